"""A game night with real cards: every way a round ends, the goal, ties by edition, and hands that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import papercove
from papercove.engine.evening import EveningCount, Part, Played

GAME = papercove.game("sea-salt-paper")

EIGHT = "octopus:yellow octopus:grey octopus:purple octopus:light_green"  # 9 points, bonus 1
SEVEN = "shell:yellow shell:black shell:grey shell:dark_blue crab:yellow crab:black"  # 6 + 1, bonus 2 (yellow, black)
FIVE = "penguin:purple penguin:pink penguin:light_orange"  # 5, bonus 1
SWIM = "swimmer:yellow shark:black boat:yellow boat:black boat:dark_blue"  # 2, bonus 2


def cards(text: str) -> Part:
    return Part(given={"hand": text.split()})


def hand(points: int, bonus: int | None = None) -> Part:
    return Part(numbers={"points": points} | ({} if bonus is None else {"bonus": bonus}))


def round_of(end: str, by: int | None, *parts: Part | None) -> Played:
    return Played(end=end, by=by, parts=list(parts))


def count(*rounds: Played, seats: int = 2, **options: Any) -> EveningCount:
    return GAME.evening().count(seats, options, rounds)


def gained(counted: EveningCount, number: int = 0) -> list[int]:
    return [seat.gained for seat in counted.rounds[number].seats]


@pytest.mark.parametrize(
    ("seats", "options", "target"),
    [(2, {}, 40), (3, {}, 35), (4, {}, 30), (2, {"doubled": True}, 80), (4, {"points_to_win": 20}, 20)],
)
def test_8_2_the_goal_follows_the_number_of_players_and_the_options(
    seats: int, options: dict[str, Any], target: int
) -> None:
    assert GAME.evening().form(seats, options).target == target


def test_5_2_after_stop_everybody_has_the_points_of_their_cards_and_nobody_a_bonus() -> None:
    counted = count(round_of("stop", 0, cards(EIGHT), cards(SEVEN)))
    assert gained(counted) == [9, 7]
    assert counted.totals == [9, 7]
    assert counted.rounds[0].end == "stop"
    assert all(line.key != "colour-bonus" for seat in counted.rounds[0].seats for line in seat.lines)


def test_5_4_a_bet_won_counts_the_callers_cards_and_everybodys_bonus() -> None:
    won = count(round_of("last-chance", 0, cards(EIGHT), cards(SEVEN))).rounds[0]
    assert (won.end, [seat.gained for seat in won.seats]) == ("bet-won", [9 + 1, 2])
    struck = {line.key: line.struck for line in won.seats[1].lines}
    assert struck == {"duo-crab": "bet-won", "collector-shell": "bet-won", "colour-bonus": ""}


def test_5_4_a_bet_lost_leaves_the_caller_the_bonus_and_the_others_their_cards() -> None:
    lost = count(round_of("last-chance", 1, cards(EIGHT), cards(SEVEN))).rounds[0]
    assert (lost.end, [seat.gained for seat in lost.seats]) == ("bet-lost", [9, 2])
    assert {line.struck for line in lost.seats[1].lines if line.key != "colour-bonus"} == {"bet-lost"}
    assert [line.struck for line in lost.seats[0].lines if line.key == "colour-bonus"] == ["no-bonus"]


def test_5_4_an_equal_opponent_does_not_beat_the_bet() -> None:
    assert count(round_of("last-chance", 1, hand(9, 1), hand(9, 2))).rounds[0].end == "bet-won"


def test_numbers_counted_by_hand_and_cards_go_together() -> None:
    counted = count(round_of("last-chance", 0, hand(9, 4), cards(SEVEN)), round_of("stop", 1, cards(EIGHT), hand(12)))
    assert (gained(counted, 0), gained(counted, 1), counted.totals) == ([13, 2], [9, 12], [22, 14])


def test_lines_that_count_add_up_to_what_was_gained() -> None:
    for end, by in (("stop", 0), ("last-chance", 0), ("last-chance", 1)):
        for seat in count(round_of(end, by, cards(EIGHT), cards(SEVEN))).rounds[0].seats:
            assert sum(line.points for line in seat.lines if not line.struck) == seat.gained


def test_5_5_a_deck_that_runs_out_brings_nobody_anything() -> None:
    counted = count(round_of("void", 1, cards(EIGHT), None))
    assert (counted.rounds[0].end, gained(counted), counted.totals) == ("void", [0, 0], [0, 0])
    assert {line.struck for line in counted.rounds[0].seats[0].lines} == {"void"}


def test_8_1_four_mermaids_win_by_what_is_said_and_by_the_cards_themselves() -> None:
    behind = round_of("stop", 0, hand(30), hand(8))
    for played in (
        round_of("mermaids", 1, None, None),
        round_of("", None, None, cards("mermaid mermaid mermaid:white mermaid:white crab:yellow")),
    ):
        counted = count(behind, played)
        assert counted.outcome is not None
        assert (counted.outcome.winners, counted.outcome.reason, counted.totals) == ((1,), "four-mermaids", [30, 8])
        assert (counted.rounds[1].end, counted.rounds[1].by) == ("mermaids", 1)


def test_a_single_hand_of_four_mermaids_is_announced_as_the_win_it_is() -> None:
    reader = GAME.score_reader()
    assert reader is not None
    extras = reader.count(reader.read({"hand": ["mermaid"] * 4})).extras
    assert [line.key for line in extras] == ["colour-bonus", "four-mermaids"]


TIED = (round_of("stop", 0, hand(35), hand(31)), round_of("stop", 0, hand(7), hand(11)))  # 42 to 42, seat 0 stopped
TIED_BET = (round_of("stop", 0, hand(33), hand(36)), round_of("last-chance", 0, hand(7, 2), hand(0, 6)))  # 42 to 42


@pytest.mark.parametrize(
    ("edition", "stopped", "bet"),
    [
        ("fr", ((0,), "tie-ender"), ((0,), "tie-ender")),
        ("en", ((0,), "tie-last-turn"), ((1,), "tie-last-turn")),
        ("it", ((1,), "tie-last-round"), ((0,), "tie-last-round")),
        ("de", ((1,), "tie-last-round"), ((0,), "tie-last-round")),
        ("arena", ((1,), "tie-last-round"), ((0,), "tie-last-round")),
    ],
)
def test_8_3_a_tie_is_broken_as_the_edition_says(edition: str, stopped: Any, bet: Any) -> None:
    for rounds, wanted in ((TIED, stopped), (TIED_BET, bet)):
        outcome = count(*rounds, edition=edition).outcome
        assert outcome is not None
        assert outcome.scores == (42, 42)
        assert (outcome.winners, outcome.reason) == wanted


def test_8_3_a_tie_nobody_is_favoured_in_is_shared() -> None:
    rounds = (round_of("stop", 0, hand(30), hand(30), hand(0)), round_of("stop", 2, hand(8), hand(8), hand(7)))
    outcome = count(*rounds, seats=3, edition="en").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "tie-shared")


@pytest.mark.parametrize(("edition", "starter"), [("en", 0), ("fr", 0), ("de", 0), ("it", 2)])
def test_5_7_the_next_starter_follows_the_edition(edition: str, starter: int) -> None:
    """After a LAST CHANCE of seat 2, seat 1 had the last turn."""
    played = round_of("last-chance", 2, hand(1, 1), hand(2, 1), hand(9, 1))
    assert count(played, seats=3, edition=edition).rounds[0].starter == starter


def test_a_half_entered_round_counts_for_nothing_and_says_what_is_missing() -> None:
    counted = count(round_of("stop", 0, hand(9), hand(3)), round_of("", None, cards(EIGHT), None))
    assert counted.totals == [9, 3]
    assert counted.rounds[1].state == "open"
    assert [(one.seat, one.numbers) for one in counted.rounds[1].missing] == [(None, []), (1, ["points"])]
    assert counted.rounds[1].seats[0].gained == 9


def test_the_bonus_is_asked_only_where_it_matters() -> None:
    lost = count(round_of("last-chance", 0, hand(7), hand(9))).rounds[0]
    assert (lost.state, [(one.seat, one.numbers) for one in lost.missing]) == ("open", [(0, ["bonus"])])
    won = count(round_of("last-chance", 0, hand(9, 2), hand(7))).rounds[0]
    assert (won.state, [(one.seat, one.numbers) for one in won.missing]) == ("open", [(1, ["bonus"])])


@pytest.mark.parametrize(
    ("played", "key", "seat"),
    [
        (round_of("stop", 0, cards(FIVE), cards(SEVEN)), "evening-call", 0),
        (round_of("stop", 0, cards("crab:yellow crab:yellow " + EIGHT), cards("crab:yellow")), "evening-copies", None),
        (round_of("stop", 0, cards("captain captain"), cards(SEVEN)), "score-copies", 0),
        (round_of("stop", 0, hand(9), cards("dragon")), "score-kind", 1),
        (round_of("stop", 0, hand(900), hand(3)), "evening-number", 0),
        (round_of("last-chance", 0, hand(9, 30), hand(3, 1)), "evening-number", 0),
        (round_of("stop", 0, Part(given={"hnad": []}), hand(3)), "score-input", 0),
    ],
)
def test_a_round_that_cannot_be_is_said_to_be_wrong_and_the_others_stand(
    played: Played, key: str, seat: int | None
) -> None:
    counted = count(round_of("stop", 0, hand(9), hand(3)), played, round_of("stop", 1, hand(2), hand(8)))
    fault = counted.rounds[1].fault
    assert fault is not None
    assert (counted.rounds[1].state, fault.key, fault.seat) == ("wrong", key, seat)
    assert counted.totals == [11, 11]


def test_rounds_after_the_end_do_not_count() -> None:
    counted = count(round_of("stop", 0, hand(40), hand(3)), round_of("stop", 1, hand(2), hand(8)))
    assert (counted.totals, counted.rounds[1].state) == ([40, 3], "late")


def test_a_whole_game_of_four_players() -> None:
    counted = count(
        round_of("stop", 3, hand(4), cards(SWIM), cards(FIVE), cards(SEVEN)),
        round_of("last-chance", 1, hand(6, 3), hand(12, 5), hand(8, 2), hand(3, 3)),
        round_of("void", None, None, None, None, None),
        round_of("last-chance", 2, hand(18, 3), hand(12, 3), hand(15, 4), hand(2, 1)),
        seats=4,
    )
    assert [gained(counted, number) for number in range(4)] == [
        [4, 2, 5, 7],
        [3, 17, 2, 3],
        [0, 0, 0, 0],
        [18, 12, 4, 2],
    ]
    assert counted.outcome is not None
    assert (counted.outcome.winners, counted.outcome.scores) == ((1,), (25, 31, 11, 12))
