"""Who sits where: the entries of sitting down, getting up, and bots in the seats of people. Pure, as the table is."""

from __future__ import annotations

import msgspec

from papercove.engine.errors import Unreadable
from papercove.server import wire
from papercove.server.entries import AnyEntry, Chair, Place, Withhold
from papercove.server.refusals import NotAllowed
from papercove.server.table import Table, Who


def person(who: Who, promise: str = "", took: str | None = None) -> Chair:
    """The chair of somebody who sits down."""
    return Chair(kind="person", name=who.name, device=who.device, animal=who.animal, promise=promise, took=took)


def own_seat(table: Table, who: Who) -> int:
    seat = table.seat_of(who.device)
    if seat is None:
        raise NotAllowed("no-seat")
    return seat


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.chairs):
        raise Unreadable("seat", seat=seat, last=len(table.chairs) - 1)


def sit(table: Table, command: wire.Sit, who: Who, at: int) -> list[AnyEntry]:
    """Take a chair, confirm one's own, or come back to it."""
    check_seat(table, command.seat)
    chair, mine = table.chairs[command.seat], table.seat_of(who.device)
    if chair.device is not None and chair.device != who.device:
        raise NotAllowed("seat-taken", seat=command.seat)
    if mine is not None and mine != command.seat and table.phase != "gathering":
        raise NotAllowed("already-seated", seat=mine)
    if table.phase == "finished" and mine is None:
        raise NotAllowed("match-over")
    if table.is_sealed:
        return [_come_back(table, command.seat, mine, who, at)]
    took = chair.took
    if table.phase == "playing" and chair.kind == "bot":
        _check_newcomer(table, command.seat, who)
        took = chair.level
    seated = person(table.named(who), command.promise, took)
    entries: list[AnyEntry] = [Place(at=at, seat=command.seat, chair=seated)]
    if mine is not None and mine != command.seat:
        entries.append(Place(at=at, seat=mine, chair=Chair()))
    return entries


def _check_newcomer(table: Table, seat: int, who: Who) -> None:
    """A bot's seat in mid-match is open to people the host lets in who have not seen another hand."""
    if not table.settings.takeovers and not table.may_arrange(who.device):
        raise NotAllowed("no-newcomers")
    if (known := table.known_hands.get(who.device, seat)) != seat:
        raise NotAllowed("knows-a-hand", seat=known)


def _come_back(table: Table, seat: int, mine: int | None, who: Who, at: int) -> Place:
    """Between promises and deal people may only come back to their own chair, unchanged."""
    if seat != mine or not table.chairs[seat].substituted:
        raise NotAllowed("sealed")
    return Place(at=at, seat=seat, chair=person(table.named(who), table.chairs[seat].promise))


def leave(table: Table, who: Who, at: int) -> list[AnyEntry]:
    seat = own_seat(table, who)
    if table.is_sealed:
        return go_on_without(table, seat, at)
    if table.phase == "gathering":
        return [Place(at=at, seat=seat, chair=Chair())]
    return [seat_bot_for(table, seat, at)]


def vacated(table: Table, seat: int) -> Chair:
    """The chair of somebody who has left for good: free while people gather; once the table is sealed, a bot's."""
    if table.phase == "gathering" and not table.is_sealed:
        return Chair()
    return Chair(kind="bot", level=table.chairs[seat].took or table.substitute_level)


def seat_bot_for(table: Table, seat: int, at: int) -> Place:
    """A bot plays for a person until they come back; a seat that was taken from a bot is that bot's again, for good.

    Whoever had taken it sees no more than any spectator from then on.
    """
    left = table.chairs[seat]
    if left.took is not None:
        return Place(at=at, seat=seat, chair=Chair(kind="bot", level=left.took))
    substituted = msgspec.structs.replace(left, substituted=True, level=table.substitute_level)
    return Place(at=at, seat=seat, chair=substituted)


def go_on_without(table: Table, seat: int, at: int) -> list[AnyEntry]:
    """Deal without the nonce of somebody who is not here; a bot plays for them until they are."""
    awaited: list[AnyEntry] = [Withhold(at=at, seat=seat)] if seat in table.awaited else []
    return [seat_bot_for(table, seat, at), *awaited]


def seat_bot(table: Table, command: wire.SeatBot, who: Who, at: int) -> list[AnyEntry]:
    """The host puts a bot on a chair, or empties it."""
    if not table.may_arrange(who.device):
        raise NotAllowed("host-only")
    if table.phase != "gathering":
        raise NotAllowed("match-running")
    check_seat(table, command.seat)
    if table.is_sealed:
        if command.seat not in table.awaited:
            raise NotAllowed("sealed")
        return go_on_without(table, command.seat, at)
    chair = Chair() if command.level is None else Chair(kind="bot", level=command.level)
    return [Place(at=at, seat=command.seat, chair=chair)]
