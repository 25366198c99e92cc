"""Random matches of every game with bad actions mixed in: run on the sanitized kernel by tools/sanitize.py.

python -m tests.fuzz MATCHES
"""

from __future__ import annotations

import os
import sys
from typing import Any

import papercove
from papercove import Dice, Illegal, State
from papercove.bots import search
from papercove.engine.rollout import play_to_end, resample_and_play
from papercove.rl.vector import OPPONENTS, Batch
from papercove.testing import settings

SETTINGS = settings()
CAREFUL_EVERY = 20  # most matches run in the kernel alone; every twentieth is played through the careful methods


def play_carefully(state: State, dice: Dice) -> None:
    """Each ply: a bad action, a resampled copy, the rollout policy, then a random legal action."""
    while not state.is_over:
        bad = dice.roll(state.game.action_count + 40) - 20
        if bad not in state.legal_actions():
            try:
                state.apply(bad)
            except Illegal:
                pass
            else:
                raise AssertionError(f"{bad} was accepted at {state.game.notation(state)}")
        world = state.resample(dice.roll(state.seats), dice)
        world.apply(world.rollout_action(dice))
        state.priors()
        state.apply(state.random_action(dice))


def play_side_by_side(game: str, seats: int, opponents: str | None) -> None:
    """Some matches of the vector environment, with everything it writes."""
    batch = Batch(game, 5, seats, threads=2, opponents=opponents)
    for step in range(200):
        batch.step(batch.random_actions(Dice(step)))


def give_up(what: Any) -> None:
    """An index out of bounds cannot be raised by a method without the GIL: it ends the run."""
    sys.__unraisablehook__(what)
    os._exit(1)


def main(matches: int) -> None:
    assert papercove.COMPILED, "fuzzing is for the compiled kernel"
    sys.unraisablehook = give_up
    print(f"fuzzing {search.__file__}")
    for id in papercove.game_ids():
        for seats in papercove.game(id).seat_counts:
            for opponents in OPPONENTS:
                play_side_by_side(id, seats, opponents)
    for match in range(matches):
        setting = SETTINGS[match % len(SETTINGS)]
        state, dice = setting.start(match), Dice(match)
        if match // len(SETTINGS) % CAREFUL_EVERY == 0:
            play_carefully(state, dice)
        else:
            for _ in range(10 + dice.roll(60)):
                if not state.is_over:
                    state.apply(state.random_action(dice))
            if not state.is_over:
                resample_and_play(state, state.to_move, dice, 3)
                play_to_end(state, dice)
    print(f"{matches} passed, 0 failed")


if __name__ == "__main__":
    main(int(sys.argv[1]))
