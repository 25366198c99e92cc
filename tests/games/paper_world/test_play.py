"""Whole matches at random: nothing is lost, nothing hidden is shown, nothing gets stuck."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from papercove import Dice
from papercove.engine.errors import Illegal, Unreadable
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOUR_OF, START_FACES, VALUE_OF, deck_faces
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import notation, place_of, position
from tests.games.paper_world.table import start, started

matches = given(
    seats=st.integers(2, 4), seed=st.integers(0, 2**32), advanced=st.booleans(), deck=st.sampled_from((96, 92))
)


def all_cards(state: MatchState) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    cards: Counter[int] = Counter()
    for pile in range(c.PILES):
        cards.update(state.pile_cards(pile))
    for seat in range(state.seats):
        cards.update(state.hand_cards(seat))
        cards.update(state.discarded_cards(seat))
        for _, faces in state.stacks(seat):
            cards.update(faces)
    return cards


def check_landscapes(state: MatchState) -> None:
    """Rules 5.2 to 5.4: side by side within three by three, one colour a stack, values rising."""
    for seat in range(state.seats):
        places = [place_of(cell) for cell, _ in state.stacks(seat)]
        for axis in (0, 1):
            assert (
                max((place[axis] for place in places), default=0) - min((place[axis] for place in places), default=0)
                < 3
            )
        for place in places[1:]:
            assert any(abs(place[0] - other[0]) + abs(place[1] - other[1]) == 1 for other in places)
        for _, faces in state.stacks(seat):
            assert len({COLOUR_OF[face] for face in faces}) == 1
            rising = [VALUE_OF[face] for face in faces]
            assert rising == sorted(set(rising))


@settings(max_examples=40, deadline=None)
@matches
def test_1_3_no_card_is_ever_lost_or_made(seats: int, seed: int, advanced: bool, deck: int) -> None:
    state = start(seats, seed, advanced=advanced, deck=deck)
    dealt = Counter(deck_faces(seats, deck))
    chosen: Counter[int] = Counter()
    dice = Dice(seed)
    while not state.is_over:
        action = state.random_action(dice)
        if state.phase == c.START:
            chosen[START_FACES[action]] += 1
        state.apply(action)
        assert all_cards(state) == dealt + chosen
        check_landscapes(state)


@settings(max_examples=40, deadline=None)
@matches
def test_5_6_no_dead_end_and_every_match_ends(seats: int, seed: int, advanced: bool, deck: int) -> None:
    state = start(seats, seed, advanced=advanced, deck=deck)
    dice = Dice(seed + 1)
    while not state.is_over:
        legal = state.legal_actions()
        assert legal
        assert ("skip" in state.game.action_text(state, legal[0])) == (legal == [c.SKIP])
        state.apply(state.random_action(dice))
        assert state.ply < 2000
    assert state.turns >= 2 * seats


@settings(max_examples=30, deadline=None)
@matches
def test_9_2_exactly_one_last_turn_for_everybody(seats: int, seed: int, advanced: bool, deck: int) -> None:
    state = start(seats, seed, advanced=advanced, deck=deck)
    dice = Dice(seed)
    turns_of: Counter[int] = Counter()
    while not state.is_over:
        before, mover, ending = state.turns, state.to_move, state.last_turns
        state.apply(state.random_action(dice))
        if state.turns > before and ending > 0:
            turns_of[mover] += 1
    assert turns_of == Counter(range(seats))


def shuffled_below(state: MatchState, dice: Dice) -> MatchState:
    """The same table with other cards below the tops."""
    other = state.copy()
    cards = [face for pile in range(c.PILES) for face in state.pile_cards(pile)[:-1]]
    for pile in range(c.PILES):
        hidden = [cards.pop(dice.roll(len(cards))) for _ in state.pile_cards(pile)[:-1]]
        other.set_pile(pile, hidden + state.pile_cards(pile)[-1:])
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_6_what_lies_below_the_tops_changes_no_byte_that_anybody_sees(seats: int) -> None:
    state, dice = started(seats, seed=seats), Dice(seats)
    while not state.is_over:
        other = shuffled_below(state, dice)
        for viewer in (None, *range(seats)):
            assert msgspec.json.encode(state.game.view(other, viewer)) == msgspec.json.encode(
                state.game.view(state, viewer)
            )
        state.apply(state.rollout_action(dice))


def test_2_6_every_hidden_card_may_lie_in_every_hidden_place() -> None:
    """Dealing anew 400 times brings each of the hidden faces to the second place of a pile."""
    state = started(2, seed=3)
    hidden = Counter(face for pile in range(c.PILES) for face in state.pile_cards(pile)[:-1])
    dice = Dice(1)
    seen = Counter(state.resample(1, dice).pile_cards(0)[-2] for _ in range(2000))
    assert set(seen) == set(hidden)
    for face, copies in hidden.items():
        assert seen[face] / 2000 == pytest.approx(copies / sum(hidden.values()), abs=0.03)


@settings(max_examples=25, deadline=None)
@matches
def test_a_position_is_read_back_from_its_notation(seats: int, seed: int, advanced: bool, deck: int) -> None:
    state = started(seats, seed, advanced=advanced)
    dice = Dice(seed)
    while not state.is_over:
        again = position(notation(state), seats)
        assert notation(again) == notation(state)
        assert again.legal_actions() == state.legal_actions()
        state.apply(state.rollout_action(dice))


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "0: land X1@0,0",
        "0: hand Y6",
        "to-move 0 dreaming",
        "piles Y1(99)",
        "0: tokens 9:4",
        "0: sand Y1",
        "to-move x",
    ],
)
def test_an_unreadable_position_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        position(text)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_bad_actions_in_the_middle_of_a_turn_change_nothing(seed: int, data: st.DataObject) -> None:
    state, dice = started(3, seed), Dice(seed)
    for _ in range(80):
        if state.is_over:
            break
        bad = data.draw(st.integers(0, c.ACTION_COUNT - 1))
        if bad not in state.legal_actions():
            before = msgspec.json.encode(state.game.view(state, None))
            with pytest.raises(Illegal):
                state.apply(bad)
            assert msgspec.json.encode(state.game.view(state, None)) == before
        state.apply(state.rollout_action(dice))


def test_actions_are_few_and_stable() -> None:
    """Learners keep their meaning: these numbers may not change without a new version of the game."""
    from papercove.games.paper_world.notation import ACTION_WORDS

    assert len(ACTION_WORDS) == c.ACTION_COUNT == 159
    assert [ACTION_WORDS[action] for action in (0, 4, 13, 22, 23, 24, 60, 72, 85, 121, 123, 158)] == [
        "start yellow",
        "take yellow",
        "place yellow",
        "skip",
        "end-turn",
        "card y1",
        "at -2,-2",
        "at 0,0",
        "pay y1",
        "scissors take",
        "discard y1",
        "discard k5",
    ]
