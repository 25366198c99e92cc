"""Rules 6, 7 and 11: jumps, the scissors, the advanced mode."""

from __future__ import annotations

import pytest

from papercove.games.paper_world.notation import cell_at
from tests.games.paper_world.table import PILES, discards, hand, legal, play, position, stack

OTHER = "1: land B1@0,0"


def cost_of(state: object, text: str) -> int:
    choices = state.game.choices(state)  # type: ignore[attr-defined]
    return next(int(choice.args["cost"]) for choice in choices if choice.text == text)


@pytest.mark.parametrize(("stacked", "card"), [("Y1", "Y3"), ("Y1.2", "Y4"), ("Y1.2.3", "Y5")])
def test_6_1_a_card_may_skip_one_value(stacked: str, card: str) -> None:
    state = position(f"{PILES} / 0: land {stacked}@0,0 hand {card},K5 / {OTHER}")
    play(state, "place yellow", f"card {card}", "at 0,0", "pay k5", "end-turn")
    assert stack(state, 0, 0, 0)[-1] == card
    assert discards(state, 0) == ["K5"]


def test_6_1_a_2_may_begin_a_stack() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand B2,K5 / {OTHER}")
    play(state, "place 2", "card b2", "at 1,0", "pay k5", "end-turn")
    assert stack(state, 0, 1, 0) == ["B2"]


def test_6_1_never_two_values_at_once() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y4,B3,K5 / {OTHER}")
    assert not [text for text in legal(state) if text.startswith("place")]


def test_6_1_the_example_of_the_sheet() -> None:
    """A yellow 1 lies there; 2, 4 and 5 in hand: the 3 is skipped for a card."""
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2,Y4,Y5,B3 / {OTHER}")
    play(state, "place yellow", "card y2", "at 0,0", "card y4", "at 0,0", "pay b3", "card y5", "at 0,0", "end-turn")
    assert stack(state, 0, 0, 0) == ["Y1", "Y2", "Y4", "Y5"]
    assert (hand(state, 0), discards(state, 0)) == ([], ["B3"])


def test_6_2_one_jump_a_turn() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1@1,0 hand Y3,B3,K5,K5 / {OTHER}")
    play(state, "place 3", "card y3", "at 0,0", "pay k5")
    assert legal(state) == ["end-turn"]


def test_6_2_the_next_turn_has_a_jump_of_its_own() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1@1,0 hand Y3,B3,K5,K5 / {OTHER}")
    play(
        state, "place 3", "card y3", "at 0,0", "pay k5", "end-turn", "take 1", "place 3", "card b3", "at 1,0", "pay k5"
    )
    assert stack(state, 0, 1, 0) == ["B1", "B3"]


def test_6_3_any_card_of_the_hand_but_the_one_placed_pays() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y3,Y5,B4 / {OTHER}")
    play(state, "place yellow", "card y3", "at 0,0")
    assert legal(state) == ["pay y5", "pay b4"]


def test_6_3_without_another_card_no_jump() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y3 / {OTHER}")
    assert "place yellow" not in legal(state)


def test_6_3_the_last_other_card_may_be_the_next_one_of_the_colour() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y3,Y4 / {OTHER}")
    play(state, "place yellow", "card y3", "at 0,0", "pay y4")
    assert legal(state) == ["end-turn"]


def test_7_1_a_card_with_scissors_asks_for_the_token() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2s / {OTHER}")
    play(state, "place yellow", "card y2s", "at 0,0")
    assert legal(state) == ["scissors take", "scissors leave"]


def test_7_1_a_card_without_does_not() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / {OTHER}")
    assert legal(play(state, "place yellow", "card y2", "at 0,0")) == ["end-turn"]


def test_7_1_it_may_be_left() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2s / {OTHER}")
    play(state, "place yellow", "card y2s", "at 0,0", "scissors leave")
    assert state.scissors_seat == -1


def test_7_1_the_question_is_asked_for_every_card_with_scissors() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand B1s,G1s / {OTHER}")
    play(state, "place 1", "card b1s", "at 1,0", "scissors take", "card g1s", "at 0,1")
    assert legal(state) == ["scissors take", "scissors leave"]


@pytest.mark.parametrize("where", ["0: land Y1@0,0 B2s@1,0*", "1: land B2s@0,0*"])
def test_7_2_from_wherever_it_lies(where: str) -> None:
    other = OTHER if where.startswith("0") else "0: land Y1@0,0"
    state = position(f"{PILES} / {where} / {other} / 0: hand Y2s")
    play(state, "place yellow", "card y2s", "at 0,0", "scissors take")
    assert (state.scissors_seat, state.scissors_cell) == (0, cell_at(0, 0))


def test_7_3_its_stack_is_closed_to_its_owner() -> None:
    state = position(f"{PILES} / 0: land Y2s@0,0* Y2@1,0 hand Y3 / {OTHER}")
    play(state, "place yellow", "card y3")
    assert legal(state) == ["at 1,0"]


def test_7_3_a_closed_stack_alone_leaves_nothing_to_place() -> None:
    state = position(f"{PILES} / 0: land Y2s@0,0* hand Y3 / {OTHER}")
    assert not [text for text in legal(state) if text.startswith("place")]


