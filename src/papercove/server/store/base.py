"""What every store does: append entries of tables in order, and find devices, tables and matches again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Protocol

import msgspec

Done = Callable[[BaseException | None], None]
Moment = tuple[int, str]  # seconds, and the id of a match: several end in one second
LATEST: Moment = (2**53, "")
CODE_SECONDS = 7 * 86400  # after which the code of a table where nothing happens may be another's
OLD_CODES = "DELETE FROM codes WHERE table_id IN (SELECT id FROM tables WHERE updated < {mark})"


def tell(done: Callable[..., None], *result: object) -> None:
    """Tell one listener what became of its write; its own trouble must not keep others waiting."""
    try:
        done(*result)
    except Exception as trouble:
        asyncio.get_running_loop().call_exception_handler({"message": "told of a commit", "exception": trouble})


class Conflict(Exception):
    """An append came second: another node has written to the table, or owns it now. Load it again."""


def follows_a_gap() -> Conflict:
    """Why an append is refused that follows one of the same table which could not be written."""
    return Conflict("what came before it was not written")


class DeviceRow(msgspec.Struct, frozen=True):
    """A device; its tokens are kept as hashes only."""

    id: str
    nickname: str
    animal: str = ""


class TableRow(msgspec.Struct):
    """What lists of tables need to know; `summary` is a TableSummary in JSON."""

    id: str
    phase: str
    listed: bool
    awake: bool  # a clock runs: something is to happen by itself
    updated: int
    summary: bytes
    devices: list[str]


class MatchRow(msgspec.Struct):
    """A finished match; `summary` is a MatchSummary, `record` a Record, both in JSON."""

    id: str
    game: str
    finished: int
    summary: bytes
    record: bytes
    players: list[tuple[str, int]]  # device and seat of each person


class SheetRow(msgspec.Struct, frozen=True):
    """A score sheet of a game night; `body` is a Sheet in JSON, `device` whoever opened it."""

    id: str
    device: str
    revision: int
    updated: int
    body: bytes


class Append(msgspec.Struct, gc=False):
    """One commit of one table: numbered entries, and the rows that changed with them."""

    table: str
    entries: list[tuple[int, bytes]]
    row: TableRow | None = None
    match: MatchRow | None = None


class Owner(msgspec.Struct, frozen=True):
    """Which node a table belongs to; `address` is None if it is this one."""

    node: str
    address: str | None


class Store(Protocol):
    """A place for entries, devices, tables and matches. All times are seconds since 1970."""

    async def start(self) -> None:
        """Bring the schema up to date and begin."""

    async def stop(self) -> None:
        """Finish pending work and release everything."""

    async def is_well(self) -> bool:
        """Whether the store answers, and takes what is written."""

    def append(self, append: Append, done: Done) -> None:
        """Commit soon, together with others; then call `done` in the event loop, with a Conflict if it came second.

        Where one is not written, neither is what was appended to the same table meanwhile: a log has no gaps.
        """

    async def entries(self, table: str) -> list[tuple[int, bytes]]:
        """The entries of a table's newest match in order; empty if there is no such table."""

    async def whole_log(self, table: str) -> list[tuple[int, bytes]]:
        """All entries of a table, of earlier matches too."""

    async def claim(self, table: str) -> Owner:
        """Take the table unless a living node owns it; returns the owner."""

    async def no_longer_owned(self, tables: list[str]) -> list[str]:
        """Those of these tables that another node has taken over, or that nobody owns."""

    async def loads(self) -> dict[str, int]:
        """How many tables each living node has; empty where there is only one."""

    async def hand_over(self, table: str, node: str) -> None:
        """Give a table of this node to another one."""

    async def release(self, table: str) -> None:
        """Give a table free."""

    async def release_all(self) -> None:
        """Give all tables free, and say so to other nodes."""

    async def keep_clocks(self, clocks: list[tuple[str, int, int]]) -> None:
        """Write down what is left of a turn: table, the event with which the turn began, milliseconds."""

    async def clock(self, table: str) -> tuple[int, int] | None:
        """What was last written down of a table's clock: the turn, and the milliseconds that were left."""

    async def wait_for_change(self, seconds: float) -> None:
        """Return when another node says that something changed, or after so many seconds."""

    async def awake_tables(self) -> list[str]:
        """Tables where something is due by itself, and that no living node owns."""

    async def add_device(self, device: DeviceRow, token_hash: str, now: int) -> None: ...

    async def add_token(self, device: str, token_hash: str, now: int) -> None: ...

    async def device_times(self, device: str) -> tuple[int, list[int]]:
        """When a device was made, and each of its tokens."""

    async def rename_device(self, device: DeviceRow) -> None:
        """Keep a device's name and animal as they are now."""

    async def device_of(self, token_hash: str) -> DeviceRow | None: ...

    async def forget_tokens(self, device: str) -> None:
        """Nobody is this device any more. A device without a token is one that is being forgotten."""

    async def being_forgotten(self) -> list[str]:
        """The devices without a token: another node forgets them, or somebody was interrupted doing so."""

    async def forgotten_elsewhere(self, devices: list[str]) -> list[str]:
        """Those of these devices that another node is forgetting, or has forgotten."""

    async def mentions(self, device: str) -> AsyncIterator[list[tuple[str, bytes]]]:
        """All entries that name a device, each with its table, in pieces."""
        yield []

    async def rewrite_log(self, table: str, entries: list[tuple[int, bytes]]) -> None:
        """Replace entries by others of the same number."""

    async def table_summary(self, table: str) -> bytes | None: ...

    async def rewrite_table(self, table: str, summary: bytes) -> None: ...

    async def forget_device(self, device: str) -> None:
        """Delete a device, and its place in lists of tables and matches."""

    async def back_up(self, path: Path) -> None:
        """Write a copy of everything, as it is at one moment, into a new file that SQLite reads."""

    async def old_tables(self, before: int) -> list[str]:
        """Tables that nobody owns now and whose row has not changed since then; moves do not always change it."""

    async def delete_table(self, table: str) -> None:
        """Leave nothing of a table, unless a node owns it; finished matches stay."""

    async def bans(self) -> dict[str, int]:
        """Who is banned or muted, and until when."""

    async def ban(self, what: str, until: int) -> None: ...

    async def wipe(self) -> None:
        """Leave nothing on the disk of what was deleted, as far as the store can."""

    async def add_link(self, code_hash: str, device: str, expires: int) -> None: ...

    async def use_link(self, code_hash: str, now: int) -> DeviceRow | None:
        """The device behind a code that has not run out; the code works once."""

    async def code_of(self, table: str) -> str | None:
        """The short code of a table, if it has one."""

    async def add_code(self, code: str, table: str, now: int) -> bool:
        """Give a table a code; False if another table has it. Codes of tables long unused are free again."""

    async def table_of_code(self, code: str) -> str | None: ...

    async def lobby(self, limit: int) -> list[bytes]:
        """Summaries of listed tables that are not finished, newest first."""

    async def tables_of(self, device: str, limit: int) -> list[bytes]:
        """Summaries of the tables where a device sits, newest first."""

    async def match(self, id: str) -> MatchRow | None: ...

    async def matches_of(self, device: str, before: Moment, limit: int) -> list[MatchRow]:
        """A device's finished matches before a moment, newest first."""

    async def results_of(self, device: str, limit: int) -> list[tuple[bytes, int]]:
        """Summaries of a device's finished matches with its seat, newest first."""

    async def rewrite_match(self, id: str, summary: bytes, record: bytes) -> None:
        """Keep a finished match with other names; its analysis, which tells names too, is dropped."""

    async def analysis(self, match: str) -> bytes | None:
        """The coach's analysis of a match, in JSON."""

    async def keep_analysis(self, match: str, body: bytes) -> None: ...

    async def add_sheet(self, row: SheetRow) -> bool:
        """Keep a new sheet; False if there is one of this id."""

    async def sheet(self, id: str) -> SheetRow | None: ...

    async def save_sheet(self, row: SheetRow) -> bool:
        """Keep the next revision of a sheet; False if it is not the next one, or the sheet is gone."""

    async def delete_sheet(self, id: str) -> None: ...

    async def sheets_of(self, device: str) -> list[bytes]:
        """The bodies of all sheets that a device has opened, newest first."""

    async def delete_old_sheets(self, before: int) -> int:
        """Delete the sheets that have not changed since then; how many."""

    async def subscribe(self, device: str, endpoint: str) -> None:
        """Remember where a device wants to be told that it is its turn."""

    async def unsubscribe(self, endpoint: str) -> None: ...

    async def subscriptions_of(self, device: str) -> list[str]: ...
