"""One way to play a game, and all those that the conformance suite runs over."""

from __future__ import annotations

from typing import Any, NamedTuple

import papercove
from papercove.engine.game import Game
from papercove.engine.state import State


class Setting(NamedTuple):
    """One way to play one game."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def start(self, seed: int = 0) -> State:
        return self.find().start(self.seats, seed, **dict(self.options))

    def find(self) -> Game:
        return papercove.game(self.game)

    def __str__(self) -> str:
        options = "".join(f",{name}={value}" for name, value in self.options)
        return f"{self.game},{self.seats}{options}"


def tables(*games: str) -> list[Setting]:
    """Each of these games (or of all that are installed) at each seat count, with its usual options."""
    return [Setting(id, seats) for id in games or papercove.game_ids() for seats in papercove.game(id).seat_counts]


def settings(*games: str) -> list[Setting]:
    """Each table with its usual options and each documented variation of them."""
    found = []
    for table in tables(*games):
        varied = [tuple(some.items()) for some in table.find().variations]
        found += [table, *(table._replace(options=options) for options in varied)]
    return found