def test_7_4_the_jump_is_free() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1s@1,0* hand Y3,K5 / {OTHER}")
    play(state, "place yellow", "card y3")
    assert cost_of(state, "at 0,0") == 0
    play(state, "at 0,0", "end-turn")
    assert (hand(state, 0), discards(state, 0)) == (["K5"], [])


def test_7_4_even_with_no_other_card_in_hand() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1s@1,0* hand Y3 / {OTHER}")
    assert "place yellow" in legal(state)


def test_7_4_but_only_one_a_turn() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 G1@0,1 B1s@1,0* hand Y3,G3,K5 / {OTHER}")
    assert legal(play(state, "place 3", "card y3", "at 0,0")) == ["end-turn"]


def test_7_5_it_counts_in_the_turn_in_which_it_is_taken() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y1s,Y3 / {OTHER}")
    play(state, "place yellow", "card y1s", "at 1,0", "scissors take", "card y3", "at 0,0", "end-turn")
    assert discards(state, 0) == []


def test_7_5_not_for_the_jump_of_the_card_that_brings_it() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y3s,K5 / {OTHER}")
    play(state, "place yellow", "card y3s", "at 0,0")
    assert legal(state) == ["pay k5"]
    assert legal(play(state, "pay k5")) == ["scissors take", "scissors leave"]


def test_7_5_and_only_if_the_jump_is_unused() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 Y1@1,0 hand Y3s,Y3,K5 / {OTHER}")
    play(state, "place yellow", "card y3s", "at 0,0", "pay k5", "scissors take")
    assert legal(state) == ["end-turn"]


def test_7_6_a_stack_is_free_as_soon_as_the_token_leaves_it() -> None:
    state = position(f"{PILES} / 0: land Y2s@0,0* Y1@1,0 hand Y2s,Y3 / {OTHER}")
    play(state, "place yellow", "card y2s", "at 1,0", "scissors take", "card y3")
    assert legal(state) == ["at 0,0"]


def test_7_6_or_as_soon_as_an_opponent_takes_it() -> None:
    state = position(f"to-move 1 turn / {PILES} / 0: land Y2s@0,0* hand Y3 / 1: land B1@0,0 hand B2s")
    play(state, "place blue", "card b2s", "at 0,0", "scissors take", "end-turn")
    assert "place yellow" in legal(state)


def test_7_6_moving_the_token_gives_no_second_jump() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 Y1@1,0 B1s@0,1* hand Y3,Y1s,Y3,K5 / {OTHER}")
    play(state, "place yellow", "card y3", "at 0,0", "card y1s", "at 1,1", "scissors take")
    assert legal(state) == ["end-turn"]


# --- the advanced mode ---


def advanced(rest: str) -> str:
    return f"to-move 0 turn advanced / {PILES} / {rest} / {OTHER}"


def test_11_1_any_number_of_jumps_a_turn() -> None:
    state = position(advanced("0: land Y1@0,0 B1@1,0 hand Y3,B3,K5,K5"))
    play(state, "place 3", "card y3", "at 0,0", "pay k5", "card b3", "at 1,0", "pay k5", "end-turn")
    assert [stack(state, 0, 0, 0), stack(state, 0, 1, 0)] == [["Y1", "Y3"], ["B1", "B3"]]


def test_11_2_a_3_begins_a_stack_for_two_cards() -> None:
    state = position(advanced("0: land Y1@0,0 hand B3,K5,G4"))
    play(state, "place 3", "card b3", "at 1,0", "pay g4")
    assert legal(state) == ["pay k5"]
    play(state, "pay k5", "end-turn")
    assert discards(state, 0) == ["G4", "K5"]


def test_11_2_a_5_begins_a_stack_for_four() -> None:
    state = position(advanced("0: land Y1@0,0 hand B5,K5,K5,K5,K5"))
    play(state, "place blue", "card b5", "at 1,0", "pay k5", "pay k5", "pay k5", "pay k5")
    assert legal(state) == ["end-turn"]


def test_11_2_only_as_far_as_the_hand_can_pay() -> None:
    state = position(advanced("0: land Y1@0,0 hand B5,K5,K5,K4"))
    assert not [text for text in legal(state) if text in ("place blue", "place 5")]


def test_11_3_the_token_saves_one_card_of_one_jump() -> None:
    state = position(advanced("0: land Y1@0,0 B1s@1,0* hand Y4,G3,K5,K5,K5"))
    play(state, "place yellow", "card y4")
    assert cost_of(state, "at 0,0") == 1
    assert cost_of(state, "at 0,-1") == 2
    play(state, "at 0,0", "pay k5")
    assert legal(state) == ["end-turn"]


def test_11_3_the_second_jump_costs_in_full() -> None:
    state = position(advanced("0: land Y1@0,0 G1@0,1 B1s@1,0* hand Y3,G3,K5,K5"))
    play(state, "place 3", "card y3", "at 0,0", "card g3")
    assert cost_of(state, "at 0,1") == 1


def test_11_3_a_jump_paid_before_the_token_came_does_not_use_it_up() -> None:
    state = position(advanced("0: land Y1@0,0 Y1@1,0 hand Y3s,Y3,K5,K5"))
    play(state, "place yellow", "card y3s", "at 0,0", "pay k5", "scissors take", "card y3")
    assert cost_of(state, "at 1,0") == 0


def test_11_3_an_empty_hand_places_nothing() -> None:
    state = position(advanced("0: land Y1@0,0"))
    assert not [text for text in legal(state) if text.startswith("place")]
