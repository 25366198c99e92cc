"""What a quick player finds good: sensible, legal, and the same in both kernels."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from papercove import Dice
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import action_words
from tests.games.paper_world.table import PILES, position, start

OPINIONS = """
from papercove import Dice
from tests.games.paper_world.table import start
for seed in range(12):
    state, dice = start(2 + seed % 3, seed, advanced=seed % 2 == 1), Dice(seed)
    while not state.is_over:
        print([state.value(seat).hex() for seat in range(state.seats)])
        print({action: weight.hex() for action, weight in state.priors().items()})
        state.apply(state.rollout_action(dice))
"""


def best(state: MatchState) -> str:
    """The action that quick judgement weighs most."""
    weights = state.priors()
    return action_words(max(weights, key=lambda action: weights[action]))


def opinions(interpreted: bool) -> str:
    environment = {**os.environ, "PAPERCOVE_INTERPRETED": "1" if interpreted else ""}
    return subprocess.run(
        [sys.executable, "-c", OPINIONS], env=environment, check=True, capture_output=True, text=True
    ).stdout


def test_both_kernels_have_the_same_opinions_to_the_last_bit() -> None:
    compiled = opinions(interpreted=False)
    assert compiled.count("\n") > 2000
    assert opinions(interpreted=True) == compiled


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_are_positive_and_shares_add_up(seats: int) -> None:
    state, dice = start(seats, seats), Dice(seats)
    while not state.is_over:
        weights = state.priors()
        assert list(weights) == state.legal_actions()
        assert all(weight > 0 for weight in weights.values())
        assert sum(state.value(seat) for seat in range(seats)) == pytest.approx(1)
        state.apply(state.rollout_action(dice))


def test_in_the_last_turn_place_rather_than_take() -> None:
    state = position(f"to-move 0 turn last-turns 2 / {PILES} / 0: land Y1@0,0 hand Y2 / 1: land B1@0,0")
    assert best(state).startswith("place")


def test_take_the_scissors_in_the_last_turn() -> None:
    state = position(f"to-move 0 turn last-turns 1 / {PILES} / 0: land Y1@0,0 hand Y2s / 1: land B1@0,0")
    for text in ("place yellow", "card y2s", "at 0,0"):
        state.apply(state.game.parse_action(state, text))
    assert best(state) == "scissors take"


def test_throw_away_what_has_no_use() -> None:
    full = "Y4@0,0 Y1@1,0 Y1@-1,0 Y1@0,1 Y1@1,1 Y1@-1,1 Y1@0,-1 Y1@1,-1 Y1@-1,-1"
    state = position(f"to-move 0 discard / {PILES} / 0: land {full} hand Y5,Y2,K3,Y2 / 1: land B1@0,0")
    assert best(state) == "discard k3"


def test_quick_judgement_beats_chance() -> None:
    won = 0.0
    for seed in range(60):
        state, dice = start(2, seed), Dice(seed)
        while not state.is_over:
            wise = state.to_move == seed % 2
            state.apply(state.rollout_action(dice) if wise else state.random_action(dice))
        won += state.value(seed % 2)
    assert won > 50
