"""Takes a person out of what is kept: matches and tables stay, as if somebody without a name had been there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from papercove.engine.record import Record
from papercove.server.entries import (
    AnyEntry,
    Chair,
    Configure,
    End,
    Open,
    Place,
    Speak,
    decode_entry,
    encode_entry,
)
from papercove.server.wire import KeptSettings, MatchSummary, TableSummary
from papercove.server.words import FORGOTTEN_NAME

encode = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(MatchSummary).decode
decode_table = msgspec.json.Decoder(TableSummary).decode


class Traces(NamedTuple):
    """What of a table's log tells of a person: entries to rewrite, and the seats they held at the end of matches."""

    entries: list[tuple[int, bytes]]
    matches: dict[str, list[int]]


def without_person(entry: AnyEntry, device: str) -> AnyEntry:
    """The entry as it would be if somebody without name, id and words had been this device."""
    changes: dict[str, object] = {}
    if entry.by == device:
        changes |= {"by": "", "cmd": ""}
        if isinstance(entry, Speak):
            changes |= {"name": FORGOTTEN_NAME, "phrase": None, "text": None}
    if isinstance(entry, Open):
        changes["chairs"] = [nameless(chair, device) for chair in entry.chairs]
        if entry.host == device:
            changes["host"] = ""
    if isinstance(entry, Open | Configure):
        changes["settings"] = settings_without(entry.settings, device)
    if isinstance(entry, Place):
        changes["chair"] = nameless(entry.chair, device)
    return msgspec.structs.replace(entry, **changes) if changes else entry


def settings_without(settings: KeptSettings, device: str) -> KeptSettings:
    """As if the host had never muted or removed this device."""
    muted = {one: name for one, name in settings.muted.items() if one != device}
    removed = {one: name for one, name in settings.removed.items() if one != device}
    return msgspec.structs.replace(settings, muted=muted, removed=removed)


def nameless(chair: Chair, device: str) -> Chair:
    if chair.device != device:
        return chair
    return msgspec.structs.replace(chair, name=FORGOTTEN_NAME, device=None, animal="")


def traces(table: str, log: Iterable[tuple[int, bytes]], device: str) -> Traces:
    """Where a device shows in the whole log of a table."""
    found = Traces([], {})
    chairs: list[Chair] = []
    match = 0
    sought = device.encode()
    for seq, body in log:
        entry = decode_entry(body)
        if sought in body:
            found.entries.append((seq, encode_entry(without_person(entry, device))))
        if isinstance(entry, Open):
            chairs, match = list(entry.chairs), entry.match
        elif isinstance(entry, Place):
            chairs[entry.seat] = entry.chair
        elif isinstance(entry, End):
            seats = [seat for seat, chair in enumerate(chairs) if chair.device == device]
            if seats:
                found.matches[f"{table}-{match}"] = seats
    return found


def match_without(summary: bytes, record: bytes, seats: Iterable[int]) -> tuple[bytes, bytes]:
    """Summary and record of a finished match in which somebody without a name held these seats."""
    told, kept = decode_summary(summary), Record.read_kept(record)
    for seat in seats:
        shown = told.seats[seat]
        if shown.kind == "person":  # not where a bot played on for them
            shown.name, shown.device, shown.animal = FORGOTTEN_NAME, None, ""
        kept.seats[seat] = FORGOTTEN_NAME
    return encode(told), kept.kept()


def table_without(summary: bytes, device: str) -> bytes:
    """A table's row in lists without this device."""
    told = decode_table(summary)
    for seat in told.seats:
        if seat.device == device:
            seat.name, seat.device, seat.animal = FORGOTTEN_NAME, None, ""
    return encode(told)


def said_by(rows: Iterable[tuple[str, bytes]], device: str) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Of log entries with their tables: what a device said, and where it sat under which name."""
    said: list[dict[str, object]] = []
    sat: list[dict[str, object]] = []
    for table, body in rows:
        entry = decode_entry(body)
        if isinstance(entry, Speak) and entry.by == device:
            words = {"phrase": entry.phrase} if entry.text is None else {"text": entry.text}
            said.append({"table": table, "at": entry.at, "name": entry.name, **words})
        placed = list(enumerate(entry.chairs)) if isinstance(entry, Open) else []
        if isinstance(entry, Place):
            placed = [(entry.seat, entry.chair)]
        for seat, chair in placed:
            if chair.device == device:
                about = {"name": chair.name, "animal": chair.animal, "promise": chair.promise}
                sat.append({"table": table, "at": entry.at, "seat": seat, **about})
    return said, sat
