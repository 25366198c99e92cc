"""No HTTP answer tells what is not committed: it waits, and where the commit fails it tells what the store has."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from papercove.client import Client, Refused
from papercove.server.active_table import ActiveTable
from papercove.server.decisions import bot_action
from papercove.server.settings import Settings
from papercove.server.store import Append
from papercove.server.store.base import Done
from papercove.server.table import Table
from tests.server.rooms import running, until


async def test_http_tells_nothing_that_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address)
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}])
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await a.sit(0)
            await b.sit(1)
        active = room.tables[made["table"]]
        table = await active.written()
        waits, written = 0, ActiveTable.written

        async def counted(self: ActiveTable) -> Table:
            nonlocal waits
            waits += 1
            return await written(self)

        monkeypatch.setattr(ActiveTable, "written", counted)
        held: list[tuple[Append, Done]] = []
        monkeypatch.setattr(room.store, "append", lambda append, done: held.append((append, done)))
        before = table.to_move
        while table.to_move == before:  # a whole turn, none of it written
            assert table.state is not None
            assert before is not None
            active.commit(bot_action(table, before, table.state.legal_actions()[0], 1))
        next_one = (ann, bob)[table.to_move or 0]
        asked: list[asyncio.Task[Any]] = [
            asyncio.create_task(next_one.request("GET", "/api/me/tables")),
            asyncio.create_task(next_one.request("GET", f"/api/tables/{table.id}/not-now")),
        ]
        await until(lambda: waits == 2 or all(one.done() for one in asked))
        for _, done in held:
            done(RuntimeError("the disk is full"))
        assert [one["to_move"] for one in (await asked[0])["tables"]] == [before]
        with pytest.raises(Refused):
            await asked[1]
