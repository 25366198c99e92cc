"""How long the event loop is kept from calling others back; for tests, and for bench/room/pauses.py."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from papercove.server.store import MatchRow

TICK = 0.001


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


def give_matches(path: Path, device: str, match: MatchRow, count: int) -> None:
    """Somebody has finished this match, and as many like it."""
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        rows = [(f"{match.id}-{n}", match.game, match.finished - n, match.summary, match.record) for n in range(count)]
        connection.executemany("INSERT INTO matches VALUES (?, ?, ?, ?, ?)", rows)
        players = [(device, row[0], 0, row[2]) for row in rows]
        connection.executemany("INSERT INTO players VALUES (?, ?, ?, ?)", players)
