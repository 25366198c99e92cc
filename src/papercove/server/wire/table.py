"""A table and a position, as everybody or as one viewer may know them."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from papercove.engine.view import RoundEnd, View
from papercove.server.wire.base import Phase, Wire
from papercove.server.wire.settings import KeptSettings


class SeatInfo(Wire):
    """A chair: `open`, a `person`'s or a `bot`'s; everybody sees this."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    device: str | None = None  # public id of a person's device
    level: str | None = None  # of the bot that plays here, or that substitutes for an absent person
    ready: bool = False  # has promised a nonce for the coming deal
    substituted: bool = field(
        default=False, name="away"
    )  # a person left in mid-match: a bot plays until they sit again
    animal: str = ""  # an Animal that a person chose or was given; empty for bots and in old matches


class TableInfo(KeptSettings, kw_only=True, omit_defaults=False):
    """A table as everybody may know it, with its settings; sent whole whenever any of it changes."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    phase: Phase
    match: int  # 1 for the first match of the table, 2 for the rematch
    host: str  # public id of the device that may configure the table
    seats: list[SeatInfo]
    commitment: str  # SHA-256 of the secret behind this match's dice
    promises: list[str] = []  # by seat, once nobody can change theirs any more; empty for a bot
    awaited: list[int] = []  # seats whose nonces are still to come, between promises and deal
    nonces: list[str] = []  # by seat, once the match has been dealt: a nonce, `bot`, or `withheld:` and the promise
    match_id: str | None = None  # of the finished match: for its replay
    rounds: list[RoundEnd] = []  # of the finished match, where its game has rounds
    again: list[int] = []  # of the finished match: seats that would like another


class You(Wire):
    """Who the room takes this connection for."""

    device: str
    name: str
    seat: int | None = None
    host: bool = False
    animal: str = ""


class ClockInfo(Wire):
    """How long the seat to move may still think; after that a bot plays this turn for it."""

    seat: int
    milliseconds: int


class Position(Wire):
    """The match as this viewer may know it now; `view` has the type that belongs to the table's game."""

    view: View
    undo: bool = False  # whether `undo` would be granted now
    clock: ClockInfo | None = None


class Changed(Wire):
    """How the match differs for this viewer from the position told before: for clients that asked for `changes`."""

    view: list[list[Any]]  # each the way to a value (fields, places in lists), then what stands there now
    undo: bool = False
    clock: ClockInfo | None = None
