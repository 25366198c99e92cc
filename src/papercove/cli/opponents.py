"""Opponents for the terminal table, by the names of bots."""

from __future__ import annotations

from papercove.bots import bot
from papercove.cli.match import Opponent
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game


def bot_names(bots: str) -> list[str]:
    """The bots of `--bots`, with commas between their names; Unreadable if one of them has none."""
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise Unreadable("bot-names", bots=bots[:80])
    return names


def opponent(name: str, game: Game) -> Opponent:
    """The bot of this name as an opponent; Unreadable if there is none."""
    return bot(name, game).choose
