"""Rules 1 and 2: the cards, and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

import papercove
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.games.paper_world import cards
from papercove.games.paper_world.cards import COLOURS, FACE_NAMES, HAS_SCISSORS, VALUE_OF, deck_faces
from papercove.games.paper_world.objectives import KEYS, OBJECTIVES, same_card
from tests.games.paper_world.table import legal, play, start, started, tops

PRINTED = [row for row in cards.DECK if row.since == 1]


@pytest.mark.parametrize(
    ("deck", "seats", "size"), [(96, 2, 56), (96, 3, 76), (96, 4, 96), (92, 2, 52), (92, 3, 72), (92, 4, 92)]
)
def test_1_3_backs_decide_who_plays_with_a_card(deck: int, seats: int, size: int) -> None:
    assert len(deck_faces(seats, deck)) == size


def test_1_1_no_5_shows_scissors() -> None:
    assert len(FACE_NAMES) == 36
    assert not any(HAS_SCISSORS[face] for face in range(36) if VALUE_OF[face] == 5)
    assert "Y5s" not in FACE_NAMES


def test_1_1_stars_by_value() -> None:
    assert cards.STARS == (0, 1, 2, 3, 5)


def test_1_2_four_start_cards_are_plain_ones() -> None:
    assert [FACE_NAMES[face] for face in cards.START_FACES] == ["Y1", "B1", "G1", "K1"]


def test_1_4_two_objectives_share_a_card() -> None:
    sides = {(one, other) for one in KEYS for other in KEYS if one < other and same_card(one, other)}
    assert sides == {(odd, odd + 1) for odd in range(1, len(KEYS), 2)}


def test_1_5_tokens_for_three_objectives_and_one_scissors_token() -> None:
    state = started(3)
    view = state.game.view(state, None)
    assert len(view.objectives) == 3
    assert view.scissors is None  # it lies in the middle, and nobody has it
    assert cards.TOKENS[4] == (4, 2, 1)


@pytest.mark.parametrize("back", ["yellow", "red"])
def test_12_1_yellow_and_red_backs_have_each_value_of_each_colour_once(back: str) -> None:
    for colour in COLOURS:
        copies = next(row.copies for row in PRINTED if (row.name, row.colour) == (back, colour))
        assert [
            copies[0] + copies[1],
            copies[2] + copies[3],
            copies[4] + copies[5],
            copies[6] + copies[7],
            copies[8],
        ] == [1] * 5
    assert sum(sum(row.copies) for row in PRINTED if row.name == back) == 20


def test_12_1_the_deck_of_92_lacks_four_cards_with_scissors() -> None:
    missing = Counter(deck_faces(4, 96)) - Counter(deck_faces(4, 92))
    assert sorted(FACE_NAMES[face] for face in missing.elements()) == ["B4s", "G2s", "K1s", "Y3s"]


@pytest.mark.parametrize(
    ("deck", "faces"),
    [
        (96, {"Y": [5, 1, 3, 2, 4, 2, 3, 1, 3], "B": [4, 2, 4, 1, 4, 1, 3, 2, 3], "G": [5, 1, 4, 2, 3, 2, 3, 1, 3]}),
        (92, {"Y": [5, 1, 3, 2, 4, 1, 3, 1, 3], "K": [5, 1, 4, 1, 4, 1, 2, 2, 3]}),
    ],
)
def test_12_1_copies_of_each_face_with_four_players(deck: int, faces: dict[str, list[int]]) -> None:
    counts = Counter(FACE_NAMES[face] for face in deck_faces(4, deck))
    for letter, copies in faces.items():
        assert [counts[letter + column] for column in cards.COLUMNS] == copies


def test_2_1_a_lot_decides_who_starts() -> None:
    starters = Counter(start(3, seed).to_move for seed in range(300))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 60


def test_2_2_each_in_turn_chooses_a_start_card_that_is_left() -> None:
    state = start(3, seed=1)
    first = state.to_move
    assert legal(state) == ["start yellow", "start blue", "start green", "start black"]
    play(state, "start green")
    assert state.to_move == (first + 1) % 3
    assert legal(state) == ["start yellow", "start blue", "start black"]
    play(state, "start yellow")
    assert legal(play(state, "start black"))[0].startswith("take")
    assert state.to_move == first


def test_2_2_piles_and_drawn_objectives_are_laid_out_after_that() -> None:
    state = start()
    before = state.game.view(state, None)
    assert (before.piles, before.objectives) == ([], [])
    play(state, "start yellow")
    revealed = state.revealed
    play(state, "start blue")
    assert state.revealed == revealed + 1
    after = state.game.view(state, None)
    assert (len(after.piles), len(after.objectives)) == (5, 3)


@pytest.mark.parametrize(
    ("deck", "seats", "sizes"),
    [
        (96, 2, [12, 11, 11, 11, 11]),
        (96, 3, [16, 15, 15, 15, 15]),
        (96, 4, [20, 19, 19, 19, 19]),
        (92, 4, [19, 19, 18, 18, 18]),
    ],
)
def test_2_3_five_piles_as_even_as_possible(deck: int, seats: int, sizes: list[int]) -> None:
    state = start(seats, deck=deck)
    assert [state.pile_count(pile) for pile in range(5)] == sizes
    assert sorted(face for pile in range(5) for face in state.pile_cards(pile)) == deck_faces(seats, deck)


def test_2_3_shuffles_differ_and_every_card_may_lie_on_top() -> None:
    seen = {top for seed in range(200) for top in tops(started(4, seed))}
    assert seen == {FACE_NAMES[face] for face in deck_faces(4, 96)}


def test_2_4_three_different_cards_with_either_side_up() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(600):
        state = start(seed=seed)
        numbers = [state.slot_objective(slot) for slot in range(3)]
        assert numbers == sorted(numbers)
        assert len({(number + 1) // 2 for number in numbers}) == 3
        drawn.update(numbers)
    assert set(drawn) == set(KEYS)
    usual = 600 * 3 / len(KEYS)
    assert min(drawn.values()) > 0.55 * usual
    alone = len(KEYS) if len(KEYS) % 2 else 0  # the one side of its card, drawn as often as two
    assert max(times for number, times in drawn.items() if number != alone) < 1.55 * usual


@pytest.mark.parametrize(
    ("given", "numbers"),
    [("first", [1, 14, 16]), ([20, 3, 8], [3, 8, 20]), ("20,3,8", [3, 8, 20]), ("5 7 9", [5, 7, 9])],
)
def test_2_4_named_objectives(given: object, numbers: list[int]) -> None:
    state = start(objectives=given)
    assert [state.slot_objective(slot) for slot in range(3)] == numbers
    assert [objective.number for objective in state.game.view(state, 0).objectives] == numbers


@pytest.mark.parametrize(
    "given", [[1, 2, 5], [1, 14], [1, 14, 16, 18], [1, 1, 5], "last", "0,5,9", f"5,9,{len(KEYS) + 1}", ""]
)
def test_2_4_objectives_of_one_card_or_a_wrong_number_of_them_are_refused(given: object) -> None:
    with pytest.raises(Unreadable) as refused:
        start(objectives=given)
    assert refused.value.key == "objectives"


@pytest.mark.parametrize("options", [{"deck": 95}, {"objectives": [0, 5, 9]}, {"advanced": "maybe"}, {"edition": "fr"}])
def test_2_4_options_that_mean_nothing_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        papercove.game("paper-world").start(2, 1, **options)


@pytest.mark.parametrize(("seats", "tokens"), [(2, [2, 1]), (3, [4, 2, 1]), (4, [4, 2, 1])])
def test_2_5_tokens_on_each_objective(seats: int, tokens: list[int]) -> None:
    state = started(seats)
    assert [objective.tokens for objective in state.game.view(state, None).objectives] == [tokens] * 3


def test_2_6_dealing_anew_keeps_the_tops_and_all_the_cards() -> None:
    state = started(4)
    again = state.resample(0, Dice(5))
    assert tops(again) == tops(state)
    cards_of = [sorted(face for pile in range(5) for face in one.pile_cards(pile)) for one in (state, again)]
    assert cards_of[0] == cards_of[1]
    assert [again.pile_cards(pile) for pile in range(5)] != [state.pile_cards(pile) for pile in range(5)]


def test_2_6_before_the_start_cards_all_of_it_is_dealt_anew() -> None:
    state = start()
    dealt = {tuple(tops(state.resample(None, Dice(i)))) for i in range(20)}
    assert len(dealt) > 15
    named = start(objectives=[2, 9, 19])
    again = named.resample(0, Dice(1))
    assert [again.slot_objective(slot) for slot in range(3)] == [2, 9, 19]


def test_8_6_twenty_objectives_in_the_order_of_the_sheet() -> None:
    assert [number for number, objective in enumerate(OBJECTIVES, 1) if objective.since == 1] == list(range(1, 21))
