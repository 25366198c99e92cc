"""How many iterations a second the search makes in the middle of a round, and what a move of each level costs.

.venv/bin/python bench/search.py
"""

from __future__ import annotations

import time

from papercove import Dice, game, game_ids
from papercove.bots import bot, decide, levels_of
from papercove.bots.search import Tree

ITERATIONS = 10_000
RUNS = 7
STEPS = 24  # into the match
MATCHES = 8  # along which moves are timed


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


def costs(id: str, seats: int, level: str) -> tuple[float, float]:
    """The processor milliseconds of a move, on average and at most, of one bot of this level among `steady`."""
    rules = game(id)
    player, other = bot(level, rules), bot("steady", rules)
    spent = []
    for number in range(MATCHES):
        state, dice = rules.start(seats, seed=3 + number), Dice(f"costs {number}")
        while not state.is_over:
            if state.to_move != number % seats:
                state.apply(decide(other, state, dice))
                continue
            began = time.thread_time()
            action = decide(player, state, dice)
            spent.append(time.thread_time() - began)
            state.apply(action)
    return 1000 * sum(spent) / len(spent), 1000 * max(spent)


if __name__ == "__main__":
    for id in game_ids():
        for seats in game(id).seat_counts:
            print(f"{id}, {seats} seats: {speed(id, seats):,.0f} iterations/s", flush=True)
            for level in levels_of(game(id)):
                mean, most = costs(id, seats, level)
                print(f"  {level:>8}: {mean:6.1f} ms a move, the slowest {most:6.1f}", flush=True)
