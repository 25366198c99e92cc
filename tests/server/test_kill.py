"""Promise 1: nothing shown is lost. The server is killed with -9 at random moments under load, and started again.

`PAPERCOVE_KILLS=500 pytest tests/server/test_kill.py` kills it more often.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from papercove.client import AtTable, Client
from papercove.server.entries import Play, decode_entry
from papercove.server.store import open_store
from tests.server.rooms import WarmRoom, crowding

KILLS = int(os.environ.get("PAPERCOVE_KILLS", "12"))
TABLES = 6
ME, OPEN = {"kind": "me"}, {"kind": "open"}
OPTIONS = {"rounds": 10_000, "cards": 20}  # more than the test can play


class Player:
    """Plays at random, as fast as the room answers, and remembers all that was shown."""

    def __init__(self, table: AtTable, seed: int) -> None:
        self.table = table
        self.dice = random.Random(seed)
        self.shown: dict[int, Any] = {}  # every event by its number, as it was broadcast
        self.acked: dict[str, int] = {}

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set():
            self.note()
            if self.table.choices:
                action = self.dice.choice(self.table.choices)["id"]
                cmd = secrets.token_hex(8)
                answer = await self.table.ask("act", cmd=cmd, base=self.table.seq, action=action)
                self.acked[cmd] = answer["seq"]
            else:
                try:
                    await self.table.next_event(0.2)
                except TimeoutError:
                    continue
        self.note()

    def note(self) -> None:
        """Every event ever seen keeps its number and its content."""
        for numbered in self.table.events:
            known = self.shown.setdefault(numbered["seq"], numbered["event"])
            assert known == numbered["event"], "an event that was shown has changed"
        self.table.events.clear()


@pytest.fixture
def room(tmp_path: Path) -> Iterator[WarmRoom]:
    made = WarmRoom(str(tmp_path / "room.db"))
    yield made
    made.close()


@pytest.mark.xdist_group("processes")
async def test_kill_9_at_random_moments_loses_nothing_that_was_shown(room: WarmRoom) -> None:
    dice = random.Random(20)
    await room.start()
    over = asyncio.Event()
    players: list[Player] = []
    for number in range(TABLES):
        ann, bob = [await Client.visit(room.address, name) for name in ("Ann", "Bob")]
        made = await ann.create("minnows", [ME, OPEN], options=OPTIONS)
        for seat, client in enumerate((ann, bob)):
            client.longest_retry = 0.2
            table = await client.at(made["table"]).__aenter__()
            await table.sit(seat)
            players.append(Player(table, 100 * number + seat))
    tasks = [asyncio.create_task(player.play(over)) for player in players]
    for _ in range(KILLS):
        before = sum(len(player.acked) for player in players)
        await asyncio.sleep(dice.uniform(0.05, 0.4))
        room.kill()
        await room.start()
        await all_go_on(players, before)
    over.set()
    await asyncio.gather(*tasks)
    for player in players:
        await player.table.__aexit__()
    room.kill()
    await check_everything_is_kept(room.store, players)
    assert sum(len(player.acked) for player in players) > KILLS * TABLES


async def all_go_on(players: list[Player], before: int) -> None:
    """Tables go on within 2 seconds of the room's return."""
    marks = [(player, player.table.seq) for player in players]
    end = time.monotonic() + 2.0 * crowding()
    while any((player.table.seq or 0) <= (mark or 0) for player, mark in marks):
        assert time.monotonic() < end, "a table did not go on within 2 seconds"
        await asyncio.sleep(0.01)
    assert sum(len(player.acked) for player in players) >= before


async def check_everything_is_kept(address: str, players: list[Player]) -> None:
    """What was acknowledged and what was broadcast is in the log, each command once, without a gap."""
    store = open_store(address)
    await store.start()
    for player in players:
        rows = await store.entries(player.table.id)
        assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
        entries = {seq: decode_entry(body) for seq, body in rows}
        commands = [entry.cmd for entry in entries.values() if entry.cmd]
        assert len(commands) == len(set(commands)), "a command counted twice"
        for cmd, seq in player.acked.items():
            assert entries[seq].cmd == cmd
        assert player.table.gaps == 0
        for seq, event in player.shown.items():
            entry = entries[seq]
            assert isinstance(entry, Play) == (event["type"] == "moved")
            if isinstance(entry, Play):
                assert entry.seat == event["seat"]
    await store.stop()
