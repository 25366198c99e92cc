"""Whole matches at random: what must hold after every action."""

from __future__ import annotations

from collections import Counter

import pytest

import papercove
from papercove import Dice
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import CARDS, FACE_NAMES, cards_in, faces_in
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.view import SPECTATOR


def all_cards(state: MatchState) -> list[int]:
    """Every card, wherever it lies."""
    held = [
        card for seat in range(state.seats) for card in cards_in(state.hand_of(seat)) + cards_in(state.laid_by(seat))
    ]
    return sorted(held + state.pile_cards(0) + state.pile_cards(1) + state.deck_cards() + state.drawn_cards())


def matches(seats: int, count: int) -> list[tuple[MatchState, Dice]]:
    game = papercove.game("sea-salt-paper")
    found = []
    for seed in range(count):
        state = game.start(seats, seed, points_to_win=15)
        assert isinstance(state, MatchState)
        found.append((state, Dice(seed)))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_is_lost_or_doubled(seats: int) -> None:
    for state, dice in matches(seats, 12):
        while not state.is_over:
            state.apply(state.random_action(dice))
            assert all_cards(state) == list(range(CARDS))
            assert all_cards(state.resample(dice.roll(seats), dice)) == list(range(CARDS))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_6_what_is_certain_is_true_in_the_truth_and_in_every_new_deal(seats: int) -> None:
    for state, dice in matches(seats, 8):
        while not state.is_over:
            state.apply(state.random_action(dice))
            for observer in (*range(seats), None):
                hands, piles = certainties(state, SPECTATOR if observer is None else observer)
                for world in (state, state.resample(observer, dice)):
                    for seat in range(seats):
                        assert Counter(faces_in(hands[seat])) <= Counter(faces_in(world.hand_of(seat)))
                    for side in range(2):
                        there = iter([FACE_NAMES[card] for card in world.pile_cards(side)])
                        assert all(FACE_NAMES[card] in there for card in piles[side])  # in this order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_only_ever_grow_and_a_match_ends_when_the_target_is_reached(seats: int) -> None:
    for state, dice in matches(seats, 12):
        scores = [0] * seats
        while not state.is_over:
            assert max(scores) < state.points_to_win
            state.apply(state.random_action(dice))
            now = [state.score(seat) for seat in range(seats)]
            assert all(new >= old for new, old in zip(now, scores, strict=True))
            scores = now
