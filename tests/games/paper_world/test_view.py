"""What a view says beyond the rules' own words: where each card of the hand may go, and for how much."""

from __future__ import annotations

import pytest

import papercove
from papercove.engine.dice import Dice
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.view import PaperWorldView, PlacingView
from tests.games.paper_world.table import PILES, legal, play, position, start, started

OTHER = "1: land B1@0,0"
Places = dict[str, set[tuple[int, int, int, int]]]


def seen(state: MatchState, seat: int | None = None) -> PaperWorldView:
    view = papercove.game("paper-world").view(state, state.to_move if seat is None else seat)
    assert isinstance(view, PaperWorldView)
    return view


def placing(state: MatchState) -> PlacingView:
    found = seen(state).placing
    assert found is not None
    return found


def told(state: MatchState) -> Places:
    return {
        one.card: {(cell.column, cell.row, cell.skip, cell.cost) for cell in one.cells} for one in seen(state).places
    }


def tried(state: MatchState) -> Places:
    """The same by trying: announce, choose each card, and read the choices of cells."""
    found: Places = {}
    announcements = [text for text in legal(state) if text.startswith("place")]
    for beginning in [play(state.copy(), text) for text in announcements] or [state]:
        for text in legal(beginning):
            if text.startswith("card"):
                chosen = play(beginning.copy(), text)
                for choice in papercove.game("paper-world").choices(chosen):
                    args = choice.args
                    cell = (args["column"], args["row"], args["skip"], args["cost"])
                    found.setdefault(args["card"], set()).add(cell)
    return found


def test_places_and_prices_are_those_of_the_steps_that_follow() -> None:
    dice = Dice("places")
    compared = 0
    for seed in range(6):
        state = start(2 + seed % 3, seed, advanced=seed % 2 == 1)
        while not state.is_over:
            view = seen(state)
            if view.phase == "turn":
                assert told(state) == tried(state)
                compared += 1
            elif view.phase == "card":
                able = {choice.args["card"] for choice in view.choices if choice.verb == "card"}
                assert {card: cells for card, cells in told(state).items() if card in able} == tried(state)
            else:
                assert view.places == []
            actions = state.legal_actions()
            state.apply(actions[dice.roll(len(actions))])
    assert compared > 100


def test_only_the_mover_is_told_places() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / {OTHER} hand B2")
    assert [one.card for one in seen(state).places] == ["Y2"]
    assert seen(state, 1).places == []


def test_7_4_a_jump_that_the_scissors_save_costs_less_than_it_skips() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1s@1,0* hand Y3,K5 / {OTHER}")
    assert told(state)["Y3"] == {(0, 0, 1, 0)}


def test_10_1_a_place_says_the_stars_it_brings() -> None:
    state = position(f"{PILES} / 0: land Y1.2.3@0,0 hand Y4,Y5 / {OTHER}")
    gains = {one.card: [cell.stars for cell in one.cells] for one in seen(state).places}
    assert gains == {"Y4": [1], "Y5": [3]}


@pytest.mark.parametrize(
    ("stack", "gains"),
    [
        ("Y1", {"Y2": 1, "Y3": 2}),
        ("Y1.2", {"Y3": 1, "Y4": 2}),
        ("Y1.2.3", {"Y4": 1, "Y5": 3}),
        ("Y1.2.3.4", {"Y5": 2}),
    ],
)
def test_10_1_a_card_brings_its_stars_less_those_it_covers(stack: str, gains: dict[str, int]) -> None:
    state = position(f"{PILES} / 0: land {stack}@0,0 hand Y2,Y3,Y4,Y5 / {OTHER}")
    onto = {
        one.card: cell.stars for one in seen(state).places for cell in one.cells if (cell.column, cell.row) == (0, 0)
    }
    assert onto == gains


def test_10_1_a_card_that_begins_a_stack_brings_all_its_stars() -> None:
    state = position(f"{PILES} / 0: land K1@0,0 hand Y1,Y2,B5 / {OTHER}")
    values = {one.card: {cell.stars for cell in one.cells} for one in seen(state).places}
    tops = position(f"{PILES} / 0: land K1@0,0 Y1@1,0 Y2@0,1 / {OTHER}")
    stars = {stack.cards[-1]: stack.stars for stack in seen(tops).table[0].landscape}
    assert values == {"Y1": {stars["Y1"]}, "Y2": {stars["Y2"]}}


def test_8_6_progress_counts_cells_or_the_sum_so_far() -> None:
    state = position(f"{PILES} / 0: land Y1.2.3@0,0 B1.2@1,0 / {OTHER} / objectives 1 14 16")
    progress = [objective.progress[0] for objective in seen(state).objectives]
    assert [(one.reached, one.goal) for one in progress] == [(1, 3), (5, 9), (0, 3)]


def test_8_6_progress_never_shows_more_than_is_wanted() -> None:
    """A column of 5, 5, 3 is 13 and stays beyond 12: what counts is the column that can still come to it."""
    state = position(
        f"{PILES} / 0: land Y1.2.3.4.5@0,0 B1.2.3.4.5@0,1 Y1.2.3@0,2 G1.2@1,1 / {OTHER} / objectives 1 6 15"
    )
    column = seen(state).objectives[2].progress[0]
    assert (column.reached, column.goal) == (2, 12)
    assert {(cell.column, cell.row) for cell in column.missing} == {(1, 0), (1, 2)}


