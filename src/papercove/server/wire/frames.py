"""What the room sends over the WebSocket."""

from __future__ import annotations

from typing import Literal

from papercove.engine.errors import Argument
from papercove.engine.view import Reason, View
from papercove.server.wire.base import RefusalKind, Wire
from papercove.server.wire.events import Numbered, TableEvent
from papercove.server.wire.table import Changed, ClockInfo, Position, TableInfo, You


class Snapshot(Wire, tag="snapshot"):
    """All there is to know now; whatever was known before may be forgotten."""

    protocol: int
    seq: int
    you: You
    table: TableInfo
    position: Position | None
    log: list[Numbered]


class Missed(Wire, tag="missed"):
    """The answer to a hello with `last_seq`: every event since, then how things stand."""

    protocol: int
    seq: int
    you: You
    table: TableInfo
    position: Position | None
    events: list[Numbered]


class Happened(Wire, tag="event"):
    """One numbered event, with the parts of the picture that it changed."""

    seq: int
    event: TableEvent
    position: Position | None = None
    table: TableInfo | None = None
    you: You | None = None
    changed: Changed | None = None  # instead of `position`, where this viewer has the one before


class Ack(Wire, tag="ack"):
    """The command is committed as event `seq` (never less than that is shown from now on)."""

    cmd: str
    seq: int


class Refused(Wire, tag="refused"):
    """Nothing was changed; the sentence is the message `refusal-<key>` filled with `args`."""

    kind: RefusalKind
    key: str
    cmd: str | None = None
    args: dict[str, Argument] = {}
    position: str = ""  # in public notation, so that a report reproduces itself


class Presence(Wire, tag="presence"):
    """Who is connected; not numbered, only the newest counts."""

    seats: list[bool]
    spectators: int
    screen: bool = False  # a big screen shows this table
    resting: bool = False  # only spectators are here, and have done nothing for long: bots wait until somebody does
    unseen: list[int] = []  # seats that still look at the count of the last round: bots and clocks wait for them
    clock: ClockInfo | None = None  # after the last of them has seen it: the clock that now runs
    watching: dict[str, str] = {}  # told to the host alone: devices without a seat, and what they are called


class Opinion(Wire):
    """What a bot thinks of one choice."""

    action: int
    text: str
    share: float | None = None  # the part of the win it expects, 0 to 1
    weight: float = 0.0  # how much of its attention the choice got, 0 to 1
    loss: float = 0.0  # the part of the win it gives away, compared with the best
    grade: str = "best"  # or fine, dubious, mistake, blunder: the coach's word for that loss, as far as it is sure
    reasons: list[Reason] = []  # what speaks for or against it, messages `why-<key>`


class Advice(Wire, tag="hint"):
    """The answer to `hint`: best choice first, then the others by what they promise."""

    cmd: str
    ply: int
    level: str
    opinions: list[Opinion]


class Rewound(Wire, tag="rewound"):
    """The answer to `rewind`."""

    cmd: str
    ply: int
    view: View


class Pong(Wire, tag="pong"):
    """The answer to a ping."""

    n: int = 0


GoodbyeReason = Literal["shutdown", "moved", "overflow", "replaced", "refused", "silent"]


class Goodbye(Wire, tag="goodbye"):
    """The server closes this connection; `retry` tells a client to come back by itself."""

    reason: GoodbyeReason
    retry: bool


ServerFrame = Snapshot | Missed | Happened | Ack | Refused | Presence | Advice | Rewound | Pong | Goodbye
