"""What a study says: every number with its 95 % interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from papercove.lab.effects import joint_slopes, members, slope
from papercove.lab.sample import LEAST_MATCHES, Estimate, Number, Sample, Share, over
from papercove.lab.simulate import Study
from papercove.lab.tally import WIN, Cell, Counted, Tally

NONE, NO_CELL = Counted(), Cell()
ENOUGH, ENOUGH_FOR_GAINS = 10, 30  # matches that an interval comes from at least; points gained are lopsided
FEW_VALUES = 3


class ValueFinding(msgspec.Struct, frozen=True):
    """One value of a measure."""

    count: int
    win_rate: Estimate | None
    gain: Estimate | None
    success: Estimate | None


class TailFinding(ValueFinding, frozen=True):
    """All values from one up, together: each of them is too rare to say anything by itself."""

    least: int


class BotFinding(msgspec.Struct, frozen=True):
    """One measure of one bot."""

    per_match: Estimate
    mean: Estimate
    win_rate: Estimate | None
    gain: Estimate | None
    success: Estimate | None


class MeasureFinding(msgspec.Struct, frozen=True):
    """One thing the game counts: per match, in how many matches, how large, and how its seat did."""

    per_match: Estimate
    in_matches: Estimate
    mean: Estimate
    win_rate: Estimate | None
    gain: Estimate | None  # points it brought, where that is known
    success: Estimate | None  # how often it came off, where it can fail
    worth_each: Estimate | None  # points gained more for each one more, whatever else is held
    worth_each_jointly: Estimate | None  # the same while all others of its family stay as they are
    by_value: dict[int, ValueFinding]
    tail: TailFinding | None  # the rare largest values together, where there are at least two
    bots: dict[str, BotFinding]  # by name, where bots differ


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """A simulation's results."""

    game: str
    seats: int
    matches: int
    seed: int
    options: dict[str, Any]  # empty: the game's standard
    variant: dict[str, Any]  # empty: the printed rules
    bots: list[tuple[str, Estimate]]
    bot_scores: list[tuple[str, Estimate]]
    seat_wins: list[Estimate]
    first_player_wins: Estimate
    first_player_edge: Estimate  # above an even share
    scores: list[Estimate]  # by seat
    winning_score: Estimate
    margin: Estimate  # of the winner, above the best of the others
    rounds: Estimate
    turns: Estimate
    decisions: Estimate
    reasons: dict[str, Estimate]
    score_counts: dict[int, int]
    measures: dict[str, MeasureFinding]


def findings(study: Study, groups: Sequence[Tally]) -> Findings:
    """What was found."""
    return findings_of(study, Sample(groups))


def findings_of(study: Study, sample: Sample) -> Findings:
    """What a sample of the study says."""
    seats = len(study.bots)
    whole = sample.whole
    first = sample.share(lambda tally: (tally.first_wins / WIN, tally.matches, tally.matches))
    joint = joint_effects(sample)
    return Findings(
        game=study.game,
        seats=seats,
        matches=whole.matches,
        seed=study.seed,
        options=study.options,
        variant=study.variant,
        bots=[(name, sample.share(wins_of("bot_wins", at))) for at, name in enumerate(study.bots)],
        bot_scores=[(name, sample.mean(mean_of("bot_scores", at))) for at, name in enumerate(study.bots)],
        seat_wins=[sample.share(wins_of("seat_wins", seat)) for seat in range(seats)],
        first_player_wins=first,
        first_player_edge=shifted(first, -1 / seats),
        scores=[sample.mean(mean_of("seat_scores", seat)) for seat in range(seats)],
        winning_score=sample.mean(per_match("winning_scores")),
        margin=sample.mean(per_match("margins")),
        rounds=sample.mean(per_match("rounds")),
        turns=sample.mean(per_match("turns")),
        decisions=sample.mean(per_match("decisions")),
        reasons={reason: sample.share(reason_share(reason)) for reason in sorted(whole.reasons)},
        score_counts=dict(sorted(whole.score_counts.items())),
        measures={key: measured(sample, key, joint.get(key)) for key in sorted(whole.measures)},
    )


# --- what is asked of a tally ---


def per_match(name: str) -> Number:
    """The mean of a number that is counted once a match."""
    return lambda tally: getattr(tally, name) / tally.matches


def mean_of(name: str, at: int) -> Number:
    """The same for one seat or bot."""
    return lambda tally: getattr(tally, name)[at] / tally.matches


def wins_of(name: str, at: int) -> Share:
    """Wins of one seat or bot."""
    return lambda tally: (getattr(tally, name)[at] / WIN, tally.matches, tally.matches)


def reason_share(reason: str) -> Share:
    """Matches won for this reason."""
    return lambda tally: (tally.reasons.get(reason, 0), tally.matches, tally.matches)


def shifted(found: Estimate, by: float) -> Estimate:
    """An estimate moved along."""
    low = None if found.low is None else found.low + by
    return Estimate(found.value + by, low, None if found.high is None else found.high + by)


def joint_effects(sample: Sample) -> dict[str, Estimate]:
    """What one more of each is worth while the others of its family stay as they are."""
    found: dict[str, Estimate] = {}
    for family, sums in sample.whole.families.items():
        names = members(sums)
        row = sample.row(partial(family_slopes, family, names))
        if row is not None and len(names) > 1:
            found.update(zip(names, row, strict=True))
    return found


