"""Rules 3 to 5: turns, taking, placing."""

from __future__ import annotations

import pytest

from papercove.engine.errors import Illegal, NotYourTurn, Unreadable
from tests.games.paper_world.table import PILES, discards, hand, legal, play, position, stack, tops


def test_3_1_take_or_place() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2,B1 / 1: land B1@0,0")
    assert [text for text in legal(state) if text.startswith("take")] == [
        "take yellow",
        "take blue",
        "take green",
        "take black",
        "take 1",
        "take 2",
    ]
    assert [text for text in legal(state) if text.startswith("place")] == [
        "place yellow",
        "place blue",
        "place 1",
        "place 2",
    ]


def test_3_2_only_what_was_announced_may_be_placed() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2,B1,B2 / 1: land B1@0,0")
    play(state, "place blue")
    assert legal(state) == ["card b1", "card b2"]


def test_3_3_no_passing() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 / 1: land B1@0,0")
    assert "skip" not in legal(state)


def test_3_3_skipped_when_there_is_nothing_to_take_and_nothing_to_place() -> None:
    full = "Y5@0,0 Y1@1,0 Y1@-1,0 Y1@0,1 Y1@1,1 Y1@-1,1 Y1@0,-1 Y1@1,-1 Y1@-1,-1"
    state = position(f"to-move 0 turn last-turns 2 / 0: land {full} hand B3,G4 / 1: land B1@0,0")
    assert legal(state) == ["skip"]
    play(state, "skip")
    assert state.to_move == 1


def test_3_3_with_no_piles_left_a_placement_must_be_made() -> None:
    state = position("to-move 0 turn last-turns 2 / 0: land Y1@0,0 hand Y2 / 1: land B1@0,0")
    assert legal(state) == ["place yellow", "place 2"]


def test_4_1_every_matching_top_at_once() -> None:
    state = position("piles Y1+B3 G2+Y3 K3+K1 B3s Y5 / 0: land Y1@0,0 / 1: land B1@0,0")
    play(state, "take 3")
    assert hand(state, 0) == ["Y3", "B3", "B3s"]


def test_4_1_by_colour() -> None:
    state = position("piles Y1+B3 G2+Y3 K3+K1 B3s Y5 / 0: land Y1@0,0 / 1: land B1@0,0")
    play(state, "take yellow")
    assert hand(state, 0) == ["Y3", "Y5"]


def test_4_1_only_what_a_top_shows_can_be_announced() -> None:
    state = position("piles Y1+B3 G2+B4 - - - / 0: land Y1@0,0 / 1: land B1@0,0")
    assert legal(state) == ["take blue", "take 3", "take 4"]


def test_4_2_cards_that_come_to_light_stay() -> None:
    state = position("piles B1+B3 Y3 G3 K1 K1 / 0: land Y1@0,0 / 1: land B1@0,0")
    play(state, "take blue")
    assert hand(state, 0) == ["B3"]
    assert tops(state)[0] == "B1"


def test_4_1_taking_shows_something_new() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 / 1: land B1@0,0")
    before = state.revealed
    play(state, "take 1")
    assert state.revealed > before
    assert state.to_move == 1


def test_4_3_more_than_nine_cards_are_discarded_down() -> None:
    state = position("piles Y1+B3 G3 K3 B1 Y5 / 0: land Y1@0,0 hand B2,B2,B4,B5,G4,G4,G5,K5 / 1: land B1@0,0")
    play(state, "take 3")
    assert state.to_move == 0
    assert legal(state) == [f"discard {face}" for face in ("b2", "b3", "b4", "b5", "g3", "g4", "g5", "k3", "k5")]
    play(state, "discard b2", "discard b3")
    assert state.to_move == 1
    assert hand(state, 0) == ["B2", "B4", "B5", "G3", "G4", "G4", "G5", "K3", "K5"]
    assert discards(state, 0) == ["B2", "B3"]


def test_4_3_nine_cards_may_be_kept() -> None:
    state = position("piles Y1+B3 G3 K3 B1 Y5 / 0: land Y1@0,0 hand B2,B2,B4,B5,G4,G5 / 1: land B1@0,0")
    play(state, "take 3")
    assert (state.to_move, len(hand(state, 0)), discards(state, 0)) == (1, 9, [])


def test_4_4_hands_and_discards_are_public() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2,B1 / 1: land B1@0,0 hand K5 discards G1")
    for viewer in (None, 0, 1):
        table = state.game.view(state, viewer).table
        assert [seat.hand for seat in table] == [["Y2", "B1"], ["K5"]]
        assert [seat.discards for seat in table] == [[], ["G1"]]


def test_5_1_at_least_one_card_then_as_many_as_one_likes() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2,Y3,B1 / 1: land B1@0,0")
    play(state, "place yellow")
    assert "end-turn" not in legal(state)
    play(state, "card y2", "at 0,0")
    assert legal(state) == ["end-turn", "card y3"]
    play(state, "end-turn")
    assert state.to_move == 1
    assert hand(state, 0) == ["Y3", "B1"]


def test_5_1_in_any_order() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1@1,0 hand Y2,B2,G1 / 1: land B1@0,0")
    play(state, "place 2", "card b2", "at 1,0", "card y2", "at 0,0", "end-turn")
    assert [stack(state, 0, 0, 0), stack(state, 0, 1, 0)] == [["Y1", "Y2"], ["B1", "B2"]]


