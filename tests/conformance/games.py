"""Every installed game with a few ways to play it: what the conformance suite runs over."""

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


def settings() -> list[Setting]:
    """Each game at each seat count, with its default options and each documented variation of them."""
    found = []
    for id in papercove.games():
        game = papercove.game(id)
        variations: list[tuple[tuple[str, Any], ...]] = [(), *(tuple(some.items()) for some in game.variations)]
        found += [Setting(id, seats, options) for seats in game.seat_counts for options in variations]
    return found


SETTINGS = settings()
IDS = [str(setting) for setting in SETTINGS]
