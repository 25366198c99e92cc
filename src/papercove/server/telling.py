"""What a viewer is told of a table: the only place where a table becomes messages.

A viewer is a seat, or None for a spectator. Positions come from `Game.view`, logs from `Game.story`; of a State
itself only its ply is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import asdict

from papercove.engine.errors import Unreadable
from papercove.engine.state import State
from papercove.engine.view import View
from papercove.server import wire
from papercove.server.entries import (
    Again,
    AnyEntry,
    Chair,
    Configure,
    Deal,
    End,
    Open,
    Place,
    Play,
    Reveal,
    Seal,
    Speak,
    TakeBack,
    Withhold,
)
from papercove.server.refusals import NotAllowed
from papercove.server.table import Table, Who

DEALING = (TakeBack, Deal)
TABLE_STAYS = (TakeBack, Speak)
LONGEST_LOG = 400  # events in a snapshot; more missed than that, and a snapshot comes instead


def seat_info(chair: Chair) -> wire.SeatInfo:
    return wire.SeatInfo(
        kind=chair.kind,
        name=chair.name,
        device=chair.device,
        level=chair.level,
        ready=chair.kind == "bot" or bool(chair.promise),
        substituted=chair.substituted,
        animal=chair.animal,
    )


def table_info(table: Table) -> wire.TableInfo:
    """The table as everybody may know it."""
    return wire.TableInfo(
        id=table.id,
        game=table.game.id,
        version=table.game.version,
        options=table.options,
        phase=table.phase,
        match=table.match,
        host=table.host,
        seats=[seat_info(chair) for chair in table.chairs],
        commitment=table.commitment,
        promises=table.promises,
        awaited=table.awaited,
        nonces=list(table.fair_seed().nonces) if table.dealt else [],
        match_id=table.match_id if table.phase == "finished" else None,
        rounds=table.rounds if table.phase == "finished" else [],
        again=sorted(table.again),
        **asdict(table.settings),
    )


def you(table: Table, who: Who, viewer: int | None) -> wire.You:
    host = table.may_arrange(who.device)
    return wire.You(device=who.device, name=who.name, seat=viewer, host=host, animal=who.animal)


def position(table: Table, viewer: int | None, clock: wire.ClockInfo | None) -> wire.Position | None:
    """The match as `viewer` may know it now; None before the deal."""
    if table.state is None:
        return None
    undo = viewer is not None and table.may_undo(viewer)
    return wire.Position(view=views(table, table.state, [viewer])[0], undo=undo, clock=clock)


def views(table: Table, state: State, viewers: Sequence[int | None]) -> list[View]:
    """A position of this table as each of these may know it, with live points only where the table shows them."""
    return counted(table, table.game.views(state, viewers))


def views_after_play(table: Table, known: Mapping[int | None, View], viewers: Sequence[int | None]) -> list[View]:
    """The same after the newest entry, an action, where the position before is `known` to some of them."""
    assert table.step is not None
    assert table.state is not None
    before = table.step[0]
    seen = table.game.views_after(before, [known.get(viewer) for viewer in viewers], table.state, viewers)
    return counted(table, seen)


def counted(table: Table, seen: list[View]) -> list[View]:
    return seen if table.settings.live_points else [table.game.without_live_points(view) for view in seen]


def event(table: Table, entry: AnyEntry, viewer: int | None, step: tuple[State, State] | None) -> wire.TableEvent:
    """An entry as `viewer` may know it; `step` is the position before and after an action."""
    match entry:
        case Play():
            assert step is not None
            return moved(table, entry, table.game.coded_action(entry.action), step, viewer)
        case TakeBack():
            assert step is not None
            return wire.Undone(seat=entry.seat, ply=step[1].ply)
        case Open():
            return wire.Opened(match=entry.match, commitment=table.commitment)
        case Place():
            return wire.Seated(seat=entry.seat, player=seat_info(entry.chair), took=entry.chair.took)
        case Seal():
            return wire.Sealed(match=table.match, promises=table.promises)
        case Reveal():
            return wire.Revealed(seat=entry.seat)
        case Withhold():
            return wire.Withheld(seat=entry.seat)
        case Deal():
            return wire.Started(match=table.match, nonces=list(table.fair_seed().nonces))
        case Speak():
            return wire.Said(entry.name, entry.seat, entry.phrase, entry.text, entry.by or None)
        case Configure():
            return wire.Configured()
        case Again():
            return wire.Asked(seat=entry.seat)
        case End():
            return wire.Finished(match=table.match, match_id=table.match_id, outcome=entry.outcome, secret=table.secret)


def moved(table: Table, entry: Play, action: int, step: tuple[State, State], viewer: int | None) -> wire.Moved:
    """One action as `viewer` may know it."""
    before, after = step
    return wire.Moved(entry.seat, after.ply, table.game.story(before, action, after, viewer), entry.bot)


def moves(table: Table, entry: AnyEntry) -> bool:
    """Whether the newest entry, just applied, made another position."""
    return table.state is not None and (table.step is not None or isinstance(entry, DEALING))


def newest(table: Table, viewer: int | None) -> wire.Happened:
    """The newest entry, just applied, with the table if that changed."""
    seq, entry = table.history[-1]
    state = table.state
    if isinstance(entry, Play) and table.step is not None and state is not None:
        before, action = table.step
        return wire.Happened(seq, moved(table, entry, action, (before, state), viewer))
    step = (state, state) if state is not None else None
    told = wire.Happened(seq, event(table, entry, viewer, step))
    if not isinstance(entry, TABLE_STAYS):
        told.table = table_info(table)
    return told


def told_entries(table: Table, viewer: int | None, since: int) -> Iterator[wire.Numbered]:
    """The entries after number `since` as `viewer` may know them, replayed from the nearest checkpoint."""
    known = [(seq, state) for seq, state in table.checkpoints if seq <= since] or table.checkpoints[:1]
    start, states = (known[-1][0], [known[-1][1]]) if known else (table.seq, [])
    for seq, entry in table.history:
        step = None
        if seq > start and isinstance(entry, Play):
            action, before, after = table.game.coded_action(entry.action), states[-1], states[-1].copy()
            after.apply(action)
            states.append(after)
            if seq > since:
                yield wire.Numbered(seq=seq, event=moved(table, entry, action, (before, after), viewer))
            continue
        if seq > start and isinstance(entry, TakeBack):
            states.pop()
            step = states[-1], states[-1]
        if seq > since:
            yield wire.Numbered(seq=seq, event=event(table, entry, viewer, step))


def log_start(table: Table, viewer: int | None) -> int:
    """The number after which a viewer's log begins: all of the match, or from the viewer's last turn on."""
    oldest = max(0, table.seq - LONGEST_LOG)
    if table.settings.memory_aid or table.phase == "finished":
        return oldest
    mover: int | None = None
    for seq, entry in reversed(table.history):
        if isinstance(entry, Play):
            if viewer is None and mover not in (None, entry.seat):
                return max(oldest, seq)
            if entry.seat == viewer and mover is not None:
                return max(oldest, seq)
            if entry.seat != viewer:
                mover = entry.seat
    return oldest


def snapshot(
    table: Table, who: Who, viewer: int | None, clock: wire.ClockInfo | None, last_seq: int | None = None
) -> wire.Snapshot | wire.Missed:
    """All there is to know now, or just what was missed since `last_seq` where that can be told."""
    first = table.history[0][0]
    start = log_start(table, viewer)
    catch_up = last_seq is not None and max(first, start) <= last_seq <= table.seq
    since = last_seq if catch_up and last_seq is not None else start
    entries = [] if since >= table.seq else list(told_entries(table, viewer, since))
    seen_by, info, now = you(table, who, viewer), table_info(table), position(table, viewer, clock)
    if catch_up:
        return wire.Missed(wire.PROTOCOL, table.seq, seen_by, info, now, entries)
    return wire.Snapshot(wire.PROTOCOL, table.seq, seen_by, info, now, entries)


def rewound(table: Table, viewer: int | None, command: wire.Rewind) -> wire.Rewound:
    """The viewer's own view as it was; without memory aid only since the viewer's last turn."""
    if table.state is None:
        raise NotAllowed("not-dealt")
    if not table.checkpoints[0][1].ply <= command.ply <= len(table.actions):
        raise Unreadable("record-ply", ply=command.ply, last=len(table.actions))
    if not table.settings.memory_aid and table.phase != "finished" and command.ply < last_turn(table, viewer):
        raise NotAllowed("no-memory-aid")
    state = [kept for _, kept in table.checkpoints if kept.ply <= command.ply][-1].copy()
    for action in table.actions[state.ply : command.ply]:
        state.apply(action)
    return wire.Rewound(cmd=command.cmd, ply=command.ply, view=views(table, state, [viewer])[0])


def last_turn(table: Table, viewer: int | None) -> int:
    """The ply at which the viewer last decided, not counting a turn under way (a spectator: the last of all)."""
    plays = [entry for _, entry in table.history if isinstance(entry, Play | TakeBack)]
    seats: list[int] = []
    for entry in plays:
        if isinstance(entry, TakeBack):
            seats.pop()
        else:
            seats.append(entry.seat)
    if viewer is not None and viewer == table.to_move:
        while seats and seats[-1] == viewer:
            seats.pop()
    mine = [ply for ply, seat in enumerate(seats) if viewer in (None, seat)]
    return mine[-1] if mine else 0
