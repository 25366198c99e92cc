"""Compiled and interpreted bots of every game choose alike; `papercove.testing.bots` has the laws of bots."""

import subprocess
import sys

from papercove import game, game_ids
from tests.counts import compares_kernels

TABLES = [(id, seats) for id in game_ids() for seats in game(id).seat_counts]
CHOICES = """
from papercove import Dice, game, game_ids
from papercove.bots import Budget, bot, decide
for id in game_ids():
    for seats in game(id).seat_counts:
        state, dice = game(id).start(seats, 7), Dice(2)
        for step in range(30):
            name = ("greedy", "search", "casual")[step % 3]
            state.apply(decide(bot(name, id), state, dice, Budget(iterations=12)))
        print(id, seats, state.game.notation(state), dice.bits())
"""


@compares_kernels
def test_compiled_and_interpreted_bots_choose_alike() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", CHOICES],
            env={"PAPERCOVE_INTERPRETED": mode, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in ("", "1")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") == len(TABLES)
