"""Opponents for the terminal table, by the names of bots."""

from __future__ import annotations

from papercove.bots import bot
from papercove.cli.match import Opponent
from papercove.engine.game import Game


def opponent(name: str, game: Game) -> Opponent:
    """The bot of this name as an opponent; Unreadable if there is none."""
    return bot(name, game).choose
