"""Short words for the tests of Sea Salt & Paper."""

from __future__ import annotations

from papercove.games.sea_salt_paper.cards import faces_in
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.notation import position

__all__ = ["hand", "laid", "legal", "observed", "play", "position"]


def legal(state: MatchState) -> list[str]:
    """The legal actions in notation."""
    return [choice.text for choice in state.game.choices(state)]


def play(state: MatchState, *actions: str) -> MatchState:
    """Play actions given in notation."""
    for action in actions:
        state.apply(state.game.parse_action(state, action))
    return state


def hand(state: MatchState, seat: int) -> list[str]:
    return faces_in(state.hand_of(seat))


def laid(state: MatchState, seat: int) -> list[str]:
    return faces_in(state.laid_by(seat))


def observed(state: MatchState, seat: int, name: str) -> list[int]:
    """The numbers of one field of what `seat` observes."""
    at = 0
    for field in state.game.observation_fields(state.seats):
        if field.name == name:
            return state.observation(seat)[at : at + field.length]
        at += field.length
    raise KeyError(name)
