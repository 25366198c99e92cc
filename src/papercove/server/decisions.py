"""What a command leads to: entries, or a refusal that changes nothing. Pure, as the table is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from papercove.engine.errors import Illegal, Unreadable
from papercove.server import wire
from papercove.server.entries import AnyEntry, Play, TakeBack
from papercove.server.gathering import rematch, reveal
from papercove.server.manners import configure, keep_order, say
from papercove.server.refusals import NotAllowed, Stale
from papercove.server.seating import leave, own_seat, seat_bot, sit
from papercove.server.table import Table, Who

NOBODY: Mapping[str, str] = MappingProxyType({})


def decide(
    table: Table,
    command: wire.Command,
    who: Who,
    at: int,
    secret: Callable[[], str],
    disconnected: Iterable[int] = (),
    watching: Mapping[str, str] = NOBODY,
) -> list[AnyEntry]:
    """The entries of a command that has not counted yet (see `Table.done`); `Table.apply` refuses illegal actions.

    `disconnected` are the seats of people whose connection is lost, `watching` those who are here without a seat.
    """
    match command:
        case wire.Act():
            entries = act(table, command, who, at)
        case wire.Undo():
            entries = undo(table, command, who, at)
        case wire.Sit():
            entries = sit(table, command, who, at)
        case wire.Reveal():
            entries = reveal(table, command, who, at)
        case wire.Leave():
            entries = leave(table, who, at)
        case wire.SeatBot():
            entries = seat_bot(table, command, who, at)
        case wire.Say():
            entries = [say(table, command, who, at)]
        case wire.Configure():
            entries = [configure(table, command, who, at)]
        case wire.Mute() | wire.Remove():
            entries = keep_order(table, command, who, at, watching)
        case wire.Rematch():
            entries = rematch(table, who, at, secret(), disconnected)
    entries[0].by, entries[0].cmd = who.device, command.cmd
    return entries


def act(table: Table, command: wire.Act, who: Who, at: int) -> list[AnyEntry]:
    seat = own_seat(table, who)
    if table.state is None:
        raise NotAllowed("not-dealt")
    check_base(table, command.base)
    return [Play(at=at, seat=seat, action=action_code(table, command.action, seat))]


def bot_action(table: Table, seat: int, action: int, at: int) -> list[AnyEntry]:
    """The entries of a bot's action."""
    return [Play(at=at, seat=seat, action=action_code(table, action, seat), bot=True)]


def action_code(table: Table, action: int, seat: int) -> int | str:
    """An action as the log keeps it; a number that no action has is refused like any that is illegal."""
    assert table.state is not None
    if not 0 <= action < table.game.action_count:
        table.state.apply(action, seat)
    return table.game.action_code(action)


def undo(table: Table, command: wire.Undo, who: Who, at: int) -> list[AnyEntry]:
    seat = own_seat(table, who)
    check_base(table, command.base)
    if not table.may_undo(seat):
        raise Illegal("no-undo")
    return [TakeBack(at=at, seat=seat)]


def check_base(table: Table, base: int) -> None:
    """Refuse what was decided on a position that is no longer the newest."""
    if base > table.seq:
        raise Unreadable("base", base=base, seq=table.seq)
    if base < table.position_seq:
        raise Stale("stale", base=base, seq=table.seq)
