"""Fits the numbers by which bots of Sea Salt & Paper judge cards and calls, by self-play.

    .venv/bin/python tools/fit_appraisal.py --generations 60 --matches 2000 --candidates 32

Players who go by quick judgement alone play two-seat matches: each candidate against the numbers that stand
now, the same deals for all, from both seats. The cross-entropy method keeps the best quarter of a generation
and draws the next around it. Writes src/papercove/games/sea_salt_paper/appraisal.csv if the outcome wins
a last, longer test with fresh deals.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from papercove import Dice, game
from papercove.games.sea_salt_paper.appraisal import go_by, kept_numbers

OUTPUT = Path(__file__).parent.parent / "src/papercove/games/sea_salt_paper/appraisal.csv"


def share(numbers: list[float], rival: list[float], deals: int, seed: int) -> float:
    """How large a share of matches a player by `numbers` wins; each deal is played from both seats."""
    rules = game("sea-salt-paper")
    won = 0.0
    for deal in range(deals):
        for seat in range(2):
            state = rules.start(2, seed + deal)
            dice = Dice(f"appraisal {seed + deal}")
            mover = -1
            while not state.is_over:
                if state.to_move != mover:
                    mover = state.to_move
                    go_by(numbers if mover == seat else rival)
                state.apply(state.rollout_action(dice))
            winners = state.outcome.winners
            won += (seat in winners) / len(winners)
    return won / (2 * deals)


def main() -> None:
    """Fit, test, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--matches", type=int, default=2000, help="of each candidate in a generation")
    parser.add_argument("--candidates", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    chance = np.random.default_rng(chosen.seed)
    standing = kept_numbers()
    centre = np.array(standing)
    spread = 0.15 + 0.25 * np.abs(centre)
    kept = chosen.candidates // 4
    with ProcessPoolExecutor(chosen.workers) as pool:
        for generation in range(chosen.generations):
            tried = centre + spread * chance.standard_normal((chosen.candidates, len(centre)))
            deals = chosen.matches // 2
            jobs = [pool.submit(share, list(row), standing, deals, 1_000_000 * (generation + 1)) for row in tried]
            shares = np.array([job.result() for job in jobs])
            best = tried[np.argsort(-shares)[:kept]]
            centre = 0.5 * centre + 0.5 * best.mean(axis=0)
            spread = 0.7 * spread + 0.3 * np.maximum(best.std(axis=0), 0.03)
            print(f"{generation + 1}: mean {shares.mean():.3f}, best {shares.max():.3f}", flush=True)
        fresh = [pool.submit(share, list(centre), standing, 500, 900_000_000 + 1000 * i) for i in range(4)]
        final = sum(job.result() for job in fresh) / len(fresh)
    error = 1.96 * math.sqrt(0.25 / 4000)
    print(f"the outcome wins {100 * final:.1f} % (± {100 * error:.1f}) of 4,000 matches against the numbers before")
    if final - error > 0.5:
        names = [line.split(",")[0] for line in OUTPUT.read_text("utf-8").splitlines()]
        rows = [f"{name},{centre[2 * i]:.2f},{centre[2 * i + 1]:.2f}\n" for i, name in enumerate(names)]
        OUTPUT.write_text("".join(rows), "utf-8")


if __name__ == "__main__":
    main()
