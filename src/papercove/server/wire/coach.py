"""The coach over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from papercove.bots.analysis import Analysis
from papercove.server.wire.base import Wire


class AnalysisRequest(Wire, forbid_unknown_fields=True):
    """POST /api/analysis: judge a record file that somebody opened."""

    record: Annotated[str, Meta(max_length=400_000)]


class AnalysisStatus(Wire):
    """How far the coach is: progress while it thinks, the analysis once it is done."""

    id: str
    state: Literal["none", "waiting", "thinking", "done", "failed", "cancelled"]
    done: int = 0
    all: int = 0
    result: Analysis | None = None
    problem: str | None = None  # the message `refusal-<problem>`
    args: dict[str, str | int] = {}
