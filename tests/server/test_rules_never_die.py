"""A room that was filled by version 1 of both games goes on under their present version: rules never die.

`version-1.sql` is the store of such a room, dumped by SQLite: of each game a finished match and one in play,
kept by the numbers that actions had then. `version-1.json` has Ann's token and what she saw last.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from papercove.client import Client
from papercove.engine.dice import Dice
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.server.coach import Coach
from papercove.server.entries import Play
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.counts import count
from tests.server.rooms import running
from tests.server.test_life import play_on

FOLDER = Path(__file__).parent
KEPT: dict[str, Any] = json.loads((FOLDER / "version-1.json").read_text("utf-8"))
GAMES = sorted(KEPT["finished"])


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[Client, Room]]:
    file = tmp_path / "room.db"
    store = sqlite3.connect(file)
    store.executescript((FOLDER / "version-1.sql").read_text("utf-8"))
    store.close()
    async with running(Settings(store=str(file), limits=None)) as (address, made):
        yield Client(address, KEPT["token"]), made


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_match_is_replayed_verified_and_coached(room: tuple[Client, Room], game: str) -> None:
    ann, inside = room
    kept = KEPT["finished"][game]
    assert find_game(game).version > 1
    info = await ann.request("GET", f"/api/matches/{kept['match']}")
    assert info["version"] == 1
    assert all(isinstance(code, str) for code in info["actions"])
    text = await ann.request("GET", f"/api/matches/{kept['match']}/record")
    assert f"game: {game} 1\n" in text
    record = Record.read(text)
    assert (record.version, record.text()) == (1, text)
    replayed = await ann.request("POST", "/api/replay", {"record": text, "first": len(record.actions), "count": 1})
    assert replayed["over"]
    assert replayed["steps"][-1]["views"][0]["outcome"] == kept["outcome"]
    assert replayed["steps"][-1]["views"][0]["notation"] == kept["notation"]
    proof = await ann.request("POST", "/api/verify", {"record": text, "commitment": kept["commitment"]})
    assert proof["fair"]
    inside.coach = Coach(count(20, interpreted=2))
    path = f"/api/matches/{kept['match']}/analysis"
    status = await ann.request("POST", path)
    while status["state"] in ("waiting", "thinking"):
        await asyncio.sleep(0.05)
        status = await ann.request("GET", path)
    assert status["state"] == "done"


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_in_play_is_finished_under_its_own_rules_and_the_next_has_the_new_ones(
    room: tuple[Client, Room], game: str
) -> None:
    ann, inside = room
    kept = KEPT["playing"][game]
    async with ann.at(kept["table"]) as table:
        assert table.view["notation"] == kept["notation"]
        await play_on(table, Dice(f"{game} goes on"))
        match = table.table["match_id"]
        active = inside.tables[kept["table"]].table
        assert active.game.version == 1
        assert {type(entry.action) for _, entry in active.history if isinstance(entry, Play)} == {int, str}
        await table.ask("rematch")
        assert active.game.version == find_game(game).version
    text = await ann.request("GET", f"/api/matches/{match}/record")
    assert f"game: {game} 1\n" in text
    assert (await ann.request("POST", "/api/verify", {"record": text, "commitment": kept["commitment"]}))["fair"]


@pytest.mark.parametrize("game", GAMES)
def test_codes_stand_for_actions_whose_numbers_moved(game: str) -> None:
    found = find_game(game)
    before = found.as_of(1)
    codes = before.kept_codes()
    assert set(codes) <= set(found.codes)
    assert codes != tuple(code for code in found.codes if code in codes)
    assert [before.coded_action(number) for number in range(len(codes))] == [found.codes.index(code) for code in codes]
