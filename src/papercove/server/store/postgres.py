"""Several nodes on one PostgreSQL: each table belongs to one node by a lease, and the log decides.

A node lives as long as its heartbeat; the leases of a dead one are free for all. Two nodes that both believe to own
a table cannot both write: an append needs the lease and the next free number. NOTIFY only wakes.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import asyncpg

from papercove.server.logs import logger
from papercove.server.store.base import (
    Append,
    Conflict,
    Done,
    MatchRow,
    Owner,
    TableRow,
    follows_a_gap,
    tell,
)
from papercove.server.store.migrations import POSTGRES, VERSION_TABLE, missing_steps
from papercove.server.store.postgres_rows import ALIVE, CHANNEL, CLAIM, OWNED, PostgresRows

HEARTBEAT = 1.0  # seconds
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0  # for one statement: a database that has gone silent must not hold commits for ever
WELL_SECONDS = 1.5  # within which a database that is well has taken what was written
LARGEST_GROUP = 1000
MIGRATION_LOCK = 7_256_120

UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a TimeoutError is an OSError

APPEND = """
INSERT INTO events
SELECT told.* FROM unnest($1::text[], $2::bigint[], $3::bytea[]) AS told (table_id, seq, body)
JOIN leases ON leases.table_id = told.table_id AND leases.node = $4
RETURNING table_id
"""
LAST_MATCH = """
SELECT seq, body FROM events WHERE table_id = $1 AND seq >= (
  SELECT coalesce(max(seq), 0) FROM events
  WHERE table_id = $1 AND substring(body FROM 1 FOR 14) = '{"kind":"open"'::bytea
) ORDER BY seq
"""


class PostgresStore(PostgresRows):
    """One node's view of the shared database."""

    def __init__(self, address: str, node: str, advertise: str) -> None:
        self.address = address
        self.node = node
        self.advertise = advertise
        self.log = logger(node=node)
        self.queue: asyncio.Queue[tuple[Append, Done] | None] = asyncio.Queue()
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.writing_since = 0.0  # when the commit under way began, if there is one
        self.probe: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.listener = await asyncpg.connect(self.address)
        await migrate(self.listener)  # which may take its time
        self.pool = await asyncpg.create_pool(
            self.address, min_size=2, max_size=6, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
        )
        async with self.pool.acquire() as connection:
            await self._beat(connection)
        await self.listener.add_listener(CHANNEL, lambda *_: self.changed.set())
        loop = asyncio.get_running_loop()
        self.writer = loop.create_task(self._write())
        self.tasks = [loop.create_task(self._live())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.queue.put_nowait(None)
        await self.writer
        await self.release_all()
        with suppress(*UNREACHABLE):
            await self.pool.execute("DELETE FROM nodes WHERE id = $1", self.node)
        await self.listener.close()
        await self.pool.close()

    async def is_well(self) -> bool:
        """Write where moves are written, and see whether it could be; nothing of it is kept."""
        if self.probe is None or self.probe.done():
            self.probe = asyncio.ensure_future(self._write_something())
            self.probe.add_done_callback(lambda done: done.cancelled() or done.exception())  # late, nobody asks
        await asyncio.wait((self.probe,), timeout=WELL_SECONDS)  # to cancel it may take as long as the database does
        stuck = self.writing_since and time.monotonic() - self.writing_since > WELL_SECONDS
        return not stuck and self.probe.done() and self.probe.exception() is None

    async def _write_something(self) -> None:
        async with self.pool.acquire() as connection:
            transaction = connection.transaction()
            await transaction.start()
            try:
                await connection.execute("INSERT INTO events VALUES ('', $1, '')", time.monotonic_ns())
                await self._beat(connection)
            finally:
                await transaction.rollback()

    # --- nodes and leases ---

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                async with self.pool.acquire() as connection:
                    await self._beat(connection)
            except Exception as problem:  # a heartbeat must not be the last one
                self.log.error("heartbeat-failed", problem=repr(problem))

    async def _beat(self, connection: Any) -> None:
        await connection.execute(
            "INSERT INTO nodes VALUES ($1, $2, now()) ON CONFLICT (id) DO UPDATE SET seen = now(), address = $2",
            self.node,
            self.advertise,
        )

    async def claim(self, table: str) -> Owner:
        async with self.pool.acquire() as connection:
            if await connection.fetchval(CLAIM, table, self.node) is not None:
                return Owner(self.node, None)
            row = await connection.fetchrow(
                "SELECT node, address FROM leases JOIN nodes ON id = node WHERE table_id = $1", table
            )
        return Owner(self.node, "") if row is None else Owner(row["node"], row["address"])

    async def no_longer_owned(self, tables: list[str]) -> list[str]:
        rows = await self.pool.fetch(
            "SELECT unnest($1::text[]) AS id EXCEPT SELECT table_id FROM leases WHERE node = $2", tables, self.node
        )
        return [row["id"] for row in rows]

    async def loads(self) -> dict[str, int]:
        rows = await self.pool.fetch(
            f"SELECT id, count(table_id) AS tables FROM ({ALIVE}) AS alive LEFT JOIN leases ON node = id GROUP BY id"  # noqa: S608
        )
        return {row["id"]: row["tables"] for row in rows}

    async def hand_over(self, table: str, node: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "UPDATE leases SET node = $3 WHERE table_id = $1 AND node = $2", table, self.node, node
            )
            await connection.execute(f"NOTIFY {CHANNEL}")

    async def release(self, table: str) -> None:
        await self.pool.execute("DELETE FROM leases WHERE table_id = $1 AND node = $2", table, self.node)

    async def release_all(self) -> None:
        try:
            async with self.pool.acquire() as connection, connection.transaction():
                await connection.execute("DELETE FROM leases WHERE node = $1", self.node)
                await connection.execute(f"NOTIFY {CHANNEL}")
        except UNREACHABLE as problem:  # then they end with this node's heartbeat
            self.log.error("leases-not-released", problem=repr(problem))

    async def keep_clocks(self, clocks: list[tuple[str, int, int]]) -> None:
        await self.pool.executemany(
            "INSERT INTO clocks VALUES ($1, $2, $3) ON CONFLICT (table_id) DO UPDATE SET turn = $2, milliseconds = $3",
            clocks,
        )

    async def clock(self, table: str) -> tuple[int, int] | None:
        row = await self.pool.fetchrow("SELECT turn, milliseconds FROM clocks WHERE table_id = $1", table)
        return None if row is None else (row["turn"], row["milliseconds"])

    async def wait_for_change(self, seconds: float) -> None:
        self.changed.clear()
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return

    async def awake_tables(self) -> list[str]:
        rows = await self.pool.fetch(
            f"SELECT id FROM tables WHERE awake AND id NOT IN ({OWNED})"  # noqa: S608
        )
        return [row["id"] for row in rows]

    # --- writing ---

    def append(self, append: Append, done: Done) -> None:
        self.queue.put_nowait((append, done))

    async def _write(self) -> None:
        """Commit what has gathered in one transaction; tell in the order in which it came."""
        while (job := await self.queue.get()) is not None:
            group = [job]
            last = False
            while len(group) < LARGEST_GROUP and not self.queue.empty():
                following = self.queue.get_nowait()
                if following is None:
                    last = True
                    break
                group.append(following)
            self.writing_since = time.monotonic()
            problems = await self._commit([append for append, _ in group])
            self.writing_since = 0.0
            refused = self._take_broken(
                {append.table for (append, _), problem in zip(group, problems, strict=True) if problem is not None}
            )
            for (_, done), problem in zip(group, problems, strict=True):
                tell(done, problem)
            for done in refused:
                tell(done, follows_a_gap())
            if last:
                return

    def _take_broken(self, tables: set[str]) -> list[Done]:
        """Remove from the queue all that follows a failed write; returns those to be told."""
        refused = []
        for _ in range(self.queue.qsize() if tables else 0):
            job = self.queue.get_nowait()
            if job is not None and job[0].table in tables:
                refused.append(job[1])
            else:
                self.queue.put_nowait(job)
        return refused

    async def _commit(self, group: list[Append]) -> list[BaseException | None]:
        try:
            await self._commit_together(group)
        except Exception as problem:
            return [alone(problem)] if len(group) == 1 else await self._commit_one_by_one(group)
        return [None] * len(group)

    async def _commit_one_by_one(self, group: list[Append]) -> list[BaseException | None]:
        """One bad append must not stop the others, only those that follow it at the same table."""
        problems: list[BaseException | None] = []
        broken: set[str] = set()
        for one in group:
            problem = follows_a_gap() if one.table in broken else (await self._commit([one]))[0]
            if problem is not None:
                broken.add(one.table)
            problems.append(problem)
        return problems

    async def _commit_together(self, group: list[Append]) -> None:
        entries = [(one.table, seq, body) for one in group for seq, body in one.entries]
        async with self.pool.acquire() as connection, connection.transaction():
            tables, numbers, bodies = (list(column) for column in zip(*entries, strict=True))
            written = await connection.fetch(APPEND, tables, numbers, bodies, self.node)
            if len(written) != len(entries):
                raise Conflict("another node owns the table")
            for one in group:
                if one.row is not None:
                    await write_table(connection, one.row)
                if one.match is not None:
                    await write_match(connection, one.match)

    # --- reading, and the rest ---

    async def entries(self, table: str) -> list[tuple[int, bytes]]:
        return [(row["seq"], row["body"]) for row in await self.pool.fetch(LAST_MATCH, table)]

    async def whole_log(self, table: str) -> list[tuple[int, bytes]]:
        rows = await self.pool.fetch("SELECT seq, body FROM events WHERE table_id = $1 ORDER BY seq", table)
        return [(row["seq"], row["body"]) for row in rows]


def alone(problem: Exception) -> Exception:
    """What is told of an append that failed by itself."""
    conflict = isinstance(problem, asyncpg.UniqueViolationError | Conflict)
    return Conflict(str(problem)) if conflict else problem


async def migrate(connection: Any) -> None:
    """Each missing step in a transaction of its own; nodes that start together wait for each other."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATION_LOCK)
    try:
        await connection.execute(VERSION_TABLE)
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        for number, statements in missing_steps(version, POSTGRES):
            async with connection.transaction():
                for statement in statements:
                    await connection.execute(statement)
                await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATION_LOCK)


async def write_table(connection: Any, row: TableRow) -> None:
    await connection.execute(
        "INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE"
        " SET phase = $2, listed = $3, awake = $4, updated = $5, summary = $6",
        row.id,
        row.phase,
        row.listed,
        row.awake,
        row.updated,
        row.summary,
    )
    await connection.execute("DELETE FROM sitters WHERE table_id = $1", row.id)
    await connection.executemany("INSERT INTO sitters VALUES ($1, $2)", [(device, row.id) for device in row.devices])


async def write_match(connection: Any, row: MatchRow) -> None:
    await connection.execute(
        "INSERT INTO matches VALUES ($1, $2, $3, $4, $5)", row.id, row.game, row.finished, row.summary, row.record
    )
    await connection.executemany(
        "INSERT INTO players VALUES ($1, $2, $3, $4)",
        [(device, row.id, seat, row.finished) for device, seat in row.players],
    )
