"""The puzzle of a day, over HTTP."""

from __future__ import annotations

from papercove.engine.puzzle import Foreseen
from papercove.engine.view import Choice, Reason, View
from papercove.server.wire.base import Wire


class PuzzleTry(Wire, forbid_unknown_fields=True):
    """POST /api/puzzles/GAME/DAY: the choice by its id, or none to be shown the solution."""

    choice: int | None = None


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
    """Every choice, the best one first; the obvious one by its id; what speaks for the best one, and what it costs.

    What can be counted of the best choice, of the obvious one (`other`) and of both are messages `why-<key>`;
    reasons and costs, what the two lead to, `foreseen-<key>`.
    """

    measured: list[PuzzleShare]
    obvious: int
    best: tuple[Reason, ...]
    other: tuple[Reason, ...]
    both: tuple[Reason, ...]
    reasons: list[Foreseen]
    costs: list[Foreseen]
    iterations: int


class PuzzleShortfall(Wire):
    """Why a choice is worse: what can be counted of it only, and what the best one leads to instead."""

    tried: tuple[Reason, ...]
    reasons: list[Foreseen]


class PuzzleVerdict(Wire):
    """Whether it was the best choice, what that one keeps, and what was chosen.

    Why it is worse where it is, the solution where it may be told.
    """

    solved: bool
    best: float
    keeps: float | None = None
    why: PuzzleShortfall | None = None
    solution: PuzzleSolution | None = None
