"""What the shared database keeps beside the logs of tables: devices, lists of tables, matches, bans, subscriptions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from papercove.server.store.base import (
    CODE_SECONDS,
    OLD_CODES,
    DeviceRow,
    MatchRow,
    Moment,
)
from papercove.server.store.copying import COPIED, ROWS_AT_ONCE, new_copy, put
from papercove.server.store.migrations import ABOUT_A_TABLE
from papercove.server.store.postgres_sheets import PostgresSheets

TABLES_AT_ONCE = 200
CHANNEL = "papercove"
DEAD_AFTER = 4.0  # seconds without a heartbeat

ALIVE = f"SELECT id FROM nodes WHERE seen > now() - interval '{DEAD_AFTER} seconds'"  # noqa: S608
OWNED = f"SELECT table_id FROM leases WHERE node IN ({ALIVE})"  # noqa: S608
CLAIM = f"""
INSERT INTO leases AS held (table_id, node) VALUES ($1, $2)
ON CONFLICT (table_id) DO UPDATE SET node = $2 WHERE held.node = $2 OR held.node NOT IN ({ALIVE})
RETURNING node
"""  # noqa: S608


class PostgresRows(PostgresSheets):
    """The requests that are one statement or a few; PostgresStore has the connections, the leases and the logs."""

    pool: Any
    node: str

    async def add_device(self, device: DeviceRow, token_hash: str, now: int) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(
                "INSERT INTO devices VALUES ($1, $2, $3, $4)", device.id, device.nickname, now, device.animal
            )
            await connection.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token_hash, device.id, now)

    async def add_token(self, device: str, token_hash: str, now: int) -> None:
        await self.pool.execute("INSERT INTO tokens VALUES ($1, $2, $3)", token_hash, device, now)

    async def device_times(self, device: str) -> tuple[int, list[int]]:
        made: int = await self.pool.fetchval("SELECT created FROM devices WHERE id = $1", device)
        rows = await self.pool.fetch("SELECT created FROM tokens WHERE device = $1 ORDER BY created", device)
        return made, [row["created"] for row in rows]

    async def rename_device(self, device: DeviceRow) -> None:
        change = "UPDATE devices SET nickname = $1, animal = $2 WHERE id = $3"
        await self.pool.execute(change, device.nickname, device.animal, device.id)

    async def device_of(self, token_hash: str) -> DeviceRow | None:
        row = await self.pool.fetchrow(
            "SELECT id, nickname, animal FROM devices JOIN tokens ON device = id WHERE hash = $1", token_hash
        )
        return None if row is None else DeviceRow(row["id"], row["nickname"], row["animal"])

    async def forget_tokens(self, device: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("DELETE FROM tokens WHERE device = $1", device)
            await connection.execute(f"NOTIFY {CHANNEL}")

    async def being_forgotten(self) -> list[str]:
        rows = await self.pool.fetch("SELECT id FROM devices WHERE id NOT IN (SELECT device FROM tokens)")
        return [row["id"] for row in rows]

    async def forgotten_elsewhere(self, devices: list[str]) -> list[str]:
        rows = await self.pool.fetch("SELECT unnest($1::text[]) AS id EXCEPT SELECT device FROM tokens", devices)
        return [row["id"] for row in rows]

    async def mentions(self, device: str) -> AsyncIterator[list[tuple[str, bytes]]]:
        last = ""
        while tables := await self.pool.fetch(
            "SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", last, TABLES_AT_ONCE
        ):
            last = tables[-1]["id"]
            rows = await self.pool.fetch(
                "SELECT table_id, body FROM events WHERE table_id = ANY($1) AND position($2 IN body) > 0"
                " ORDER BY table_id, seq",
                [row["id"] for row in tables],
                device.encode(),
            )
            yield [(row["table_id"], row["body"]) for row in rows]

    async def rewrite_log(self, table: str, entries: list[tuple[int, bytes]]) -> None:
        await self.pool.executemany(
            "UPDATE events SET body = $3 WHERE table_id = $1 AND seq = $2",
            [(table, seq, body) for seq, body in entries],
        )

    async def table_summary(self, table: str) -> bytes | None:
        summary: bytes | None = await self.pool.fetchval("SELECT summary FROM tables WHERE id = $1", table)
        return summary

    async def rewrite_table(self, table: str, summary: bytes) -> None:
        await self.pool.execute("UPDATE tables SET summary = $2 WHERE id = $1", table, summary)

    async def back_up(self, path: Path) -> None:
        copy = await asyncio.to_thread(new_copy, path)
        try:
            async with (
                self.pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                for table in COPIED:
                    rows = []
                    async for row in connection.cursor(f"SELECT * FROM {table}", prefetch=ROWS_AT_ONCE):  # noqa: S608
                        rows.append(tuple(row.values()))
                        if len(rows) == ROWS_AT_ONCE:
                            await asyncio.to_thread(put, copy, table, rows)
                            rows = []
                    if rows:
                        await asyncio.to_thread(put, copy, table, rows)
        finally:
            await asyncio.to_thread(copy.close)

    async def old_tables(self, before: int) -> list[str]:
        rows = await self.pool.fetch(f"SELECT id FROM tables WHERE updated < $1 AND id NOT IN ({OWNED})", before)  # noqa: S608
        return [row["id"] for row in rows]

    async def delete_table(self, table: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            if await connection.fetchval(CLAIM, table, self.node) is not None:
                for name, key in ABOUT_A_TABLE:
                    await connection.execute(f"DELETE FROM {name} WHERE {key} = $1", table)  # noqa: S608
                await connection.execute("DELETE FROM leases WHERE table_id = $1", table)

    async def bans(self) -> dict[str, int]:
        return {row["what"]: row["until"] for row in await self.pool.fetch("SELECT what, until FROM bans")}

    async def ban(self, what: str, until: int) -> None:
        await self.pool.execute(
            "INSERT INTO bans VALUES ($1, $2, '') ON CONFLICT (what) DO UPDATE SET until = $2", what, until
        )

    async def wipe(self) -> None:
        """Every trace of it is gone from the rows; PostgreSQL reuses the space in its own time."""

    async def forget_device(self, device: str) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            for table in ("tokens", "links", "sitters", "players", "subscriptions", "sheets"):
                await connection.execute(f"DELETE FROM {table} WHERE device = $1", device)  # noqa: S608
            await connection.execute("DELETE FROM devices WHERE id = $1", device)
            await connection.execute("DELETE FROM bans WHERE what IN ($1, $2)", device, f"mute {device}")

    async def add_link(self, code_hash: str, device: str, expires: int) -> None:
        await self.pool.execute("INSERT INTO links VALUES ($1, $2, $3)", code_hash, device, expires)

    async def use_link(self, code_hash: str, now: int) -> DeviceRow | None:
        async with self.pool.acquire() as connection, connection.transaction():
            found = await connection.fetchrow("DELETE FROM links WHERE hash = $1 RETURNING device, expires", code_hash)
            await connection.execute("DELETE FROM links WHERE expires < $1", now)
            if found is None or found["expires"] < now:
                return None
            row = await connection.fetchrow("SELECT id, nickname, animal FROM devices WHERE id = $1", found["device"])
        return None if row is None else DeviceRow(row["id"], row["nickname"], row["animal"])

    async def code_of(self, table: str) -> str | None:
        code: str | None = await self.pool.fetchval("SELECT code FROM codes WHERE table_id = $1", table)
        return code

    async def add_code(self, code: str, table: str, now: int) -> bool:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(OLD_CODES.format(mark="$1"), now - CODE_SECONDS)
            added = await connection.execute("INSERT INTO codes VALUES ($1, $2) ON CONFLICT DO NOTHING", code, table)
        return bool(added.endswith(" 1"))

    async def table_of_code(self, code: str) -> str | None:
        table: str | None = await self.pool.fetchval("SELECT table_id FROM codes WHERE code = $1", code)
        return table

    async def lobby(self, limit: int) -> list[bytes]:
        rows = await self.pool.fetch(
            "SELECT summary FROM tables WHERE listed AND phase <> 'finished' ORDER BY updated DESC LIMIT $1", limit
        )
        return [row["summary"] for row in rows]

    async def tables_of(self, device: str, limit: int) -> list[bytes]:
        rows = await self.pool.fetch(
            "SELECT summary FROM tables JOIN sitters ON table_id = id WHERE device = $1 ORDER BY updated DESC LIMIT $2",
            device,
            limit,
        )
        return [row["summary"] for row in rows]

    async def match(self, id: str) -> MatchRow | None:
        row = await self.pool.fetchrow("SELECT id, game, finished, summary, record FROM matches WHERE id = $1", id)
        if row is None:
            return None
        players = await self.pool.fetch("SELECT device, seat FROM players WHERE match_id = $1", id)
        return match_of(row, [(player["device"], player["seat"]) for player in players])

    async def results_of(self, device: str, limit: int) -> list[tuple[bytes, int]]:
        rows = await self.pool.fetch(
            "SELECT summary, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = $1 ORDER BY players.finished DESC LIMIT $2",
            device,
            limit,
        )
        return [(row["summary"], row["seat"]) for row in rows]

    async def matches_of(self, device: str, before: Moment, limit: int) -> list[MatchRow]:
        rows = await self.pool.fetch(
            "SELECT id, game, matches.finished, summary, record, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = $1 AND (players.finished, match_id) < ($2::bigint, $3::text)"
            " ORDER BY players.finished DESC, match_id DESC LIMIT $4",
            device,
            *before,
            limit,
        )
        return [match_of(row, [(device, row["seat"])]) for row in rows]

    async def rewrite_match(self, id: str, summary: bytes, record: bytes) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute("UPDATE matches SET summary = $2, record = $3 WHERE id = $1", id, summary, record)
            await connection.execute("DELETE FROM analyses WHERE match_id = $1", id)

    async def analysis(self, match: str) -> bytes | None:
        body: bytes | None = await self.pool.fetchval("SELECT body FROM analyses WHERE match_id = $1", match)
        return body

    async def keep_analysis(self, match: str, body: bytes) -> None:
        await self.pool.execute(
            "INSERT INTO analyses VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET body = $2", match, body
        )

    async def subscribe(self, device: str, endpoint: str) -> None:
        await self.pool.execute(
            "INSERT INTO subscriptions VALUES ($1, $2) ON CONFLICT (endpoint) DO UPDATE SET device = $2",
            endpoint,
            device,
        )

    async def unsubscribe(self, endpoint: str) -> None:
        await self.pool.execute("DELETE FROM subscriptions WHERE endpoint = $1", endpoint)

    async def subscriptions_of(self, device: str) -> list[str]:
        rows = await self.pool.fetch("SELECT endpoint FROM subscriptions WHERE device = $1", device)
        return [row["endpoint"] for row in rows]


def match_of(row: Any, players: list[tuple[str, int]]) -> MatchRow:
    return MatchRow(row["id"], row["game"], row["finished"], row["summary"], row["record"], players)
