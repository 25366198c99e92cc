"""Every game can be counted at a real table: what it asks has words, and nothing counts before it is told."""

from __future__ import annotations

import pytest

import papercove
from papercove.engine.evening import Part, PlainEvening, Played
from papercove.words import LANGUAGES, Words

GAMES = papercove.game_ids()


@pytest.mark.parametrize("id", GAMES)
def test_an_evening_begins_with_nothing_and_waits_for_everybody(id: str) -> None:
    game = papercove.game(id)
    for seats in game.seat_counts:
        evening = game.evening()
        assert evening.form(seats, {}).ends
        begun = evening.count(seats, {}, [])
        assert (begun.totals, begun.rounds, begun.outcome) == ([0] * seats, [], None)
        half = evening.count(seats, {}, [Played(parts=[Part(numbers={"points": 5}), *[None] * (seats - 1)])])
        assert (half.totals, half.rounds[0].state) == ([0] * seats, "open")
        assert {one.seat for one in half.rounds[0].missing} >= set(range(1, seats))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_everything_that_is_asked_has_words(id: str, language: str) -> None:
    game = papercove.game(id)
    words = Words(language, game, "points")
    form = game.evening().form(game.seat_counts[0], {})
    asked = {f"number-{name}" for ending in form.ends for name in ending.numbers}
    asked |= {f"given-{field.name}" for field in form.fields}
    if len(form.ends) > 1:
        asked |= {f"ending-{ending.key}" for ending in form.ends}
        assert all(words.find(f"ending-{ending.key}", "who") for ending in form.ends if ending.who != "nobody")
    assert [key for key in asked if words.find(key) is None] == []


def test_a_game_that_says_nothing_has_plain_numbers_and_its_people_say_when_it_is_over() -> None:
    evening = PlainEvening(papercove.game(GAMES[0]))
    rounds = [Played(parts=[Part(numbers={"points": 5}), Part(numbers={"points": -2})])] * 2
    assert evening.count(2, {}, rounds).outcome is None
    over = evening.count(2, {}, rounds, over=True).outcome
    assert over is not None
    assert (over.scores, over.winners, over.reason) == ((10, -4), (0,), "most-points")
    assert evening.count(2, {}, [Played(parts=[Part(numbers={"points": 5000}), None])]).rounds[0].state == "wrong"
