"""How long the event loop is kept from calling others back; for tests, and for bench/room/pauses.py."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from asyncio import Handle
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from papercove.server.store import MatchRow

TICK = 0.001
QUIET = 0.0022  # seconds of the measure below on a machine with nothing else to do


def pace() -> float:
    """How many times dearer everything is just now, on a machine whose cores are shared: 1 if it is quiet.

    Where two threads share a core the processor's own time grows too: a promise in milliseconds is multiplied by this.
    """
    began, kept = time.thread_time(), {}
    for number in range(20_000):
        kept[number % 100] = str(number)
    return max(1.0, (time.thread_time() - began) / QUIET)


class Watch:
    """Notes each pause of the loop, and how much of it its own thread was at work."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.pauses: list[float] = []
        self.works: list[float] = []
        self.seen = time.perf_counter(), time.thread_time()
        self.timer = self.loop.call_later(TICK, self.tick)

    def tick(self) -> None:
        before, worked = self.seen
        self.seen = time.perf_counter(), time.thread_time()
        self.pauses.append(max(0.0, self.seen[0] - before - TICK))
        self.works.append(self.seen[1] - worked)
        self.timer = self.loop.call_later(TICK, self.tick)

    def clear(self) -> None:
        self.pauses.clear()
        self.works.clear()


class Spent(NamedTuple):
    """Seconds of the processor's time on the loop's own thread: its longest callback, and all of them."""

    longest: float
    whole: float


class Ledger:
    """Writes down what each callback of this thread's loop costs, in the processor's time of this thread alone."""

    def __init__(self) -> None:
        self.thread = threading.get_ident()
        self.costs: list[float] = []

    def take(self) -> Spent:
        """What was spent since the last time this was asked."""
        costs, self.costs = self.costs, []
        return Spent(max(costs, default=0.0), sum(costs))


@contextmanager
def ledger() -> Iterator[Ledger]:
    """Watch every callback; for the loops that asyncio itself brings."""
    kept, run = Ledger(), Handle._run

    def counted(self: Handle) -> None:
        began = time.thread_time()
        try:
            run(self)
        finally:
            if threading.get_ident() == kept.thread:
                kept.costs.append(time.thread_time() - began)

    with mock.patch.object(Handle, "_run", counted):
        yield kept


def give_matches(path: Path, device: str, match: MatchRow, count: int) -> None:
    """Somebody has finished this match, and as many like it."""
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        rows = [(f"{match.id}-{n}", match.game, match.finished - n, match.summary, match.record) for n in range(count)]
        connection.executemany("INSERT INTO matches VALUES (?, ?, ?, ?, ?)", rows)
        players = [(device, row[0], 0, row[2]) for row in rows]
        connection.executemany("INSERT INTO players VALUES (?, ?, ?, ?)", players)
