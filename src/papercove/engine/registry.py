"""Finds games by id among the entry points `papercove.games`, ours and those of other packages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game

GROUP = "papercove.games"


def game_ids() -> list[str]:
    """The ids of all games that are installed."""
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def game(id: str) -> Game:
    """The game with this id; Unreadable if there is none, or if its package is broken."""
    for point in entry_points(group=GROUP):
        if point.name == id:
            try:
                found = point.load()()
                if not isinstance(found, Game):
                    raise TypeError(f"entry point {GROUP}:{id} must make a Game, not {found!r}")
            except Exception as problem:
                raise Unreadable("game-not-made", game=id[:40], problem=repr(problem)[:200]) from problem
            return found
    raise Unreadable("unknown-game", game=id[:40], known=", ".join(game_ids()))


def sound_games(complain: Callable[[Unreadable], object]) -> dict[str, Game]:
    """Every installed game that can be made; of a broken package of somebody else `complain` hears."""
    found = {}
    for id in game_ids():
        try:
            found[id] = game(id)
        except Unreadable as problem:
            complain(problem)
    return found
