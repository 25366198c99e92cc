"""Fits the chance to win a match of Sea Salt & Paper from the points each seat has to go, by self-play.

    .venv/bin/python tools/fit_chances.py --bot search:400 --rounds 4000

A bot plays rounds against itself; what the seats gain in a round is taken to be independent of the
scores before it. For two seats the chance then follows exactly, from the last points backwards.
For three and four a strength for each number of points to go is fitted to the winners of matches
put together from such rounds. Writes src/papercove/games/sea_salt_paper/chances.csv.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path

import numpy as np
import numpy.typing as npt

from papercove import Dice, game
from papercove.bots import bot, decide

FAR = 40
TARGETS = {3: 35, 4: 30}
WIN = 1000  # four mermaids, as a gain that ends any match
OUTPUT = Path(__file__).parent.parent / "src/papercove/games/sea_salt_paper/chances.csv"
Gains = list[tuple[int, ...]]


def play_rounds(seats: int, name: str, wanted: int, seed: int) -> Gains:
    """What each seat gained in each round that was scored."""
    rules = game("sea-salt-paper")
    player = bot(name, rules)
    gains: Gains = []
    number = 0
    while len(gains) < wanted:
        state = rules.start(seats, seed + number)
        dice = Dice(f"fit {seed} {number}")
        number += 1
        while not state.is_over:
            last = state.round
            state.apply(decide(player, state, dice))
            if state.round != last or state.is_over:
                gained = [state.gained_by(seat) for seat in range(seats)]
                if state.outcome and state.outcome.reason == "four-mermaids":
                    gained[state.outcome.winners[0]] = WIN
                if any(gained):
                    gains.append(tuple(gained))
    return gains


def chances_of_two(gains: Gains) -> list[list[float]]:
    """table[a][b]: the chance of the seat with a points to go against b, from the last points backwards."""
    both_ways = gains + [(b, a) for a, b in gains]
    table = [[0.5] * (FAR + 1) for _ in range(FAR + 1)]
    for b in range(1, FAR + 1):
        table[0][b], table[b][0] = 1.0, 0.0
    for total in range(2, 2 * FAR + 1):
        for a in range(max(1, total - FAR), min(FAR, total - 1) + 1):
            b = total - a
            value = 0.0
            for gain_a, gain_b in both_ways:
                left_a, left_b = a - gain_a, b - gain_b
                if left_a > 0 and left_b > 0:
                    value += table[left_a][left_b]
                else:
                    value += 0.5 if left_a == left_b else float(left_a < left_b)
            table[a][b] = value / len(both_ways)
    return table


def strengths(gains: Gains, seats: int, matches: int, seed: int) -> npt.NDArray[np.float64]:
    """For 0 to FAR points to go, a strength such that each seat wins in proportion to its own."""
    chance = random.Random(seed)
    positions, winners = [], []
    for _ in range(matches):
        scores = [0] * seats
        path = []
        while max(scores) < TARGETS[seats]:
            path.append(tuple(TARGETS[seats] - score for score in scores))
            gained = chance.sample(chance.choice(gains), seats)
            scores = [score + gain for score, gain in zip(scores, gained, strict=True)]
        winner = max(range(seats), key=lambda seat: (scores[seat], chance.random()))
        positions += path
        winners += [winner] * len(path)
    where = np.array(positions)
    won = np.array(winners)
    level = np.linspace(3.0, 0.0, FAR + 1)
    for _ in range(1500):
        power = np.exp(level[where])
        share = power / power.sum(axis=1, keepdims=True)
        share[np.arange(len(won)), won] -= 1.0
        slope = np.bincount(where.ravel(), weights=share.ravel(), minlength=FAR + 1)
        bend = np.zeros(FAR + 1)  # neighbours should be much alike
        bend[1:-1] = 2 * level[1:-1] - level[:-2] - level[2:]
        level -= 8.0 * slope / len(won) + 0.02 * bend
    return np.exp(level - level[TARGETS[seats]])


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:400")
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    pairs = play_rounds(2, chosen.bot, chosen.rounds, chosen.seed)
    rows = [[f"two-{a}", *(f"{value:.4f}" for value in row)] for a, row in enumerate(chances_of_two(pairs))]
    for name, seats in (("three", 3), ("four", 4)):
        found = strengths(play_rounds(seats, chosen.bot, chosen.rounds, chosen.seed), seats, 20000, chosen.seed)
        rows.append([name, *(f"{value:.4f}" for value in found)])
    OUTPUT.write_text("".join(",".join(row) + "\n" for row in rows))


if __name__ == "__main__":
    main()
