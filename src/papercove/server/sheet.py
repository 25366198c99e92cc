"""A score sheet of a game night as the room keeps and tells it, and how a change becomes part of it. No I/O.

A change says what its phone saw before (`was`): what somebody else has changed meanwhile is never written over unseen.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from papercove.engine.errors import Unreadable
from papercove.engine.evening import MOST_ROUNDS, EveningCount, EveningForm, Part, Played
from papercove.engine.registry import game as find_game
from papercove.server.refusals import NotAllowed, Stale, TooLarge
from papercove.server.wire import Animal, Wire
from papercove.server.words import clean_nickname

LARGEST_SHEET = 48 * 1024  # bytes
LARGEST_PART = 2 * 1024
encode = msgspec.json.Encoder().encode


class SheetPlayer(Wire, forbid_unknown_fields=True):
    """Somebody at the real table, in the order they sit; somebody without a name is called by their animal."""

    name: Annotated[str, Meta(max_length=80)] = ""
    animal: Animal = "crane"


class SheetRound(Wire, forbid_unknown_fields=True):
    """A round as it was entered; `key` stays its own, whatever becomes of the others."""

    key: Annotated[int, Meta(ge=1, le=100_000)]
    parts: Annotated[list[Part | None], Meta(max_length=8)]
    end: Annotated[str, Meta(max_length=40)] = ""
    by: Annotated[int, Meta(ge=0, le=7)] | None = None


class Sheet(Wire, forbid_unknown_fields=True):
    """A whole score sheet. `next` is the key of the round that comes next; `over`: the people say that none does."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[list[SheetPlayer], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    rounds: Annotated[list[SheetRound], Meta(max_length=MOST_ROUNDS)] = []
    next: Annotated[int, Meta(ge=1, le=100_000)] = 1
    over: bool = False
    closed: bool = False
    opened: Annotated[int, Meta(ge=0, le=2**53)] = 0  # seconds since 1970


class SetPart(Wire, tag="part", tag_field="kind", forbid_unknown_fields=True):
    """What a player has at the end of a round; None: not known after all. The next round begins with its first part."""

    round: int
    seat: Annotated[int, Meta(ge=0, le=7)]
    part: Part | None = None
    was: Part | None = None


