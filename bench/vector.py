"""Steps a second of the vector environment, on one core: `python bench/vector.py [--threads 2]`.

Only the steps are timed (and, in the last column, the choice of random legal actions as well).
"""

from __future__ import annotations

import argparse
import time

import papercove
from papercove import Dice
from papercove.rl.vector import Batch


def measure(game: str, envs: int, threads: int, observations: bool, seconds: float) -> tuple[float, float]:
    """Millions of steps a second: of the steps alone, and with choosing the actions."""
    batch = Batch(game, envs, threads=threads, observations=observations)
    dice = Dice(1)
    spent = whole = 0.0
    steps = 0
    while whole < seconds:
        began = time.perf_counter()
        actions = batch.random_actions(dice)
        chosen = time.perf_counter()
        batch.step(actions)
        ended = time.perf_counter()
        spent += ended - chosen
        whole += ended - began
        steps += envs
    return steps / spent / 1e6, steps / whole / 1e6


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--threads", type=int, default=1)
    wanted.add_argument("--seconds", type=float, default=1.0)
    asked = wanted.parse_args()
    print(f"{'game':<16} {'matches':>8} {'observations':>13} {'M steps/s':>10} {'with choice':>12}")
    for game in papercove.games():
        for observations in (False, True):
            for envs in (256, 1024, 4096):
                steps, whole = measure(game, envs, asked.threads, observations, asked.seconds)
                seen = "yes" if observations else "no"
                print(f"{game:<16} {envs:>8} {seen:>13} {steps:>10.2f} {whole:>12.2f}")


if __name__ == "__main__":
    main()
