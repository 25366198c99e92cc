"""What the room offers: games, bots, thinking times, phrases."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import get_args

import msgspec

from papercove.engine.game import Game
from papercove.engine.registry import sound_games
from papercove.server.logs import logger
from papercove.server.manners import SAYINGS
from papercove.server.wire import PROTOCOL, GameInfo, Pace, RoomInfo, TimeControl


@cache
def playable_games() -> dict[str, Game]:
    """Every installed game that can be loaded; a broken package of somebody else does not close the room."""
    return sound_games(lambda problem: logger().warning("game-not-loaded", problem=str(problem)))


def room_info(levels: Sequence[str], address: str) -> RoomInfo:
    return RoomInfo(
        version=version("papercove"),
        protocol=PROTOCOL,
        address=address,
        games=[
            GameInfo(
                id,
                game.version,
                list(game.seat_counts),
                msgspec.json.schema(game.options_type),
                list(game.evening().options),
            )
            for id, game in playable_games().items()
        ],
        levels=list(levels),
        time_controls=list(get_args(TimeControl)),
        paces=list(get_args(Pace)),
        phrases=list(SAYINGS),
    )
