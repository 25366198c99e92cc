"""Score sheets of game nights in the embedded store."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable
from typing import Any

from papercove.server.store.base import SheetRow

Work = Callable[[sqlite3.Connection], Any]


class Apart:
    """Work for the thread alone, because it is long, or (`outside`) can be done in no transaction."""

    def __init__(self, work: Work, outside: bool = False) -> None:
        self.work = work
        self.outside = outside

    def __call__(self, connection: sqlite3.Connection) -> Any:
        return self.work(connection)


class SqliteSheets:
    """The requests about sheets; SqliteStore says how its file is read and written."""

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _many_rows(self, query: str, *values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _change(self, work: Work) -> Any: ...

    async def add_sheet(self, row: SheetRow) -> bool:
        values = (row.id, row.device, row.revision, row.updated, row.body)
        query = "INSERT INTO sheets VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        return await self._changed(query, values) == 1

    async def sheet(self, id: str) -> SheetRow | None:
        rows = await self._rows("SELECT id, device, revision, updated, body FROM sheets WHERE id = ?", id)
        return SheetRow(*rows[0]) if rows else None

    async def save_sheet(self, row: SheetRow) -> bool:
        query = "UPDATE sheets SET revision = ?, updated = ?, body = ? WHERE id = ? AND revision = ?"
        return await self._changed(query, (row.revision, row.updated, row.body, row.id, row.revision - 1)) == 1

    async def delete_sheet(self, id: str) -> None:
        await self._changed("DELETE FROM sheets WHERE id = ?", (id,))

    async def sheets_of(self, device: str) -> list[bytes]:
        rows = await self._many_rows("SELECT body FROM sheets WHERE device = ? ORDER BY updated DESC", device)
        return [body for (body,) in rows]

    async def delete_old_sheets(self, before: int) -> int:
        query = "DELETE FROM sheets WHERE updated < ?"
        count: int = await self._change(Apart(lambda connection: connection.execute(query, (before,)).rowcount))
        return count

    async def _changed(self, query: str, values: tuple[object, ...]) -> int:
        """How many rows a statement changed."""
        count: int = await self._change(lambda connection: connection.execute(query, values).rowcount)
        return count
