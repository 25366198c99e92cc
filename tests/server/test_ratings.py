"""A person's rating: each game has its own, and a level counts for what it was measured to be worth there."""

from itertools import pairwise
from math import sqrt
from statistics import NormalDist

import pytest

from papercove import game, game_ids
from papercove.bots import LEVELS, levels_of
from papercove.engine.view import Outcome
from papercove.server.statistics import statistics
from papercove.server.wire import MatchSummary, SeatInfo


def won_against(level: str, id: str) -> float:
    """One's rating after winning one match against a bot."""
    seats = [SeatInfo("person", "Ada"), SeatInfo("bot", level=level)]
    match = MatchSummary("m", id, seats, Outcome((40, 30), (0,), "most-points"), finished=1, plies=90)
    [rating] = statistics([(match, 0)]).ratings
    return rating.mu


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_to_beat_a_higher_level_lifts_more(id: str) -> None:
    assert list(game(id).ratings) == list(LEVELS)
    after = [won_against(level, id) for level in LEVELS]
    assert after == sorted(set(after))
    assert after[0] > 25


def test_a_level_counts_for_what_it_is_worth_in_that_game() -> None:
    assert won_against("master", "paper-world") > won_against("master", "sea-salt-paper")


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_a_level_that_is_offered_is_a_whole_step_above_the_one_below(id: str) -> None:
    """A step is to be 62 to 72 wins of a hundred; `ratings` are such steps on the scale of openskill."""
    rules = game(id)
    steps = pairwise(rules.ratings[level] for level in levels_of(rules))
    wins = [NormalDist().cdf((high - low) / (sqrt(2) * 25 / 6)) for low, high in steps]
    assert all(0.615 < one < 0.725 for one in wins), wins


def test_matches_of_a_game_that_is_no_longer_installed_still_count() -> None:
    assert "forgotten" not in game_ids()
    assert won_against("expert", "forgotten") > 25
