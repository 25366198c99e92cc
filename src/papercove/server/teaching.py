"""What crosses the wire for learning, looking back and counting, as types: the third source of wire.ts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from papercove.bots.analysis import Analysis
from papercove.engine.leaflet import Leaflet
from papercove.engine.puzzle import Foreseen
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


class TaskRequest(Wire, forbid_unknown_fields=True):
    """POST /api/tasks/GAME/ID: what was tried so far, from the beginning; the last try is judged."""

    tries: Annotated[list[int], Meta(max_length=60)] = []


class ExampleTry(Wire, forbid_unknown_fields=True):
    """POST /api/leaflet/GAME/EXAMPLE: the piece chosen in each place, by seat, and what is tried with them."""

    chosen: Annotated[list[Annotated[list[int], Meta(max_length=40)]], Meta(max_length=4)] = []
    tries: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []


class PuzzleTry(Wire, forbid_unknown_fields=True):
    """POST /api/puzzles/GAME/DAY: the choice by its id, or none to be shown the solution."""

    choice: int | None = None


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


class TaskInfo(Wire):
    """One task of a game: the messages `task-<id>` and `chapter-<chapter>`, and the rules it teaches."""

    id: str
    chapter: str
    rules: tuple[str, ...]


class TaskList(Wire):
    """GET /api/tasks/GAME: what one may solve, in order."""

    game: str
    tasks: list[TaskInfo]


class TaskAnswer(Wire):
    """What became of the last try; `stands` of the tries are played in the position that is shown."""

    state: Literal["open", "wrong", "missed", "solved"]
    stands: int
    view: View
    story: list[Event]
    forbidden: list[Forbidden]
    keeps: float | None = None  # the share of the win that the try keeps
    best: float | None = None  # and the best one


class ExampleAnswer(Wire):
    """What the rules make of an example, as its first seat sees it."""

    view: View


class PuzzleInfo(Wire):
    """GET /api/puzzles/GAME/DAY: the position of a day (2026-11-17), as the seat that decides sees it."""

    game: str
    day: str
    count: int  # how many there are before they come again
    seat: int
    view: View


class PuzzleShare(Wire):
    """One choice, the share of the win that it keeps, and the standard error of that."""

    choice: Choice
    share: float
    error: float


class PuzzleSolution(Wire):
    """Every choice, the best one first; the obvious one by its id; and the reasons, messages `foreseen-<key>`."""

    measured: list[PuzzleShare]
    obvious: int
    reasons: list[Foreseen]
    iterations: int


class PuzzleVerdict(Wire):
    """Whether it was the best choice, what that one keeps, and what was chosen; the solution where it may be told."""

    solved: bool
    best: float
    keeps: float | None = None
    solution: PuzzleSolution | None = None


class NotNow(Wire):
    """GET /api/tables/ID/not-now: what one's own seat may not do here, and by which rule."""

    forbidden: list[Forbidden]


class PushKey(Wire):
    """GET /api/push: the room's public key for notifications; null where the host has not turned them on."""

    key: str | None


REQUESTS = (AnalysisRequest, ExampleTry, PointsRequest, PuzzleTry, Subscription, TaskRequest)
ANSWERS = (
    AnalysisStatus,
    ExampleAnswer,
    Leaflet,
    PointsForm,
    Points,
    NotNow,
    PushKey,
    PuzzleInfo,
    PuzzleVerdict,
    Rulebook,
    TaskAnswer,
    TaskInfo,
    TaskList,
)