class SetEnd(Wire, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """How a round ended, and who ended it; `was` and `was_by` are what stood there before."""

    round: int
    end: Annotated[str, Meta(max_length=40)] = ""
    by: Annotated[int, Meta(ge=0, le=7)] | None = None
    was: Annotated[str, Meta(max_length=40)] = ""
    was_by: int | None = None


class DropRound(Wire, tag="drop", tag_field="kind", forbid_unknown_fields=True):
    """Take out a round that is as `was` says."""

    was: SheetRound


class RestoreRound(Wire, tag="restore", tag_field="kind", forbid_unknown_fields=True):
    """Put back a round that was taken out."""

    round: SheetRound


class SetOver(Wire, tag="over", tag_field="kind", forbid_unknown_fields=True):
    """Say that no further round follows, or that one does after all."""

    over: bool


class SetTable(Wire, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """Other names, animals or options: for whoever opened the sheet."""

    players: Annotated[list[SheetPlayer], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}


class CloseSheet(Wire, tag="close", tag_field="kind", forbid_unknown_fields=True):
    """The evening is over: the sheet stays to be read and takes no more entries. For whoever opened it."""


Change = SetPart | SetEnd | DropRound | RestoreRound | SetOver | SetTable | CloseSheet
HOSTS_ONLY = (SetTable, CloseSheet)


class ChangeRequest(Wire, forbid_unknown_fields=True):
    """POST /api/sheets/ID: one change of a shared sheet."""

    change: Change


class SheetAnswer(Wire):
    """A sheet with its count: PUT, POST and GET /api/sheets/ID, and POST /api/sheets for one that is kept nowhere."""

    sheet: Sheet
    form: EveningForm
    count: EveningCount
    revision: int = 0
    host: bool = False  # whether the asker opened it
    id: str = ""


def checked(sheet: Sheet) -> Sheet:
    """The sheet with clean names, if it can be one at all; Unreadable or TooLarge if not."""
    evening = find_game(sheet.game).evening()
    sheet.options = evening.check(len(sheet.players), sheet.options)
    for player in sheet.players:
        player.name = clean_nickname(player.name)
    keys = [played.key for played in sheet.rounds]
    if keys != sorted(set(keys)) or (keys and keys[-1] >= sheet.next):
        raise Unreadable("sheet-round")
    ends = ["", *(ending.key for ending in evening.form(len(sheet.players), sheet.options).ends)]
    for played in sheet.rounds:
        check_round(sheet, played, ends)
    size = len(encode(sheet))
    if size > LARGEST_SHEET:
        raise TooLarge("sheet-full", bytes=size, most=LARGEST_SHEET)
    return sheet


def check_round(sheet: Sheet, played: SheetRound, ends: list[str]) -> None:
    seats = len(sheet.players)
    fits = len(played.parts) == seats and played.end in ends and (played.by is None or played.by < seats)
    if not fits or any(part is not None and len(encode(part)) > LARGEST_PART for part in played.parts):
        raise Unreadable("sheet-round")


def counted(sheet: Sheet) -> tuple[EveningForm, EveningCount]:
    """What is asked for at this table, and what the rounds come to so far."""
    evening = find_game(sheet.game).evening()
    rounds = [Played(parts=list(one.parts), end=one.end, by=one.by) for one in sheet.rounds]
    seats = len(sheet.players)
    return evening.form(seats, sheet.options), evening.count(seats, sheet.options, rounds, sheet.over)


def change(sheet: Sheet, wanted: Change, is_host: bool) -> bool:
    """Make a change; whether anything is different now. Stale where somebody else was quicker with something else."""
    if isinstance(wanted, HOSTS_ONLY) and not is_host:
        raise NotAllowed("sheet-host")
    if sheet.closed:
        raise NotAllowed("sheet-closed")
    before = encode(sheet)
    match wanted:
        case SetPart():
            set_part(sheet, wanted)
        case SetEnd():
            set_end(sheet, wanted)
        case DropRound():
            drop(sheet, wanted.was)
        case RestoreRound():
            restore(sheet, wanted.round)
        case SetOver():
            sheet.over = wanted.over
        case SetTable():
            if len(wanted.players) != len(sheet.players) and sheet.rounds:
                raise Unreadable("sheet-players")
            sheet.players, sheet.options = wanted.players, wanted.options
        case CloseSheet():
            sheet.closed = True
    checked(sheet)
    return encode(sheet) != before


def set_part(sheet: Sheet, wanted: SetPart) -> None:
    played = round_of(sheet, wanted.round)
    if wanted.seat >= len(sheet.players):
        raise Unreadable("sheet-round")
    if played.parts[wanted.seat] not in (wanted.was, wanted.part):
        raise Stale("sheet-changed")
    played.parts[wanted.seat] = wanted.part


def set_end(sheet: Sheet, wanted: SetEnd) -> None:
    played = round_of(sheet, wanted.round)
    if (played.end, played.by) not in ((wanted.was, wanted.was_by), (wanted.end, wanted.by)):
        raise Stale("sheet-changed")
    played.end, played.by = wanted.end, wanted.by


def round_of(sheet: Sheet, key: int) -> SheetRound:
    """The round with this key, begun if it is the next one."""
    for played in sheet.rounds:
        if played.key == key:
            return played
    if key != sheet.next:
        raise Stale("sheet-round-gone")
    if len(sheet.rounds) >= MOST_ROUNDS:
        raise TooLarge("sheet-full", bytes=0, most=MOST_ROUNDS)
    begun = SheetRound(key, [None] * len(sheet.players))
    sheet.rounds.append(begun)
    sheet.next += 1
    return begun


def drop(sheet: Sheet, was: SheetRound) -> None:
    """A round that is gone already stays gone."""
    found = next((one for one in sheet.rounds if one.key == was.key), None)
    if found is not None and found != was:
        raise Stale("sheet-changed")
    sheet.rounds = [one for one in sheet.rounds if one.key != was.key]


def restore(sheet: Sheet, lost: SheetRound) -> None:
    if lost.key >= sheet.next:
        raise Unreadable("sheet-round")
    if all(one.key != lost.key for one in sheet.rounds):
        if len(sheet.rounds) >= MOST_ROUNDS:
            raise TooLarge("sheet-full", bytes=0, most=MOST_ROUNDS)
        sheet.rounds = sorted([*sheet.rounds, lost], key=lambda one: one.key)


REQUESTS = (Sheet, ChangeRequest)
ANSWERS = (SheetAnswer,)
