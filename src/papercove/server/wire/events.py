"""What happens at a table: the numbered events, each as one viewer may know it."""

from __future__ import annotations

from papercove.engine.view import Event, Outcome
from papercove.server.wire.base import Wire
from papercove.server.wire.table import SeatInfo


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
