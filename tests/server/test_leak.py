"""Promise 2: no byte sent to a viewer depends on what that viewer cannot know.

A random match is stopped somewhere; for each viewer a second world is made in which all that this viewer cannot know is
dealt anew. From there both worlds get the same frames and the same public choices, and every byte sent to the viewer
must be equal, until a card is revealed to the viewer by the rules themselves.
`PAPERCOVE_LEAK_MATCHES=100 pytest tests/server/test_leak.py` plays more of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import partial

import pytest

from papercove.bots.analysis import hint
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.server import bots, telling, wire
from papercove.server.active_table import ActiveTable
from papercove.server.catalogue import playable_games
from papercove.server.decisions import bot_action
from papercove.server.entries import Play, TakeBack
from papercove.server.table import Table, Who
from tests.counts import count
from tests.server.quiet import Listener, StillRoom, gathered, sitter

STRANGER = Who("d-stranger", "Stranger")
GAMES = sorted(playable_games())
MATCHES = int(os.environ.get("PAPERCOVE_LEAK_MATCHES", count(4, interpreted=2)))
STOPS = count(5, interpreted=2)  # permutations in each match
STEPS = 12  # how far both worlds are followed
THOUGHTS = count(
    200, interpreted=4
)  # of the coach: whatever he says must be the same in both worlds, however long he thinks


class Worlds:
    """The true world and a second one that a viewer cannot tell from it, with the viewer's connections to both."""

    def __init__(self, active: ActiveTable, viewer: int | None, dice: Dice) -> None:
        self.viewer = viewer
        self.game: Game = active.table.game
        truth = active.table.state
        assert truth is not None
        self.since = active.table.seq
        self.tables: list[ActiveTable] = []
        self.listeners: list[Listener] = []
        for state in (truth.copy(), truth.resample(viewer, dice)):
            table = Table.restore("quiet-table", "novice", active.table.history, lambda _: self.game)
            table.state, table.takeable = state, []
            table.checkpoints = [(table.seq, state.copy())]  # the past is what it was; from here on the worlds differ
            table.history = [entry for entry in table.history if not isinstance(entry[1], Play | TakeBack)]
            world = ActiveTable(table, active.services)
            world.resume(None)
            who = STRANGER if viewer is None else sitter(viewer)
            listener = Listener(who, spectate=viewer is None, changes=self.since % 2 == 1)  # both ways of telling
            world.join(listener, None)
            self.tables.append(world)
            self.listeners.append(listener)

    def must_be_equal(self) -> None:
        """Every byte that the viewer has got since the last look."""
        true, other = [listener.take() for listener in self.listeners]
        assert true == other
        assert true

    def reconnect(self, dice: Dice) -> None:
        for world, listener, number in zip(
            self.tables, self.listeners, [self.since + dice.roll(world_seq(self) - self.since + 1)] * 2, strict=True
        ):
            world.tell_all_of_it(listener)
            world.tell_all_of_it(listener, number)

    def send(self, frame: wire.Command) -> None:
        for world, listener in zip(self.tables, self.listeners, strict=True):
            world.command(listener, frame, 0.0)

    def nonsense(self) -> None:
        """Frames that must be refused, in the same words in both worlds."""
        true = self.tables[0].table
        if true.to_move != self.viewer:
            self.send(wire.Act("early", true.seq, true.state.legal_actions()[0] if true.state else 0))
        self.send(wire.Act("nothing", true.seq, 9_999))
        self.send(wire.Act("stale", 0, 0))
        self.send(wire.Undo("undo", true.seq))
        self.send(wire.Sit("chair", 0 if self.viewer != 0 else 1, "0" * 64))
        for world, listener in zip(self.tables, self.listeners, strict=True):
            world.rewind(listener, wire.Rewind("back", len(true.actions)))

    def ask_what_is_not_possible(self) -> None:
        """GET /api/tables/ID/not-now, which answers whoever is to move."""
        first, second = (world.table.state for world in self.tables)
        assert first is not None
        assert second is not None
        if self.viewer is not None and first.to_move == self.viewer:
            assert self.game.forbidden(first) == self.game.forbidden(second)

    async def ask_for_hints(self) -> None:
        if self.viewer is not None and self.tables[0].table.to_move == self.viewer:
            # Now and then the coach, who takes his time.
            level = "coach" if len(self.tables[0].table.actions) % 16 == 0 else "novice"
            for world, listener in zip(self.tables, self.listeners, strict=True):
                await world.hint(listener, wire.Hint("hint", level))

    def step(self, dice: Dice) -> bool:
        """One public choice in both worlds; False where the rules reveal something to the viewer, or the match ends."""
        first, second = (world.table for world in self.tables)
        assert first.state is not None
        assert second.state is not None
        seat = first.state.to_move
        if seat < 0:
            return False
        legal = first.state.legal_actions()
        action = legal[dice.roll(len(legal))]
        seen = self.seen_after(first, action)
        candidates = [action] if seat == self.viewer else [action, *second.state.legal_actions()]
        for other in candidates:
            if other in second.state.legal_actions() and self.seen_after(second, other) == seen:
                for world, chosen in zip(self.tables, (action, other), strict=True):
                    code = world.table.game.action_code(chosen)
                    world.commit([Play(at=1_000_000, seat=seat, action=code)])  # a person's: undo is offered
                return not first.state.is_over
        return False

    def seen_after(self, table: Table, action: int) -> object:
        """What the rules let the viewer see of an action, and after it."""
        assert table.state is not None
        after = table.state.copy()
        if after.to_move >= 0:
            after.seed = table.fair_seed()
            after.apply(action)
        return self.game.story(table.state, action, after, self.viewer), self.game.view(after, self.viewer)


