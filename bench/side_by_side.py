"""Every figure of the kernel in two checkouts, in turn: `python bench/side_by_side.py BEFORE AFTER [--rounds 5]`.

A tree is a checkout with its kernel built and a .venv of its own. Both are measured round after round, on one thread by
its processor time, and the median of the rounds counts, so that a slow minute falls on both alike. It ends with 1 if a
figure has fallen by more than 5%. bench/instructions.py compares by instructions, which no load changes.

Like is compared with like: batches are measured with the observations that both trees can write, so without what only
memory holds where one of them (before version 2 of Sea Salt & Paper) did not write it.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import Any

SECONDS = 0.25  # for each figure of each round
OPENING = 20  # decisions before the rollouts start
MAY_FALL = 0.05


def rate(work: Callable[[], int]) -> float:
    """How much `work`, which says how much it did, gets done in a second of processor time, once it is warm."""
    work()
    done, began = 0, time.thread_time()
    while (spent := time.thread_time() - began) < SECONDS:
        done += work()
    return done / spent


def figures() -> Iterator[tuple[str, float]]:
    """Inside a tree: what `papercove bench` measures, matches from Python, and batches; older names work as well."""
    from papercove import Dice, game
    from papercove.rl.vector import Batch

    try:
        from papercove.engine import rollout
    except ImportError:
        from papercove.engine import playout as rollout  # type: ignore[attr-defined, no-redef]

    for id in ("sea-salt-paper", "paper-world"):
        for seats in game(id).seat_counts:
            yield from of_kernel(rollout, game(id), seats, Dice(1))
        yield f"{id}: decisions, from Python", rate(lambda: match_from_python(game(id), Dice(time.time_ns())))  # noqa: B023
        yield f"{id}: decisions, by random_action", rate(lambda: match_at_random(game(id), Dice(time.time_ns())))  # noqa: B023
        for seen, shown in observed(Batch).items():
            for envs in (256, 1024, 4096):
                batch, dice = Batch(id, envs, **shown), Dice(3)
                yield f"{id}: {envs} matches {seen}", rate(lambda: batch_step(batch, dice))  # noqa: B023


def observed(batch: Any) -> dict[str, dict[str, bool]]:
    """What batches may show, and how to ask for it: memory is apart where the tree has it."""
    shown = {"without observations": {"observations": False}, "with observations": {"observations": True}}
    if hasattr(batch, "memory"):
        shown["with observations"]["memory"] = False
        shown["with observations and memory"] = {"observations": True}
    return shown


def of_kernel(rollout: Any, game: Any, seats: int, dice: Any) -> Iterator[tuple[str, float]]:
    fresh = game.start(seats, seed=1)
    state, middle = fresh.copy(), fresh.copy()
    for _ in range(OPENING):
        middle.apply(middle.random_action(dice))
    work: dict[str, tuple[int, Callable[[int], object]]] = {
        "decisions": (100_000, lambda n: rollout.play_random(state, fresh, dice, n)),
        "copies": (100_000, lambda n: rollout.copy_often(fresh, n)),
        "resampled rollouts": (5_000, lambda n: rollout.resample_and_play(middle, middle.to_move, dice, n)),
    }
    for what, (times, done) in work.items():
        yield f"{game.id}: {what}, {seats} seats", rate(lambda: (done(times), times)[1])  # noqa: B023


def match_from_python(game: Any, dice: Any) -> int:
    match = game.start(2, dice.bits())
    while actions := match.legal_actions():
        match.apply(actions[dice.roll(len(actions))])
    return int(match.ply)


def match_at_random(game: Any, dice: Any) -> int:
    match = game.start(2, dice.bits())
    while not match.is_over:
        match.apply(match.random_action(dice))
    return int(match.ply)


def batch_step(batch: Any, dice: Any) -> int:
    batch.step(batch.random_actions(dice))
    return int(batch.num_envs)


def measured(tree: Path) -> dict[str, float]:
    """One round in a tree, by its own Python."""
    command = [str(tree / ".venv/bin/python"), str(Path(__file__).resolve()), "--inside"]
    return dict(json.loads(subprocess.run(command, cwd=tree, check=True, capture_output=True, text=True).stdout))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", help="two checkouts: before and after")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.inside:
        print(json.dumps(list(figures())))
        return
    if len(asked.trees) != 2:
        parser.error("two checkouts, please: before and after")
    rates: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for _ in range(asked.rounds):
        for side, tree in enumerate(asked.trees):
            for what, figure in measured(tree.resolve()).items():
                rates[what][side].append(figure / 1e6)
    fell = 0
    print(f"{'millions a second':<55} {'before':>8} {'after':>8} {'after / before':>15}")
    for what, sides in rates.items():
        if not all(sides):
            print(f"{what:<55} only one of them has it")
            continue
        before, after = map(median, sides)
        fell += after < before * (1 - MAY_FALL)
        print(f"{what:<55} {before:>8.2f} {after:>8.2f} {after / before:>15.2f}")
    print(f"{fell} of {len(rates)} have fallen by more than {MAY_FALL:.0%}")
    sys.exit(fell > 0)


if __name__ == "__main__":
    main()
