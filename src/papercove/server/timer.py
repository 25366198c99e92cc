"""The thinking time of one turn: it runs while a person is to decide, and is paused while a bot keeps the seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

KEPT_EVERY = 4.0  # seconds of thinking after which what is left is written down (of long times, a hundredth)
COME_BACK = 5.0  # seconds that somebody has at least after the room was away, to come back


class Timer:
    """Counts down by a clock that never jumps; `ring` is called when nothing is left."""

    def __init__(self, now: Callable[[], float], ring: Callable[[], None]) -> None:
        self.now = now
        self.ring = ring
        self.turn = 0  # the number of the event with which the turn began
        self.limit = 0.0
        self.lapsed = False
        self.kept = 0.0  # seconds left as last written down
        self._left = 0.0  # seconds, while it stands
        self._deadline = 0.0  # while it runs
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._alarm is not None

    @property
    def left(self) -> float:
        """Seconds that are left of this turn."""
        return max(0.0, self._deadline - self.now()) if self.runs else self._left

    def begin(self, turn: int, limit: float) -> None:
        """A turn begins with its full time, paused."""
        self.pause()
        self.turn, self.limit, self.kept, self._left = turn, limit, limit, limit

    def resume_from(self, left: float) -> None:
        """The turn had begun before this room knew it, and so much was left of it."""
        self.kept = self._left = min(left, self.limit)
        self._left = max(self._left, min(COME_BACK, self.limit))

    def run(self) -> None:
        if self._alarm is None and not self.lapsed:
            self._deadline = self.now() + self._left
            self._alarm = asyncio.get_running_loop().call_later(self._left, self._time_is_up)

    def pause(self) -> None:
        if self._alarm is not None:
            self._left = self.left
            self._alarm.cancel()
            self._alarm = None
        self.lapsed = False

    def _time_is_up(self) -> None:
        self._left, self._alarm, self.lapsed = 0.0, None, True
        self.ring()

    def changed_much(self, exactly: bool = False) -> bool:
        """Whether what is left should be written down; if so, take it as done."""
        left = self.left
        if abs(self.kept - left) < (0.001 if exactly else max(KEPT_EVERY, self.limit / 100)):
            return False
        self.kept = left
        return True
