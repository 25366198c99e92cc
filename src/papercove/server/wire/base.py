"""The base of everything that crosses the wire, and what its values may be."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from papercove.engine.seed import NONCE

PROTOCOL = 2

Phase = Literal["gathering", "playing", "finished"]
RefusalKind = Literal[
    "unreadable",  # the frame or the request means nothing
    "illegal",  # a rule of the game forbids it here
    "not-your-turn",
    "stale",  # it was decided on a position that is no longer the newest
    "not-allowed",  # this device may not do that at this table
    "not-found",
    "too-fast",  # a rate limit; try again later
    "too-large",
    "unavailable",  # the room cannot do that now
]

TableId = Annotated[str, Meta(pattern=r"^[0-9a-zA-Z-]{1,40}\Z")]
DeviceId = Annotated[str, Meta(min_length=1, max_length=40)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Sequence = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Nonce = Annotated[str, Meta(pattern=rf"^{NONCE.pattern}\Z")]
Promise = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Token = Annotated[str, Meta(min_length=20, max_length=100)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Animal = Literal[
    "bear", "cat", "crab", "crane", "fish", "fox", "frog", "octopus", "owl", "penguin", "rabbit", "whale"
]  # folded from paper, to be told apart by; a picture each in web/pictures


class Wire(msgspec.Struct, omit_defaults=True, gc=False):
    """The base of all messages; fields that have their default value are left out."""


class Problem(Wire):
    """Any request that was refused."""

    kind: str
    key: str
    args: dict[str, str | int] = {}
    position: str = ""


class Health(Wire):
    """GET /healthz: whether this node serves tables."""

    status: Literal["ok", "unavailable"]
    node: str
    tables: int
