"""The worth of a score: for every number of seats, goal and score, more is never worse, and chances share one win."""

from __future__ import annotations

import random

import pytest

from papercove import game
from papercove.games.sea_salt_paper.chances import chance_of_first

ROUNDING = 1e-6


def worths(seats: int, goal: int, scores: list[int]) -> list[float]:
    """What each seat may expect between two rounds with these scores."""
    to_go = [goal - score for score in scores]
    return [chance_of_first([to_go[seat], *to_go[:seat], *to_go[seat + 1 :]]) for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_more_points_are_never_worse_for_oneself_nor_better_for_rivals(seats: int) -> None:
    """Every goal from 20 to 200, every score of one's own; the rivals' scores by chance."""
    chance = random.Random(seats)
    for goal in range(20, 201):
        rivals = [chance.randrange(goal) for _ in range(seats - 1)]
        before = None
        for own in range(goal):
            now = worths(seats, goal, [own, *rivals])
            assert sum(now) == pytest.approx(1.0, abs=ROUNDING)
            if before is not None:
                assert now[0] >= before[0] - ROUNDING
                assert all(a <= b + ROUNDING for a, b in zip(now[1:], before[1:], strict=True))
            before = now


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_equal_scores_are_equal_chances(seats: int) -> None:
    for goal in range(20, 201, 9):
        for own in range(0, goal, 7):
            assert worths(seats, goal, [own] * seats) == pytest.approx([1 / seats] * seats, abs=1e-3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_count_far_from_the_goal_too(seats: int) -> None:
    """At the start of a long match ten points are worth something, and forty much more."""
    for goal in (60, 100, 200):
        level, ahead, far_ahead = (worths(seats, goal, [own, *[0] * (seats - 1)])[0] for own in (0, 10, 40))
        assert ahead > level + 0.03
        assert far_ahead > ahead + 0.1


def test_the_tables_of_the_issue() -> None:
    """Four seats to 60 with rivals at 20, and three seats to the printed goal: once not even in order."""
    four = [worths(4, 60, [own, 20, 20, 20])[0] for own in (0, 20, 30, 40)]
    assert four == sorted(four)
    assert four[1] == pytest.approx(0.25, abs=0.001)
    assert four[3] > 0.5
    assert worths(3, 35, [2, 0, 0])[0] > worths(3, 35, [0, 0, 0])[0]


def test_worth_between_rounds_is_that_chance() -> None:
    state = game("sea-salt-paper").start(2, 1)
    assert state.value(0) + state.value(1) == pytest.approx(1.0, abs=ROUNDING)
