"""Positions for the tests, set up in notation, played in notation."""

from __future__ import annotations

import papercove
from papercove.games.paper_world.cards import FACE_NAMES
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import action_words, cell_at, position

__all__ = ["discards", "hand", "legal", "play", "position", "stack", "start", "started", "tops"]

PILES = "piles Y1(5) B1(5) G1(5) K1(5) Y2(5)"


def start(seats: int = 2, seed: int = 1, **options: object) -> MatchState:
    """A new match, before the start cards are chosen."""
    state = papercove.game("paper-world").start(seats, seed, **options)
    assert isinstance(state, MatchState)
    return state


def started(seats: int = 2, seed: int = 1, **options: object) -> MatchState:
    """A new match whose players have chosen the first start card left."""
    state = start(seats, seed, **options)
    for _ in range(seats):
        state.apply(state.legal_actions()[0])
    return state


def legal(state: MatchState) -> list[str]:
    """The legal actions in notation."""
    return [action_words(action) for action in state.legal_actions()]


def play(state: MatchState, *texts: str) -> MatchState:
    """Play actions given in notation; each must be legal."""
    for text in texts:
        state.apply(state.game.parse_action(state, text))
    return state


def hand(state: MatchState, seat: int) -> list[str]:
    return [FACE_NAMES[face] for face in state.hand_cards(seat)]


def discards(state: MatchState, seat: int) -> list[str]:
    return [FACE_NAMES[face] for face in state.discarded_cards(seat)]


def stack(state: MatchState, seat: int, column: int, row: int) -> list[str]:
    """The cards of a stack from the bottom to the top."""
    return [FACE_NAMES[face] for face in state.stack_cards(seat, cell_at(column, row))]


def tops(state: MatchState) -> list[str]:
    """The tops of the piles; `-` where there is none."""
    return [FACE_NAMES[state.pile_top(pile)] if state.pile_count(pile) else "-" for pile in range(5)]
