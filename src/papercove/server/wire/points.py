"""Points of cards on a real table, over HTTP."""

from __future__ import annotations

from typing import Any

from papercove.engine.score import Pickable
from papercove.engine.view import Line
from papercove.server.wire.base import Wire


class PointsRequest(Wire, forbid_unknown_fields=True):
    """POST /api/points/GAME: count what lies on a real table; `given` has the fields of `PointsForm`."""

    given: dict[str, Any]


class PointsForm(Wire):
    """GET /api/points/GAME: what a page offers to pick."""

    game: str
    fields: list[Pickable]


class Points(Wire):
    """The points, explained line by line; `extras` may come on top."""

    lines: list[Line]
    total: int
    extras: list[Line]
