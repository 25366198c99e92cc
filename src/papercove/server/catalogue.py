"""What the room offers: games, bots, thinking times, phrases."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from threading import Lock
from typing import get_args

import msgspec

from papercove.engine.game import Game
from papercove.engine.registry import sound_games
from papercove.server.logs import logger
from papercove.server.manners import SAYINGS
from papercove.server.wire import PROTOCOL, GameInfo, Pace, RoomInfo, TimeControl
from papercove.words import LANGUAGES, Words

reading = Lock()  # what several ask for at first is read once


@cache
def playable_games() -> dict[str, Game]:
    """Every installed game that can be loaded; a broken package of somebody else does not close the room."""
    return sound_games(lambda problem: logger().warning("game-not-loaded", problem=str(problem)))


@cache
def game_info(game: Game, levels: tuple[str, ...]) -> GameInfo:
    return GameInfo(
        id=game.id,
        version=game.version,
        seats=list(game.seat_counts),
        levels=list(levels),
        options=msgspec.json.schema(game.options_type),
        counted=list(game.evening().options),
        names={language: Words(language, game, "web").find("game-name") or game.id for language in LANGUAGES},
        usual={language: game.options_for(language) for language in LANGUAGES},
        memory_option=game.memory_option,
        art=sorted(game.art()),
        sounds=dict(game.sounds),
    )


def room_info(levels: Callable[[Game], tuple[str, ...]], address: str) -> RoomInfo:
    """All of it; for a thread, because the first time it reads every game's words."""
    with reading:
        games = [game_info(game, levels(game)) for game in playable_games().values()]
    return RoomInfo(
        version=version("papercove"),
        protocol=PROTOCOL,
        address=address,
        games=games,
        time_controls=list(get_args(TimeControl)),
        paces=list(get_args(Pace)),
        phrases=list(SAYINGS),
    )
