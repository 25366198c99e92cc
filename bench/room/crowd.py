"""One address does its worst within the limits while others play: `python bench/room/crowd.py [--seconds 20]`.

The crowd, all of one address, opens 84 watched tables of four experts and a dozen of novices at full speed, asks for
hints, replays, statistics and exports, and sends what its limits allow. Meanwhile people of other addresses each play
against a novice at the pace `instant`. Prints how long they waited for the novice, before the crowd came and during
it, how long for the acknowledgement of their own moves, and what the crowd was refused. Bounded in time; loopback only.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import http.client
import json
import os
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from typing import Any

from load import percentile
from run import ROOT, Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

CROWD = "192.0.2.66"
PACE = 0.02  # seconds for which a novice's answer is held back at the pace `instant`
AIM = 0.5

NONCE = f"{0:032x}-0"
SIT = {"type": "sit", "cmd": "s", "seat": 0, "promise": hashlib.sha256(NONCE.encode()).hexdigest()}
REVEAL = {"type": "reveal", "cmd": "n", "nonce": NONCE}


class Visitor:
    """Somebody behind a proxy: every request tells the address it comes from."""

    def __init__(self, server: str, address: str) -> None:
        self.host, self.address = server.removeprefix("http://"), address
        self.token = ""
        self.status: Counter[int] = Counter()

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        connection = http.client.HTTPConnection(self.host, timeout=60)
        headers = {"X-Forwarded-For": self.address, "Accept-Encoding": "gzip"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            told = response.read()
        finally:
            connection.close()
        self.status[response.status] += 1
        if response.status != 200 or response.getheader("Content-Encoding"):
            return None
        return json.loads(told)

    def arrive(self) -> bool:
        made = self.ask("POST", "/api/device", {})
        self.token = made["token"] if made else ""
        return bool(made)

    def table(self, level: str, bots: int, own: bool) -> str | None:
        seats = [{"kind": "me"}] * own + [{"kind": "bot", "level": level}] * bots
        options = {"points_to_win": 200} if bots > 1 else {}
        body = {"game": "sea-salt-paper", "seats": seats, "pace": "instant", "options": options}
        made = self.ask("POST", "/api/tables", body)
        return made["table"] if made else None

    async def sit_at(self, table: str) -> ClientConnection:
        socket = await connect(
            f"ws://{self.host}/ws",
            additional_headers={"X-Forwarded-For": self.address},
            compression=None,
            proxy=None,
            max_size=None,
        )
        await socket.send(json.dumps({"type": "hello", "table": table, "token": self.token}))
        return socket


class Waits:
    """How long somebody waited, in seconds."""

    def __init__(self) -> None:
        self.bot: list[float] = []
        self.ack: list[float] = []
        self.crowded = False

    def show(self, title: str) -> float:
        worst = percentile(self.bot, 0.99)
        print(f"{title}: {len(self.bot)} answers of a novice, {len(self.ack)} moves")
        for name, found in (("novice", self.bot), ("ack", self.ack)):
            told = "  ".join(f"p{part * 100:g} {percentile(found, part):6.3f}" for part in (0.5, 0.9, 0.99))
            print(f"  {name:8} {told}  worst {max(found, default=0):6.3f} s")
        return worst


async def play(visitor: Visitor, waits: list[Waits], until: float) -> None:
    """Play one match after another against a novice; each answer's wait goes to the last of `waits`."""
    while time.monotonic() < until:
        table = await asyncio.to_thread(visitor.table, "novice", 1, True)
        if table is None:
            await asyncio.sleep(1)
            continue
        async with await visitor.sit_at(table) as socket:
            await one_match(socket, waits, until)


async def one_match(socket: ClientConnection, waits: list[Waits], until: float) -> None:
    seq, over, count, sent, asked = 0, False, 0, 0.0, 0.0
    while not over and time.monotonic() < until:
        frame = json.loads(await socket.recv())
        kind = frame["type"]
        if kind == "snapshot":
            await socket.send(json.dumps(SIT))
        elif kind == "ack" and frame["cmd"].startswith("a"):
            waits[-1].ack.append(time.monotonic() - sent)
        elif kind == "event":
            now, event = time.monotonic(), frame["event"]
            over = event["type"] == "finished"
            if event["type"] == "sealed":
                await socket.send(json.dumps(REVEAL))
            if event["type"] == "moved" and event["seat"] == 1 and asked:
                waits[-1].bot.append(max(0.0, now - asked - PACE))
            view = (frame.get("position") or {}).get("view")
            asked = now if view and view.get("to_move") == 1 else 0.0
            if view and view.get("to_move") == 0 and view["choices"]:
                await asyncio.sleep(0.05)
                count, sent = count + 1, time.monotonic()
                action = random.choice(view["choices"])["id"]
                await socket.send(
                    json.dumps({"type": "act", "cmd": f"a{count}", "base": frame["seq"], "action": action})
                )
        seq = frame.get("seq", seq)


