"""Points of cards on a real table."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.score import Count, ScoreReader
from papercove.server import wire
from papercove.server.api.call import Call, Handler
from papercove.server.api.rules import asked_game


def reader_of(game: Game) -> ScoreReader:
    reader = game.score_reader()
    if reader is None:
        raise Unreadable("no-score", game=game.id)
    return reader


def count(reader: ScoreReader, given: dict[str, Any]) -> Count:
    """Read cards as people write them, and count; the first time that reads the words of every language."""
    return reader.count(reader.read(given))


async def points_form(call: Call) -> wire.PointsForm:
    game = asked_game(call)
    return wire.PointsForm(game.id, reader_of(game).pickable())


async def count_points(call: Call) -> wire.Points:
    reader = reader_of(asked_game(call))
    request = await call.read(wire.PointsRequest)
    counted = await to_thread(count, reader, request.given)
    return wire.Points(counted.lines, counted.total, counted.extras)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/points/{game}", points_form),
    ("POST", "/api/points/{game}", count_points),
)
