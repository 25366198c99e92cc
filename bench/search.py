"""How many iterations a second the search makes in the middle of a round, and what a move of each level costs.

.venv/bin/python bench/search.py
"""

from __future__ import annotations

import time

from papercove import Dice, game, game_ids
from papercove.bots import LEVELS, bot
from papercove.bots.search import Tree

ITERATIONS = 10_000
RUNS = 7
STEPS = 24  # into the match


def speed(id: str, seats: int) -> float:
    """Iterations a second of processor time, in the best of several runs."""
    dice = Dice(1)
    state = game(id).start(seats, seed=7)
    while state.ply < STEPS:
        state.apply(state.rollout_action(dice))
    known = state.resample(state.to_move, dice)
    best = 0.0
    for _ in range(RUNS):
        tree = Tree(known, dice, 3.0, 0.2, 1, True, 1_500_000)
        began = time.thread_time()
        tree.run(ITERATIONS)
        best = max(best, ITERATIONS / (time.thread_time() - began))
    return best


def slowest(id: str, seats: int, level: str) -> float:
    """The processor milliseconds of the longest of several choices along a match."""
    dice = Dice(2)
    player = bot(level, id)
    state = game(id).start(seats, seed=3)
    longest = 0.0
    while not state.is_over and state.ply < 5 * STEPS:
        if state.ply % 12 == 0:
            known = state.resample(state.to_move, dice)
            began = time.thread_time()
            player.choose(known, dice)
            longest = max(longest, time.thread_time() - began)
        state.apply(state.rollout_action(dice))
    return 1000 * longest


if __name__ == "__main__":
    for id in game_ids():
        for seats in game(id).seat_counts:
            moves = ", ".join(f"{level} {slowest(id, seats, level):.1f}" for level in LEVELS)
            rate = f"{speed(id, seats):,.0f} iterations/s"
            print(f"{id}, {seats} seats: {rate}; slowest move in ms: {moves}", flush=True)
