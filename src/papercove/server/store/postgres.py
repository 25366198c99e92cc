"""Several nodes on one PostgreSQL: each table belongs to one node by a lease, and the log decides.

A node lives as long as its heartbeat; the leases of a dead one are free for all. Two nodes that both believe to own
a table cannot both write: an append needs the lease and the next free number. NOTIFY only wakes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from papercove.server.logs import logger
from papercove.server.store.base import (
    CODE_SECONDS,
    OLD_CODES,
    Append,
    Conflict,
    DeviceRow,
    Done,
    MatchRow,
    Moment,
    Owner,
    TableRow,
    follows_a_gap,
    tell,
)
from papercove.server.store.copying import COPIED, ROWS_AT_ONCE, new_copy, put
from papercove.server.store.migrations import ABOUT_A_TABLE, POSTGRES, VERSION_TABLE, missing_steps

HEARTBEAT = 1.0  # seconds
DEAD_AFTER = 4.0  # seconds without a heartbeat
CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 10.0  # for one statement: a database that has gone silent must not hold commits for ever
WELL_SECONDS = 1.5  # within which a database that is well has taken what was written
TABLES_AT_ONCE = 200
LARGEST_GROUP = 1000
CHANNEL = "papercove"
MIGRATION_LOCK = 7_256_120

UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a TimeoutError is an OSError

ALIVE = f"SELECT id FROM nodes WHERE seen > now() - interval '{DEAD_AFTER} seconds'"  # noqa: S608
OWNED = f"SELECT table_id FROM leases WHERE node IN ({ALIVE})"  # noqa: S608
CLAIM = f"""
INSERT INTO leases AS held (table_id, node) VALUES ($1, $2)
ON CONFLICT (table_id) DO UPDATE SET node = $2 WHERE held.node = $2 OR held.node NOT IN ({ALIVE})
RETURNING node
"""  # noqa: S608
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


class PostgresStore:
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
        """Take out of the queue all that follows something that was not written; who is to be told."""
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

    async def add_device(self, device: DeviceRow, token_hash: str, now: int) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO devices VALUES ($1, $2, $3, $4)", device.id, device.nickname, now, device.animal
            )
            await connection.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token_hash, device.id, now)

    async def add_token(self, device: str, token_hash: str, now: int) -> None:
        await self.pool.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token_hash, device, now)

    async def device_times(self, device: str) -> tuple[int, list[int]]:
        made: int = await self.pool.fetchval("SELECT created FROM devices WHERE id = $1", device)
        rows = await self.pool.fetch("SELECT created FROM tokens WHERE device = $1 ORDER BY created", device)
        return made, [row["created"] for row in rows]

    async def rename_device(self, device: DeviceRow) -> None:
        change = "UPDATE devices SET nickname = $1, animal = $2 WHERE id = $3"
        await self.pool.execute(change, device.nickname, device.animal, device.id)

    async def device_of(self, token_hash: str) -> DeviceRow | None:
        row = await self.pool.fetchrow(
            "SELECT id, nickname, animal FROM devices JOIN tokens ON device = id WHERE hash = $1", token_hash
        )
        return None if row is None else DeviceRow(row["id"], row["nickname"], row["animal"])

    async def forget_tokens(self, device: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM tokens WHERE device = $1", device)
            await connection.execute(f"NOTIFY {CHANNEL}")

    async def being_forgotten(self) -> list[str]:
        rows = await self.pool.fetch("SELECT id FROM devices WHERE id NOT IN (SELECT device FROM tokens)")
        return [row["id"] for row in rows]

    async def forgotten_elsewhere(self, devices: list[str]) -> list[str]:
        rows = await self.pool.fetch("SELECT unnest($1::text[]) AS id EXCEPT SELECT device FROM tokens", devices)
        return [row["id"] for row in rows]

    async def mentions(self, device: str) -> AsyncIterator[list[tuple[str, bytes]]]:
        last = ""
        while tables := await self.pool.fetch(
            "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", last, TABLES_AT_ONCE
        ):
            last = tables[-1]["id"]
            rows = await self.pool.fetch(
                "SELECT table_id, body FROM events WHERE table_id = ANY($1) AND position($2 IN body) > 0"
                " ORDER BY table_id, seq",
                [row["id"] for row in tables],
                device.encode(),
            )
            yield [(row["table_id"], row["body"]) for row in rows]

    async def rewrite_log(self, table: str, entries: list[tuple[int, bytes]]) -> None:
        await self.pool.executemany(
            "UPDATE events SET body = $3 WHERE table_id = $1 AND seq = $2",
            [(table, seq, body) for seq, body in entries],
        )

    async def table_summary(self, table: str) -> bytes | None:
        summary: bytes | None = await self.pool.fetchval("SELECT summary FROM tables WHERE id = $1", table)
        return summary

    async def rewrite_table(self, table: str, summary: bytes) -> None:
        await self.pool.execute("UPDATE tables SET summary = $2 WHERE id = $1", table, summary)

    async def back_up(self, path: Path) -> None:
        copy = await asyncio.to_thread(new_copy, path)
        try:
            async with (
                self.pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                for table in COPIED:
                    rows = []
                    async for row in connection.cursor(f"SELECT * FROM {table}", prefetch=ROWS_AT_ONCE):  # noqa: S608
                        rows.append(tuple(row.values()))
                        if len(rows) == ROWS_AT_ONCE:
                            await asyncio.to_thread(put, copy, table, rows)
                            rows = []
                    if rows:
                        await asyncio.to_thread(put, copy, table, rows)
        finally:
            await asyncio.to_thread(copy.close)

    async def old_tables(self, before: int) -> list[str]:
        rows = await self.pool.fetch(f"SELECT id FROM tables WHERE updated < $1 AND id NOT IN ({OWNED})", before)  # noqa: S608
        return [row["id"] for row in rows]

    async def delete_table(self, table: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(CLAIM, table, self.node) is not None:
                for name, key in ABOUT_A_TABLE:
                    await connection.execute(f"DELETE FROM {name} WHERE {key} = $1", table)  # noqa: S608
                await connection.execute("DELETE FROM leases WHERE table_id = $1", table)

    async def bans(self) -> dict[str, int]:
        return {row["what"]: row["until"] for row in await self.pool.fetch("SELECT what, until FROM bans")}

    async def ban(self, what: str, until: int) -> None:
        await self.pool.execute(
            "INSERT INTO bans VALUES ($1, $2, '') ON CONFLICT (what) DO UPDATE SET until = $2", what, until
        )

    async def wipe(self) -> None:
        """No row tells of it any more; PostgreSQL reuses the space in its own time."""

    async def forget_device(self, device: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            for table in ("tokens", "links", "sitters", "players", "subscriptions"):
                await connection.execute(f"DELETE FROM {table} WHERE device = $1", device)  # noqa: S608
            await connection.execute("DELETE FROM devices WHERE id = $1", device)
            await connection.execute("DELETE FROM bans WHERE what IN ($1, $2)", device, f"mute {device}")

    async def add_link(self, code_hash: str, device: str, expires: int) -> None:
        await self.pool.execute("INSERT INTO links VALUES ($1, $2, $3)", code_hash, device, expires)

    async def use_link(self, code_hash: str, now: int) -> DeviceRow | None:
        async with self.pool.acquire() as connection, connection.transaction():
            found = await connection.fetchrow("DELETE FROM links WHERE hash = $1 RETURNING device, expires", code_hash)
            await connection.execute("DELETE FROM links WHERE expires < $1", now)
            if found is None or found["expires"] < now:
                return None
            row = await connection.fetchrow("SELECT id, nickname, animal FROM devices WHERE id = $1", found["device"])
        return None if row is None else DeviceRow(row["id"], row["nickname"], row["animal"])

    async def code_of(self, table: str) -> str | None:
        code: str | None = await self.pool.fetchval("SELECT code FROM codes WHERE table_id = $1", table)
        return code

    async def add_code(self, code: str, table: str, now: int) -> bool:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(OLD_CODES.format(mark="$1"), now - CODE_SECONDS)
            added = await connection.execute("INSERT INTO codes VALUES ($1, $2) ON CONFLICT DO NOTHING", code, table)
        return bool(added.endswith(" 1"))

    async def table_of_code(self, code: str) -> str | None:
        table: str | None = await self.pool.fetchval("SELECT table_id FROM codes WHERE code = $1", code)
        return table

    async def lobby(self, limit: int) -> list[bytes]:
        rows = await self.pool.fetch(
            "SELECT summary FROM tables WHERE listed AND phase <> 'finished' ORDER BY updated DESC LIMIT $1", limit
        )
        return [row["summary"] for row in rows]

    async def tables_of(self, device: str, limit: int) -> list[bytes]:
        rows = await self.pool.fetch(
            "SELECT summary FROM tables JOIN sitters ON table_id = id WHERE device = $1 ORDER BY updated DESC LIMIT $2",
            device,
            limit,
        )
        return [row["summary"] for row in rows]

    async def match(self, id: str) -> MatchRow | None:
        row = await self.pool.fetchrow("SELECT id, game, finished, summary, record FROM matches WHERE id = $1", id)
        if row is None:
            return None
        players = await self.pool.fetch("SELECT device, seat FROM players WHERE match_id = $1", id)
        return match_of(row, [(player["device"], player["seat"]) for player in players])

    async def results_of(self, device: str, limit: int) -> list[tuple[bytes, int]]:
        rows = await self.pool.fetch(
            "SELECT summary, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = $1 ORDER BY players.finished DESC LIMIT $2",
            device,
            limit,
        )
        return [(row["summary"], row["seat"]) for row in rows]

    async def matches_of(self, device: str, before: Moment, limit: int) -> list[MatchRow]:
        rows = await self.pool.fetch(
            "SELECT id, game, matches.finished, summary, record, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = $1 AND (players.finished, match_id) < ($2::bigint, $3::text)"
            " ORDER BY players.finished DESC, match_id DESC LIMIT $4",
            device,
            *before,
            limit,
        )
        return [match_of(row, [(device, row["seat"])]) for row in rows]

    async def rewrite_match(self, id: str, summary: bytes, record: bytes) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("UPDATE matches SET summary = $2, record = $3 WHERE id = $1", id, summary, record)
            await connection.execute("DELETE FROM analyses WHERE match_id = $1", id)

    async def analysis(self, match: str) -> bytes | None:
        body: bytes | None = await self.pool.fetchval("SELECT body FROM analyses WHERE match_id = $1", match)
        return body

    async def keep_analysis(self, match: str, body: bytes) -> None:
        await self.pool.execute(
            "INSERT INTO analyses VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET body = $2", match, body
        )

    async def subscribe(self, device: str, endpoint: str) -> None:
        await self.pool.execute(
            "INSERT INTO subscriptions VALUES ($1, $2) ON CONFLICT (endpoint) DO UPDATE SET device = $2",
            endpoint,
            device,
        )

    async def unsubscribe(self, endpoint: str) -> None:
        await self.pool.execute("DELETE FROM subscriptions WHERE endpoint = $1", endpoint)

    async def subscriptions_of(self, device: str) -> list[str]:
        rows = await self.pool.fetch("SELECT endpoint FROM subscriptions WHERE device = $1", device)
        return [row["endpoint"] for row in rows]


def alone(problem: Exception) -> Exception:
    """What is told of an append that failed by itself."""
    conflict = isinstance(problem, asyncpg.UniqueViolationError | Conflict)
    return Conflict(str(problem)) if conflict else problem


def match_of(row: Any, players: list[tuple[str, int]]) -> MatchRow:
    return MatchRow(row["id"], row["game"], row["finished"], row["summary"], row["record"], players)


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