class Crowd:
    """Everything that one address can do at once."""

    def __init__(self, server: str, until: float) -> None:
        self.server, self.until = server, until
        self.watched = 0
        self.moves = 0
        self.status: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()
        self.match: str | None = None

    async def come(self, tables: int, match: str) -> None:
        self.match = match
        worst = asyncio.gather(
            *(self.watch(level) for level in ["expert"] * tables + ["novice"] * 12),
            *(self.pester(number) for number in range(10)),
            *(self.read(path) for path in (f"/api/matches/{match}/replay?count=400",) * 30),
            *(self.read(path) for path in ("/api/me/statistics", "/api/me/export", "/api/lobby", "/api/room")),
            return_exceptions=True,
        )
        await asyncio.wait((worst,), timeout=max(0.0, self.until - time.monotonic()))
        worst.cancel()
        with suppress(asyncio.CancelledError):
            await worst

    async def device(self) -> Visitor:
        visitor = Visitor(self.server, CROWD)
        while not await asyncio.to_thread(visitor.arrive):  # noqa: ASYNC110  (limits forgive with time)
            await asyncio.sleep(1)
        return visitor

    async def watch(self, level: str) -> None:
        """A table of four bots, with somebody who looks."""
        visitor = await self.device()
        while time.monotonic() < self.until:
            table = await asyncio.to_thread(visitor.table, level, 4, False)
            if table is None:
                await asyncio.sleep(1)
                continue
            try:
                async with await visitor.sit_at(table) as socket:
                    self.watched += 1
                    while time.monotonic() < self.until:
                        self.moves += b'"event"' in await socket.recv(decode=False)
            except (ConnectionClosed, InvalidStatus, OSError):
                await asyncio.sleep(1)
            finally:
                self.status += visitor.status

    async def pester(self, number: int) -> None:
        """A seat of one's own, and hints, rewinds, chat and nonsense as fast as they are answered."""
        visitor = await self.device()
        table = await asyncio.to_thread(visitor.table, "novice", 1, True)
        if table is None:
            return
        async with await visitor.sit_at(table) as socket:
            await socket.send(json.dumps(SIT))
            await socket.send(json.dumps(REVEAL))
            for count in range(1_000_000):
                if time.monotonic() > self.until:
                    return
                for frame in (
                    {"type": "hint", "cmd": f"h{count}"},
                    {"type": "rewind", "cmd": f"r{count}", "ply": 0},
                    {"type": "say", "cmd": f"c{count}", "text": "hello " * 20},
                ):
                    await socket.send(json.dumps(frame))
                while True:
                    told = json.loads(await socket.recv())
                    if told["type"] == "refused":
                        self.refused[told["key"]] += 1
                    if told.get("cmd") == f"c{count}":
                        break

    async def read(self, path: str) -> None:
        visitor = await self.device()
        while time.monotonic() < self.until:
            await asyncio.to_thread(visitor.ask, "GET", path)
        self.status += visitor.status


async def measure(server: Server, tables: int, players: int, seconds: float) -> bool:
    began = time.monotonic()
    calm, crowded = Waits(), Waits()
    waits = [calm]
    until = began + seconds * 2
    people = [Visitor(server.address, f"198.51.100.{number}") for number in range(players)]
    for one in people:
        one.arrive()
    playing = [asyncio.create_task(play(one, waits, until)) for one in people]
    await asyncio.sleep(seconds)
    waits.append(crowded)
    match = await asyncio.to_thread(finished_match, people[0])
    crowd = Crowd(server.address, until)
    await crowd.come(tables, match or "none-1")
    await asyncio.wait(playing, timeout=5)
    calm.show("before the crowd came")
    worst = crowded.show(f"with {crowd.watched} tables of one address watched")
    print(f"  the crowd's bots moved {crowd.moves} times; its requests: {dict(sorted(crowd.status.items()))}")
    print(f"  its frames refused: {dict(crowd.refused.most_common(5))}")
    print(f"novice, p99 during the crowd: {worst:.3f} s; the aim is at most {AIM} s")
    return worst <= AIM


def finished_match(visitor: Visitor) -> str | None:
    """A match of this person's that can be replayed."""
    told = json.loads(json.dumps(visitor.ask("GET", "/api/me/matches?count=1") or {}))
    return told["matches"][0]["id"] if told.get("matches") else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="before the crowd comes, and again with it")
    parser.add_argument("--tables", type=int, default=84, help="of four experts each")
    parser.add_argument("--players", type=int, default=6)
    chosen = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores at the start, in {ROOT.name}")
    with tempfile.TemporaryDirectory() as folder, Server(folder, 18_802, limits="1") as server:
        fair = asyncio.run(measure(server, chosen.tables, chosen.players, chosen.seconds))
    raise SystemExit(0 if fair else 1)


if __name__ == "__main__":
    main()
