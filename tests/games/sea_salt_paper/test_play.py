"""Whole matches at random: what must hold after every action."""

from __future__ import annotations

import pytest

import papercove
from papercove import Dice
from papercove.games.sea_salt_paper.cards import CARDS, cards_in
from papercove.games.sea_salt_paper.constants import DECK_PLACE, DRAWN_PLACE, LEFT_PILE, RIGHT_PILE
from papercove.games.sea_salt_paper.judgement import Judgement
from papercove.games.sea_salt_paper.memory import known_places, possible_places


def all_cards(state: Judgement) -> list[int]:
    """Every card, wherever it lies."""
    held = [
        card for seat in range(state.seats) for card in cards_in(state.hand_of(seat)) + cards_in(state.laid_by(seat))
    ]
    return sorted(held + state.pile_cards(0) + state.pile_cards(1) + state.deck_cards() + state.drawn_cards())


def true_places(state: Judgement) -> dict[int, int]:
    """Where each card that is not laid lies."""
    rows = {LEFT_PILE: state.pile_cards(0), RIGHT_PILE: state.pile_cards(1)}
    rows |= {DECK_PLACE: state.deck_cards(), DRAWN_PLACE: state.drawn_cards()}
    rows |= {seat: cards_in(state.hand_of(seat)) for seat in range(state.seats)}
    return {card: place for place, cards in rows.items() for card in cards}


def matches(seats: int, count: int) -> list[tuple[Judgement, Dice]]:
    game = papercove.game("sea-salt-paper")
    found = []
    for seed in range(count):
        state = game.start(seats, seed, points_to_win=15)
        assert isinstance(state, Judgement)
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
def test_7_6_the_truth_is_always_possible(seats: int) -> None:
    """Nobody's memory ever rules out the place where a card really lies."""
    for state, dice in matches(seats, 12):
        while not state.is_over:
            state.apply(state.random_action(dice))
            places = true_places(state)
            for observer in range(seats + 1):
                possible = possible_places(state, observer)
                assert all(possible[place] >> card & 1 for card, place in places.items())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_7_6_every_new_deal_is_possible_and_keeps_what_is_known(seats: int) -> None:
    for state, dice in matches(seats, 8):
        while not state.is_over:
            state.apply(state.random_action(dice))
            for observer in range(seats + 1):
                possible, known = possible_places(state, observer), known_places(state, observer)
                world = state.resample(observer if observer < seats else None, dice)
                places = true_places(world)
                assert all(possible[place] >> card & 1 for card, place in places.items())
                assert all(places[card] == place for place in range(8) for card in cards_in(known[place]))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_only_ever_grow_and_a_match_ends_when_the_target_is_reached(seats: int) -> None:
    for state, dice in matches(seats, 12):
        scores = [0] * seats
        while not state.is_over:
            assert max(scores) < state.points_to_win
            state.apply(state.random_action(dice))
            now = [state.score_of(seat) for seat in range(seats)]
            assert all(new >= old for new, old in zip(now, scores, strict=True))
            scores = now
