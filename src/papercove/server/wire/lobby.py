"""Tables over HTTP: what the room offers, opening a table, lists of tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from papercove.server.wire.base import Level, Phase, Wire
from papercove.server.wire.settings import Pace, TableSettings, TimeControl
from papercove.server.wire.table import SeatInfo


class GameInfo(Wire):
    """A game of this room; `options` is a JSON schema, `counted` the options that change the count of a game night."""

    id: str
    version: int
    seats: list[int]
    levels: list[str]  # its bots, from the gentlest to the strongest, then those of other packages
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
    time_controls: list[TimeControl] = field(name="thinking")
    paces: list[Pace]
    phrases: list[str]


class SeatPlan(Wire, forbid_unknown_fields=True):
    """One chair of a table to be made: one's own, open to all, or a bot's."""

    kind: Literal["me", "open", "bot"]
    level: Level | None = None


class TableRequest(TableSettings, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table with these settings."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}


class QuickRequest(Wire, forbid_unknown_fields=True):
    """POST /api/quick: a table for two against a bot, without any question."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    level: Level | None = None
    language: Annotated[str, Meta(max_length=40)] = ""  # whose usual options are taken where `options` says nothing
    options: dict[str, Any] = {}


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
    time_control: TimeControl = field(name="thinking")
    updated: int  # seconds since 1970
    to_move: int | None = None
    your_turn: bool = False
    your_seat: int | None = None  # among one's own tables
    match_id: str | None = None


class TableList(Wire):
    """GET /api/lobby, GET /api/me/tables."""

    tables: list[TableSummary]
