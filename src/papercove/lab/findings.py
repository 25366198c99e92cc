"""What a tally says: every number with its 95 % interval."""

from __future__ import annotations

from math import sqrt
from typing import Any

import msgspec

from papercove.lab.simulate import WIN, Cell, Counted, Ratio, Study, Sums, Tally
from papercove.lab.statistics import Z95, wilson, wilson_of


class Estimate(msgspec.Struct, frozen=True):
    """A number, and the interval that holds the true one in 95 of 100 studies."""

    value: float
    low: float
    high: float


class MeasureFinding(msgspec.Struct, frozen=True):
    """One thing the game counts: per match, in how many matches, how large, and how its seat did."""

    per_match: Estimate
    in_matches: Estimate
    mean: Estimate
    win_rate: Estimate
    worth_each: Estimate | None  # points gained more for each one more, where gains are known
    by_value: dict[int, ValueFinding]


class ValueFinding(msgspec.Struct, frozen=True):
    """The same for one value."""

    count: int
    win_rate: Estimate
    gain: Estimate | None


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation's results."""

    game: str
    seats: int
    matches: int
    seed: int
    options: dict[str, Any]  # empty: the game's standard
    variant: dict[str, Any]  # empty: the printed rules
    bots: list[tuple[str, Estimate]]
    seat_wins: list[Estimate]
    first_player_wins: Estimate
    first_player_edge: Estimate  # above an even share
    scores: list[Estimate]  # by seat
    winning_score: Estimate
    rounds: Estimate
    turns: Estimate
    decisions: Estimate
    reasons: dict[str, Estimate]
    score_counts: dict[int, int]
    measures: dict[str, MeasureFinding]


def rate(successes: float, trials: int) -> Estimate:
    """A chance, by Wilson's interval."""
    low, high = wilson(successes, trials)
    return Estimate(successes / trials if trials else 0.0, low, high)


def average(sums: Sums, over: int | None = None) -> Estimate:
    """A mean; `over` counts cases where the number was 0 as well."""
    count = sums.count if over is None else over
    if count == 0:
        return Estimate(0.0, 0.0, 0.0)
    mean = sums.total / count
    variance = max(0.0, sums.squares / count - mean * mean) * count / max(1, count - 1)
    reach = Z95 * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def variance_by_match(ratio: Ratio, matches: int) -> float:
    """How much total / times varies from study to study, by how much it varies from match to match."""
    mean = ratio.total / ratio.times
    left_over = ratio.total_squares - 2 * mean * ratio.cross + mean * mean * ratio.times_squares
    return max(0.0, left_over) / ratio.times**2 * matches / max(1, matches - 1)


def mean_by_match(ratio: Ratio, matches: int) -> Estimate:
    """The mean of what may come several times in a match."""
    mean = ratio.total / ratio.times
    reach = Z95 * sqrt(variance_by_match(ratio, matches))
    return Estimate(mean, mean - reach, mean + reach)


def rate_by_match(wins: Ratio, matches: int) -> Estimate:
    """A chance to win: Wilson's interval for as many independent results as would vary like the matches do."""
    won = wins.total / wins.times / WIN
    variance = variance_by_match(wins, matches) / WIN**2
    if variance < 1e-12 or matches < 2:
        return rate(won * matches, matches)
    low, high = wilson_of(won, won * (1 - won) / variance)
    return Estimate(won, low, high)


def findings(study: Study, tally: Tally) -> Findings:
    """What was found."""
    seats = len(study.bots)
    first = rate(tally.first_wins / WIN, tally.matches)
    even = 1 / seats
    return Findings(
        game=study.game,
        seats=seats,
        matches=tally.matches,
        seed=study.seed,
        options=study.options,
        variant=study.variant,
        bots=[(name, rate(won / WIN, tally.matches)) for name, won in zip(study.bots, tally.bot_wins, strict=True)],
        seat_wins=[rate(won / WIN, tally.matches) for won in tally.seat_wins],
        first_player_wins=first,
        first_player_edge=Estimate(first.value - even, first.low - even, first.high - even),
        scores=[average(sums) for sums in tally.seat_scores],
        winning_score=average(tally.winning_scores),
        rounds=average(tally.rounds),
        turns=average(tally.turns),
        decisions=average(tally.decisions),
        reasons={reason: rate(count, tally.matches) for reason, count in sorted(tally.reasons.items())},
        score_counts=dict(sorted(tally.scores.items())),
        measures={key: measured(counted, tally.matches) for key, counted in sorted(tally.measures.items())},
    )


def measured(counted: Counted, matches: int) -> MeasureFinding:
    """One measure."""
    return MeasureFinding(
        per_match=average(counted.per_match, matches),
        in_matches=rate(counted.matches, matches),
        mean=mean_by_match(counted.sizes, counted.matches),
        win_rate=rate_by_match(counted.wins, counted.matches),
        worth_each=slope(counted),
        by_value={value: by_value(cell) for value, cell in sorted(counted.values.items())},
    )


def slope(counted: Counted) -> Estimate | None:
    """Least squares: how much the gain grows with the value; None where that cannot be told."""
    cells = [(value, cell.gains) for value, cell in counted.values.items() if cell.gains.count]
    count = sum(gains.count for _, gains in cells)
    if len(cells) < 2 or count < 3:
        return None
    mean_value = sum(value * gains.count for value, gains in cells) / count
    mean_gain = sum(gains.total for _, gains in cells) / count
    spread = sum(gains.count * (value - mean_value) ** 2 for value, gains in cells)
    steep = sum((value - mean_value) * (gains.total - gains.count * mean_gain) for value, gains in cells) / spread
    start = mean_gain - steep * mean_value
    left_over = 0.0
    for value, gains in cells:
        expected = start + steep * value
        left_over += gains.squares - 2 * expected * gains.total + gains.count * expected * expected
    reach = Z95 * sqrt(max(0.0, left_over) / (count - 2) / spread)
    return Estimate(steep, steep - reach, steep + reach)


def by_value(cell: Cell) -> ValueFinding:
    """One value of a measure."""
    gain = average(cell.gains) if cell.gains.count else None
    return ValueFinding(cell.count, rate(cell.wins / WIN, cell.count), gain)
