"""The embedded store: SQLite in WAL mode; what has gathered is one transaction, flushed to the disk by a thread.

The event loop never waits for the file: where another program holds it, or the work is long, the thread does it all.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

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
from papercove.server.store.sqlite_file import connect, empty_log, lock_file, migrate, patience
from papercove.server.store.sqlite_rows import SqliteRows
from papercove.server.store.sqlite_sheets import Apart, Work

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
NOBODYS_TABLE = ""  # no table has this name

LAST_MATCH = """SELECT seq, body FROM events WHERE table_id = ?1 AND seq >= (
  SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?1 AND substr(body, 1, 14) = CAST('{"kind":"open"' AS BLOB)
) ORDER BY seq"""


class SqliteStore(SqliteRows):
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
        empty_log(self.writer)  # of what a killed room had still to wipe
        self.reader, self.slow_reader = connect(self.path), connect(self.path)
        for reader in (self.reader, self.slow_reader):
            reader.execute("PRAGMA query_only=ON")
        self.flusher.start()

    async def stop(self) -> None:
        if self.wiping is not None:
            self.wiping.cancel()  # whoever closes the file last empties its log
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
        """Insert all that has gathered as one transaction, here in memory; the thread flushes it to the disk."""
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
        """Wait once for whoever holds the file; then one bad write must not stop the others."""
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
        """Remove from what has gathered all that follows a failed write; returns those to be told."""
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
        """Like `_rows`, for long queries: short ones do not wait behind them."""

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
