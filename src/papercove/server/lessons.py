"""What crosses the wire for learning, looking back and counting, as types: the third source of wire.ts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from papercove.bots.analysis import Analysis
from papercove.engine.score import Pickable
from papercove.engine.view import Choice, Event, Forbidden, Line, View
from papercove.rulebooks.reading import Rulebook
from papercove.server.messages import Wire

# --- asked ---


class AnalysisRequest(Wire, forbid_unknown_fields=True):
    """POST /api/analysis: judge a record file that somebody opened."""

    record: Annotated[str, Meta(max_length=400_000)]


class PointsRequest(Wire, forbid_unknown_fields=True):
    """POST /api/points/GAME: count what lies on a real table; `given` has the fields of `PointsForm`."""

    given: dict[str, Any]


class Subscription(Wire, forbid_unknown_fields=True):
    """POST, DELETE /api/push: where a browser wants to be told that it is its person's turn."""

    endpoint: Annotated[str, Meta(max_length=1000)]


# --- answered ---


class AnalysisStatus(Wire):
    """How far the coach is: progress while it thinks, the analysis once it is done."""

    id: str
    state: Literal["none", "waiting", "thinking", "done", "failed", "cancelled"]
    done: int = 0
    all: int = 0
    result: Analysis | None = None
    problem: str | None = None  # the message `refusal-<problem>`
    args: dict[str, str | int] = {}


class PointsForm(Wire):
    """GET /api/points/GAME: what a page offers to pick."""

    game: str
    fields: list[Pickable]


class Points(Wire):
    """The points, explained line by line; `extras` may come on top."""

    lines: list[Line]
    total: int
    extras: list[Line]


class LessonScene(Wire):
    """GET /api/lessons/GAME?scene=N: the message `lesson-<say>`, and the choice to try (none: read on)."""

    game: str
    scene: int
    scenes: int
    say: str
    story: list[Event]
    view: View
    choice: Choice | None = None


class NotNow(Wire):
    """GET /api/tables/ID/not-now: what one's own seat may not do here, and by which rule."""

    forbidden: list[Forbidden]


class PushKey(Wire):
    """GET /api/push: the room's public key for notifications; null where the host has not turned them on."""

    key: str | None


REQUESTS = (AnalysisRequest, PointsRequest, Subscription)
ANSWERS = (AnalysisStatus, PointsForm, Points, LessonScene, NotNow, PushKey, Rulebook)
