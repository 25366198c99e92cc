"""The room under faults: `python bench/room/faults.py [--seconds 20] [--tables 20] [--only kill freeze fuzz disk]`.

Each part lets two people at each table play at random while something goes wrong for `--seconds`, and then compares
every event that anybody was shown, by its number, with what the store has:

  kill    the room (SQLite) is killed with -9 again and again
  freeze  two nodes on one PostgreSQL, in turns one of them is stopped (SIGSTOP) for longer than nodes wait
  fuzz    random bytes and spoilt frames, as fast as one connection may send them
  disk    nothing more can be written to the store's files, then it can again

Prints its figures; ends with 1 if anything shown was lost. Loopback only, and bounded in time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

sys.path.insert(0, str(Path(__file__).parents[2]))

from papercove.client import AtTable, Client, Refused
from papercove.server.entries import Play, decode_entry
from papercove.server.store import open_store
from tests.server.postgres import fresh_database, postgresql
from tests.server.rooms import RoomProcess

GAME = "sea-salt-paper"
OPTIONS = {"points_to_win": 200}  # long matches
UP, DOWN = (0.5, 1.5), 9.0  # seconds between two kills; seconds for which a node is frozen
Figures = dict[str, float]


class Player:
    """Plays at random as fast as the room answers, and remembers all that it was shown and promised."""

    def __init__(self, table: AtTable, seed: int) -> None:
        self.table, self.dice = table, random.Random(seed)
        self.shown: dict[int, Any] = {}  # events by number
        self.acked: dict[str, int] = {}
        self.changed = 0  # events that were told differently later
        self.refused = 0
        self.longest = 0.0  # seconds from a move to its acknowledgement

    async def play(self, over: asyncio.Event) -> None:
        while not over.is_set() and not self.table.is_over:
            with suppress(TimeoutError):
                await (self.move() if self.table.choices else self.table.next_event(0.2))
            self.note()

    async def move(self) -> None:
        cmd, began = f"{self.dice.getrandbits(64):x}", time.monotonic()
        action = self.dice.choice(self.table.choices)["id"]
        try:
            answer = await self.table.ask("act", cmd=cmd, base=self.table.seq, action=action)
        except Refused:
            self.refused += 1
            await asyncio.sleep(0.05)
            return
        self.acked[cmd] = answer["seq"]
        self.longest = max(self.longest, time.monotonic() - began)

    def note(self) -> None:
        for numbered in self.table.events:
            known = self.shown.setdefault(numbered["seq"], numbered["event"])
            self.changed += known != numbered["event"]
        self.table.events.clear()


class Crowd:
    """Two people at each of some tables, at one or several nodes of a room."""

    def __init__(self, addresses: list[str]) -> None:
        self.addresses = addresses
        self.players: list[Player] = []
        self.over = asyncio.Event()

    async def gather(self, stack: AsyncExitStack, tables: int) -> None:
        for number in range(tables):
            clients = [await Client.visit(self.addresses[(number + seat) % len(self.addresses)]) for seat in (0, 1)]
            made = await clients[0].create(GAME, [{"kind": "me"}, {"kind": "open"}], options=OPTIONS)
            for seat, client in enumerate(clients):
                client.longest_retry = 0.3
                table = await stack.enter_async_context(client.at(made["table"]))
                await table.sit(seat)
                self.players.append(Player(table, 10 * number + seat))

    async def meet(self, trouble: Callable[[], Awaitable[Figures]]) -> Figures:
        """Everybody plays while the trouble lasts; the figures of both."""
        tasks = [asyncio.create_task(player.play(self.over)) for player in self.players]
        began = time.monotonic()
        figures = await trouble()
        self.over.set()
        await asyncio.gather(*tasks)
        moves = sum(len(player.acked) for player in self.players)
        longest = max(player.longest for player in self.players)
        return {**figures, "seconds": time.monotonic() - began, "moves": moves, "longest wait for a move (s)": longest}

    async def lost(self, store: str) -> Figures:
        """Compares all that was shown with the store."""
        kept = open_store(store)
        await kept.start()
        seen = missing = twice = 0
        for player in self.players:
            entries = {seq: decode_entry(body) for seq, body in await kept.entries(player.table.id)}
            commands = [entry.cmd for entry in entries.values() if entry.cmd]
            twice += len(commands) - len(set(commands))
            seen += len(player.shown) + len(player.acked)
            missing += player.changed
            missing += sum(seq not in entries or entries[seq].cmd != cmd for cmd, seq in player.acked.items())
            for seq, event in player.shown.items():
                entry = entries.get(seq)
                missing += entry is None or isinstance(entry, Play) != (event["type"] == "moved")
        await kept.stop()
        return {"sightings": seen, "lost": missing, "commands that counted twice": twice}


async def kill(seconds: float, tables: int, folder: str) -> Figures:
    room = RoomProcess(f"{folder}/kill.db")
    room.start()
    await room.wait_until_open()

    async def trouble() -> Figures:
        end, kills, dice = time.monotonic() + seconds, 0, random.Random(7)
        while time.monotonic() < end:
            await asyncio.sleep(dice.uniform(*UP))
            room.kill()
            room.start()
            await room.wait_until_open()
            kills += 1
        return {"kills": kills}

    return await under(room.store, [room], tables, trouble)


async def freeze(seconds: float, tables: int, folder: str) -> Figures:
    with postgresql() as server:
        store = await fresh_database(server)
        nodes = [RoomProcess(store) for _ in range(2)]
        for node in nodes:
            node.options = ("--advertise", node.address, "--proxy", "127.0.0.1")
            node.start()
            await node.wait_until_open()

        async def trouble() -> Figures:
            end, freezes = time.monotonic() + seconds, 0
            while time.monotonic() < end:
                stopped = nodes[freezes % 2].process
                assert stopped is not None
                await asyncio.sleep(1.0)
                stopped.send_signal(signal.SIGSTOP)
                await asyncio.sleep(DOWN)
                stopped.send_signal(signal.SIGCONT)
                freezes += 1
            await asyncio.sleep(1.0)
            return {"freezes": freezes}

        return await under(store, nodes, tables, trouble)


async def fuzz(seconds: float, tables: int, folder: str) -> Figures:
    room = RoomProcess(f"{folder}/fuzz.db")
    room.start()
    await room.wait_until_open()

    async def trouble() -> Figures:
        dice, sent, end = random.Random(3), 0, time.monotonic() + seconds
        client = await Client.visit(room.address)
        made = await client.quick(GAME)
        hello = {"type": "hello", "table": made["table"], "token": client.token}
        while time.monotonic() < end:
            with suppress(ConnectionClosed, InvalidHandshake, OSError):
                async with connect(room.address.replace("http", "ws") + "/ws", proxy=None) as socket:
                    if dice.random() < 0.8:
                        await socket.send(json.dumps(hello))
                    while time.monotonic() < end:
                        await socket.send(spoilt(dice))
                        sent += 1
                        if sent % 50 == 0:
                            await asyncio.sleep(0)
        health = await client.request("GET", "/healthz")
        return {"bad frames": sent, "well afterwards": bool(health)}

    return await under(room.store, [room], tables, trouble)


def spoilt(dice: random.Random) -> bytes | str:
    """Something that no client would send."""
    kinds = ["sit", "act", "undo", "say", "reveal", "leave", "configure", "hint", "rewind", "hello", "mute", ""]
    frame = {"type": dice.choice(kinds), "cmd": dice.choice(["a", "", 3, None]), "seat": dice.randint(-9, 99)}
    frame |= {"base": dice.choice([-1, 0, 10**12, "x"]), "action": dice.choice([-1, 1e30, None, "deck"])}
    text = json.dumps(frame)
    roll = dice.randrange(4)
    if roll == 0:
        return dice.randbytes(dice.randrange(1, 300))
    if roll == 1:
        return text[: dice.randrange(len(text))]
    if roll == 2:
        return "[" * dice.randrange(1, 4000)
    return text


async def disk(seconds: float, tables: int, folder: str) -> Figures:
    room = RoomProcess(f"{folder}/disk.db")
    room.start()
    await room.wait_until_open()

    async def trouble() -> Figures:
        await asyncio.sleep(seconds / 4)
        assert room.process is not None
        pid = room.process.pid
        _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))  # nothing more can be written
        said = await health_becomes(room.address, 503, seconds)
        await asyncio.sleep(seconds / 4)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
        again = await health_becomes(room.address, 200, seconds)
        await asyncio.sleep(seconds / 4)
        return {"/healthz says so after (s)": said, "and is well again after (s)": again}

    return await under(room.store, [room], tables, trouble)


async def health_becomes(address: str, status: int, seconds: float) -> float:
    began = time.monotonic()
    client = Client(address)
    while time.monotonic() - began < seconds + 20:
        found = 200
        try:
            await client.request("GET", "/healthz")
        except Refused as problem:
            found = int(problem.kind) if problem.kind.isdigit() else 503
        if found == status:
            return time.monotonic() - began
        await asyncio.sleep(0.02)
    return float("inf")


async def under(
    store: str, rooms: list[RoomProcess], tables: int, trouble: Callable[[], Awaitable[Figures]]
) -> Figures:
    crowd = Crowd([room.address for room in rooms])
    try:
        async with AsyncExitStack() as stack:
            await crowd.gather(stack, tables)
            figures = await crowd.meet(trouble)
    finally:
        for room in rooms:
            if room.process is not None:
                room.process.send_signal(signal.SIGCONT)
                room.kill()
    return {**figures, **await crowd.lost(store)}


PARTS = {"kill": kill, "freeze": freeze, "fuzz": fuzz, "disk": disk}


async def run(chosen: argparse.Namespace) -> int:
    lost = 0.0
    for name in chosen.only:
        with tempfile.TemporaryDirectory() as folder:
            figures = await asyncio.wait_for(
                PARTS[name](chosen.seconds, chosen.tables, folder), 120 + 6 * chosen.seconds
            )
        print(f"\n{name}, {chosen.tables} tables", flush=True)
        for title, value in figures.items():
            print(f"  {title:32} {value:12,.2f}" if value % 1 else f"  {title:32} {value:12,.0f}", flush=True)
        lost += figures["lost"] + figures["commands that counted twice"]
    return int(lost > 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=20.0, help="of each part")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    chosen = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores at the start")
    sys.exit(asyncio.run(run(chosen)))


if __name__ == "__main__":
    main()
