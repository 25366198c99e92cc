"""Rate limits: buckets that fill with time, one per device or address and kind of request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple, NoReturn

from papercove.server.refusals import NotAllowed, TooFast


class Limit(NamedTuple):
    """So many a second for long, so many at once."""

    rate: float
    burst: float


# Per device: more than people do, less than a runaway script. Per address: a whole school may share one.
LIMITS: Mapping[str, Limit] = {
    "command": Limit(20, 100),
    "question": Limit(2, 10),
    "chat": Limit(0.5, 8),
    "table": Limit(0.2, 12),
    "tables": Limit(2, 120),
    "heavy": Limit(0.5, 10),
    "replay": Limit(5, 100),
    "request": Limit(50, 300),
    "device": Limit(1, 60),
    "code": Limit(0.2, 20),
    "sheet": Limit(20, 200),
    "socket": Limit(5, 200),
    "garbage": Limit(2, 30),
    "commands": Limit(400, 4000),
    "bot": Limit(100, 500),
}
OPEN_AT_ONCE = 1000  # connections of one address
AT_ONE_TABLE, OF_ONE_ADDRESS = 300, 100  # connections to a table, each of which is told of everything
FORGET_AFTER = 10_000  # buckets


class Limits:
    """All buckets of a room; `scale` loosens them, None takes them away."""

    def __init__(self, scale: float | None = 1.0) -> None:
        self.scale = scale
        self.scaled = {kind: (limit.rate * (scale or 1), limit.burst * (scale or 1)) for kind, limit in LIMITS.items()}
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.refused: Counter[tuple[str, str]] = Counter()  # by kind and whom
        self.open: Counter[str] = Counter()  # connections, by address

    def spend(self, kind: str, who: str, now: float) -> None:
        """Count one; TooFast if the bucket is empty."""
        if self.scale is None:
            return
        rate, burst = self.scaled[kind]
        key, buckets = (kind, who), self.buckets
        left, since = buckets.get(key, (burst, now))
        left += (now - since) * rate
        if left < 1:
            self._refuse(key, max(1, round((1 - left) / rate)))
        buckets[key] = (left if left < burst else burst) - 1, now
        if len(buckets) > FORGET_AFTER:
            self.forget(now)

    def _refuse(self, key: tuple[str, str], seconds: int) -> NoReturn:
        if len(self.refused) > FORGET_AFTER:
            self.refused.clear()
        self.refused[key] += 1
        raise TooFast("too-fast", seconds=seconds)

    def wait(self, kind: str, who: str, now: float) -> float:
        """Count a request that is delayed, not refused; returns the seconds to wait."""
        if self.scale is None:
            return 0.0
        rate, burst = self.scaled[kind]
        left, since = self.buckets.get((kind, who), (burst, now))
        left = min(burst, left + (now - since) * rate) - 1
        self.buckets[kind, who] = left, now
        return max(0.0, -left / rate)

    def forget_device(self, device: str) -> None:
        """Nothing of a device stays."""
        for key in [key for key in self.buckets if key[1] == device]:
            del self.buckets[key]
        for counted in [counted for counted in self.refused if counted[1] == device]:
            del self.refused[counted]

    def connect(self, address: str, now: float) -> None:
        """Count one more connection of an address, until it is given back; TooFast if it has too many."""
        self.spend("socket", address, now)
        if self.scale is not None and self.open[address] >= OPEN_AT_ONCE * self.scale:
            raise TooFast("too-fast", seconds=60)
        self.open[address] += 1

    def watch(self, here: int, of_address: int) -> None:
        """Whether one more connection fits at a table that has so many, and so many of that address."""
        if self.scale is not None and (here >= AT_ONE_TABLE * self.scale or of_address >= OF_ONE_ADDRESS * self.scale):
            raise NotAllowed("table-crowded")

    def disconnect(self, address: str) -> None:
        """Give one connection of an address back."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    def forget(self, now: float) -> None:
        """Drop the buckets that are full again; if that is not enough, the oldest."""
        for key, (left, since) in list(self.buckets.items()):
            rate, burst = self.scaled[key[0]]
            if left + (now - since) * rate >= burst:
                del self.buckets[key]
        while len(self.buckets) > FORGET_AFTER // 2:
            del self.buckets[next(iter(self.buckets))]
