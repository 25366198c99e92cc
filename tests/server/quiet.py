"""A room without network and disk: commits happen at once, connections write into lists."""

from __future__ import annotations

from typing import Any, cast

from papercove.engine.dice import Dice
from papercove.engine.seed import promise_of
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.bots import Thinkers
from papercove.server.entries import Chair, Reveal
from papercove.server.gathering import open_table
from papercove.server.metrics import Metrics
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.store import Append, Store
from papercove.server.store.base import Done
from papercove.server.table import Table, Who

SECRET = "5e" * 32


class AtOnce:
    """A store that only remembers appends."""

    def __init__(self) -> None:
        self.appends: list[Append] = []

    def append(self, append: Append, done: Done) -> None:
        self.appends.append(append)
        done(None)


class Listener:
    """A connection that writes down every byte it is sent."""

    def __init__(self, who: Who, spectate: bool = False, changes: bool = False, says_seen: bool = False) -> None:
        self.who = who
        self.spectate = spectate
        self.screen = False
        self.changes = changes
        self.says_seen = says_seen
        self.address = ""
        self.frames: list[bytes] = []

    def tell(self, frames: list[bytes]) -> None:
        self.frames += frames

    def say_goodbye(self, reason: str, retry: bool) -> None:
        self.frames.append(f"goodbye {reason}".encode())

    def take(self) -> list[bytes]:
        taken, self.frames = self.frames, []
        return taken


class StillRoom(Room):
    """A room whose time stands still and whose dice are known."""

    def __init__(self) -> None:
        metrics = Metrics()
        super().__init__(Settings(limits=None), cast(Store, AtOnce()), Thinkers(metrics, 1, dice=lambda: Dice(7)))

    def now(self) -> int:
        return 1_000_000

    def loop_time(self) -> float:
        return 1000.0


def nonce_of(seat: int) -> str:
    return f"{seat + 10:032x}-0"


def sitter(seat: int) -> Who:
    return Who(f"d-{seat}", f"Player {seat}")


def gathered(
    room: Room,
    game: Any,
    seats: int,
    settings: wire.TableSettings | None = None,
    **options: Any,
) -> ActiveTable:
    """A table at which everybody has sat down: dealt, by a known secret."""
    chairs = [
        Chair(kind="person", name=sitter(seat).name, device=sitter(seat).device, promise=promise_of(nonce_of(seat)))
        for seat in range(seats)
    ]
    id = options.pop("table", "quiet-table")
    opened = open_table(game, options, chairs, settings or wire.TableSettings(), "d-0", SECRET, room.now())
    active = ActiveTable(Table(id, "novice", lambda _: game), room)
    active.commit([opened])
    active.commit([Reveal(at=room.now(), seat=seat, nonce=nonce_of(seat)) for seat in range(seats)])
    return active
