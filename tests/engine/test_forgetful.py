"""Loops of the kernel may leave out what seats are told; no state that lacks it answers for a seat or leaves it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import papercove
from papercove import Dice, State
from papercove.bots.search import Tree
from papercove.engine import rollout
from papercove.engine.game import Game
from tests.bots.duel import Duel

GAMES = [*map(papercove.game, papercove.game_ids()), Duel()]  # one of them in plain Python
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def middle(game: Game, seed: int = 5) -> State:
    """A position some way into a match that goes on."""
    state, dice = game.start(2, seed), Dice(seed)
    for _ in range(12):
        after = state.copy()
        after.apply(after.random_action(dice))
        if after.is_over:
            break
        state = after
    return state


def forgetful(game: Game) -> State:
    state = middle(game)
    state.forgetful = True
    return state


@each_game
@pytest.mark.parametrize(
    "ask",
    [
        lambda state: state.copy(),
        lambda state: state.resample(0, Dice(1)),
        lambda state: state.resample(None, Dice(1)),
        lambda state: state.resample_likely(0, Dice(1)),
        lambda state: state.observation(0),
        lambda state: state.score(0),
        lambda state: state.value(0),
        lambda state: state.apply(state.legal_actions()[0]),
        lambda state: state.game.view(state, 0),
        lambda state: state.game.view(state, None),
    ],
    ids=["copy", "resample", "spectator", "likely", "observation", "score", "value", "apply", "view", "public-view"],
)
def test_a_state_that_kept_no_memory_answers_for_nobody(game: Game, ask: Callable[[State], object]) -> None:
    state = forgetful(game)
    ply, told = state.ply, state.legal_actions()
    with pytest.raises(RuntimeError, match="forgetful"):
        ask(state)
    assert (state.ply, state.legal_actions()) == (ply, told)


@each_game
@pytest.mark.parametrize(
    "loop",
    [
        lambda state: rollout.play_random(state, state.copy(), Dice(2), 40),
        lambda state: rollout.play_to_end(state, Dice(2)),
        lambda state: rollout.play_to_horizon(state, Dice(2)),
        lambda state: rollout.resample_and_play(state, state.to_move, Dice(2), 3),
        lambda state: rollout.fingerprint(state, Dice(2)),
        lambda state: rollout.copy_often(state, 2),
        lambda state: state.copy(),
        lambda state: state.resample(0, Dice(2)),
        lambda state: state.resample_likely(0, Dice(2)),
    ],
    ids=["random", "end", "horizon", "resampled", "fingerprint", "copies", "copy", "resample", "likely"],
)
def test_no_loop_hands_out_a_state_that_kept_no_memory(game: Game, loop: Callable[[State], object]) -> None:
    state = middle(game)
    found = loop(state)
    assert not state.forgetful
    if isinstance(found, State):
        assert not found.forgetful


@each_game
def test_a_search_begins_each_world_with_a_memory(game: Game) -> None:
    state = middle(game)
    tree = Tree(state, Dice(3), 1.0, 0.0, 1, True, 4096)
    tree.run(20)
    tree.wins_at_once(state.legal_actions()[0], 2)
    assert not state.forgetful
    assert not tree.root.forgetful


@each_game
def test_a_state_that_is_copied_anew_keeps_its_memory_again(game: Game) -> None:
    fresh, state = game.start(2, 5), forgetful(game)
    rollout.play_random(state, fresh, Dice(4), 5_000)  # several matches, each copied from `fresh`
    assert not state.forgetful
    assert state.copy().ply == state.ply


@each_game
@pytest.mark.parametrize("loop", [rollout.play_to_end, rollout.play_to_horizon])
def test_what_is_played_does_not_depend_on_it(game: Game, loop: Callable[[State, Dice], object]) -> None:
    for seed in range(6):
        one, dice, other, same = middle(game, seed), Dice(seed), middle(game, seed), Dice(seed)
        other.forgetful = True
        assert loop(one, dice) == loop(other, same)
        other.forgetful = False
        assert (one.ply, one.round, one.to_move, one.revealed) == (
            other.ply,
            other.round,
            other.to_move,
            other.revealed,
        )
        assert one.legal_actions() == other.legal_actions()
        assert one.game.notation(one) == one.game.notation(other)
        assert [one.score(seat) for seat in range(2)] == [other.score(seat) for seat in range(2)]
        assert dice.roll(10**6) == same.roll(10**6)
