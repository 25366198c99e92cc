"""Tables and matches as rows of lists: the lobby, one's own tables, finished matches."""

from __future__ import annotations

import msgspec

from papercove.server.entries import Chair
from papercove.server.store import MatchRow, TableRow
from papercove.server.table import Table
from papercove.server.telling import seat_info
from papercove.server.wire import MatchSummary, SeatInfo, TableSummary

encode = msgspec.json.Encoder().encode


def summary(table: Table, at: int) -> TableSummary:
    return TableSummary(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        seats=[seat_info(chair) for chair in table.chairs],
        time_control=table.settings.time_control,
        updated=at // 1000,
        to_move=table.to_move,
        match_id=table.match_id if table.phase == "finished" else None,
    )


def table_row(table: Table, at: int) -> TableRow:
    """The table for the store's lists. `at` is in milliseconds. Without anybody who waits, its clock may sleep too."""
    return TableRow(
        id=table.id,
        phase=table.phase,
        listed=table.settings.listed,
        awake=table.phase == "playing" and table.settings.time_control != "none" and table.somebody_waits(),
        updated=at // 1000,
        summary=encode(summary(table, at)),
        devices=sorted({chair.device for chair in table.chairs if chair.device is not None}),
    )


def player(chair: Chair) -> SeatInfo:
    """Who played a finished match on a chair; a person for whom a bot played to the end counts as that bot."""
    if chair.substituted:
        return SeatInfo(kind="bot", level=chair.level)
    return SeatInfo(kind=chair.kind, name=chair.name, device=chair.device, level=chair.level, animal=chair.animal)


def match_row(table: Table, at: int) -> MatchRow:
    """The finished match for the store. `at` is in milliseconds."""
    assert table.outcome is not None
    seats = [player(chair) for chair in table.chairs]
    finished = MatchSummary(
        id=table.match_id,
        game=table.game.id,
        seats=seats,
        outcome=table.outcome,
        finished=at // 1000,
        plies=len(table.actions),
        highlights=table.game.highlights(table.record().positions()),
    )
    return MatchRow(
        id=table.match_id,
        game=table.game.id,
        finished=at // 1000,
        summary=encode(finished),
        record=table.record().kept(),
        players=[(seat.device, number) for number, seat in enumerate(seats) if seat.device is not None],
    )
