"""Intervals, ratings and the sequential test, against known numbers."""

import random

import pytest

from papercove.lab.statistics import (
    by_chance,
    by_deal,
    holm,
    log_likelihood_ratio,
    mean,
    ratings,
    sprt_bound,
    student95,
    wilson,
)


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (85, 100, 0.7672, 0.9069), (400, 400, 0.9905, 1.0)],
)
def test_wilson(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize(("freedom", "reach"), [(10, 2.2281), (20, 2.0860), (30, 2.0423), (99, 1.9842)])
def test_students_reach(freedom: int, reach: float) -> None:
    assert student95(freedom) == pytest.approx(reach, abs=2e-4)


@pytest.mark.parametrize(("errors", "freedom", "chance"), [(2.2281, 10, 0.05), (3.1693, 10, 0.01), (1.0, 99, 0.3198)])
def test_students_tails(errors: float, freedom: float, chance: float) -> None:
    assert by_chance(errors, freedom) == pytest.approx(chance, rel=0.01)


def test_many_looks_need_more_than_one() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.5]) == [False, False]
    assert holm([0.02, 0.5, 0.001]) == [True, False, True]
    assert holm([0.03, 0.03, 0.001]) == [False, False, True]
    assert holm([]) == []


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert mean([]) == 0.0


def test_ratings_of_two_follow_their_results() -> None:
    bottom, top = ratings({(1, 0): (7_599.5, 9_999)}, 2)
    assert bottom == 0.0
    assert top == pytest.approx(200.0, abs=1.0)  # 76 % is about 200 points


def test_ratings_add_up_along_a_chain() -> None:
    low, middle, high = ratings({(1, 0): (640, 1000), (2, 1): (640, 1000), (2, 0): (760, 1000)}, 3)
    assert low < middle < high
    assert high - middle == pytest.approx(middle, abs=1.0)


def test_a_clean_sweep_stays_finite() -> None:
    assert 500 < ratings({(1, 0): (100, 100)}, 2)[1] < 2000


def test_the_sequential_test_decides_for_the_better_fit() -> None:
    assert log_likelihood_ratio(700, 1000, 0.5, 0.55) > sprt_bound()
    assert log_likelihood_ratio(500, 1000, 0.5, 0.55) < -sprt_bound()
    assert abs(log_likelihood_ratio(525, 1000, 0.5, 0.55)) < sprt_bound()


def test_an_interval_by_deal_is_wider_where_deals_decide_and_narrower_where_seats_do() -> None:
    """Two matches a deal: alike in one row of results, opposed in the other; the same rate."""
    alike = [1.0, 1.0, 0.0, 0.0] * 50
    opposed = [1.0, 0.0] * 100
    plain = wilson(100, 200)
    wide, narrow = by_deal(alike, 2), by_deal(opposed, 2)
    assert wide[1] - wide[0] == pytest.approx(2**0.5 * (plain[1] - plain[0]), rel=0.02)
    assert narrow == plain  # no deal differs from another: nothing is known of how deals scatter
    mixed = by_deal([1.0, 0.0] * 90 + [1.0, 1.0] * 5 + [0.0, 0.0] * 5, 2)
    assert mixed[1] - mixed[0] < (plain[1] - plain[0]) / 2


@pytest.mark.parametrize(("deals", "chance", "alike"), [(10, 0.5, 0.0), (10, 0.7, 0.3), (20, 0.5, 0.0), (50, 0.5, 0.3)])
def test_intervals_by_deal_hold_the_truth_with_few_deals_too(deals: int, chance: float, alike: float) -> None:
    """2,000 arenas; with ten deals the interval by the normal distribution held the truth in 91 of 100."""
    dice = random.Random(3)
    held = 0
    for _ in range(2000):
        shares: list[float] = []
        for _ in range(deals):
            first = dice.random() < chance
            shares += [first, first if dice.random() < alike else dice.random() < chance]
        low, high = by_deal(shares, 2)
        held += low <= chance <= high
    assert 0.93 < held / 2000 < 0.97
