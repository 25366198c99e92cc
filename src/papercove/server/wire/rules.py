"""Rules over HTTP: tasks for newcomers, examples of the illustrated page, what one may not do now."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from papercove.engine.view import Event, Forbidden, View
from papercove.server.wire.base import Wire


class TaskRequest(Wire, forbid_unknown_fields=True):
    """POST /api/tasks/GAME/ID: what was tried so far, from the beginning; the last try is judged."""

    tries: Annotated[list[int], Meta(max_length=60)] = []


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
    wrong: str = ""  # of a wrong try: the message `wrong-<wrong>`
    rule: str = ""  # and the number of the rule behind it


class ExampleTry(Wire, forbid_unknown_fields=True):
    """POST /api/leaflet/GAME/EXAMPLE: the piece chosen in each place, by seat, and what is tried with them."""

    chosen: Annotated[list[Annotated[list[int], Meta(max_length=40)]], Meta(max_length=4)] = []
    tries: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []


class ExampleAnswer(Wire):
    """What the rules make of an example, as its first seat sees it."""

    view: View


class NotNow(Wire):
    """GET /api/tables/ID/not-now: what one's own seat may not do here, and by which rule."""

    forbidden: list[Forbidden]
