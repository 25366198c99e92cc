"""Everything that crosses the wire, as types: the single source of web/src/generated/wire.ts.

Frames of the WebSocket are JSON objects told apart by `type`. docs/protocol.md explains them with
an example session. Nothing here is ever made from a State: positions carry a game's own View.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from papercove.engine.errors import Argument
from papercove.engine.seed import NONCE
from papercove.engine.view import Event, Outcome, Reason, RoundEnd, View

PROTOCOL = 2

TimeControl = Literal["none", "relaxed", "quick", "days"]
Pace = Literal["human", "brisk", "instant"]
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


# --- parts of messages ---


class SeatInfo(Wire):
    """A chair: `open`, a `person`'s or a `bot`'s; everybody sees this."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    device: str | None = None  # public id of a person's device
    level: str | None = None  # of the bot that plays here, or that substitutes for an absent person
    ready: bool = False  # has promised a nonce for the coming deal
    substituted: bool = msgspec.field(
        default=False, name="away"
    )  # a person left in mid-match: a bot plays until they sit again
    animal: str = (
        ""  # an Animal that a person chose, or was given; empty of bots, and of whoever came before there were any
    )


class TableInfo(Wire):
    """A table as everybody may know it; sent whole whenever any of it changes."""

    id: str
    game: str
    version: int
    options: dict[str, Any]
    phase: Phase
    match: int  # 1 for the first match of the table, 2 for the rematch
    host: str  # public id of the device that may configure the table
    seats: list[SeatInfo]
    time_control: TimeControl = msgspec.field(name="thinking")
    pace: Pace
    listed: bool  # shown in the lobby
    free_text: bool  # chat may be more than phrases
    hints: bool
    memory_aid: bool  # rewind and log reach back to the beginning, not only to one's last turn
    live_points: bool  # positions tell what cards are worth before anybody has counted them
    newcomers: bool  # whether somebody who watches may take a bot's seat in mid-match
    commitment: str  # SHA-256 of the secret behind this match's dice
    promises: list[str] = []  # by seat, once nobody can change theirs any more; empty for a bot
    awaited: list[int] = []  # seats whose nonces are still to come, between promises and deal
    nonces: list[str] = []  # by seat, once the match has been dealt: a nonce, `bot`, or `withheld:` and the promise
    match_id: str | None = None  # of the finished match: for its replay
    muted: dict[str, str] = {}  # public ids of devices that the host does not let speak, with their names
    removed: dict[str, str] = {}  # and of those that it does not let in
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
    """How the match differs for this viewer from the position told before: for who asked for `changes`."""

    view: list[list[Any]]  # each the way to a value (fields, places in lists), then what stands there now
    undo: bool = False
    clock: ClockInfo | None = None


# --- what happens at a table: numbered events ---


class Opened(Wire, tag="opened"):
    """A match is being gathered; the room has bound itself to its dice."""

    match: int
    commitment: str


class Seated(Wire, tag="seated"):
    """Somebody took a chair, came back to it, or was replaced by a bot (`player` says who sits now)."""

    seat: int
    player: SeatInfo
    took: str | None = None  # the level of the bot whose seat somebody took in mid-match


class Asked(Wire, tag="asked"):
    """Somebody would like another match; `table.again` has everybody who would."""

    seat: int


class Sealed(Wire, tag="sealed"):
    """Every person has promised a nonce: these promises count, and each device now reveals its own nonce."""

    match: int
    promises: list[str]


class Revealed(Wire, tag="revealed"):
    """The room has a seat's nonce; everybody is told it with the deal."""

    seat: int


class Withheld(Wire, tag="withheld"):
    """A seat's nonce is no longer waited for: the deal goes on without it, and the record says so."""

    seat: int


class Started(Wire, tag="started"):
    """The cards are dealt; `nonces` as in TableInfo."""

    match: int
    nonces: list[str]


class Moved(Wire, tag="moved"):
    """One action was played; `story` tells it as this viewer may know it."""

    seat: int
    ply: int
    story: list[Event]
    bot: bool = False


class Undone(Wire, tag="undone"):
    """A seat took its last action back; `ply` is where the match stands again."""

    seat: int
    ply: int


class Said(Wire, tag="said"):
    """Chat: either one of the room's phrases, which each client says in its own language, or free text."""

    name: str
    seat: int | None = None
    phrase: str | None = None
    text: str | None = None
    device: str | None = None  # public id of who said it


class Configured(Wire, tag="configured"):
    """The host changed the table's settings."""


class Finished(Wire, tag="finished"):
    """The match is over; the secret behind the dice is told."""

    match: int
    match_id: str
    outcome: Outcome
    secret: str