def test_5_2_new_stacks_beside_a_stack_never_diagonally() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand B1 / 1: land B1@0,0")
    play(state, "place blue", "card b1")
    assert legal(state) == ["at 0,-1", "at -1,0", "at 1,0", "at 0,1"]


def test_5_3_never_more_than_three_columns() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1@1,0 G1@2,0 hand K1 / 1: land B1@0,0")
    play(state, "place black", "card k1")
    assert legal(state) == ["at 0,-1", "at 1,-1", "at 2,-1", "at 0,1", "at 1,1", "at 2,1"]


def test_5_3_never_more_than_three_rows() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1@0,-1 G1@0,1 hand K1 / 1: land B1@0,0")
    play(state, "place black", "card k1")
    assert legal(state) == ["at -1,-1", "at 1,-1", "at -1,0", "at 1,0", "at -1,1", "at 1,1"]


def test_5_3_the_frame_may_end_up_anywhere_around_the_start_card() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1@-1,0 hand K1 / 1: land B1@0,0")
    play(state, "place black", "card k1")
    assert legal(state) == ["at -1,-1", "at 0,-1", "at -2,0", "at 1,0", "at -1,1", "at 0,1"]


def test_5_3_a_full_frame_has_no_room_for_a_new_stack() -> None:
    full = "Y1@0,0 Y1@1,0 Y1@-1,0 Y1@0,1 Y1@1,1 Y1@-1,1 Y1@0,-1 Y1@1,-1 Y1@-1,-1"
    state = position(f"{PILES} / 0: land {full} hand B1,Y2 / 1: land B1@0,0")
    assert [text for text in legal(state) if text.startswith("place")] == ["place yellow", "place 2"]


def test_5_4_a_stack_grows_by_one_in_its_own_colour() -> None:
    state = position(f"{PILES} / 0: land Y1.2@0,0 B2@1,0 hand Y3 / 1: land B1@0,0")
    play(state, "place 3", "card y3")
    assert legal(state) == ["at 0,0"]


@pytest.mark.parametrize("card", ["Y2", "Y1", "B3", "Y5"])
def test_5_4_never_the_same_value_a_lower_one_another_colour_or_a_big_step(card: str) -> None:
    """The only card in hand: no jump can be paid."""
    state = position(f"{PILES} / 0: land Y1.2@0,0 hand {card} / 1: land B1@0,0")
    if card == "Y1":
        assert "at 0,0" not in legal(play(state, "place 1", "card y1"))
    else:
        assert not [text for text in legal(state) if text.startswith("place")]


def test_5_4_a_new_stack_begins_with_a_1() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand B1,G1s / 1: land B1@0,0")
    play(state, "place 1")
    assert legal(state) == ["card b1", "card g1s"]


def test_5_5_several_cards_on_one_stack_in_a_turn() -> None:
    state = position(f"{PILES} / 0: land G1.2.3@0,0 G1@1,0 hand G2,G4,G5 / 1: land B1@0,0")
    play(state, "place green", "card g4", "at 0,0", "card g5", "at 0,0", "card g2", "at 1,0")
    assert legal(state) == ["end-turn"]
    assert stack(state, 0, 0, 0) == ["G1", "G2", "G3", "G4", "G5"]


def test_5_6_only_what_can_be_finished_may_be_announced() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y3 / 1: land B1@0,0")
    assert not [text for text in legal(state) if text.startswith("place")]


def test_5_6_placing_shows_nothing_hidden_so_it_may_be_undone() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2s,Y3,Y5,B1 / 1: land B1@0,0")
    before = (state.revealed, state.to_move)
    play(
        state,
        "place yellow",
        "card y2s",
        "at 0,0",
        "scissors leave",
        "card y3",
        "at 0,0",
        "card y5",
        "at 0,0",
        "pay b1",
    )
    assert (state.revealed, state.to_move) == before


def test_5_6_cards_of_one_face_are_one_choice() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand B1,B1,B1 / 1: land B1@0,0")
    assert legal(play(state, "place blue")) == ["card b1"]


def test_3_1_out_of_turn_illegal_and_unreadable_are_refused_and_change_nothing() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / 1: land B1@0,0")
    before = state.game.notation(state)
    with pytest.raises(NotYourTurn):
        state.apply(state.legal_actions()[0], seat=1)
    with pytest.raises(Illegal, match="take 5"):
        state.game.parse_action(state, "take 5")
    with pytest.raises(Unreadable):
        state.game.parse_action(state, "take purple")
    for action in (-1, 0, 23, 130, 158, 159, 10**9):
        with pytest.raises(Illegal):
            state.apply(action)
    assert state.game.notation(state) == before


def test_every_action_counts_as_one() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / 1: land B1@0,0")
    before = state.ply
    assert play(state, "place 2", "card y2", "at 0,0", "end-turn").ply == before + 4


def test_5_1_what_was_placed_a_turn_before_does_not_let_one_end_this_turn() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / 1: land B1@0,0 hand B2")
    play(state, "place yellow", "card y2", "at 0,0", "end-turn", "place blue")
    assert legal(state) == ["card b2"]
