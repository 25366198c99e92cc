"""What a table's maker chooses and what then crosses the wire: live points and memory aid."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import wire
from papercove.server.settings import Settings
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.rooms import running

GAMES = ("sea-salt-paper", "paper-world")
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}


def told_views(id: str, live_points: bool) -> list[dict[str, Any]]:
    """Every view that two players and a spectator get in 150 random moves: moves, snapshots, undo and rewind."""
    active = gathered(StillRoom(), find_game(id), 2, wire.TableSettings(live_points=live_points))
    players, dice = [Listener(sitter(seat)) for seat in range(2)], Dice(5)
    everybody = [*players, Listener(sitter(0), spectate=True)]
    for number in range(150):
        state = active.table.state
        if state is None or active.table.to_move is None:
            break
        mover = players[active.table.to_move]
        active.command(mover, wire.Act(f"a{number}", active.table.seq, state.random_action(dice)), 0.0)
        if active.table.takeable and number % 3 == 0:
            active.command(mover, wire.Undo(f"u{number}", active.table.seq), 0.0)
        active.rewind(mover, wire.Rewind("r", state.ply))
        if number % 10 == 0:
            for one in everybody:
                active.join(one, None)
    frames = [json.loads(frame) for one in everybody for frame in one.frames]
    assert {"event", "snapshot", "rewound"} <= {frame["type"] for frame in frames}
    active.give_up("shutdown")
    found = [frame["view"] if "view" in frame else (frame.get("position") or {}).get("view") for frame in frames]
    return [view for view in found if view]


def counted(view: dict[str, Any]) -> list[object]:
    """What a view tells of the worth of cards that nobody has laid open."""
    if view["outcome"]:
        return []
    hidden = [seat for seat in view["table"] if not seat.get("open")]
    names = ("points", "lines", "bonus") if view["game"] == "sea-salt-paper" else ("score", "lines")
    return [seat[name] for seat in hidden for name in names if seat[name] is not None]


@pytest.mark.parametrize("id", GAMES)
async def test_a_table_without_live_points_tells_none(id: str) -> None:
    views = told_views(id, live_points=False)
    assert len(views) > 300
    assert [found for view in views if (found := counted(view))] == []


@pytest.mark.parametrize("id", GAMES)
async def test_a_table_with_live_points_tells_them(id: str) -> None:
    assert any(counted(view) for view in told_views(id, live_points=True))


async def test_both_are_chosen_with_the_table_and_told_with_it(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, _):
        ann = await Client.visit(address)
        for asked in (True, False):
            made = await ann.create("sea-salt-paper", [ME, BOT], live_points=asked, memory_aid=asked)
            async with ann.at(made["table"]) as table:
                await table.sit(0)
                assert table.table["live_points"] is asked
                assert table.table["memory_aid"] is asked
                assert table.table["options"]["memory_aid"] is asked, "the game's own aid goes with the table's"
                mine, other = table.view["table"]
                assert (mine["points"] is not None) is asked
                assert (other["known"] is not None) is asked


@pytest.mark.parametrize("id", GAMES)
async def test_no_variant_gets_to_a_table(tmp_path: Path, id: str) -> None:
    variant = find_game(id).variant_type
    assert variant is not None
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann = await Client.visit(address)
        for number in set(variant.__struct_fields__) - set(find_game(id).options_type.__struct_fields__):
            with pytest.raises(Refused, match="options"):
                await ann.create(id, [ME, BOT], options={number: msgspec.to_builtins(getattr(variant(), number))})
        with pytest.raises(Refused, match="unknown field"):
            await ann.create(id, [ME, BOT], variant={})
        assert room.tables == {}
