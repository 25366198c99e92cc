"""Score sheets of game nights in the shared database."""

from __future__ import annotations

from typing import Any

from papercove.server.store.base import SheetRow


class PostgresSheets:
    """The requests about sheets; PostgresStore has the connections."""

    pool: Any

    async def add_sheet(self, row: SheetRow) -> bool:
        query = "INSERT INTO sheets VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
        return changed(await self.pool.execute(query, row.id, row.device, row.revision, row.updated, row.body)) == 1

    async def sheet(self, id: str) -> SheetRow | None:
        query = "SELECT id, device, revision, updated, body FROM sheets WHERE id = $1"
        row = await self.pool.fetchrow(query, id)
        return None if row is None else SheetRow(*row.values())

    async def save_sheet(self, row: SheetRow) -> bool:
        query = "UPDATE sheets SET revision = $1, updated = $2, body = $3 WHERE id = $4 AND revision = $5"
        done = await self.pool.execute(query, row.revision, row.updated, row.body, row.id, row.revision - 1)
        return changed(done) == 1

    async def delete_sheet(self, id: str) -> None:
        await self.pool.execute("DELETE FROM sheets WHERE id = $1", id)

    async def sheets_of(self, device: str) -> list[bytes]:
        rows = await self.pool.fetch("SELECT body FROM sheets WHERE device = $1 ORDER BY updated DESC", device)
        return [row["body"] for row in rows]

    async def delete_old_sheets(self, before: int) -> int:
        return changed(await self.pool.execute("DELETE FROM sheets WHERE updated < $1", before))


def changed(status: str) -> int:
    """How many rows a statement changed, from what PostgreSQL says of it ("UPDATE 1")."""
    return int(status.rpartition(" ")[2])
