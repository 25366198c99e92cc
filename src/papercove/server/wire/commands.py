"""What a client sends over the WebSocket: the first frame, then commands and questions."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from papercove.server.wire.base import (
    CommandId,
    DeviceId,
    Level,
    Nonce,
    Promise,
    SeatNumber,
    Sequence,
    TableId,
    Token,
    Wire,
)
from papercove.server.wire.settings import Configure


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
    """Stand up; in mid-match a bot plays on until its owner sits again."""

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
