"""Finished matches over HTTP: lists, replays, verification, statistics."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from papercove.engine.view import Event, Outcome, View
from papercove.server.wire.base import Wire
from papercove.server.wire.table import SeatInfo


class MatchSummary(Wire):
    """A finished match in a list."""

    id: str
    game: str
    seats: list[SeatInfo]
    outcome: Outcome
    finished: int  # seconds since 1970
    plies: int
    your_seat: int | None = None
    highlights: list[dict[str, int]] = []  # by seat: messages `highlight-<key>` of the game


class MatchList(Wire):
    """GET /api/me/matches: the newest first; `next` goes into `?before=` for more."""

    matches: list[MatchSummary]
    next: str | None = None


class MatchInfo(Wire):
    """GET /api/matches/ID: all that is needed to replay and verify a finished match."""

    summary: MatchSummary
    version: int
    options: dict[str, Any]
    commitment: str
    secret: str
    nonces: list[str]
    actions: list[int | str]  # their codes, which no later version changes
    rounds: list[int]  # the ply at which each round begins


class Tally(Wire):
    """Results of one game against one sort of opponent: `people`, or a bot's level."""

    game: str
    against: str
    played: int
    won: float  # a shared win counts in part
    points: float  # mean score
    best: int  # best score
    highlights: dict[str, int] = {}  # added up; those that begin with `best-` are the best of all


class Rating(Wire):
    """An openskill rating in one game; `low` is what one may be sure of."""

    game: str
    mu: float
    sigma: float
    low: float
    matches: int


class Statistics(Wire):
    """GET /api/me/statistics: of this device's own matches."""

    tallies: list[Tally]
    ratings: list[Rating]


class ReplayRequest(Wire, forbid_unknown_fields=True):
    """POST /api/replay: positions of a record file that somebody opened."""

    record: Annotated[str, Meta(max_length=400_000)]
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=400)] = 100


class ReplayStep(Wire):
    """One position of a replay: what led to it, and what everybody saw (each seat in order, then spectators)."""

    ply: int
    round: int
    seat: int | None  # who moved
    story: list[Event]
    views: list[View]


class Replay(Wire):
    """GET /api/matches/ID/replay, POST /api/replay."""

    game: str
    plies: int
    names: list[str]
    rounds: list[int]
    steps: list[ReplayStep]
    over: bool  # whether the record goes to the end of the match


class VerifyRequest(Wire, forbid_unknown_fields=True):
    """POST /api/verify: check a record's dice against a commitment."""

    record: Annotated[str, Meta(max_length=400_000)]
    commitment: Annotated[str, Meta(max_length=64)] | None = None
    nonce: Annotated[str, Meta(max_length=64)] | None = None  # that one's own device gave


class VerifiedRound(Wire):
    """The key that seeded one round's dice, in hexadecimal."""

    round: int
    key: str


class Verification(Wire):
    """Whether a record's dice are what the room was bound to, and every deal follows from them."""

    fair: bool
    commitment: str
    rounds: list[VerifiedRound]
    plies: int
    problem: str | None = None
    recipe: int = 2  # 1: of the older recipe, in which the room could have steered
    match: str = ""  # which match of which table; unknown of the older recipe
    withheld: list[int] = []  # seats that promised a nonce and did not reveal it
    broken: int = 0  # most gatherings of this table that any seat's device had seen broken off before
