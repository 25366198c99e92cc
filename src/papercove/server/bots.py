"""Bots at the table: they think in threads of their own, and are given only what their seat may know."""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import msgspec

from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.state import State
from papercove.server.messages import Pace
from papercove.server.metrics import Metrics

T = TypeVar("T")

# A bot's action is shown at the next multiple of this many seconds after its turn came, whatever it found there:
# neither the number of its choices nor the time it really thought can be read from the delay.
PACES: Mapping[Pace, float] = {"human": 1.2, "brisk": 0.5, "instant": 0.05}


class Thought(msgspec.Struct, frozen=True):
    """What a bot thinks of one action: its weight (0 to 1) and, if it knows, the share of the win it expects."""

    action: int
    weight: float
    share: float | None = None


class Mind(Protocol):
    """A way to play. `state` is always a resampled one."""

    def choose(self, state: State, dice: Dice) -> int:
        """One legal action."""

    def judge(self, state: State, dice: Dice) -> list[Thought]:
        """All legal actions, the best first."""


def fresh_dice() -> Dice:
    """Dice nobody can foresee."""
    return Dice(os.urandom(32))


class Thinkers:
    """The room's bots, by level; thinking happens outside the event loop."""

    def __init__(
        self,
        minds: Mapping[str, Mind],
        metrics: Metrics,
        workers: int = 2,
        dice: Callable[[], Dice] = fresh_dice,
    ) -> None:
        self.minds = minds
        self.metrics = metrics
        self.dice = dice
        self.pool = ThreadPoolExecutor(workers, "papercove-bot")
        self.waiting = 0

    @property
    def levels(self) -> list[str]:
        """From the gentlest to the strongest."""
        return list(self.minds)

    def check(self, level: str) -> str:
        """The level, if there is such a bot."""
        if level not in self.minds:
            raise Unreadable("level", level=level, known=", ".join(self.minds))
        return level

    async def choose(self, state: State, seat: int, level: str) -> int:
        """What a bot on `seat` plays here."""
        mind = self.minds[self.check(level)]
        return await self._think(mind.choose, state.resample(seat, self.dice()))

    async def judge(self, state: State, seat: int, level: str) -> list[Thought]:
        """What a bot of this level thinks of the choices of `seat`, with that seat's own knowledge."""
        mind = self.minds[self.check(level)]
        return await self._think(mind.judge, state.resample(seat, self.dice()))

    async def _think(self, work: Callable[[State, Dice], T], state: State) -> T:
        began = time.monotonic()
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, work, state, self.dice())
        finally:
            self.waiting -= 1
            self.metrics.bot.observe(time.monotonic() - began)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


def shown_after(pace: Pace, thought: float) -> float:
    """How many seconds after its turn came a bot's action is shown, if it thought for `thought` seconds."""
    slot = PACES[pace]
    return slot * max(1, math.ceil(thought / slot))
