"""How long a turn may take at a table, and the clock that runs meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from papercove.server import wire
from papercove.server.interval import Interval
from papercove.server.table import Table
from papercove.server.timer import Timer

TIME_LIMITS: Mapping[wire.TimeControl, float | None] = {  # seconds for a turn
    "none": None,
    "relaxed": 120.0,
    "quick": 30.0,
    "days": 3 * 86400.0,
}
PATIENCE = 90.0  # seconds a table without a clock waits for somebody whose connection is lost


class TurnClock:
    """The clock of one table; once it has lapsed, a bot finishes the turn."""

    def __init__(self, table: Table, interval: Interval, now: Callable[[], float], ring: Callable[[], None]) -> None:
        self.table = table
        self.interval = interval
        self.timer = Timer(now, ring)

    @property
    def limit(self) -> float | None:
        return TIME_LIMITS[self.table.settings.time_control]

    @property
    def over_days(self) -> bool:
        """Whether people come and go in the course of the match."""
        return self.table.settings.time_control == "days"

    def told(self) -> wire.ClockInfo | None:
        """The clock as everybody is told it, while it runs."""
        if not self.timer.runs or self.table.to_move is None:
            return None
        return wire.ClockInfo(seat=self.table.to_move, milliseconds=round(self.timer.left * 1000))

    def keep_time(self) -> int | None:
        """A new turn begins with all its time, which runs while a person is to decide, and not between two rounds.

        Returns the seat of a person whose turn has just begun.
        """
        limit = TIME_LIMITS[self.table.settings.time_control]
        if limit is None:
            return None
        table, timer = self.table, self.timer
        seat, is_new = table.to_move, table.turn_seq != timer.turn
        if is_new:
            timer.begin(table.turn_seq, limit)
        if seat is None or table.bot_level(seat) is not None or self.interval.runs:
            timer.pause()
            return None
        timer.run()
        return seat if is_new else None

    def resume(self, kept: tuple[int, int] | None) -> None:
        """After the table was loaded: go on from what was written down of this turn, if anything was."""
        limit = self.limit
        if kept is not None and limit is not None and kept[0] == self.table.turn_seq:
            self.timer.begin(self.table.turn_seq, limit)
            self.timer.resume_from(kept[1] / 1000)

    def to_keep(self, exactly: bool) -> tuple[str, int, int] | None:
        """Table, turn and milliseconds left, if they should be written down."""
        timer = self.timer
        if self.table.to_move is None or not timer.changed_much(exactly):
            return None
        return self.table.id, timer.turn, round(timer.left * 1000)
