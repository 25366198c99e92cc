"""How many iterations a second the search makes in the middle of a round, on one core: the best of several runs.

.venv/bin/python bench/search.py
"""

from __future__ import annotations

import time

from papercove import Dice, game, games
from papercove.bots.search import Tree

ITERATIONS = 10_000
RUNS = 7
STEPS = 24  # into the match


def speed(id: str, seats: int) -> float:
    """Iterations a second of processor time."""
    dice = Dice(1)
    state = game(id).start(seats, seed=7)
    while state.ply < STEPS:
        state.apply(state.favoured_action(dice))
    known = state.resample(state.to_move, dice)
    best = 0.0
    for _ in range(RUNS):
        tree = Tree(known, dice, 3.0, 0.2, 1, 1_500_000)
        began = time.thread_time()
        tree.run(ITERATIONS)
        best = max(best, ITERATIONS / (time.thread_time() - began))
    return best


if __name__ == "__main__":
    for id in games():
        for seats in game(id).seat_counts:
            print(f"{id:16} {seats} seats  {speed(id, seats):9,.0f} iterations/s", flush=True)