def family_slopes(family: str, names: list[str], tally: Tally) -> list[float] | None:
    """The joint slopes of one family."""
    return joint_slopes(tally.families.get(family, {}), names)


def of_bot(name: str, key: str, tally: Tally) -> Counted:
    """One measure of one bot."""
    return tally.bot_measures.get(name, {}).get(key, NONE)


Find = Callable[[Tally], Counted]  # one measure, of everybody or of one bot
Pick = Callable[[Tally], Cell]


def measured(sample: Sample, key: str, joint: Estimate | None) -> MeasureFinding:
    """One measure."""

    def find(tally: Tally) -> Counted:
        return tally.measures.get(key, NONE)

    whole = find(sample.whole)
    row = bot_finding(sample, find)
    return MeasureFinding(
        per_match=row.per_match,
        in_matches=in_matches(sample, find),
        mean=row.mean,
        win_rate=row.win_rate,
        gain=row.gain,
        success=row.success,
        worth_each=sample.number(lambda tally: slope(find(tally))),
        worth_each_jointly=joint,
        by_value={value: by_value(sample, find, value) for value in sorted(whole.values)},
        tail=tail(sample, find),
        bots={
            name: bot_finding(sample, partial(of_bot, name, key))
            for name, table in sorted(sample.whole.bot_measures.items())
            if key in table
        },
    )


def bot_finding(sample: Sample, find: Find) -> BotFinding:
    """How often, how large, and what came of it."""

    cells = {id(tally): find(tally).cell() for tally in (sample.whole, *sample.without)}

    def pick(tally: Tally) -> Cell:
        return cells[id(tally)]

    matches = pick(sample.whole).matches
    return BotFinding(
        per_match=sample.rate(lambda tally: pick(tally).times / tally.matches, matches),
        mean=mean_value(sample, find, pick),
        win_rate=win_rate(sample, pick),
        gain=gain(sample, pick),
        success=success(sample, pick),
    )


def in_matches(sample: Sample, find: Find) -> Estimate:
    """In how many matches it came up; what comes up in all of them does so by its nature."""
    if find(sample.whole).matches == sample.whole.matches:
        return Estimate(1.0)
    return sample.share(lambda tally: (find(tally).matches, tally.matches, tally.matches))


def mean_value(sample: Sample, find: Find, pick: Pick) -> Estimate:
    """How large it is. Where it has few values its mean is a share of the way from the least to the greatest."""
    whole = find(sample.whole)
    low, high = min(whole.values, default=0), max(whole.values, default=0)
    if low < high and len(whole.values) <= FEW_VALUES:

        def above(tally: Tally) -> tuple[float, float, float]:
            times = pick(tally).times
            return find(tally).total() - low * times, (high - low) * times, pick(tally).matches

        part = sample.share(above)
        ends = [None if end is None else low + end * (high - low) for end in (part.low, part.high)]
        return Estimate(low + part.value * (high - low), *ends)
    mean = sample.number(lambda tally: over(find(tally).total(), pick(tally).times)) or Estimate(0.0)
    return if_enough(mean, whole.matches, ENOUGH)


def by_value(sample: Sample, find: Find, value: int) -> ValueFinding:
    """One value of a measure."""
    return ValueFinding(**about(sample, lambda tally: find(tally).values.get(value, NO_CELL)))


def tail(sample: Sample, find: Find) -> TailFinding | None:
    """The largest values together: as many as are rare, and as are enough to say something."""
    whole = find(sample.whole)
    least, matches, rare = 0, 0, 0
    for value in sorted(whole.values, reverse=True):
        if whole.values[value].matches >= LEAST_MATCHES <= matches:
            break
        least, matches, rare = value, matches + whole.values[value].matches, rare + 1
    if rare < 2 or rare == len(whole.values):
        return None

    def pick(tally: Tally) -> Cell:
        return find(tally).cell(least)

    return TailFinding(**about(sample, pick), least=least)


def about(sample: Sample, pick: Pick) -> dict[str, Any]:
    """How often some values came up, and what came of them."""
    return {
        "count": pick(sample.whole).times,
        "win_rate": win_rate(sample, pick),
        "gain": gain(sample, pick),
        "success": success(sample, pick),
    }


def win_rate(sample: Sample, pick: Pick) -> Estimate | None:
    """How often its seat won the match."""
    return chance(sample, pick, lambda cell: (cell.wins / WIN, cell.seated))


def gain(sample: Sample, pick: Pick) -> Estimate | None:
    """The points it brought."""
    found = sample.number(lambda tally: over(pick(tally).gained, pick(tally).gains))
    return found and if_enough(found, pick(sample.whole).matches, ENOUGH_FOR_GAINS)


def if_enough(found: Estimate, matches: int, least: int) -> Estimate:
    """An estimate without its interval, if what it is about came up in too few matches."""
    return found if matches >= least else Estimate(found.value)


def success(sample: Sample, pick: Pick) -> Estimate | None:
    """How often it came off."""
    return chance(sample, pick, lambda cell: (cell.successes, cell.tries))


def chance(sample: Sample, pick: Pick, of: Callable[[Cell], tuple[float, float]]) -> Estimate | None:
    """A share of the times; None where there is nothing to share."""
    if not of(pick(sample.whole))[1]:
        return None
    return sample.share(lambda tally: (*of(pick(tally)), pick(tally).matches))
