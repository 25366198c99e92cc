"""What the embedded store keeps beside the logs of tables: devices, lists of tables, matches, bans, subscriptions."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import abstractmethod
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, cast

from papercove.server.store.base import (
    CODE_SECONDS,
    OLD_CODES,
    DeviceRow,
    MatchRow,
    Moment,
)
from papercove.server.store.migrations import ABOUT_A_TABLE
from papercove.server.store.sqlite_file import connect, empty_log
from papercove.server.store.sqlite_sheets import Apart, SqliteSheets, Work

TABLES_AT_ONCE = 200
OWN_READERS = 0.3  # seconds: more than the room's own short requests take
WIPE_SECONDS = 1.0


class SqliteRows(SqliteSheets):
    """The requests that are one statement or a few; SqliteStore has the file, and says how it is read and written."""

    path: str
    loop: asyncio.AbstractEventLoop
    slow_readers: ThreadPoolExecutor
    wiping: asyncio.Task[None] | None = None

    @abstractmethod
    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _many_rows(self, query: str, *values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    async def _change(self, work: Work) -> Any: ...

    async def add_device(self, device: DeviceRow, token_hash: str, now: int) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO devices VALUES (?, ?, ?, ?)", (device.id, device.nickname, now, device.animal)
            )
            connection.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, device.id, now))

        await self._change(work)

    async def add_token(self, device: str, token_hash: str, now: int) -> None:
        await self._change(lambda c: c.execute("INSERT INTO tokens VALUES (?, ?, ?)", (token_hash, device, now)))

    async def device_times(self, device: str) -> tuple[int, list[int]]:
        made = await self._rows("SELECT created FROM devices WHERE id = ?", device)
        tokens = await self._rows("SELECT created FROM tokens WHERE device = ? ORDER BY created", device)
        return made[0][0], [created for (created,) in tokens]

    async def rename_device(self, device: DeviceRow) -> None:
        changed = (device.nickname, device.animal, device.id)
        await self._change(lambda c: c.execute("UPDATE devices SET nickname = ?, animal = ? WHERE id = ?", changed))

    async def device_of(self, token_hash: str) -> DeviceRow | None:
        rows = await self._rows(
            "SELECT id, nickname, animal FROM devices JOIN tokens ON device = id WHERE hash = ?", token_hash
        )
        return DeviceRow(*rows[0]) if rows else None

    async def forget_tokens(self, device: str) -> None:
        await self._change(lambda c: c.execute("DELETE FROM tokens WHERE device = ?", (device,)))

    async def being_forgotten(self) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM devices WHERE id NOT IN (SELECT device FROM tokens)")]

    async def forgotten_elsewhere(self, devices: list[str]) -> list[str]:
        return []

    async def mentions(self, device: str) -> AsyncIterator[list[tuple[str, bytes]]]:
        last = ""
        while tables := await self._rows(
            "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", last, TABLES_AT_ONCE
        ):
            first, last = tables[0][0], tables[-1][0]
            yield await self._many_rows(
                "SELECT table_id, body FROM events WHERE table_id BETWEEN ? AND ? AND instr(body, ?) ORDER BY 1, seq",
                first,
                last,
                device.encode(),
            )

    async def rewrite_log(self, table: str, entries: list[tuple[int, bytes]]) -> None:
        rows = [(body, table, seq) for seq, body in entries]
        query = "UPDATE events SET body = ? WHERE table_id = ? AND seq = ?"
        await self._change(Apart(lambda connection: connection.executemany(query, rows)))

    async def table_summary(self, table: str) -> bytes | None:
        rows = await self._rows("SELECT summary FROM tables WHERE id = ?", table)
        return rows[0][0] if rows else None

    async def rewrite_table(self, table: str, summary: bytes) -> None:
        await self._change(lambda c: c.execute("UPDATE tables SET summary = ? WHERE id = ?", (summary, table)))

    async def back_up(self, path: Path) -> None:
        def copy() -> None:
            path.touch(0o600)
            with closing(connect(self.path)) as connection:
                connection.execute("VACUUM INTO ?", (str(path),))

        await self.loop.run_in_executor(self.slow_readers, copy)

    async def old_tables(self, before: int) -> list[str]:
        return [id for (id,) in await self._rows("SELECT id FROM tables WHERE updated < ?", before)]

    async def delete_table(self, table: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for name, key in ABOUT_A_TABLE:
                connection.execute(f"DELETE FROM {name} WHERE {key} = ?", (table,))  # noqa: S608

        await self._change(Apart(work))

    async def bans(self) -> dict[str, int]:
        return dict(await self._rows("SELECT what, until FROM bans"))

    async def ban(self, what: str, until: int) -> None:
        await self._change(lambda c: c.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, '')", (what, until)))

    async def wipe(self) -> None:
        """What is deleted is overwritten (`secure_delete`); the log of writes before that is emptied here.

        Where another program reads the file, that is tried again and again until it has gone: nobody waits for it.
        """
        emptied = await self._change(Apart(partial(empty_log, seconds=OWN_READERS), outside=True))
        if not emptied and (self.wiping is None or self.wiping.done()):
            self.wiping = asyncio.create_task(self._wipe_later())

    async def _wipe_later(self) -> None:
        emptied = False
        while not emptied:
            await asyncio.sleep(WIPE_SECONDS)
            emptied = await self._change(Apart(empty_log, outside=True))

    async def forget_device(self, device: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            for table in ("tokens", "links", "sitters", "players", "subscriptions", "sheets"):
                connection.execute(f"DELETE FROM {table} WHERE device = ?", (device,))  # noqa: S608
            connection.execute("DELETE FROM devices WHERE id = ?", (device,))
            connection.execute("DELETE FROM bans WHERE what IN (?, ?)", (device, f"mute {device}"))

        await self._change(Apart(work))

    async def add_link(self, code_hash: str, device: str, expires: int) -> None:
        await self._change(lambda c: c.execute("INSERT INTO links VALUES (?, ?, ?)", (code_hash, device, expires)))

    async def use_link(self, code_hash: str, now: int) -> DeviceRow | None:
        def work(connection: sqlite3.Connection) -> DeviceRow | None:
            found = connection.execute(
                "DELETE FROM links WHERE hash = ? RETURNING device, expires", (code_hash,)
            ).fetchall()
            connection.execute("DELETE FROM links WHERE expires < ?", (now,))
            if not found or found[0][1] < now:
                return None
            rows = connection.execute(
                "SELECT id, nickname, animal FROM devices WHERE id = ?", (found[0][0],)
            ).fetchall()
            return DeviceRow(*rows[0]) if rows else None

        device: DeviceRow | None = await self._change(work)
        return device

    async def code_of(self, table: str) -> str | None:
        rows = await self._rows("SELECT code FROM codes WHERE table_id = ?", table)
        return rows[0][0] if rows else None

    async def add_code(self, code: str, table: str, now: int) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute(OLD_CODES.format(mark="?"), (now - CODE_SECONDS,))
            added = connection.execute("INSERT INTO codes VALUES (?, ?) ON CONFLICT DO NOTHING", (code, table))
            return added.rowcount == 1

        done: bool = await self._change(work)
        return done

    async def table_of_code(self, code: str) -> str | None:
        rows = await self._rows("SELECT table_id FROM codes WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def lobby(self, limit: int) -> list[bytes]:
        rows = await self._rows(
            "SELECT summary FROM tables WHERE listed AND phase <> 'finished' ORDER BY updated DESC LIMIT ?", limit
        )
        return [summary for (summary,) in rows]

    async def tables_of(self, device: str, limit: int) -> list[bytes]:
        rows = await self._many_rows(
            "SELECT summary FROM tables JOIN sitters ON table_id = id WHERE device = ? ORDER BY updated DESC LIMIT ?",
            device,
            limit,
        )
        return [summary for (summary,) in rows]

    async def match(self, id: str) -> MatchRow | None:
        rows = await self._rows("SELECT id, game, finished, summary, record FROM matches WHERE id = ?", id)
        if not rows:
            return None
        players = await self._rows("SELECT device, seat FROM players WHERE match_id = ?", id)
        id, game, finished, summary, record = rows[0]
        return MatchRow(id, game, finished, summary, record, [(device, seat) for device, seat in players])

    async def results_of(self, device: str, limit: int) -> list[tuple[bytes, int]]:
        rows = await self._many_rows(
            "SELECT summary, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = ? ORDER BY players.finished DESC LIMIT ?",
            device,
            limit,
        )
        return cast(list[tuple[bytes, int]], rows)

    async def matches_of(self, device: str, before: Moment, limit: int) -> list[MatchRow]:
        rows = await self._many_rows(
            "SELECT id, game, matches.finished, summary, record, seat FROM players JOIN matches ON match_id = id"
            " WHERE device = ? AND (players.finished, match_id) < (?, ?)"
            " ORDER BY players.finished DESC, match_id DESC LIMIT ?",
            device,
            *before,
            limit,
        )
        return [
            MatchRow(id, game, when, summary, record, [(device, seat)])
            for id, game, when, summary, record, seat in rows
        ]

    async def rewrite_match(self, id: str, summary: bytes, record: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE matches SET summary = ?, record = ? WHERE id = ?", (summary, record, id))
            connection.execute("DELETE FROM analyses WHERE match_id = ?", (id,))

        await self._change(work)

    async def analysis(self, match: str) -> bytes | None:
        rows = await self._rows("SELECT body FROM analyses WHERE match_id = ?", match)
        return rows[0][0] if rows else None

    async def keep_analysis(self, match: str, body: bytes) -> None:
        await self._change(lambda c: c.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?)", (match, body)))

    async def subscribe(self, device: str, endpoint: str) -> None:
        await self._change(
            lambda c: c.execute("INSERT OR REPLACE INTO subscriptions VALUES (?, ?)", (endpoint, device))
        )

    async def unsubscribe(self, endpoint: str) -> None:
        await self._change(lambda c: c.execute("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,)))

    async def subscriptions_of(self, device: str) -> list[str]:
        rows = await self._rows("SELECT endpoint FROM subscriptions WHERE device = ?", device)
        return [endpoint for (endpoint,) in rows]
