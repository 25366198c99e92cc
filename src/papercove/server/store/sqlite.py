"""The embedded store: SQLite in WAL mode; what has gathered is one transaction, flushed to the disk by a thread.

The event loop never waits for the file: where another program holds it, or the work is long, the thread does it all.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

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
from papercove.server.store.migrations import ABOUT_A_TABLE
from papercove.server.store.sqlite_file import connect, lock_file, migrate, patience

Work = Callable[[sqlite3.Connection], Any]
Result = tuple[Any, BaseException | None]
Settle = Callable[[Any, BaseException | None], None]
Job = tuple[Append | Work, Done | Settle]
LARGEST_GROUP = 2000
BUSY_GROUP = 8  # after a group like this, wait a moment before the next one: larger groups cost less
GATHER_SECONDS = 0.004
PATIENCE = 10.0  # seconds the thread waits for a program that holds the file
WELL_SECONDS = 1.2  # within which a store that is well has written something
WELL_AGAIN = 0.5  # seconds for which that stays true
AS_MUCH_AS_MOVES = 16_384  # bytes written to see whether anything can be
TABLES_AT_ONCE = 200
NOBODYS_TABLE = ""  # no table has this name

LAST_MATCH = """SELECT seq, body FROM events WHERE table_id = ?1 AND seq >= (
  SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?1 AND substr(body, 1, 14) = CAST('{"kind":"open"' AS BLOB)
) ORDER BY seq"""


class Apart:
    """Work for the thread alone, because it is long, or (`outside`) can be done in no transaction."""

    def __init__(self, work: Work, outside: bool = False) -> None:
        self.work = work
        self.outside = outside

    def __call__(self, connection: sqlite3.Connection) -> Any:
        return self.work(connection)


class SqliteStore:
    """One file. Commits are flushed to the disk (`synchronous=FULL`) before anybody is told."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.gathered: list[Job] = []  # what the next group is made of
        self.idle = asyncio.Event()  # no group is under way, or about to be
        self.idle.set()
        self.pause = 0.0  # seconds to wait for company
        self.inserted: queue.SimpleQueue[tuple[list[Job], list[Result] | None] | None] = queue.SimpleQueue()
        self.flusher = threading.Thread(target=self._flush_all, name="papercove-write", daemon=True)
        self.readers = ThreadPoolExecutor(1, "papercove-read")
        self.slow_readers = ThreadPoolExecutor(1, "papercove-read-long")
        self.groups = 0
        self.probe: asyncio.Task[Any] | None = None  # the last try whether anything can be written
        self.probed = 0.0
        self.broken: set[str] = set()  # tables of which something in the last group was not written

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.guard = lock_file(self.path)
        self.writer = connect(self.path)
        try:
            migrate(self.writer)
        except BaseException:
            self.writer.close()
            self.guard.release()
            raise
        patience(self.writer, 0)
        self.reader, self.slow_reader = connect(self.path), connect(self.path)
        for reader in (self.reader, self.slow_reader):
            reader.execute("PRAGMA query_only=ON")
        self.flusher.start()

    async def stop(self) -> None:
        await self.idle.wait()
        self.inserted.put(None)
        await asyncio.to_thread(self.flusher.join)
        for readers in (self.readers, self.slow_readers):
            await asyncio.to_thread(readers.shutdown)
        for connection in (self.writer, self.reader, self.slow_reader):
            connection.close()
        self.guard.release()

    # --- writing ---

    def append(self, append: Append, done: Done) -> None:
        self._add((append, done))

    async def _change(self, work: Work) -> Any:
        future: asyncio.Future[Any] = self.loop.create_future()

        def settle(value: Any, problem: BaseException | None) -> None:
            if future.done():
                return
            if problem is None:
                future.set_result(value)
            else:
                future.set_exception(problem)

        self._add((work, settle))
        return await future

    def _add(self, job: Job) -> None:
        self.gathered.append(job)
        if self.idle.is_set():
            self.idle.clear()
            self.loop.call_later(self.pause, self._write)

    def _write(self) -> None:
        """Insert all that has gathered as one transaction, here in memory; flushing it to the disk is the thread's."""
        group, self.gathered = self.gathered[:LARGEST_GROUP], self.gathered[LARGEST_GROUP:]
        results: list[Result] | None = None
        if not any(type(work) is Apart for work, _ in group):
            try:
                self.writer.execute("BEGIN IMMEDIATE")  # which waits for nobody here
                results = insert(self.writer, [work for work, _ in group])
            except Exception:  # the thread tries again
                roll_back(self.writer)
        self.inserted.put((group, results))

    def _flush_all(self) -> None:
        """The thread: flush one group after another."""
        while (handed := self.inserted.get()) is not None:
            group, results = handed
            flushed = self._flush([work for work, _ in group], results)
            self.loop.call_soon_threadsafe(self._written, group, flushed)

    def _flush(self, group: list[Append | Work], results: list[Result] | None) -> list[Result]:
        if results is not None:
            try:
                self.writer.commit()
            except Exception:
                roll_back(self.writer)
            else:
                return results
        patience(self.writer, PATIENCE)
        try:
            return self._patiently(group)
        finally:
            patience(self.writer, 0)

    def _patiently(self, group: list[Append | Work]) -> list[Result]:
        """Wait for whoever holds the file, once for all; then one bad write must not stop the others."""
        try:
            self.writer.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as problem:
            self.broken |= {work.table for work in group if isinstance(work, Append)}
            return [(None, problem)] * len(group)
        try:
            if not any(isinstance(work, Apart) and work.outside for work in group):
                results = insert(self.writer, group)
                self.writer.commit()
                return results
        except Exception:  # noqa: S110  (each is tried by itself)
            pass
        roll_back(self.writer)
        return self._one_by_one(group)

    def _one_by_one(self, group: list[Append | Work]) -> list[Result]:
        results: list[Result] = []
        for work in group:
            table = work.table if isinstance(work, Append) else None
            result = (None, follows_a_gap()) if table in self.broken else self._alone(work)
            if table is not None and result[1] is not None:
                self.broken.add(table)
            results.append(result)
        return results

    def _alone(self, work: Append | Work) -> Result:
        try:
            if isinstance(work, Apart) and work.outside:
                return work(self.writer), None
            with self.writer:
                self.writer.execute("BEGIN IMMEDIATE")
                return insert(self.writer, [work])[0]
        except Exception as problem:
            conflict = isinstance(problem, sqlite3.IntegrityError) and isinstance(work, Append)
            return None, Conflict(str(problem)) if conflict else problem

    def _written(self, group: list[Job], results: list[Result]) -> None:
        """Tell everybody, in order, what became of their writes; then write what has gathered meanwhile."""
        self.groups += 1
        refused = self._take_broken() if self.broken else []
        self.pause = GATHER_SECONDS if len(group) >= BUSY_GROUP else 0.0
        if self.gathered:
            self.loop.call_later(self.pause, self._write)
        else:
            self.idle.set()
        for (work, done), (value, problem) in zip(group, results, strict=True):
            if isinstance(work, Append):
                tell(done, problem)
            else:
                tell(done, value, problem)
        for done in refused:
            tell(done, follows_a_gap())

    def _take_broken(self) -> list[Done | Settle]:
        """Take out of what has gathered all that follows something that was not written; who is to be told."""
        broken, self.broken = self.broken, set()
        gathered, self.gathered = self.gathered, []
        refused = []
        for work, done in gathered:
            if isinstance(work, Append) and work.table in broken:
                refused.append(done)
            else:
                self.gathered.append((work, done))
        return refused

    # --- reading ---

    async def is_well(self) -> bool:
        """Write something as large as a move, and see whether it arrives."""
        now, probe = time.monotonic(), self.probe
        if probe is None or (probe.done() and (probe.exception() or now - self.probed > WELL_AGAIN)):
            probe = self.probe = self.loop.create_task(self._change(write_something))
            probe.add_done_callback(lambda done: done.cancelled() or done.exception())
            self.probed = now
        await asyncio.wait((probe,), timeout=WELL_SECONDS)
        return self.flusher.is_alive() and probe.done() and probe.exception() is None

    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def read() -> list[tuple[Any, ...]]:
            return self.reader.execute(query, values).fetchall()

        return await self.loop.run_in_executor(self.readers, read)

    async def _many_rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """As `_rows`, for what takes long: nobody who asks for little waits behind it."""

        def read() -> list[tuple[Any, ...]]:
            return self.slow_reader.execute(query, values).fetchall()

        return await self.loop.run_in_executor(self.slow_readers, read)

    async def entries(self, table: str) -> list[tuple[int, bytes]]:
        return [(seq, body) for seq, body in await self._rows(LAST_MATCH, table)]

    async def whole_log(self, table: str) -> list[tuple[int, bytes]]:
        rows = await self._many_rows("SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq", table)
        return [(seq, body) for seq, body in rows]

    async def claim(self, table: str) -> Owner:
        return Owner("", None)

    async def no_longer_owned(self, tables: list[str]) -> list[str]:
        return []

    async def loads(self) -> dict[str, int]:
        return {}

    async def hand_over(self, table: str, node: str) -> None:
        pass

    async def release(self, table: str) -> None:
        pass

    async def release_all(self) -> None:
        pass

    async def keep_clocks(self, clocks: list[tuple[str, int, int]]) -> None:
        await self._change(lambda c: c.executemany("INSERT OR REPLACE INTO clocks VALUES (?, ?, ?)", clocks))

    async def clock(self, table: str) -> tuple[int, int] | None:
        rows = await self._rows("SELECT turn, milliseconds FROM clocks WHERE table_id = ?", table)
        return (rows[0][0], rows[0][1]) if rows else None

    async def wait_for_change(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def awake_tables(self) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM tables WHERE awake")]

    async def add_device(self, device: DeviceRow, token_hash: str, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO devices VALUES (?, ?, ?, ?)", (device.id, device.nickname, now, device.animal)
            )
            connection.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, device.id, now))

        await self._change(work)

    async def add_token(self, device: str, token_hash: str, now: int) -> None:
        await self._change(lambda c: c.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, device, now)))

    async def device_times(self, device: str) -> tuple[int, list[int]]:
        made = await self._rows("SELECT created FROM devices WHERE id = ?", device)
        tokens = await self._rows("SELECT created FROM tokens WHERE device = ? ORDER BY created", device)
        return made[0][0], [created for (created,) in tokens]

    async def rename_device(self, device: DeviceRow) -> None:
        changed = (device.nickname, device.animal, device.id)
        await self._change(lambda c: c.execute("UPDATE devices SET nickname = ?, animal = ? WHERE id = ?", changed))

    async def device_of(self, token_hash: str) -> DeviceRow | None:
        rows = await self._rows(
            "SELECT id, nickname, animal FROM devices JOIN tokens ON device = id WHERE hash = ?", token_hash
        )
        return DeviceRow(*rows[0]) if rows else None

    async def forget_tokens(self, device: str) -> None:
        await self._change(lambda c: c.execute("DELETE FROM tokens WHERE device = ?", (device,)))

    async def being_forgotten(self) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM devices WHERE id NOT IN (SELECT device FROM tokens)")]

    async def forgotten_elsewhere(self, devices: list[str]) -> list[str]:
        return []

    async def mentions(self, device: str) -> AsyncIterator[list[tuple[str, bytes]]]:
        last = ""
        while tables := await self._rows(
            "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", last, TABLES_AT_ONCE
        ):
            first, last = tables[0][0], tables[-1][0]
            yield await self._many_rows(
                "SELECT table_id, body FROM events WHERE table_id BETWEEN ? AND ? AND instr(body, ?) ORDER BY 1, seq",
                first,
                last,
                device.encode(),
            )

    async def rewrite_log(self, table: str, entries: list[tuple[int, bytes]]) -> None:
        rows = [(body, table, seq) for seq, body in entries]
        query = "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?"
        await self._change(Apart(lambda connection: connection.executemany(query, rows)))

    async def table_summary(self, table: str) -> bytes | None:
        rows = await self._rows("SELECT summary FROM tables WHERE id = ?", table)
        return rows[0][0] if rows else None

    async def rewrite_table(self, table: str, summary: bytes) -> None:
        await self._change(lambda c: c.execute("UPDATE tables SET summary = ? WHERE id = ?", (summary, table)))

    async def back_up(self, path: Path) -> None:
        def copy() -> None:
            path.touch(0o600)
            with closing(connect(self.path)) as connection:
                connection.execute("VACUUM INTO ?", (str(path),))

        await self.loop.run_in_executor(self.slow_readers, copy)

    async def old_tables(self, before: int) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM tables WHERE updated < ?", before)]

    async def delete_table(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for name, key in ABOUT_A_TABLE:
                connection.execute(f"DELETE FROM {name} WHERE {key} = ?", (table,))  # noqa: S608

        await self._change(work)

    async def bans(self) -> dict[str, int]:
        return dict(await self._rows("SELECT what, until FROM bans"))

    async def ban(self, what: str, until: int) -> None:
        await self._change(lambda c: c.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, '')", (what, until)))

    async def wipe(self) -> None:
        """What is deleted is overwritten (`secure_delete`); the log of writes before that is emptied here."""
        await self._change(Apart(lambda c: c.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall(), outside=True))

    async def forget_device(self, device: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("tokens", "links", "sitters", "players", "subscriptions"):
                connection.execute(f"DELETE FROM {table} WHERE device = ?", (device,))  # noqa: S608
            connection.execute("DELETE FROM devices WHERE id = ?", (device,))
            connection.execute("DELETE FROM bans WHERE what IN (?, ?)", (device, f"mute {device}"))

        await self._change(work)

    async def add_link(self, code_hash: str, device: str, expires: int) -> None:
        await self._change(lambda c: c.execute("INSERT INTO links VALUES (?, ?, ?)", (code_hash, device, expires)))

    async def use_link(self, code_hash: str, now: int) -> DeviceRow | None:
        def work(connection: sqlite3.Connection) -> DeviceRow | None:
            found = connection.execute(
                "DELETE FROM links WHERE hash = ? RETURNING device, expires", (code_hash,)
            ).fetchall()
            connection.execute("DELETE FROM links WHERE expires < ?", (now,))
            if not found or found[0][1] < now:
                return None
            rows = connection.execute(
                "SELECT id, nickname, animal FROM devices WHERE id = ?", (found[0][0],)
            ).fetchall()
            return DeviceRow(*rows[0]) if rows else None

        device: DeviceRow | None = await self._change(work)
        return device

    async def code_of(self, table: str) -> str | None:
        rows = await self._rows("SELECT code FROM codes WHERE table_id = ?", table)
        return rows[0][0] if rows else None

    async def add_code(self, code: str, table: str, now: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute(OLD_CODES.format(mark="?"), (now - CODE_SECONDS,))
            added = connection.execute("INSERT INTO codes VALUES (?, ?) ON CONFLICT DO NOTHING", (code, table))
            return added.rowcount == 1

        done: bool = await self._change(work)
        return done

    async def table_of_code(self, code: str) -> str | None:
        rows = await self._rows("SELECT table_id FROM codes WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def lobby(self, limit: int) -> list[bytes]:
        rows = await self._rows(
            "SELECT summary FROM tables WHERE listed AND phase <> 'finished' ORDER BY updated DESC LIMIT ?", limit
        )
        return [summary for (summary,) in rows]

    async def tables_of(self, device: str, limit: int) -> list[bytes]:
        rows = await self._rows(
            "SELECT summary FROM tables JOIN sitters ON table_id = id WHERE device = ? ORDER BY updated DESC LIMIT ?",
            device,
            limit,
        )
        return [summary for (summary,) in rows]

    async def match(self, id: str) -> MatchRow | None:
        rows = await self._rows("SELECT id, game, finished, summary, record FROM matches WHERE id = ?", id)
        if not rows:
            return None
        players = await self._rows("SELECT device, seat FROM players WHERE match_id = ?", id)
        id, game, finished, summary, record = rows[0]
        return MatchRow(id, game, finished, summary, record, [(device, seat) for device, seat in players])

    async def results_of(self, device: str, limit: int) -> list[tuple[bytes, int]]:
        rows = await self._many_rows(
            "SELECT summary, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = ? ORDER BY players.finished DESC LIMIT ?",
            device,
            limit,
        )
        return [(summary, seat) for summary, seat in rows]

    async def matches_of(self, device: str, before: Moment, limit: int) -> list[MatchRow]:
        rows = await self._many_rows(
            "SELECT id, game, matches.finished, summary, record, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = ? AND (players.finished, match_id) < (?, ?)"
            " ORDER BY players.finished DESC, match_id DESC LIMIT ?",
            device,
            *before,
            limit,
        )
        return [
            MatchRow(id, game, when, summary, record, [(device, seat)])
            for id, game, when, summary, record, seat in rows
        ]

    async def rewrite_match(self, id: str, summary: bytes, record: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET summary = ?, record = ? WHERE id = ?", (summary, record, id))
            connection.execute("DELETE FROM analyses WHERE match_id = ?", (id,))

        await self._change(work)

    async def analysis(self, match: str) -> bytes | None:
        rows = await self._rows("SELECT body FROM analyses WHERE match_id = ?", match)
        return rows[0][0] if rows else None

    async def keep_analysis(self, match: str, body: bytes) -> None:
        await self._change(lambda c: c.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (match, body)))

    async def subscribe(self, device: str, endpoint: str) -> None:
        await self._change(
            lambda c: c.execute("INSERT OR REPLACE INTO subscriptions VALUES (?, ?)", (endpoint, device))
        )

    async def unsubscribe(self, endpoint: str) -> None:
        await self._change(lambda c: c.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)))

    async def subscriptions_of(self, device: str) -> list[str]:
        rows = await self._rows("SELECT endpoint FROM subscriptions WHERE device = ?", device)
        return [endpoint for (endpoint,) in rows]


def write_something(connection: sqlite3.Connection) -> None:
    """As much as moves take, where no table is: what can write this can write moves."""
    connection.execute("INSERT OR REPLACE INTO events VALUES (?, 0, randomblob(?))", (NOBODYS_TABLE, AS_MUCH_AS_MOVES))


def roll_back(connection: sqlite3.Connection) -> None:
    """Undo the transaction that is open; where even that fails, the next one cannot begin and says so."""
    with suppress(sqlite3.Error):
        connection.rollback()


def insert(connection: sqlite3.Connection, group: list[Append | Work]) -> list[Result]:
    """Do all of a group inside the transaction that is open; what each gave."""
    entries = [(one.table, seq, body) for one in group if isinstance(one, Append) for seq, body in one.entries]
    connection.executemany("INSERT INTO events VALUES (?, ?, ?)", entries)
    results: list[Result] = []
    for one in group:
        if isinstance(one, Append):
            write_rows(connection, one)
            results.append((None, None))
        else:
            results.append((one(connection), None))
    return results


def write_rows(connection: sqlite3.Connection, append: Append) -> None:
    if append.row is not None:
        write_table(connection, append.row)
    if append.match is not None:
        write_match(connection, append.match)


def write_table(connection: sqlite3.Connection, row: TableRow) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?, ?)",
        (row.id, row.phase, row.listed, row.awake, row.updated, row.summary),
    )
    connection.execute("DELETE FROM sitters WHERE table_id = ?", (row.id,))
    connection.executemany("INSERT INTO sitters VALUES (?, ?)", [(device, row.id) for device in row.devices])


def write_match(connection: sqlite3.Connection, row: MatchRow) -> None:
    connection.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?)", (row.id, row.game, row.finished, row.summary, row.record)
    )
    connection.executemany(
        "INSERT INTO players VALUES (?, ?, ?, ?)",
        [(device, row.id, seat, row.finished) for device, seat in row.players],
    )
