"""What an event tells of a position: all of it, or what changed since the one before. Both make the same picture."""

from __future__ import annotations

import json
from typing import Any

import pytest

from papercove.client import with_changes
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.table import Who
from tests.server.quiet import Listener, StillRoom, gathered, sitter

GAMES = ["sea-salt-paper", "paper-world", "minnows"]
STRANGER = Who("stranger", "Stranger")
BYTES_A_MOVE = 1_500  # for two viewers of Sea Salt & Paper


class Picture(Listener):
    """What a client knows of the position."""

    def __init__(self, who: Who, changes: bool) -> None:
        super().__init__(who, changes=changes)
        self.position: dict[str, Any] | None = None
        self.bytes = 0

    def read(self) -> None:
        for frame in self.take():
            told = json.loads(frame)
            self.bytes += len(frame)
            if told["type"] not in ("snapshot", "missed", "event"):
                continue
            if "changed" in told:
                assert self.changes
                assert self.position is not None
                self.position = {
                    **told["changed"],
                    "view": with_changes(self.position["view"], told["changed"]["view"]),
                }
            self.position = told.get("position", self.position)


class Crowd:
    """At each seat, and among the spectators, one who is told all and one who is told changes."""

    def __init__(self, active: ActiveTable, seats: int) -> None:
        self.active, self.seats = active, seats
        self.pairs = [self.enter(sitter(seat)) for seat in range(seats)] + [self.enter(STRANGER)]

    def enter(self, who: Who) -> tuple[Picture, Picture]:
        whole, changing = Picture(who, False), Picture(who, True)
        for one in (whole, changing):
            self.active.join(one, None)
        return whole, changing

    def agree(self) -> None:
        for whole, changing in self.pairs:
            whole.read()
            changing.read()
            assert whole.position == changing.position

    def act(self, dice: Dice) -> None:
        """A move, and now and then something else: chat, an undo, somebody who leaves, comes back, or comes anew."""
        active, table = self.active, self.active.table
        assert table.state is not None
        roll, seat = dice.roll(12), table.state.to_move
        mover, player = self.pairs[seat][0], self.pairs[dice.roll(self.seats)][0]
        name = f"{table.seq}"
        if roll == 0:
            active.command(player, wire.Say(name, phrase="hello"), 0.0)
        elif roll == 1:
            active.command(player, wire.Leave(name), 0.0)
            active.command(player, wire.Sit(name + "+", table.chairs.index(self.chair(player)), "0" * 64), 0.0)
        elif roll == 2:
            for one in self.pairs[-1]:
                active.part(one)
        elif roll == 3:
            self.pairs[-1] = self.enter(STRANGER)
        elif roll == 4:
            active.tell_all_of_it(self.pairs[seat][1], max(0, table.seq - 3))
        elif roll == 5 and table.may_undo(seat):
            active.command(mover, wire.Undo(name, table.seq), 0.0)
        else:
            active.command(mover, wire.Act(name, table.seq, table.state.random_action(dice)), 0.0)

    def chair(self, player: Picture) -> Any:
        return next(chair for chair in self.active.table.chairs if chair.device == player.who.device)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("id", GAMES)
async def test_changes_and_whole_positions_make_the_same_picture(id: str, seed: int) -> None:
    seats, dice = 2 + seed % 2, Dice(f"changes {id} {seed}")
    options = {"memory_aid": True} if seed == 2 and id == "sea-salt-paper" else {}
    settings = wire.TableSettings(memory_aid=seed == 2, live_points=seed != 1)
    crowd = Crowd(gathered(StillRoom(), find_game(id), seats, settings, **options), seats)
    changed = 0
    for _ in range(300):
        if crowd.active.table.phase != "playing":
            break
        crowd.act(dice)
        changed += sum(b'"changed":' in frame for frame in crowd.pairs[0][1].frames)
        crowd.agree()
    assert changed > 20


async def test_a_move_of_sea_salt_and_paper_is_small() -> None:
    dice, moves, told = Dice("small"), 0, 0
    for _ in range(3):
        active = gathered(StillRoom(), find_game("sea-salt-paper"), 2, points_to_win=60)
        players = [Picture(sitter(seat), True) for seat in (0, 1)]
        for player in players:
            active.join(player, None)
            player.take()
        while active.table.phase == "playing":
            state = active.table.state
            assert state is not None
            active.command(
                players[state.to_move], wire.Act(f"{moves}", active.table.seq, state.random_action(dice)), 0.0
            )
            moves += 1
            for player in players:
                told += sum(map(len, player.take()))
    assert moves > 200
    assert told / moves <= BYTES_A_MOVE, f"{told / moves:.0f} bytes a move"
