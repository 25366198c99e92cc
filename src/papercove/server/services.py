"""What a table in use needs of the room around it."""

from __future__ import annotations

from typing import Any, Protocol

from papercove.server.bots import Thinkers
from papercove.server.limits import Limits
from papercove.server.metrics import Metrics
from papercove.server.push import Push
from papercove.server.settings import Settings
from papercove.server.store import Store


class Services(Protocol):
    """The part of `Room` that its tables know."""

    settings: Settings
    store: Store
    metrics: Metrics
    thinkers: Thinkers
    limits: Limits
    push: Push | None
    log: Any

    def now(self) -> int:
        """Milliseconds since 1970, for the log."""

    def loop_time(self) -> float:
        """Seconds of a clock that never jumps, for waiting."""

    def new_secret(self) -> str:
        """32 bytes nobody can foresee, in hexadecimal."""

    def is_banned(self, what: str) -> bool:
        """Whether the keeper has banned a device or an address, or muted a device."""

    def drop(self, table: str, problem: BaseException) -> None:
        """Keep a table in memory no longer: it is loaded again when somebody asks."""
