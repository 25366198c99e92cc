"""What is kept of a table for ever: the entries of its log, in order. A table is the sum of its entries."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from papercove.engine.view import Outcome
from papercove.server.wire import KeptSettings


class Chair(msgspec.Struct, omit_defaults=True):
    """Who sits on a chair."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    device: str | None = None
    animal: str = ""
    level: str | None = None
    promise: str = ""  # SHA-256 of this person's nonce for the coming deal
    nonce: str = ""  # of matches dealt by the older recipe: told to the room as it was
    substituted: bool = msgspec.field(default=False, name="away")  # a bot plays for this person
    took: str | None = None  # the level of the bot whose seat this person took in mid-match


class Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True, gc=False):
    """One line of a table's log: when (milliseconds since 1970), and by which device's command, if any."""

    at: int
    by: str = ""
    cmd: str = ""


class Open(Entry, tag="open", kw_only=True):
    """A match begins to gather: everything of earlier matches is over. The secret stays in the store until the end."""

    match: int
    game: str
    version: int
    options: dict[str, Any]
    host: str
    chairs: list[Chair]
    settings: KeptSettings = msgspec.field(name="switches")
    secret: str


class Place(Entry, tag="place", kw_only=True):
    """A chair changed hands: a person, a bot, a person for whom a bot plays, or nobody."""

    seat: int
    chair: Chair


class Seal(Entry, tag="seal"):
    """Every chair is taken and every person has promised a nonce: nobody can change theirs any more."""


class Reveal(Entry, tag="reveal", kw_only=True):
    """A person's nonce, which fits the promise."""

    seat: int
    nonce: str


class Withhold(Entry, tag="withhold", kw_only=True):
    """A seat's nonce is no longer waited for: the deal goes on without it, and the record says so."""

    seat: int


class Deal(Entry, tag="deal"):
    """The match was dealt."""


class Play(Entry, tag="play", kw_only=True):
    """One action by its code (`Game.action_code`); `bot` if a bot chose it.

    Matches of a game's version 1 were kept by the numbers that actions had then.
    """

    seat: int
    action: int | str
    bot: bool = False


class TakeBack(Entry, tag="back", kw_only=True):
    """The last action was taken back."""

    seat: int


class Speak(Entry, tag="say", kw_only=True):
    """Somebody said something."""

    name: str
    seat: int | None = None
    phrase: str | None = None
    text: str | None = None


class Configure(Entry, tag="switch", kw_only=True):
    """The host changed the settings; these are the new ones."""

    settings: KeptSettings = msgspec.field(name="switches")


class Again(Entry, tag="again", kw_only=True):
    """Somebody would like another match."""

    seat: int


class End(Entry, tag="end", kw_only=True):
    """The match is over."""

    outcome: Outcome


AnyEntry = Open | Place | Seal | Reveal | Withhold | Deal | Play | TakeBack | Speak | Configure | Again | End

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
