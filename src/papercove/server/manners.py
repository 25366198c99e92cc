"""How people behave at a table: what they say, and what its host may do about it. Pure, as the table is."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from papercove.engine.errors import Unreadable
from papercove.server import wire
from papercove.server.entries import AnyEntry, Configure, Place, Speak
from papercove.server.refusals import NotAllowed
from papercove.server.seating import vacated
from papercove.server.table import Table, Who
from papercove.server.words import clean_text

PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "your-turn", "again", "goodbye")
REACTIONS = ("clap", "laugh", "wow", "oh-no")
SAYINGS = PHRASES + REACTIONS  # what each client says in its own language
MOST_SAID = 1000  # lines of chat in one match
CONFIGURABLE = sorted({*wire.Configure.__struct_fields__} & {*wire.TableSettings.__struct_fields__})


def say(table: Table, command: wire.Say, who: Who, at: int) -> Speak:
    """A phrase, or free text where the table allows it, of somebody whom the host has not muted."""
    if who.device in table.settings.muted:
        raise NotAllowed("muted-here")
    if table.said >= MOST_SAID:
        raise NotAllowed("chat-full")
    if (command.phrase is None) == (command.text is None):
        raise Unreadable("say")
    if command.phrase is not None and command.phrase not in SAYINGS:
        raise Unreadable("phrase", phrase=command.phrase)
    text = None
    if command.text is not None:
        if not table.settings.free_text:
            raise NotAllowed("no-free-text")
        if not (text := clean_text(command.text)):
            raise Unreadable("say")
    return Speak(at=at, name=table.named(who).name, seat=table.seat_of(who.device), phrase=command.phrase, text=text)


def configure(table: Table, command: wire.Configure, who: Who, at: int) -> Configure:
    """The host changes settings; what the command leaves out stays."""
    if not table.may_arrange(who.device):
        raise NotAllowed("host-only")
    asked = {name: getattr(command, name) for name in CONFIGURABLE}
    changes = {name: value for name, value in asked.items() if value is not None}
    return Configure(at=at, settings=msgspec.structs.replace(table.settings, **changes))


def keep_order(
    table: Table, command: wire.Mute | wire.Remove, who: Who, at: int, watching: Mapping[str, str]
) -> list[AnyEntry]:
    """The host mutes somebody or sends them away, or forgives; whoever is sent away leaves their seat.

    `watching` are those who are here and do not sit, by device, with their names.
    """
    if not table.may_arrange(who.device):
        raise NotAllowed("host-only")
    which = "muted" if isinstance(command, wire.Mute) else "removed"
    names = dict(getattr(table.settings, which))
    if not command.on:
        names.pop(command.device, None)
    elif command.device == who.device or (name := name_of(table, command.device, watching)) is None:
        raise NotAllowed("nobody-else")
    else:
        names[command.device] = name
    entries: list[AnyEntry] = [Configure(at=at, settings=msgspec.structs.replace(table.settings, **{which: names}))]
    seat = table.seat_of(command.device)
    if command.on and isinstance(command, wire.Remove) and seat is not None:
        entries.append(Place(at=at, seat=seat, chair=vacated(table, seat)))
    return entries


def name_of(table: Table, device: str, watching: Mapping[str, str]) -> str | None:
    """What somebody is called who sits here, watches, or has said something here."""
    for chair in table.chairs:
        if chair.device == device:
            return chair.name
    said = (entry for _, entry in reversed(table.history) if isinstance(entry, Speak) and entry.by == device)
    spoken = next(said, None)
    return watching.get(device) if spoken is None else spoken.name
