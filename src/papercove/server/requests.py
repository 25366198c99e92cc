"""What crosses the wire over HTTP, as types: the second source of web/src/generated/wire.ts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from papercove.engine.view import Event, Outcome, View
from papercove.server.messages import Animal, Level, Pace, Phase, SeatInfo, Thinking, Wire

Nickname = Annotated[str, Meta(max_length=80)]


# --- asked ---


class DeviceRequest(Wire, forbid_unknown_fields=True):
    """POST /api/device: become known to the room, or change one's nickname or animal."""

    nickname: Nickname | None = None
    animal: Animal | None = None


class AdoptRequest(Wire, forbid_unknown_fields=True):
    """POST /api/device/adopt: go on here as the device that made this code."""

    code: Annotated[str, Meta(max_length=40)]


class SeatPlan(Wire, forbid_unknown_fields=True):
    """One chair of a table to be made: one's own, open to all, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class TableRequest(Wire, forbid_unknown_fields=True):
    """POST /api/tables: open a table."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    thinking: Thinking = "none"
    pace: Pace = "human"
    listed: bool = False
    free_text: bool = True
    hints: bool = True
    memory_aid: bool = False  # also the game's own option of that name, if it has one
    live_points: bool = True
    newcomers: bool = True  # whether somebody who watches may take a bot's seat in mid-match


class QuickRequest(Wire, forbid_unknown_fields=True):
    """POST /api/quick: a table for two against a bot, without any question."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    level: Level | None = None
    language: Annotated[str, Meta(max_length=40)] = ""  # whose usual options are taken where `options` says nothing
    options: dict[str, Any] = {}


class ReplayRequest(Wire, forbid_unknown_fields=True):
    """POST /api/replay: positions of a record file that somebody opened."""

    record: Annotated[str, Meta(max_length=400_000)]
    first: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=400)] = 100


class VerifyRequest(Wire, forbid_unknown_fields=True):
    """POST /api/verify: check a record's dice against a commitment."""

    record: Annotated[str, Meta(max_length=400_000)]
    commitment: Annotated[str, Meta(max_length=64)] | None = None
    nonce: Annotated[str, Meta(max_length=64)] | None = None  # that one's own device gave


# --- answered ---


class Device(Wire):
    """Who one is. `token` is told once, when the device is new; browsers keep it in a cookie they cannot read."""

    id: str
    nickname: str
    token: str | None = None
    animal: str = ""


class LinkCode(Wire):
    """A code that lets another device go on as this one; it works once, for a few minutes."""

    code: str
    seconds: int


class GameInfo(Wire):
    """A game of this room; `options` is a JSON schema, `counted` the options that change the count of a game night."""

    id: str
    version: int
    seats: list[int]
    options: dict[str, Any]
    counted: list[str] = []
    names: dict[str, str] = {}  # what it is called, by language
    usual: dict[str, dict[str, Any]] = {}  # the options a new table starts from, by language
    memory_option: str = ""  # the option that goes with the table's memory aid
    art: list[str] = []  # the pictures its package brings: GET /api/games/ID/art/NAME.svg
    sounds: dict[str, str] = {}  # what is heard with an event, by its verb


class RoomInfo(Wire):
    """GET /api/room: what this room offers."""

    version: str
    protocol: int
    address: str  # how others reach the room; the host's own page may be at 127.0.0.1
    games: list[GameInfo]
    levels: list[str]
    thinking: list[Thinking]
    paces: list[Pace]
    phrases: list[str]


class TableCreated(Wire):
    """A table is open; go on over the WebSocket: hello, then sit with the promise of a nonce."""

    table: str
    path: str  # the link to share
    seat: int | None  # the creator's own
    commitment: str


class TableCode(Wire):
    """GET /api/tables/ID/code, GET /api/join/CODE: a few letters to type instead of the link."""

    code: str
    table: str
    path: str


class TableSummary(Wire):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatInfo]
    thinking: Thinking
    updated: int  # seconds since 1970
    to_move: int | None = None
    your_turn: bool = False
    your_seat: int | None = None  # among one's own tables
    match_id: str | None = None


class TableList(Wire):
    """GET /api/lobby, GET /api/me/tables."""

    tables: list[TableSummary]


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


class Problem(Wire):
    """Any request that was refused."""

    kind: str
    key: str
    args: dict[str, str | int] = {}
    position: str = ""


REQUESTS = (DeviceRequest, AdoptRequest, TableRequest, QuickRequest, ReplayRequest, VerifyRequest)
ANSWERS = (
    Device,
    LinkCode,
    RoomInfo,
    TableCreated,
    TableCode,
    TableList,
    MatchList,
    MatchInfo,
    Statistics,
    Replay,
    Verification,
    Problem,
)