def world_seq(worlds: Worlds) -> int:
    return worlds.tables[0].table.seq


def stopped_matches(game: Game, seats: int, seed: int, memory_aid: bool) -> Iterator[tuple[ActiveTable, Dice]]:
    """A random match, stopped at random moments."""
    room, dice = StillRoom(), Dice(f"leak {game.id} {seats} {seed}")
    options = {"memory_aid": True} if memory_aid and "memory_aid" in game.options_type.__struct_fields__ else {}
    active = gathered(room, game, seats, wire.TableSettings(memory_aid=memory_aid), **options)
    for _ in range(STOPS):
        for _ in range(dice.roll(25)):
            state = active.table.state
            assert state is not None
            if state.is_over:
                return
            active.commit(bot_action(active.table, state.to_move, state.random_action(dice), 1_000_000))
        if active.table.phase == "playing":
            yield active, dice


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("id", GAMES)
async def test_no_byte_depends_on_what_the_viewer_cannot_know(
    id: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "coach_hint", partial(hint, iterations=THOUGHTS))
    followed = 0
    for seed in range(MATCHES):
        for active, dice in stopped_matches(find_game(id), seats, seed, memory_aid=seed % 2 == 1):
            for viewer in (*range(seats), None):
                worlds = Worlds(active, viewer, dice)
                worlds.must_be_equal()
                for _ in range(STEPS):
                    worlds.nonsense()
                    worlds.reconnect(dice)
                    worlds.ask_what_is_not_possible()
                    await worlds.ask_for_hints()
                    worlds.must_be_equal()
                    if not worlds.step(dice):
                        break
                    worlds.must_be_equal()
                    followed += 1
    assert followed > 20, "the worlds were hardly followed at all"


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: telling everybody what seat 0 sees is found at once."""
    honest = telling.position
    monkeypatch.setattr(telling, "position", lambda table, viewer, clock: honest(table, 0, clock))
    active, dice = next(stopped_matches(find_game("sea-salt-paper"), 2, 0, memory_aid=False))
    with pytest.raises(AssertionError):
        Worlds(active, 1, dice).must_be_equal()


async def test_the_secret_is_told_only_at_the_end() -> None:
    room, dice = StillRoom(), Dice(3)
    active = gathered(room, find_game("minnows"), 2, rounds=1, cards=8)
    listener = Listener(STRANGER, spectate=True)
    active.join(listener, None)
    while active.table.phase == "playing":
        assert not any(active.table.secret.encode() in frame for frame in listener.take())
        state = active.table.state
        assert state is not None
        active.commit(bot_action(active.table, state.to_move, state.random_action(dice), 1_000_000))
    assert any(active.table.secret.encode() in frame for frame in listener.take())
