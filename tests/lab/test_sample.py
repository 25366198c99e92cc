"""Intervals hold the truth as often as they say, whatever the number, and pairs of studies share their luck."""

from __future__ import annotations

import random
from math import comb, sqrt

import numpy as np
import pytest

from papercove.engine.view import Measure
from papercove.lab.effects import joint_slopes, members, slope
from papercove.lab.findings import MeasureFinding, joint_effects, measured
from papercove.lab.sample import Difference, Estimate, Sample, difference
from papercove.lab.simulate import GROUPS
from papercove.lab.tally import Cell, Tally, add


def grouped(matches: list[Tally]) -> list[Tally]:
    groups = [Tally() for _ in range(min(GROUPS, len(matches)))]
    for number, one in enumerate(matches):
        add(groups[number % GROUPS], one)
    return groups


def match(seen: list[Measure], won: bool = True, rounds: int = 1) -> Tally:
    tally = Tally(matches=1, rounds=rounds)
    tally.relate(seen)
    tally.count(seen, [12 * won, 12 * (not won)], ["one", "one"])
    return tally


def test_a_mean_has_the_interval_of_its_standard_error() -> None:
    values = [3, 5, 4, 8, 1, 9, 2, 6, 6, 5, 7, 3]
    found = Sample([match([], rounds=value) for value in values]).mean(lambda tally: tally.rounds / tally.matches)
    error = np.std(values, ddof=1) / sqrt(len(values))
    assert found.value == pytest.approx(np.mean(values))
    assert found.high is not None
    assert found.high - found.value == pytest.approx(2.201 * error, rel=1e-3)  # Student's with 11 degrees of freedom


def test_joint_slopes_are_numpys_least_squares() -> None:
    dice = random.Random(4)
    tally, rows, gains = Tally(), [], []
    for _ in range(60):
        row = [dice.randrange(4) for _ in range(3)]
        gain = 2 * row[0] - row[1] + dice.randrange(6)
        tally.relate([Measure(f"card-{name}", 0, value, gain) for name, value in zip("abc", row, strict=True)])
        rows.append([1, *row])
        gains.append(gain)
    wanted = np.linalg.lstsq(np.array(rows), np.array(gains), rcond=None)[0]
    sums = tally.families["card"]
    assert members(sums) == ["card-a", "card-b", "card-c"]
    assert joint_slopes(sums, members(sums)) == pytest.approx(wanted[1:])


def test_what_always_comes_together_has_no_joint_slopes() -> None:
    tally = Tally()
    for value in range(20):
        tally.relate([Measure("card-a", 0, value, value), Measure("card-b", 0, 2 * value, value)])
    assert joint_slopes(tally.families["card"], ["card-a", "card-b"]) is None


def test_a_plain_slope_is_the_least_squares_line() -> None:
    seen = [Measure("card-a", 0, value, gain) for value, gain in ((0, 1), (0, 3), (1, 4), (2, 6), (2, 8))]
    assert slope(match(seen).measures["card-a"]) == pytest.approx(2.5)


def correlated(dice: random.Random) -> Tally:
    """A match of one to six calls that are all won or all lost, the more the likelier; hands with two kinds."""
    times = dice.randint(1, 6)
    won = dice.random() < 0.1 * times
    seen = []
    luck = dice.randrange(5)
    for _ in range(times):
        seen.append(Measure("call", 0, dice.randrange(3), success=won))
        held = dice.randrange(4)
        other = max(0, 3 - held - dice.randrange(2))
        gain = held + 2 * other + luck + dice.randrange(4)
        seen += [Measure("card-a", 0, held, gain), Measure("card-b", 0, other, gain)]
    steps = [seen[at : at + 3] for at in range(0, len(seen), 3)]
    tally = Tally(matches=1, rounds=times)
    for step in steps:
        tally.relate(step)
    tally.count(seen, [12 * won, 12 * (not won)], ["one", "one"])
    return tally


def numbers(sample: Sample) -> dict[str, Estimate | None]:
    """One of each kind."""
    call, card = measured(sample, "call", None), measured(sample, "card-a", None)
    return {
        "rounds": sample.mean(lambda tally: tally.rounds / tally.matches),
        "success": call.success,
        "win rate": call.win_rate,
        "mean": card.mean,
        "one value": call.by_value[2].success,
        "gain": card.by_value[1].gain,
        "plain slope": card.worth_each,
        "joint slope": joint_effects(sample)["card-a"],
    }


