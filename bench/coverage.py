"""How often do the laboratory's intervals hold the true number? `python -m bench.coverage GAME [--studies 200] …`.

With `--against SIDE` (as `papercove compare` has them) the differences to that side, on the same deals; with
`--arena BOTS` the win rates of an arena, by deal. With `--only KEYS` only these measures of a simulation (`none`: what
every game has), many times as fast: whether a number lies outside by luck shows in 20,000 studies.

A pool of matches is played and stands for the truth: every number of it is known exactly. Studies then draw their
matches from the pool, as a study draws deals, and each interval that a study prints is compared with the truth. An
interval of 95 % should hold it in 95 of 100 studies. What fewer than half of the studies print an interval for is left
out, with its number told.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from papercove.lab.arena import Contest, Played, contest, deals, play_deal, report
from papercove.lab.compare import side
from papercove.lab.comparison import changes_of
from papercove.lab.findings import Findings, about, findings
from papercove.lab.sample import Sample
from papercove.lab.simulate import GROUPS, Study, jobs, play_numbered, study
from papercove.lab.tally import Cell, Tally, add, joined
from papercove.lab.work import in_order

FROM = "from "  # and the smallest of the largest values that a study puts together: each study puts others together

Name = tuple[str, ...]
Told = dict[Name, dict[str, Any]]
Coverage = dict[Name, tuple[int, int]]


def largest(key: str, least: int, tally: Tally) -> Cell:
    """The values of a measure from `least` up, together."""
    return tally.measures[key].cell(least)


def estimates(found: Any, path: Name = ()) -> Iterator[tuple[Name, dict[str, float]]]:
    """Every number with its interval, however deep, and where it stands."""
    if isinstance(found, dict) and set(found) == {"value", "low", "high"}:
        yield path, found
    elif isinstance(found, dict | list):
        for name, part in found.items() if isinstance(found, dict) else enumerate(found):
            yield from estimates(part, (*path, str(name)))


class Simulated:
    """Studies of a simulation."""

    def __init__(self, wanted: Study, matches: int, workers: int, only: set[str] | None = None) -> None:
        self.wanted = wanted
        self.pool = list(in_order(play_numbered, jobs(wanted, matches), workers))
        if only is not None:
            for one in self.pool:
                one.measures = {key: counted for key, counted in one.measures.items() if key in only}

    def truth(self) -> Told:
        """All numbers of the whole pool; the largest values of a measure together from wherever a study may begin."""
        whole = joined(self.pool)
        found = self.told([whole])
        for key, counted in whole.measures.items():
            for least in counted.values:
                about_tail = about(Sample([whole]), partial(largest, key, least))
                found |= estimates(msgspec.to_builtins(about_tail), ("measures", key, "tail", f"{FROM}{least}"))
        return found

    def drawn(self, games: int, dice: random.Random) -> Told:
        """All that one study of so many matches prints."""
        return self.told(grouped([dice.choice(self.pool) for _ in range(games)]))

    def told(self, groups: list[Tally]) -> Told:
        found: Findings = findings(self.wanted, groups)
        told = msgspec.to_builtins(found, str_keys=True)
        for one in told["measures"].values():
            if one["tail"]:
                one["tail"] = {f"{FROM}{one['tail'].pop('least')}": one["tail"]}
        return dict(estimates(told))


class Compared:
    """Comparisons of two studies on the same deals: the differences."""

    def __init__(self, before: Study, after: Study, matches: int, workers: int) -> None:
        self.bots_differ = before.bots != after.bots
        pools = [list(in_order(play_numbered, jobs(one, matches), workers)) for one in (before, after)]
        self.pool = list(zip(*pools, strict=True))

    def truth(self) -> Told:
        """The differences in the whole pool."""
        return self.told([[joined([pair[at] for pair in self.pool])] for at in (0, 1)])

    def drawn(self, games: int, dice: random.Random) -> Told:
        """The differences that one comparison of so many matches prints."""
        pairs = [dice.choice(self.pool) for _ in range(games)]
        return self.told([grouped([pair[at] for pair in pairs]) for at in (0, 1)])

    def told(self, sides: list[list[Tally]]) -> Told:
        changes = changes_of(Sample(sides[0]), Sample(sides[1]), self.bots_differ)
        return {(one.name, one.measure): msgspec.to_builtins(one.change) for one in changes}


class Contested:
    """Arenas: the win rate of each bot, by deal."""

    def __init__(self, wanted: Contest, matches: int, workers: int) -> None:
        self.wanted = wanted
        self.pool: list[list[Played]] = list(in_order(play_deal, deals(wanted, matches), workers))

    def truth(self) -> Told:
        """The win rates in the whole pool."""
        return self.told(self.pool)

    def drawn(self, games: int, dice: random.Random) -> Told:
        """Those of one arena of so many matches."""
        return self.told([dice.choice(self.pool) for _ in range(games // len(self.wanted.bots))])

    def told(self, played: list[list[Played]]) -> Told:
        matches = [match for deal in played for match in deal]
        found = report(self.wanted, matches, len(matches)).bots
        return {("win_rate", one.name): {"value": one.win_rate, "low": one.low, "high": one.high} for one in found}


Asked = Simulated | Compared | Contested


def grouped(matches: list[Tally]) -> list[Tally]:
    """Matches in the groups of a study."""
    groups = [Tally() for _ in range(min(GROUPS, len(matches)))]
    for number, one in enumerate(matches):
        add(groups[number % GROUPS], one)
    return groups


def coverage(asked: Asked, games: int, studies: int, seed: int) -> Coverage:
    """For each number: in how many studies it had an interval, and in how many of these it held the truth."""
    truth = asked.truth()
    dice = random.Random(seed)
    found: Coverage = {}
    for _ in range(studies):
        for path, one in asked.drawn(games, dice).items():
            if one["low"] is not None and path in truth:
                name = tuple(part for part in path if not part.startswith(FROM))
                shown, held = found.get(name, (0, 0))
                found[name] = shown + 1, held + (one["low"] <= truth[path]["value"] <= one["high"])
    return found


def job(asked: tuple[Asked, int, int, int]) -> Coverage:
    """Some of the studies, for a worker."""
    return coverage(*asked)


def kind_of(path: Name) -> str:
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
    asked.add_argument("--against", help="the other side of a comparison, as in call_threshold=9")
    asked.add_argument("--arena", help="two or more bots")
    asked.add_argument("--only", help="measures, as call-stop,behind; or none")
    asked.add_argument("--write", action="store_true", help="into docs/laboratory.md")
    said = asked.parse_args()
    wanted = found_asked(said)
    parts = [(wanted, said.games, len(range(at, said.studies, 20)), at) for at in range(min(20, said.studies))]
    total: Coverage = {}
    for part in in_order(job, parts, said.workers):
        for path, (shown, held) in part.items():
            before = total.get(path, (0, 0))
            total[path] = before[0] + shown, before[1] + held
    told = table(total, said.studies)
    print(told, *outside(total, said.studies), sep="\n")
    if said.write:
        kind = f" --against {said.against}" if said.against else f" --arena {said.arena}" if said.arena else ""
        command = f"python -m bench.coverage {said.game}{kind}"
        asked_as = f"`{command} --studies {said.studies} --pool {said.pool} --seed {said.seed}`"
        bots = said.arena or said.bots
        put(said.game + kind, f"{asked_as}, studies of {said.games} matches of {bots}:\n\n{told}")


def found_asked(said: argparse.Namespace) -> Asked:
    """What is studied, with its pool."""
    if said.arena:
        found = contest(said.game, said.arena.split(","), None, said.seed, {})
        return Contested(found, said.pool, said.workers)
    wanted = study(said.game, said.bots.split(","), seed=said.seed)
    if said.against:
        return Compared(wanted, side(wanted, said.against), said.pool, said.workers)
    return Simulated(wanted, said.pool, said.workers, set(said.only.split(",")) if said.only else None)


def rates_of(total: Coverage, studies: int) -> dict[Name, float]:
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
