"""Opponents for the terminal table, by the names of bots."""

from __future__ import annotations

from papercove.cli.match import Opponent
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.state import State


def opponent(name: str, game: Game) -> Opponent:
    """The opponent of this name; Unreadable if there is none."""

    def choose(state: State, dice: Dice) -> int:
        return state.favoured_action(dice)

    return choose
