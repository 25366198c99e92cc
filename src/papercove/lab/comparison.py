"""What does a change change? Two studies of the same deals, number by number, as paired differences."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

import msgspec

from papercove.engine.registry import game as find_game
from papercove.lab.findings import per_match
from papercove.lab.sample import Difference, Estimate, Number, Sample, difference, over
from papercove.lab.simulate import Study
from papercove.lab.statistics import holm
from papercove.lab.tally import WIN, Counted, Tally

NONE = Counted()


class Figure(msgspec.Struct, frozen=True):
    """A number that two studies are compared by: the message of its name, and how it is found."""

    name: str
    number: Number
    measure: str = ""  # the measure it is about, if any
    is_share: bool = False


class Change(msgspec.Struct, frozen=True):
    """A number before and after, and how much it grew on the same deals, with the interval of that.

    It is sure if chance does not explain it although so many numbers were looked at, and set if the change itself
    says it: that calls have more points where more are asked for.
    """

    name: str
    measure: str
    is_share: bool
    before: float
    after: float
    change: Estimate
    chance: float | None = None  # how often chance alone makes it look as large
    is_sure: bool = False
    is_set: bool = False

    @property
    def strength(self) -> float:
        """How many times its own uncertainty the change is; 0 where that is not known."""
        if self.change.high is None or self.change.high == self.change.value:
            return 0.0
        return abs(self.change.value) / (self.change.high - self.change.value)


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """Two studies of the same deals."""

    game: str
    seats: int
    matches: int
    seed: int
    before: Study
    after: Study
    changes: list[Change]
    narrower: float | None  # by how much of their width the same deals make these intervals narrower, in the middle
    score_counts: tuple[dict[int, int], dict[int, int]]


def figures(before: Tally, after: Tally, bots_differ: bool) -> list[Figure]:
    """All numbers that can be compared: results and lengths, then what the game counts itself."""
    found = [Figure("compare-bot", lambda tally: tally.bot_wins[0] / WIN / tally.matches, is_share=True)]
    if not bots_differ:
        found = []
    found.append(Figure("simulate-first", lambda tally: tally.first_wins / WIN / tally.matches, is_share=True))
    for name, field in LENGTHS.items():
        found.append(Figure(name, per_match(field)))
    for key in sorted(before.measures.keys() | after.measures.keys()):
        counted = [tally.measures.get(key, NONE) for tally in (before, after)]
        found += measure_figures(key, counted)
    return found


LENGTHS = {
    "simulate-winning-score": "winning_scores",
    "simulate-margin": "margins",
    "simulate-rounds": "rounds",
    "simulate-turns": "turns",
    "simulate-decisions": "decisions",
}


def measure_figures(key: str, counted: list[Counted]) -> list[Figure]:
    """How often in a match and how large, where these can differ; and how often it came off."""

    def of(number: Callable[[Counted], float | None]) -> Number:
        return lambda tally: number(tally.measures.get(key, NONE))

    def often(tally: Tally) -> float:
        return tally.measures.get(key, NONE).cell().times / tally.matches

    found = []
    held = any(one.cell().gains and not one.cell().tries for one in counted)  # by everybody in every round
    if not held and len({(one.cell().times, one.matches) for one in counted}) > 1:
        found.append(Figure("simulate-per-match", often))
    if any(len(one.values) > 1 for one in counted):
        found.append(
            Figure("compare-held" if held else "simulate-mean", of(lambda one: over(one.total(), one.cell().times)))
        )
    if any(one.cell().tries for one in counted):
        found.append(
            Figure("simulate-success", of(lambda one: over(one.cell().successes, one.cell().tries)), is_share=True)
        )
    return [msgspec.structs.replace(figure, measure=key) for figure in found]


def changes_of(before: Sample, after: Sample, bots_differ: bool) -> list[Change]:
    """Every number that both studies have, and how much it grew."""
    return told(differences(before, after, bots_differ), frozenset())


def differences(before: Sample, after: Sample, bots_differ: bool) -> list[tuple[Figure, float, float, Difference]]:
    """Every number that both studies have: before, after, and its difference."""
    found = []
    for figure in figures(before.whole, after.whole, bots_differ):
        grown = difference(after, before, figure.number)
        then, now = figure.number(before.whole), figure.number(after.whole)
        if grown is not None and then is not None and now is not None:
            found.append((figure, then, now, grown))
    return found


def told(found: list[tuple[Figure, float, float, Difference]], set_by: frozenset[str]) -> list[Change]:
    """The changes, judged together: what the change itself sets is no finding, and does not count among the looks."""
    changes = [
        Change(one.name, one.measure, one.is_share, then, now, grown.grown, grown.chance, is_set=is_set(one, set_by))
        for one, then, now, grown in found
    ]
    judged = [at for at, one in enumerate(changes) if one.chance is not None and not one.is_set]
    stands = holm([changes[at].chance or 0.0 for at in judged])
    for at, sure in zip(judged, stands, strict=True):
        changes[at] = msgspec.structs.replace(changes[at], is_sure=sure)
    return changes


def is_set(figure: Figure, set_by: frozenset[str]) -> bool:
    """Whether the change itself says how large this is."""
    family = figure.measure.rpartition("-")[0]
    name = figure.name.removeprefix("simulate-")
    return (not figure.measure and name in set_by) or (
        name == "mean" and not {figure.measure, family}.isdisjoint(set_by)
    )


def set_by(before: Study, after: Study) -> frozenset[str]:
    """What the settings that differ between two studies say themselves."""
    sets = find_game(before.game).sets
    pairs: list[tuple[dict[str, Any], dict[str, Any]]] = [
        (before.options, after.options),
        (before.variant, after.variant),
    ]
    differ = {name for one, other in pairs for name in one.keys() | other.keys() if one.get(name) != other.get(name)}
    return frozenset(measure for name in differ for measure in sets.get(name, ()))


def narrower(found: list[tuple[Figure, float, float, Difference]]) -> float | None:
    """How much narrower sharing the deals makes intervals: the median share of their width; below 0, wider."""
    parts = [
        1 - (grown.grown.high - grown.grown.low) / grown.apart
        for *_, grown in found
        if grown.grown.high is not None and grown.grown.low is not None and grown.apart
    ]
    return median(parts) if parts else None


def compared(before: Study, after: Study, then: Sample, now: Sample) -> Comparison:
    """What the change from one study to the other changes."""
    found = differences(then, now, before.bots != after.bots)
    return Comparison(
        game=before.game,
        seats=len(before.bots),
        matches=then.whole.matches,
        seed=before.seed,
        before=before,
        after=after,
        changes=told(found, set_by(before, after)),
        narrower=narrower(found),
        score_counts=(dict(sorted(then.whole.score_counts.items())), dict(sorted(now.whole.score_counts.items()))),
    )
