"""Rules 8 to 10: claiming objectives, the end, points and winners."""

from __future__ import annotations

import pytest

from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.games.paper_world.sheet import score_landscape
from tests.games.paper_world.table import PILES, legal, play, position, started

OTHER = "1: land B1@0,0"


def tokens(state: object, seat: int) -> list[int]:
    found: list[int] = state.game.view(state, None).table[seat].tokens  # type: ignore[attr-defined]
    return found


def test_8_2_the_token_comes_at_the_end_of_the_turn() -> None:
    state = position(f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 hand Y1 / {OTHER}")
    play(state, "place yellow", "card y1", "at 0,1")
    assert tokens(state, 0) == []
    play(state, "end-turn")
    assert tokens(state, 0) == [2]


def test_8_2_several_at_once() -> None:
    state = position(f"{PILES} / objectives 1 3 18 / 0: land Y2@0,0 Y2@1,0 Y2@0,1 Y1@1,1 hand Y2 / {OTHER}")
    play(state, "place 2", "card y2", "at 1,1", "end-turn")
    assert tokens(state, 0) == [2, 2, 2]


@pytest.mark.parametrize(("taken", "left"), [(0, 4), (1, 2), (2, 1)])
def test_8_2_the_second_and_the_third_claim_are_worth_less(taken: int, left: int) -> None:
    land = ["1: land B1@0,0", "2: land G1@0,0"]
    for seat, points in enumerate((4, 2)[:taken]):
        land[seat] += f" tokens 1:{points}"
    state = position(f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 hand Y1 / {' / '.join(land)}")
    play(state, "place yellow", "card y1", "at 0,1", "end-turn")
    assert tokens(state, 0) == [left]
    assert state.slot_claimed(0) == taken + 1


def test_8_3_the_best_token_left() -> None:
    state = position(
        f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 hand Y1 / 1: land B1@0,0 tokens 1:4 / 2: land G1@0,0"
    )
    play(state, "place yellow", "card y1", "at 0,1", "end-turn")
    assert tokens(state, 0) == [2]


def test_8_3_the_fourth_player_gets_none() -> None:
    state = position(
        f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 hand Y1 / 1: land B1@0,0 tokens 1:4 "
        "/ 2: land G1@0,0 tokens 1:2 / 3: land K1@0,0 tokens 1:1"
    )
    play(state, "place yellow", "card y1", "at 0,1", "end-turn")
    assert tokens(state, 0) == []


def test_8_3_with_two_players_two_tokens() -> None:
    state = position(f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 hand Y1 / 1: land B1@0,0 tokens 1:2")
    play(state, "place yellow", "card y1", "at 0,1", "end-turn")
    assert tokens(state, 0) == [1]


def test_8_3_a_token_of_nothing_is_no_token() -> None:
    """As the third one of two players; here of a variant."""
    state = position(
        f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 hand Y1 / 1: land B1@0,0 tokens 1:4 / 2: land G1@0,0"
    )
    state.game.vary(state, state.game.read_variant({"tokens": [4, 0, 0]}))
    play(state, "place yellow", "card y1", "at 0,1", "end-turn")
    assert tokens(state, 0) == []
    at = [field.name for field in state.game.observation_fields(3)].index("tokens taken")
    taken = sum(field.length for field in state.game.observation_fields(3)[:at])
    assert state.observation(0)[taken : taken + 3] == [1, 0, 0]


def test_8_3_once_for_each_player() -> None:
    state = position(f"{PILES} / objectives 1 14 16 / 0: land Y1@0,0 Y1@1,0 Y1@0,1 hand Y1 tokens 1:2 / {OTHER}")
    play(state, "place yellow", "card y1", "at 1,1", "end-turn")
    assert tokens(state, 0) == [2]


def test_8_4_kept_when_the_pattern_is_covered() -> None:
    state = position(f"{PILES} / objectives 13 1 16 / 0: land Y1@0,0 B1@1,0 G1@-1,0 Y1@0,1 hand K1,Y2 / {OTHER}")
    play(state, "place 1", "card k1", "at 0,-1", "end-turn", "take 1", "place 2", "card y2", "at 0,0", "end-turn")
    assert tokens(state, 0) == [2]


def test_8_1_seen_at_the_end_of_the_turn_not_in_its_middle() -> None:
    """Five 1s for a moment; by the end of the turn one of them is covered."""
    state = position(f"{PILES} / objectives 13 1 16 / 0: land Y1@0,0 B1@1,0 G1@-1,0 B1@0,1 hand Y1,Y2 / {OTHER}")
    play(state, "place yellow", "card y1", "at 0,-1", "card y2", "at 0,0", "end-turn")
    assert tokens(state, 0) == []


def test_9_1_the_end_comes_with_two_piles_left() -> None:
    state = position(f"piles Y1 B1(3) G1(3) - - / 0: land Y1@0,0 / {OTHER}")
    play(state, "take yellow")
    assert state.last_turns == 2


@pytest.mark.parametrize(
    ("action", "ends"), [("take yellow", True), ("take blue", False), ("take 1", True), ("take 2", False)]
)
def test_9_1_a_hint_foresees_the_end_as_the_rule_triggers_it(action: str, ends: bool) -> None:
    state = position(f"piles Y1 B1(3) G2(3) - - / 0: land Y1@0,0 / {OTHER}")
    told = [reason.key for reason in state.game.prospects(state, state.game.parse_action(state, action))]
    play(state, action)
    assert ("last-turns" in told, state.last_turns >= 0) == (ends, ends)


def test_9_1_not_with_three() -> None:
    state = position(f"piles Y1(2) B1(3) G1(3) - - / 0: land Y1@0,0 / {OTHER}")
    play(state, "take yellow")
    assert state.last_turns == -1


def test_9_2_everybody_has_one_more_turn_who_caused_it_last() -> None:
    state = position("piles Y1 B1(9) G1(9) - - / 0: land Y1@0,0 / 1: land B1@0,0 / 2: land G1@0,0")
    play(state, "take yellow")
    movers = []
    while not state.is_over:
        movers.append(state.to_move)
        play(state, legal(state)[0])
    assert movers == [1, 2, 0]


def test_9_2_a_placement_may_bring_no_second_end() -> None:
    state = position(f"piles Y1 B1(9) G1(9) - - / 0: land Y1@0,0 hand Y2 / {OTHER}")
    play(state, "take yellow", "take blue", "place 2", "card y2", "at 0,0", "end-turn")
    assert state.is_over


FIFTEEN = "Y5@0,0 Y5@1,0 Y4@0,1 B3@1,1"


def test_10_1_the_example_of_the_sheet() -> None:
    """15 stars, a token of 4, three cards in hand and two discards, the scissors: 16."""
    score = score_landscape(FIFTEEN.split(), hand=3, discards=2, scissors=True, tokens=[4])
    assert (score.stars, score.tokens, score.hand + score.discards, score.scissors) == (15, 4, -5, 2)
    assert score.total == 16


def test_10_1_the_same_in_a_match() -> None:
    state = position(
        f"{PILES} / 0: land Y5@0,0 Y5@1,0 Y4@0,1 B3s@1,1* hand K1,K1,G1 discards K2,K2 tokens 1:4 / {OTHER} "
        "/ 2: land G1@0,0"
    )
    assert state.score(0) == 16
    sheet = state.game.score_sheet(state, 0)
    assert {line.key: line.points for line in sheet} == {
        "stars": 15,
        "tokens": 4,
        "scissors": 2,
        "hand": -3,
        "discards": -2,
    }


@pytest.mark.parametrize("seed", range(4))
def test_10_1_a_real_table_is_counted_as_one_of_the_room(seed: int) -> None:
    state, dice = started(4, seed), Dice(seed)
    while not state.is_over:
        state.apply(state.rollout_action(dice))
    for seat in range(4):
        shown = state.game.view(state, None).table[seat]
        cards = [f"{stack.cards[-1]}@{stack.column},{stack.row}" for stack in shown.landscape]
        scissors = any(stack.closed for stack in shown.landscape)
        counted = score_landscape(cards, len(shown.hand), len(shown.discards), scissors, shown.tokens)
        parts = {key: getattr(counted, key) for key in state.score_parts(seat)}
        assert parts == state.score_parts(seat)
        assert counted.total == state.score(seat) == shown.score == sum(parts.values())


@pytest.mark.parametrize("seats", [2, 3])
def test_10_1_each_number_of_a_variant_stands_in_its_own_place(seats: int) -> None:
    """Five tops of five values, the scissors, two cards in hand, one discard: no two numbers alike."""
    rest = "".join(f" / {seat}: land G1@0,0" for seat in range(1, seats))
    state = position(f"{PILES} / 0: land Y1@0,0 Y2@1,0 Y3@2,0 Y4@0,1 B5@1,1* hand K1,G1 discards K2{rest}")
    variant = state.game.read_variant({"stars": [1, 2, 4, 8, 16], "scissors_points": 20, "penalty": 3})
    state.game.vary(state, variant)
    lines = {line.key: line.points for line in state.game.score_sheet(state, 0)}
    assert lines == {"stars": 31, "scissors": 20, "hand": -6, "discards": -3}
    assert state.score(0) == sum(lines.values())


@pytest.mark.parametrize(("value", "stars"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_10_1_stars_of_the_top_card(value: int, stars: int) -> None:
    assert score_landscape([f"Y{value}@0,0"]).stars == stars


def test_10_1_covered_cards_count_nothing() -> None:
    state = position(f"{PILES} / 0: land Y1.2.3.4@0,0 / {OTHER}")
    assert state.score(0) == 3


def finished(first: str, second: str, third: str = "") -> object:
    """The last seat takes the last turn of the match by skipping it."""
    seats = [f"{seat}: {words}" for seat, words in enumerate((first, second, third)) if words]
    mover = len(seats) - 1
    state = position(f"to-move {mover} turn last-turns 1 / " + " / ".join(seats), seats=len(seats))
    play(state, "skip")
    return state.outcome


def test_10_2_the_most_points_win() -> None:
    outcome = finished("land Y3@0,0", "land B2@0,0")
    assert (outcome.scores, outcome.winners, outcome.reason) == ((2, 1), (0,), "most-points")  # type: ignore[attr-defined]


def test_10_2_among_equals_fewer_discards() -> None:
    outcome = finished("land Y3@0,0 discards K1", "land B2@0,0")
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 1), (1,), "fewer-discards")  # type: ignore[attr-defined]


def test_10_2_discards_settle_it_whoever_sits_first() -> None:
    outcome = finished("land B2@0,0", "land Y3@0,0 discards K1", "land K2@0,0 G2@1,0 discards K1")
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 1, 1), (0,), "fewer-discards")  # type: ignore[attr-defined]


def test_10_2_cards_in_hand_do_not_break_a_tie() -> None:
    outcome = finished("land Y3@0,0 hand Y5", "land B2@0,0")
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 1), (0, 1), "shared")  # type: ignore[attr-defined]


