"""Steps a second of the vector environment, on one core: `python bench/vector.py [--threads 2] [--one-hot]`.

Observations are measured without what only memory holds (docs/rl.md) and whole.
The best of several runs: with one thread by its processor time, with more by the clock. The last column
includes the choice of random legal actions. With `--one-hot` the environment (not the batch inside) spreads codes out.
"""

from __future__ import annotations

import argparse
import time

import papercove
from papercove import Dice
from papercove.rl.vector import Batch
from papercove.rl.vector_env import VectorEnv

RUNS = 5


def measure(batch: Batch, dice: Dice, seconds: float, env: VectorEnv | None = None) -> tuple[float, float]:
    """Millions of steps a second: of the steps alone, and with choosing the actions."""
    stepped = batch if env is None else env
    clock = time.thread_time if batch.threads == 1 else time.perf_counter
    spent = whole = 0.0
    steps = 0
    while whole < seconds:
        began = clock()
        actions = batch.random_actions(dice)
        chosen = clock()
        stepped.step(actions)
        ended = clock()
        spent += ended - chosen
        whole += ended - began
        steps += batch.num_envs
    return steps / spent / 1e6, steps / whole / 1e6


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--threads", type=int, default=1)
    wanted.add_argument("--one-hot", action="store_true")
    wanted.add_argument("--seconds", type=float, default=0.2, help="for each of five runs")
    asked = wanted.parse_args()
    print(f"{'game':<16} {'matches':>8} {'observations':>13} {'M steps/s':>10} {'with choice':>12}")
    for game in papercove.game_ids():
        for seen in ("none", "no memory", "whole"):
            for envs in (256, 1024, 4096):
                shown = {"observations": seen != "none", "memory": seen == "whole"}
                batch = Batch(game, envs, threads=asked.threads, **shown)
                env = VectorEnv(batch, one_hot=True) if asked.one_hot else None
                dice = Dice(1)
                measure(batch, dice, asked.seconds, env)  # away from the start, where all matches are alike
                runs = [measure(batch, dice, asked.seconds, env) for _ in range(RUNS)]
                steps, whole = (max(figures) for figures in zip(*runs, strict=True))
                print(f"{game:<16} {envs:>8} {seen:>13} {steps:>10.2f} {whole:>12.2f}")


if __name__ == "__main__":
    main()
