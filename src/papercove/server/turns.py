"""A fair share of what is scarce: whoever has had least goes next, by address, then by table, then by arrival."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, NamedTuple, TypeVar

from papercove.server.refusals import TooFast

KEPT = 4096  # whose shares are remembered before those nobody needs are dropped
GUESS = 0.01  # seconds a turn is taken to last until it is over
T = TypeVar("T", bound=Hashable)


class Payer(NamedTuple):
    """On whose account something is done: an address, and there a table, or a device."""

    address: str = ""
    table: str = ""


class Shares(Generic[T]):
    """How much each has had since there was anybody to share with: asking for nothing saves nothing up."""

    def __init__(self) -> None:
        self.had: dict[T, float] = {}
        self.floor = 0.0  # how much the last one served had used before

    def of(self, who: T) -> float:
        return max(self.had.get(who, 0.0), self.floor)

    def charge(self, who: T, seconds: float) -> None:
        self.had[who] = self.of(who) + seconds
        if len(self.had) > KEPT:
            self.had = {one: had for one, had in self.had.items() if had > self.floor}

    def serve(self, who: T) -> None:
        self.floor = max(self.floor, self.of(who))
        self.charge(who, GUESS)

    def correct(self, who: T, seconds: float) -> None:
        self.had[who] = max(self.floor, self.of(who) + seconds - GUESS)


class Turns:
    """Lets `at_once` work at a time; TooFast for an address with `most_each` waiting already."""

    def __init__(self, at_once: int, most_each: int = 10_000, key: str = "room-busy") -> None:
        self.free = at_once
        self.most_each = most_each
        self.key = key
        self.addresses: Shares[str] = Shares()
        self.tables: Shares[Payer] = Shares()
        self.waiting: dict[str, dict[Payer, deque[asyncio.Future[None]]]] = {}

    def count(self, address: str | None = None) -> int:
        """How many wait, of one address or in all."""
        queues = self.waiting.values() if address is None else [self.waiting.get(address, {})]
        return sum(len(queue) for tables in queues for queue in tables.values())

    @asynccontextmanager
    async def turn(self, payer: Payer) -> AsyncIterator[None]:
        """Wait for one's turn; what it took is charged to the payer."""
        await self._wait(payer)
        began = time.monotonic()
        try:
            yield
        finally:
            took = time.monotonic() - began
            self.addresses.correct(payer.address, took)
            self.tables.correct(payer, took)
            self.free += 1
            self._next()

    async def _wait(self, payer: Payer) -> None:
        if self.count(payer.address) >= self.most_each:
            raise TooFast(self.key, seconds=2)
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(payer.address, {}).setdefault(payer, deque()).append(called)
        self._next()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # it was called, and will not come
                self.free += 1
                self._next()
            raise

    def _next(self) -> None:
        while self.free and (found := self._least()) is not None:
            payer, called = found
            if called.done():  # has given up waiting
                continue
            self.free -= 1
            self.addresses.serve(payer.address)
            self.tables.serve(payer)
            called.set_result(None)

    def _least(self) -> tuple[Payer, asyncio.Future[None]] | None:
        """Take whoever is next out of the queue."""
        if not self.waiting:
            return None
        address = min(self.waiting, key=self.addresses.of)
        tables = self.waiting[address]
        payer = min(tables, key=self.tables.of)
        queue = tables[payer]
        called = queue.popleft()
        if not queue:
            del tables[payer]
            if not tables:
                del self.waiting[address]
        return payer, called
