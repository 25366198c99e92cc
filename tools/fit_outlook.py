"""Fits how sure a lead of Paper World is, by self-play.

    .venv/bin/python tools/fit_outlook.py --bot search:20 --matches 600 --seed 50000
    .venv/bin/python tools/fit_outlook.py --matches 2000 --seed 150000 --seats 4 --mode advanced

A bot plays matches against itself, in the standard and in the advanced mode. At every eighth decision each seat's
outlook (its points, and what hand and objectives promise) and the cards left in the piles are written down. The chance
to win goes with e to the power of outlook / (near + far * cards left): `near` and `far` are those, for each number of
seats and each mode, that make what came about likeliest, each match counting as one. Writes those lines of
src/papercove/games/paper_world/outlook.csv.
"""

from __future__ import annotations

import argparse
import itertools
import time
from pathlib import Path
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from papercove import Dice, game
from papercove.bots import bot, decide
from papercove.games.paper_world.constants import START
from papercove.games.paper_world.match import MatchState

OUTPUT = Path(__file__).parent.parent / "src/papercove/games/paper_world/outlook.csv"
SEATS, MODES = (2, 3, 4), ("standard", "advanced")
EVERY = 8
Floats = npt.NDArray[np.float64]
Followed = tuple[Floats, Floats, Floats]  # of each decision: outlooks, cards left; of the match: each seat's share


def follow(seats: int, advanced: bool, name: str, number: int) -> Followed:
    """Play one match."""
    rules = game("paper-world")
    player = bot(name, rules)
    state = cast(MatchState, rules.start(seats, number, advanced=advanced))
    dice = Dice(f"outlook {number}")
    outlooks: list[list[float]] = []
    left: list[int] = []
    decisions = 0
    while not state.is_over:
        decisions += 1
        if decisions % EVERY == 0 and state.phase != START:
            outlooks.append(state.outlooks())
            left.append(sum(state.pile_count(pile) for pile in range(5)))
        state.apply(decide(player, state, dice))
    shares = [state.value(seat) for seat in range(seats)]
    return np.array(outlooks), np.array(left, dtype=np.float64), np.array(shares)


def likelihood(matches: list[Followed], near: float, far: float) -> float:
    """How likely what came about is by these numbers: the mean logarithm."""
    total = 0.0
    for outlooks, left, shares in matches:
        powers = outlooks / (near + far * left)[:, None]
        powers -= powers.max(axis=1, keepdims=True)
        chances = np.exp(powers)
        chances /= chances.sum(axis=1, keepdims=True)
        total += float((np.log(chances + 1e-9) @ shares).mean())
    return total / len(matches)


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:20")
    parser.add_argument("--matches", type=int, default=600, help="for each number of seats and mode")
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--seats", type=int, choices=SEATS, help="only this number of them")
    parser.add_argument("--mode", choices=MODES, help="only this one")
    chosen: Any = parser.parse_args()
    lines = OUTPUT.read_text("utf-8").splitlines()
    for at, (seats, mode) in enumerate(itertools.product(SEATS, MODES)):
        if chosen.seats not in (None, seats) or chosen.mode not in (None, mode):
            continue
        began = time.process_time()
        numbers = range(chosen.seed, chosen.seed + chosen.matches)
        matches = [follow(seats, mode == "advanced", chosen.bot, number) for number in numbers]
        grid = [(near, far) for near in np.arange(0.5, 6.1, 0.25) for far in np.arange(0.0, 0.61, 0.02)]
        near, far = max(grid, key=lambda both: likelihood(matches, *both))
        print(f"{seats} seats, {mode}: near {near:.2f}, far {far:.2f}; {time.process_time() - began:.0f} s", flush=True)
        lines[at] = f"{seats},{mode},{near:.2f},{far:.2f}"
    OUTPUT.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