def test_8_6_progress_says_which_cells_are_missing() -> None:
    """Three colours of a square of four, and three values of a cross: what is still to fill."""
    state = position(f"{PILES} / 0: land Y1@0,0 B2@1,0 G3@0,1 / {OTHER} / objectives 4 9 19")
    square, anywhere, cross = (objective.progress[0] for objective in seen(state).objectives)
    assert [(cell.column, cell.row) for cell in square.missing] == [(1, 1)]
    assert anywhere.missing == []  # wherever they lie
    assert {(cell.column, cell.row) for cell in cross.missing} == {(0, -1), (-1, 0)}


def test_3_1_turns_are_counted_from_one() -> None:
    state = started()
    assert seen(state).turn == 1
    assert seen(play(state, "take 1")).turn == 2


def test_5_1_a_card_is_named_once_it_is_chosen() -> None:
    state = play(position(f"{PILES} / 0: land Y1@0,0 hand Y2 / {OTHER}"), "place yellow")
    placing = seen(state).placing
    assert placing is not None
    assert (placing.announced, placing.card, placing.at) == ("yellow", None, None)
    placing = seen(play(state, "card y2")).placing
    assert placing is not None
    assert (placing.card, placing.at) == ("Y2", None)


def test_9_2_a_match_that_is_over_has_no_turns_left() -> None:
    state = position(f"to-move 1 turn last-turns 1 / 0: land Y3@0,0 / {OTHER}")
    assert seen(state).last_turns == 1
    play(state, "skip")
    assert (seen(state, 0).phase, seen(state, 0).to_move, seen(state, 0).last_turns) == ("over", None, 0)


def test_9_1_before_the_piles_run_out_nobody_counts_turns() -> None:
    assert seen(position(f"{PILES} / 0: land Y1@0,0 / {OTHER}")).last_turns is None


def test_5_1_a_turn_tells_how_many_cards_it_has_placed() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y1,Y2 / {OTHER}")
    play(state, "place yellow", "card y1", "at 1,0")
    assert placing(state).placed == 1
    play(state, "card y2", "at 0,0")
    assert placing(state).placed == 2


def test_4_3_how_many_cards_are_too_many() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y5,Y5,Y4,Y4,B5,B5,B4,G5,G4 / {OTHER}")
    assert seen(state).to_discard == 0
    assert seen(play(state, "take yellow")).to_discard == 2
    assert seen(play(state, "discard y5")).to_discard == 1
    assert seen(play(state, "discard y5")).to_discard == 0


def test_people_look_back_on_what_they_built() -> None:
    state = position(
        f"{PILES} / objectives 1 14 16 "
        f"/ 0: land Y1.2.3.4.5@0,0 Y1@1,0 B1.2@0,1 discards K1,K2 tokens 1:2 14:1 / {OTHER}"
    )
    assert state.game.highlights([start(), state]) == [
        {"objectives": 2, "fives": 1, "discards": 2, "best-stacks": 3, "best-stars": 6},
        {"objectives": 0, "fives": 0, "discards": 0, "best-stacks": 1, "best-stars": 0},
    ]


def test_2_3_a_pile_shows_its_size_and_its_top_and_an_empty_one_none() -> None:
    state = position(f"piles Y1(5) B2(1) - K1(5) G3(2) / 0: land Y1@0,0 / {OTHER}")
    assert [(pile.size, pile.top) for pile in seen(state).piles] == [
        (5, "Y1"),
        (1, "B2"),
        (0, None),
        (5, "K1"),
        (2, "G3"),
    ]


def test_7_2_the_scissors_lie_on_one_stack_of_one_landscape() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 B1s@1,0* / {OTHER}")
    mine, theirs = (seat.landscape for seat in seen(state).table)
    assert [(stack.cards, stack.closed) for stack in mine] == [(["Y1"], False), (["B1s"], True)]
    assert [stack.closed for stack in theirs] == [False]


def test_3_1_only_the_mover_is_given_choices() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / {OTHER}")
    assert len(seen(state, 0).choices) == len(legal(state))
    assert seen(state, 1).choices == []
    view = papercove.game("paper-world").view(state, None)
    assert isinstance(view, PaperWorldView)
    assert view.choices == []


def test_6_3_a_place_says_what_lies_below_and_what_is_skipped() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y1,Y3,B5,B4 / {OTHER}")
    found = {
        one.card: {(cell.column, cell.row): (cell.below, cell.skip) for cell in one.cells} for one in seen(state).places
    }
    assert found["Y3"][0, 0] == (1, 1)
    assert found["Y1"][1, 0] == (0, 0)


def test_5_1_what_was_announced_is_forgotten_with_the_turn() -> None:
    state = position(f"{PILES} / 0: land Y1@0,0 hand Y2 / {OTHER} hand B2")
    play(state, "place yellow", "card y2", "at 0,0")
    play(state, legal(state)[-1])
    assert state.to_move == 1
    assert seen(state, 1).placing is None
    assert "placing" not in papercove.game("paper-world").notation(state)


def test_once_a_card_lies_its_cell_is_no_longer_named() -> None:
    state = play(position(f"{PILES} / 0: land Y1@0,0 hand Y2,Y3 / {OTHER}"), "place yellow", "card y2", "at 0,0")
    assert " at " not in papercove.game("paper-world").notation(state)
