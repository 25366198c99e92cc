"""How often do the laboratory's intervals hold the true number? `python -m bench.coverage GAME [--studies 200] …`.

A pool of matches is played and stands for the truth: every number of it is known exactly. Studies then draw their
matches from the pool, as a study draws deals, and each interval that a study prints is compared with the truth. An
interval of 95 % should hold it in 95 of 100 studies. What fewer than half of the studies print an interval for is left
out, with its number told.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from papercove.lab.findings import Findings, findings
from papercove.lab.simulate import GROUPS, Study, jobs, play_numbered, study
from papercove.lab.tally import Tally, add
from papercove.lab.work import in_order


def estimates(found: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], dict[str, float]]]:
    """Every number with its interval, however deep, and where it stands."""
    if isinstance(found, dict) and set(found) == {"value", "low", "high"}:
        yield path, found
    elif isinstance(found, dict | list):
        for name, part in found.items() if isinstance(found, dict) else enumerate(found):
            yield from estimates(part, (*path, str(name)))


def numbers(found: Findings) -> dict[tuple[str, ...], dict[str, float]]:
    """All that a study prints."""
    return dict(estimates(msgspec.to_builtins(found, str_keys=True)))


def drawn(pool: list[Tally], games: int, dice: random.Random) -> list[Tally]:
    """The groups of a study of so many matches from the pool."""
    groups = [Tally() for _ in range(min(GROUPS, games))]
    for number in range(games):
        add(groups[number % GROUPS], dice.choice(pool))
    return groups


def coverage(
    wanted: Study, pool: list[Tally], games: int, studies: int, seed: int
) -> dict[tuple[str, ...], tuple[int, int]]:
    """For each number: in how many studies it had an interval, and in how many of these it held the truth."""
    truth = numbers(findings(wanted, [sum_up(pool)]))
    dice = random.Random(seed)
    found: dict[tuple[str, ...], tuple[int, int]] = {}
    for _ in range(studies):
        for path, one in numbers(findings(wanted, drawn(pool, games, dice))).items():
            if one["low"] is not None and path in truth:
                shown, held = found.get(path, (0, 0))
                found[path] = shown + 1, held + (one["low"] <= truth[path]["value"] <= one["high"])
    return found


def sum_up(pool: list[Tally]) -> Tally:
    """The whole pool as one group."""
    whole = Tally()
    for one in pool:
        add(whole, one)
    return whole


def job(asked: tuple[Study, list[Tally], int, int, int]) -> dict[tuple[str, ...], tuple[int, int]]:
    """Some of the studies, for a worker."""
    return coverage(*asked)


def kind_of(path: tuple[str, ...]) -> str:
    """Numbers of one kind are printed in one row: `measures … win_rate`."""
    return path[0] if path[0] != "measures" else f"{path[2]}{' … ' + path[-1] if path[-1] != path[2] else ''}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--bots", default="greedy")
    asked.add_argument("--games", type=int, default=400)
    asked.add_argument("--studies", type=int, default=200)
    asked.add_argument("--pool", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--write", action="store_true", help="into docs/laboratory.md")
    said = asked.parse_args()
    wanted = study(said.game, said.bots.split(","), seed=said.seed)
    pool = list(in_order(play_numbered, jobs(wanted, said.pool), said.workers))
    parts = [(wanted, pool, said.games, len(range(at, said.studies, 20)), at) for at in range(min(20, said.studies))]
    total: dict[tuple[str, ...], tuple[int, int]] = {}
    for part in in_order(job, parts, said.workers):
        for path, (shown, held) in part.items():
            before = total.get(path, (0, 0))
            total[path] = before[0] + shown, before[1] + held
    told = table(total, said.studies)
    asked_as = f"`python -m bench.coverage {said.game} --studies {said.studies} --pool {said.pool} --seed {said.seed}`"
    print(told, *outside(total, said.studies), sep="\n")
    if said.write:
        put(said.game, f"{asked_as}, studies of {said.games} matches of {said.bots}:\n\n{told}")


Coverage = dict[tuple[str, ...], tuple[int, int]]


def rates_of(total: Coverage, studies: int) -> dict[tuple[str, ...], float]:
    """How often each interval held the truth, where at least half of the studies printed one."""
    return {path: held / shown for path, (shown, held) in total.items() if shown >= studies / 2}


def table(total: Coverage, studies: int) -> str:
    """A row for each kind of number."""
    often = rates_of(total, studies)
    kinds: dict[str, list[float]] = {}
    for path, rate in often.items():
        kinds.setdefault(kind_of(path), []).append(rate)
    lines = ["| number | how many | covered on average | least | most |", "|---|---:|---:|---:|---:|"]
    for kind, rates in sorted(kinds.items()):
        middle = sum(rates) / len(rates)
        lines.append(f"| {kind} | {len(rates)} | {middle:.1%} | {min(rates):.1%} | {max(rates):.1%} |")
    within = sum(0.93 <= rate <= 0.97 for rate in often.values())
    rare = len(total) - len(often)
    return "\n".join(lines) + f"\n\n{within} of {len(often)} numbers within 93–97%, {rare} left out as too rare."


def outside(total: Coverage, studies: int) -> list[str]:
    """The numbers that fall outside."""
    often = sorted(rates_of(total, studies).items(), key=lambda one: one[1])
    return [f"  {' '.join(path)}: {rate:.1%} of {total[path][0]}" for path, rate in often if not 0.93 <= rate <= 0.97]


def put(game: str, text: str) -> None:
    """Put a game's table into docs/laboratory.md, in place of what is there."""
    path = Path(__file__).parents[1] / "docs" / "laboratory.md"
    begin, end = f"<!-- coverage of {game} -->", f"<!-- end of coverage of {game} -->"
    before, _, rest = path.read_text("utf-8").partition(begin)
    _, _, after = rest.partition(end)
    path.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
