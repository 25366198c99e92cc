"""Finds games by id among the entry points `papercove.games`, ours and those of other packages."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game

GROUP = "papercove.games"


def games() -> list[str]:
    """The ids of all games that are installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def game(id: str) -> Game:
    """The game with this id; Unreadable if there is none."""
    for point in entry_points(group=GROUP):
        if point.name == id:
            found = point.load()()
            if not isinstance(found, Game):
                raise TypeError(f"entry point {GROUP}:{id} must make a Game, not {found!r}")
            return found
    raise Unreadable("unknown-game", game=id[:40], known=", ".join(games()))
