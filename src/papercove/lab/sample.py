"""Numbers with 95 % intervals from matches in groups: by leaving out one group at a time (a jackknife).

How much a number moves when a group is left out says how much it varies from study to study, whatever the number is:
a mean, a share, a slope. What happens within one match, or within one deal, may be alike: it is in one group.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt

import msgspec

from papercove.lab.statistics import LEAST_FREEDOM, Z95, by_chance, student95, wilson, wilson_of
from papercove.lab.tally import Tally, add, joined

LEAST_MATCHES = 20  # the same for a share: it comes from at least so many matches
LEAST_COUNT = 5  # and for how often something happens
STILL = 1e-20  # a variance that is nothing but rounding


class Estimate(msgspec.Struct, frozen=True):
    """A number, and the interval that holds the true one in 95 of 100 studies; None if there is too little to tell."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def is_sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


Number = Callable[[Tally], float | None]  # None: these matches do not say
Share = Callable[[Tally], tuple[float, float, float]]  # how many, of how many, in how many matches


class Sample:
    """The matches of a study: all of them, and all but each group in turn."""

    def __init__(self, groups: Sequence[Tally]) -> None:
        self.whole = joined(list(groups))
        self.without = []
        for group in groups if len(groups) > 1 else []:
            others = Tally()
            add(others, self.whole)
            add(others, group, -1)
            self.without.append(others)

    def number(self, of: Number) -> Estimate | None:
        """Any number of the matches; None if they do not say."""
        return estimate(of(self.whole), [of(others) for others in self.without])

    def mean(self, of: Number) -> Estimate:
        """A number that every match has."""
        found = self.number(of)
        assert found is not None
        return found

    def row(self, of: Callable[[Tally], list[float] | None]) -> list[Estimate] | None:
        """Several numbers that are found together."""
        found, rows = of(self.whole), [of(others) for others in self.without]
        if found is None:
            return None
        made = [estimate(value, [None if row is None else row[at] for row in rows]) for at, value in enumerate(found)]
        return [one for one in made if one is not None]

    def share(self, of: Share) -> Estimate:
        """A share of all: Wilson's interval for as many independent results as would vary as much."""
        part, trials, matches = of(self.whole)
        if not trials:
            return Estimate(0.0)
        rate = part / trials
        if matches < LEAST_MATCHES:
            return Estimate(rate)
        spread = spread_of([over(*of(others)[:2]) for others in self.without])
        if part in (0, trials) or (spread is None and len(self.without) > 1):
            return Estimate(rate, *wilson(matches * rate, matches))  # too little varies: a match is one result
        if spread is None or spread[0] < STILL:
            return Estimate(rate)
        return Estimate(rate, *wilson_of(rate, rate * (1 - rate) / spread[0]))

    def rate(self, of: Number, matches: int) -> Estimate:
        """How often something happens in a match, where it came up in so many: never less than 0, and lopsided if rare.

        The score interval for a count that varies so much: Wilson's way for what has no upper bound.
        """
        value = self.mean(of).value
        spread = spread_of([of(others) for others in self.without])
        if matches < LEAST_COUNT or len(self.without) < 2 or (spread is None and matches >= LEAST_MATCHES):
            return Estimate(value)
        if spread is not None and spread[0] <= STILL * (1 + value * value):
            return Estimate(value)
        count, z = (value * value / spread[0], student95(spread[1])) if spread else (float(matches), Z95)
        middle, reach = 1 + z * z / (2 * count), z * sqrt(1 / count + z * z / (4 * count * count))
        return Estimate(value, value * (middle - reach), value * (middle + reach))


class Difference(msgspec.Struct, frozen=True):
    """How much a number grew between two studies of the same deals."""

    grown: Estimate
    chance: float | None  # how often chance alone makes it look as large, in two studies that do not differ
    apart: float | None  # how wide its interval would be on deals of their own, where neither is known from the other


def difference(after: Sample, before: Sample, of: Number) -> Difference | None:
    """How much a number grew from one study to another of the same deals, by what it is without each group of them."""
    now, then = of(after.whole), of(before.whole)
    if now is None or then is None:
        return None
    theirs, ours = ([of(others) for others in sample.without] for sample in (after, before))
    pairs = [None if a is None or b is None else a - b for a, b in zip(theirs, ours, strict=True)]
    grown, spread, alone = estimate(now - then, pairs), spread_of(pairs), (spread_of(theirs), spread_of(ours))
    assert grown is not None
    if grown.high is None or spread is None:
        return Difference(grown, None, None)
    chance = by_chance(abs(grown.value) / sqrt(spread[0]), spread[1])
    if alone[0] is None or alone[1] is None:
        return Difference(grown, chance, None)
    return Difference(grown, chance, 2 * student95(spread[1]) * sqrt(alone[0][0] + alone[1][0]))


def estimate(value: float | None, without: Sequence[float | None]) -> Estimate | None:
    """A number, by what it is without each group."""
    if value is None:
        return None
    spread = spread_of(without)
    if spread is None:
        return Estimate(value)
    variance, z = spread[0], student95(spread[1])
    if variance <= STILL * (1 + value * value):  # the same in every group: so by its nature, or nothing is known
        return Estimate(value)
    return Estimate(value, value - z * sqrt(variance), value + z * sqrt(variance))


def spread_of(without: Sequence[float | None]) -> tuple[float, float] | None:
    """The variance of a number, and its degrees of freedom; None if there is too little to tell.

    The fewer groups the variance comes from, the less is known of it: Satterthwaite's degrees of freedom.
    """
    found = [value for value in without if value is not None]
    count = len(found)
    if count < len(without) or count < 2:
        return None
    middle = sum(found) / count
    squares = [(value - middle) ** 2 for value in found]
    total = sum(squares)
    if total == 0.0:
        return 0.0, count - 1.0
    tails = count * sum(square * square for square in squares) / total**2
    freedom = min(count - 1.0, 2 * count / (tails - 1)) if tails > 1 else count - 1.0
    if freedom < LEAST_FREEDOM:  # an interval from less evidence would say too much
        return None
    return (count - 1) / count * total, freedom


def over(part: float, trials: float) -> float | None:
    """A ratio; None of nothing."""
    return part / trials if trials else None
