"""The time between two rounds, in which people look at how the last one was counted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

LONGEST = 60.0  # seconds for which the others wait for somebody who does not say that they have seen it


class Interval:
    """Runs from the end of a round until everybody who is waited for has seen it, or for so long; then calls `over`."""

    def __init__(self, over: Callable[[], None]) -> None:
        self.over = over
        self.round = 0  # the round that waits
        self.seen: set[int] = set()  # seats
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def runs(self) -> bool:
        return self._alarm is not None

    def begin(self, round: int) -> None:
        self.stop()
        self.round = round
        self.seen = set()
        self._alarm = asyncio.get_running_loop().call_later(LONGEST, self.end)

    def end(self) -> None:
        if self.runs:
            self.stop()
            self.over()

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