def test_every_kind_of_interval_covers_as_often_as_it_says() -> None:
    dice = random.Random(5)
    truth = numbers(Sample([joined_many(dice, 20_000)]))
    shown, covered = dict.fromkeys(truth, 0), dict.fromkeys(truth, 0)
    studies = 100
    for _ in range(studies):
        sample = Sample([correlated(dice) for _ in range(60)])
        for name, found in numbers(sample).items():
            true = truth[name]
            assert found is not None
            assert true is not None
            if found.low is not None and found.high is not None:
                shown[name] += 1
                covered[name] += found.low <= true.value <= found.high
    assert all(times >= studies / 2 for times in shown.values()), shown
    rates = {name: covered[name] / shown[name] for name in shown}
    assert all(0.88 <= rate <= 0.999 for rate in rates.values()), rates  # 95 % ± three standard errors


def joined_many(dice: random.Random, count: int) -> Tally:
    whole = Tally()
    for _ in range(count):
        add(whole, correlated(dice))
    return whole


def test_two_studies_of_the_same_deals_share_their_luck() -> None:
    dice = random.Random(6)
    lucks = [dice.randrange(40) for _ in range(200)]
    before = Sample(grouped([match([], rounds=luck + 10) for luck in lucks]))
    after = Sample(grouped([match([], rounds=luck + 11 + dice.randrange(2)) for luck in lucks]))
    found = difference(after, before, lambda tally: tally.rounds / tally.matches)
    assert found is not None
    assert found.chance is not None
    assert found.apart is not None
    assert found.chance < 1e-6
    grown = found.grown
    alone = after.mean(lambda tally: tally.rounds / tally.matches)
    assert grown.low is not None
    assert grown.high is not None
    assert grown.high - grown.low < found.apart / 10
    assert alone.low is not None
    assert alone.high is not None
    assert grown.low < 1.5 < grown.high
    assert grown.high - grown.low < (alone.high - alone.low) / 10
    same = difference(before, before, lambda tally: tally.rounds / tally.matches)
    assert same == Difference(Estimate(0.0), None, None)


def with_mermaids(matches: int) -> MeasureFinding:
    """Of 200 matches so many had them, and all of these were won."""
    rare = [match([Measure("mermaids", 0)] if number < matches else [], rounds=5) for number in range(200)]
    return measured(Sample(grouped(rare)), "mermaids", None)


def test_a_number_from_few_matches_has_no_interval() -> None:
    found = with_mermaids(4)
    assert found.per_match == Estimate(0.02)
    assert found.win_rate == Estimate(1.0)


def test_a_share_of_all_is_wilsons_to_say() -> None:
    found = with_mermaids(20)
    assert found.win_rate is not None
    assert found.win_rate.low == pytest.approx(0.8389, abs=1e-3)


def test_what_comes_up_in_every_match_does_so_by_its_nature() -> None:
    assert with_mermaids(200).in_matches == Estimate(1.0)
    assert with_mermaids(130).in_matches.low is not None


def test_the_interval_of_a_rare_event_covers_exactly_as_often_as_it_says() -> None:
    """Of all counts that 200 matches can show, those whose interval holds the truth, each by its chance."""
    told = {count: with_mermaids(count).per_match for count in range(5, 45)}
    for chance in (0.04, 0.065, 0.1):
        odds = {count: comb(200, count) * chance**count * (1 - chance) ** (200 - count) for count in told}
        held = sum(
            odds[count] for count, found in told.items() if (found.low or 0) <= chance <= (found.high or 0)
        ) / sum(odds.values())
        assert 0.93 <= held <= 0.97, chance
    for found in told.values():
        assert found.low is not None
        assert found.high is not None
        assert found.high - found.value > found.value - found.low > 0


def test_the_mean_of_two_values_is_a_share_between_them() -> None:
    for lost in (1, 6):
        seen = [match([Measure("objective", 0, 0 if number < lost else 2)]) for number in range(40)]
        found = measured(Sample(grouped(seen)), "objective", None).mean
        assert found.value == pytest.approx(2 - lost / 20)
        assert found.low is not None
        assert found.high is not None
        assert found.high < 2
        assert found.value - found.low > found.high - found.value


def test_cells_add_up_field_by_field() -> None:
    fields = Cell.__struct_fields__
    mine, theirs = Cell(*range(1, 1 + len(fields))), Cell(*range(10, 10 + len(fields)))
    add(mine, theirs, -2)
    assert mine == Cell(*(at + 1 - 2 * (at + 10) for at in range(len(fields))))