TableEvent = (
    Opened | Seated | Sealed | Revealed | Withheld | Started | Moved | Undone | Said | Configured | Asked | Finished
)


class Numbered(Wire):
    """An event with its place in the table's log."""

    seq: int
    event: TableEvent


# --- from a client: the first frame, then commands ---


class Hello(Wire, tag="hello", forbid_unknown_fields=True):
    """The first frame. The token may come from the cookie instead; `last_seq` asks for what was missed since."""

    table: TableId
    token: Token | None = None
    last_seq: Sequence | None = None
    spectate: bool = False  # see only what spectators see, whoever this device is
    screen: bool = False  # shown large for everybody: the phones at the table may be just hands
    changes: bool = False  # events tell what changed in the position instead of all of it
    says_seen: bool = False  # shows how a round was counted and says `seen` after it: the next round waits for that


class Sit(Wire, tag="sit", forbid_unknown_fields=True):
    """Take an open chair or a bot's, confirm one's own for the coming deal, or come back to it."""

    cmd: CommandId
    seat: SeatNumber
    promise: Promise  # SHA-256 of a fresh nonce


class Reveal(Wire, tag="reveal", forbid_unknown_fields=True):
    """Tell one's nonce, once the table is sealed and one's own promise is among those that count."""

    cmd: CommandId
    nonce: Nonce


class Leave(Wire, tag="leave", forbid_unknown_fields=True):
    """Stand up; in mid-match a bot keeps the seat warm until its owner sits again."""

    cmd: CommandId


class SeatBot(Wire, tag="seat_bot", forbid_unknown_fields=True):
    """The host puts a bot on a chair, or (level null) empties it, while the match is being gathered."""

    cmd: CommandId
    seat: SeatNumber
    level: Level | None = None


class Act(Wire, tag="act", forbid_unknown_fields=True):
    """Play one of the choices; `base` is the last seq the client had seen when it was chosen."""

    cmd: CommandId
    base: Sequence
    action: int


class Undo(Wire, tag="undo", forbid_unknown_fields=True):
    """Take one's last action back: only while nothing was revealed and nobody else has moved."""

    cmd: CommandId
    base: Sequence


class Say(Wire, tag="say", forbid_unknown_fields=True):
    """Say one of the room's phrases, or free text where the host allows it."""

    cmd: CommandId
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Annotated[str, Meta(max_length=400)] | None = None


class Configure(Wire, tag="configure", forbid_unknown_fields=True):
    """The host changes settings of the table; what is left out stays."""

    cmd: CommandId
    listed: bool | None = None
    free_text: bool | None = None
    hints: bool | None = None
    newcomers: bool | None = None
    pace: Pace | None = None


class Mute(Wire, tag="mute", forbid_unknown_fields=True):
    """The host lets somebody who sits here, or spoke here, say nothing more at this table; or again."""

    cmd: CommandId
    device: DeviceId
    on: bool = True


class Remove(Wire, tag="remove", forbid_unknown_fields=True):
    """The host sends somebody away from this table and lets them in no more; or again."""

    cmd: CommandId
    device: DeviceId
    on: bool = True


class Rematch(Wire, tag="rematch", forbid_unknown_fields=True):
    """Ask for another match, or agree to one: it opens, seats rotated, once everybody here has; `leave` declines."""

    cmd: CommandId


class Hint(Wire, tag="hint", forbid_unknown_fields=True):
    """Ask what a bot of a level would do here, knowing only what one's own seat knows."""

    cmd: CommandId
    level: Level | None = None


class Rewind(Wire, tag="rewind", forbid_unknown_fields=True):
    """Ask for one's own view as it was after `ply` actions."""

    cmd: CommandId
    ply: Sequence


class Seen(Wire, tag="seen", forbid_unknown_fields=True):
    """The person has seen how the rounds before `round` were counted."""

    round: Sequence


class Ping(Wire, tag="ping", forbid_unknown_fields=True):
    """Answered by a pong with the same number."""

    n: int = 0


Command = Sit | Reveal | Leave | SeatBot | Act | Undo | Say | Configure | Mute | Remove | Rematch
Question = Hint | Rewind
ClientFrame = Hello | Command | Question | Seen | Ping


# --- from the server ---


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


class Goodbye(Wire, tag="goodbye"):
    """The server closes this connection; `retry` tells a client to come back by itself."""

    reason: Literal["shutdown", "moved", "overflow", "replaced", "refused", "silent"]
    retry: bool


ServerFrame = Snapshot | Missed | Happened | Ack | Refused | Presence | Advice | Rewound | Pong | Goodbye