def test_10_2_the_share_of_each_seat() -> None:
    state = position("to-move 2 turn last-turns 1 / 0: land Y3@0,0 / 1: land B3@0,0 / 2: land K1@0,0", seats=3)
    play(state, "skip")
    assert [state.value(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_10_2_a_shared_win() -> None:
    outcome = finished("land Y3@0,0", "land B3@0,0", "land K1@0,0")
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("landscape", "key", "named"),
    [
        (["Y9@0,0"], "score-card", "Y9@0,0"),
        (["Y5s@0,0"], "score-card", "Y5s@0,0"),
        (["Y1"], "score-card", "Y1"),
        (["crab"], "score-card", "crab"),
        (["Y1@0,0", "Y2@0,0"], "score-twice", "Y2@0,0"),
        (["Y1@0,0", "Y1@1,0", "Y1@2,0", "Y1@3,0"], "score-frame", "Y1@3,0"),
        (["Y1@0,0", "Y1@0,1", "Y1@0,2", "Y1@0,3"], "score-frame", "Y1@0,3"),
        (["Y1@0,0", "B1@1,1"], "score-apart", "B1@1,1"),
        ([], "score-empty", None),
    ],
)
def test_10_1_impossible_landscapes_are_refused_by_name(landscape: list[str], key: str, named: str | None) -> None:
    with pytest.raises(Unreadable) as refused:
        score_landscape(landscape)
    assert refused.value.key == key
    assert refused.value.arguments.get("text") == named


@pytest.mark.parametrize("given", [{"hand": -1}, {"discards": 101}, {"tokens": [3]}, {"tokens": [0]}])
def test_10_1_impossible_counts_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        score_landscape(["Y1@0,0"], **given)  # type: ignore[arg-type]
