"""Each game says which levels it offers; one that it no longer offers plays on where a table names it already."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from papercove.bots import LEVELS, thinker
from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.little_thought import grow_little
from tests.server.rooms import running
from tests.server.test_life import ME, OPEN, SHORT, play_on

GAME = "sea-salt-paper"
RETIRED = {"kind": "bot", "level": "master"}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as found:
        yield found


async def test_the_room_tells_the_levels_of_each_game(room: tuple[str, Room]) -> None:
    games = (await Client(room[0]).request("GET", "/api/room"))["games"]
    offered = {one["id"]: [name for name in one["levels"] if name in LEVELS] for one in games}
    assert offered[GAME] == [*LEVELS[:-1]]
    assert offered["paper-world"] == offered["minnows"] == [*LEVELS]


async def test_a_level_that_a_game_does_not_offer_is_refused(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    with pytest.raises(Refused, match="unknown-bot"):
        await ann.create(GAME, [ME, RETIRED])
    with pytest.raises(Refused, match="unknown-bot"):
        await ann.quick(GAME, "master")
    made = await ann.create(GAME, [ME, OPEN])
    async with ann.at(made["table"]) as table:
        await table.ask("seat_bot", seat=1, level="expert")
        with pytest.raises(Refused, match="unknown-bot"):
            await table.ask("seat_bot", seat=1, level="master")
    assert (await ann.create("paper-world", [ME, RETIRED]))["seat"] == 0


async def test_a_table_that_names_a_level_of_before_goes_on(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinker, "grow", grow_little)  # who plays is asked here, not how well
    ann = await Client.visit(room[0])
    with monkeypatch.context() as before:
        before.setattr(type(find_game(GAME)), "retired_levels", ())
        made = await ann.create(GAME, [ME, RETIRED], pace="instant", options=SHORT[GAME])
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        while not table.choices:
            await table.next_event()
        with pytest.raises(Refused, match="unknown-bot"):
            await table.ask("hint", level="master")
        await play_on(table, Dice(1))
        assert table.is_over
        await table.ask("rematch")
    chair = room[1].tables[made["table"]].table.chairs[0]  # everybody has moved one seat on
    assert (chair.kind, chair.level) == ("bot", "master")
