"""The longest pause of the room's event loop while others ask for much: `python bench/room/pauses.py [--seconds 8]`.

The room runs in this process, and a callback every millisecond notes how late it comes. Another process asks, one
part after the other, as much as it can: replays of 400 positions sixty at a time, the statistics of somebody with
10,000 matches, their export, and it holds SQLite's lock while a table plays. For each part it prints the longest and
the 99.9th percentile of

  pause   the time for which the loop called nobody back; on a busy machine that is the machine's, too
  work    the processor's time that the loop's own thread took for it: what the room itself is to blame for

Both should stay below 50 ms. Then every route and every frame is asked once or more in a room whose people have done
much (tests/server/walk.py), and the costliest are printed, by the processor's time of the loop's thread in its longest
callback and in all; what takes more than 5 ms should be worked out elsewhere. Loopback only, and bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from load import percentile

sys.path.insert(0, str(Path(__file__).parents[2]))

from papercove.client import AtTable, Client
from papercove.server.collector import set_collector
from papercove.server.settings import Settings
from papercove.server.store import MatchRow
from tests.server.pauses import Watch, give_matches
from tests.server.rooms import running
from tests.server.walk import walk

GAME = "sea-salt-paper"
AIM, OFF_LOOP = 0.05, 0.005  # seconds
SHOWN = 12  # of what was walked
MATCHES = 10_000
LOCKED = 0.5  # seconds for which another program holds the lock, again and again


def show(watch: Watch, name: str, asked: str) -> None:
    told = [f"  {name:12}"]
    for title, found in (("pause", watch.pauses), ("work", watch.works)):
        told.append(f"{title} {1000 * max(found):7.1f} (p99.9 {1000 * percentile(found, 0.999):6.1f}) ms")
    print("  ".join(told), f" {asked}", flush=True)
    watch.clear()


async def play(table: AtTable, over: asyncio.Event) -> int:
    moves = 0
    while not over.is_set() and not table.is_over:
        if table.choices:
            await table.act(table.choices[0]["id"])
            moves += 1
        else:
            await table.next_event()
    return moves


def multiply(path: Path, device: str) -> str:
    """Somebody who has finished one match has finished ten thousand."""
    with closing(sqlite3.connect(path, timeout=30)) as connection:
        match = MatchRow(*connection.execute("SELECT * FROM matches").fetchone(), [])
    give_matches(path, device, match, MATCHES)
    return match.id


def ask_for(seconds: float, address: str, token: str, path: str, at_once: int) -> str:
    """The other process: the same request by many at once, for a while."""

    def one(_: int) -> int:
        connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=60)
        connection.request("GET", path, headers={"Authorization": f"Bearer {token}", "Accept-Encoding": "gzip"})
        status = connection.getresponse()
        status.read()
        connection.close()
        return status.status

    found: dict[int, int] = {}
    end = time.monotonic() + seconds
    with ThreadPoolExecutor(at_once) as pool:
        while time.monotonic() < end:
            for status in pool.map(one, range(at_once)):
                found[status] = found.get(status, 0) + 1
    return ", ".join(f"{count} answers {status}" for status, count in sorted(found.items()))


def hold_lock(seconds: float, path: str) -> str:
    """The other process: another program that writes into the store's file, again and again."""
    held, end = 0, time.monotonic() + seconds
    with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as connection:
        while time.monotonic() < end:
            connection.execute("BEGIN IMMEDIATE")
            time.sleep(LOCKED)
            connection.execute("ROLLBACK")
            held += 1
            time.sleep(LOCKED)
    return f"held {held} times for {LOCKED} s"


async def elsewhere(*arguments: object) -> str:
    """Run this file as another process, which asks."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, __file__, "--as", json.dumps(arguments)), stdout=subprocess.PIPE
    )
    told, _ = await process.communicate()
    return told.decode().strip()


async def run(seconds: float, folder: Path) -> None:
    path = folder / "room.db"
    async with running(Settings(store=str(path), limits=None)) as (address, _):
        ann = await Client.visit(address)
        async with ann.at(await open_table(ann)) as one:
            await one.sit(0)
            await play(one, asyncio.Event())
        match = await asyncio.to_thread(multiply, path, ann.id)
        parts: dict[str, Callable[[], Awaitable[str]]] = {
            "nothing": lambda: told_after(seconds / 2),
            "replays": lambda: elsewhere(
                "ask", seconds, address, ann.token, f"/api/matches/{match}/replay?count=400", 60
            ),
            "statistics": lambda: elsewhere("ask", seconds, address, ann.token, "/api/me/statistics", 8),
            "export": lambda: elsewhere("ask", seconds, address, ann.token, "/api/me/export", 2),
            "lock": lambda: elsewhere("lock", seconds, str(path)),
        }
        async with ann.at(await open_table(ann, points_to_win=200)) as one:
            await one.sit(0)
            watch = Watch()
            for name, part in parts.items():
                over = asyncio.Event()
                playing = asyncio.create_task(play(one, over))
                watch.clear()
                asked = await part()
                show(watch, name, asked)
                over.set()
                await playing
            watch.timer.cancel()


async def show_walk(folder: Path) -> None:
    """What each answer costs the loop."""
    found = await walk(folder, MATCHES)
    least = {name: min(times) for name, times in found.spent.items()}
    dear = sum(spent.longest > OFF_LOOP for spent in least.values())
    print(f"{len(least)} routes and kinds of frame, {dear} above {1000 * OFF_LOOP:.0f} ms; the costliest:")
    for name in sorted(least, key=lambda name: -least[name].longest)[:SHOWN]:
        longest, whole = least[name]
        print(f"  {name:42} longest {1000 * longest:4.1f} ms, in all {1000 * whole:5.1f} ms  {found.told[name]}")


async def open_table(client: Client, **options: int) -> str:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "beginner"}]
    made = await client.create(GAME, seats, pace="instant", options=options)
    return str(made["table"])


async def told_after(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return "only one table plays"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8.0, help="of each part")
    parser.add_argument("--as", dest="other", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.other:
        what, *arguments = json.loads(chosen.other)
        print(ask_for(*arguments) if what == "ask" else hold_lock(*arguments))
        return
    print(
        f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores at the start; the aim is {1000 * AIM:.0f} ms"
    )
    with tempfile.TemporaryDirectory() as folder:
        set_collector()
        asyncio.run(run(chosen.seconds, Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(show_walk(Path(folder)))


if __name__ == "__main__":
    main()
