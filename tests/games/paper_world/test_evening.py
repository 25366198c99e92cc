"""A game with real cards counted at its end: landscapes, tokens, hand, discards, ties, and what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import papercove
from papercove.engine.evening import EveningCount, Part, Played

GAME = papercove.game("paper-world")
NINE = [
    "Y1@0,0",
    "Y2@1,0",
    "Y3@2,0",
    "B4@0,1",
    "B5@1,1",
    "B3@2,1",
    "G2@0,2",
    "G1@1,2",
    "K5@2,2",
]  # 0+1+2+3+5+2+1+0+5 = 19 stars


def landscape(tops: list[str] = NINE, **more: Any) -> Part:
    return Part(given={"landscape": tops, **more})


def hand(points: int, discards: int | None = None) -> Part:
    return Part(numbers={"points": points} | ({} if discards is None else {"discards": discards}))


def count(*parts: Part | None, **options: Any) -> EveningCount:
    return GAME.evening().count(len(parts), options, [Played(parts=list(parts))])


def test_10_1_stars_tokens_and_scissors_less_hand_and_discards() -> None:
    mine = landscape(tokens=[4, 0, 1], scissors=True, hand=2, discards=3)
    counted = count(mine, landscape(["K1@0,0"]), hand(7))
    assert counted.totals == [19 + 5 + 2 - 2 - 3, 0, 7]
    assert {line.key: line.points for line in counted.rounds[0].seats[0].lines} == {
        "stars": 19,
        "tokens": 5,
        "scissors": 2,
        "hand": -2,
        "discards": -3,
    }
    assert counted.outcome is not None
    assert (counted.outcome.winners, counted.outcome.reason) == ((0,), "most-points")


def test_10_2_a_tie_goes_to_fewer_discards_which_are_asked_for_then_only() -> None:
    assert count(hand(20), hand(19)).outcome is not None
    asked = count(hand(20), hand(20, 4)).rounds[0]
    assert (asked.state, [(one.seat, one.numbers) for one in asked.missing]) == ("open", [(0, ["discards"])])
    settled = count(hand(20, 3), hand(20, 4)).outcome
    assert settled is not None
    assert (settled.winners, settled.reason) == ((0,), "fewer-discards")


def test_10_2_equal_discards_share_the_win() -> None:
    shared = count(hand(20, 3), hand(12), hand(20, 3)).outcome
    assert shared is not None
    assert (shared.winners, shared.reason) == ((0, 2), "shared")


def test_2_5_two_players_have_tokens_of_two_and_one() -> None:
    form = GAME.evening().form(2, {})
    assert next(field.values for field in form.fields if field.name == "tokens") == [2, 1]
    fault = count(landscape(tokens=[4, 0, 0]), hand(7)).rounds[0].fault
    assert fault is not None
    assert fault.key == "evening-token"


def test_the_chosen_objectives_name_the_tokens() -> None:
    labels = next(field.labels for field in GAME.evening().form(3, {"objectives": [3, 7, 12]}).fields if field.labels)
    assert [line.args["objective"] for line in labels] == [3, 7, 12]


def test_what_can_be_placed_are_twenty_tops_in_rows_of_five() -> None:
    field = GAME.evening().form(4, {}).fields[0]
    assert (len(field.faces), field.shelf, field.columns, field.rows) == (20, 5, 3, 3)


@pytest.mark.parametrize(
    ("parts", "key"),
    [
        ((landscape(scissors=True), landscape(["K1@0,0"], scissors=True)), "evening-scissors"),
        ((landscape(tokens=[2, 0, 0]), landscape(["K1@0,0"], tokens=[2, 1, 0])), "evening-token-twice"),
        ((landscape(["K5@0,0", "K5@1,0", "K5@2,0"]), hand(3)), "evening-copies"),
        ((landscape(["Y1@0,0", "Y1@2,2"]), hand(3)), "score-apart"),
        ((landscape([]), hand(3)), "score-empty"),
        ((hand(300), hand(3)), "evening-number"),
        ((landscape(tokens="all"), hand(3)), None),
    ],
)
def test_what_cannot_lie_there_is_said(parts: tuple[Part, ...], key: str | None) -> None:
    fault = count(*parts).rounds[0].fault
    assert (fault.key if fault else None) == key


def test_a_second_count_is_late_and_a_half_entered_one_open() -> None:
    evening = GAME.evening()
    whole = Played(parts=[hand(3), hand(4)])
    assert evening.count(2, {}, [whole, whole]).rounds[1].state == "late"
    half = evening.count(2, {}, [Played(parts=[hand(3), None])])
    assert (half.rounds[0].state, half.outcome) == ("open", None)
