"""The keeper's desk: with its token, and with nothing else."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from papercove.cli.room import restore
from papercove.client import Client, Refused
from papercove.engine.errors import Unreadable
from papercove.server.api.keeper import keeper_token
from papercove.server.entries import decode_entry, encode_entry
from papercove.server.settings import Settings
from papercove.server.store import open_store
from tests.server.raw import request
from tests.server.rooms import RoomProcess, running
from tests.server.test_life import ME, OPEN


def test_the_token_is_its_owners_to_read(tmp_path: Path) -> None:
    token = keeper_token(tmp_path / "room.keeper")
    assert len(token) > 30
    assert keeper_token(tmp_path / "room.keeper") == token
    assert (tmp_path / "room.keeper").stat().st_mode & 0o077 == 0


async def test_the_keeper_sees_removes_mutes_bans_closes_and_backs_up(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "room.db"), keeper_token="t" * 40)
    async with running(settings) as (address, _):
        ann, bob, eve = [await Client.visit(address, name) for name in ("Ann", "Bob", "Eve")]
        made = await ann.create("minnows", [ME, OPEN], listed=True)

        async def order(what: str, token: str = "t" * 40, **about: Any) -> Any:
            body = None if what in ("tables", "refused", "bans", "nodes", "desk") else json.dumps(about).encode()
            method = "GET" if body is None else "POST"
            told = await asyncio.to_thread(request, address, method, f"/api/keeper/{what}", body or b"", X_Keeper=token)
            return told.status, json.loads(told.body)  # type: ignore[attr-defined]

        assert (await order("tables", "wrong"))[0] == 404
        assert (await order("ban", "", device=ann.id))[0] == 404
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await b.sit(1)
            (status, [told]) = await order("tables")
            assert status == 200
            assert {one["name"] for one in told["people"]} == {"Ann", "Bob"}
            assert (await order("mute", device=ann.id))[0] == 200
            with pytest.raises(Refused, match="muted"):
                await a.ask("say", text="hello")
            with pytest.raises(Refused, match="muted"):
                await ann.request("POST", "/api/device", {"nickname": "hello"})
            assert (await order("remove", table=made["table"], device=bob.id))[0] == 200
            while a.table["seats"][1]["kind"] != "open":
                await a.next_event()
        assert (await order("ban", device=eve.id))[0] == 200
        with pytest.raises(Refused, match="banned"):
            await eve.create("minnows", [ME, OPEN])
        assert (await order("ban", device=eve.id, days=0))[0] == 200
        await eve.create("minnows", [ME, OPEN])
        assert (await order("close", table=made["table"]))[0] == 200
        with pytest.raises(Refused, match="table-closed"):
            async with ann.at(made["table"]):
                pass
        assert made["table"] not in str(await bob.request("GET", "/api/lobby"))
        assert (await order("backup", file=str(tmp_path / "copy.db")))[0] == 200
        assert (await order("refused"))[0] == 200
        assert (await order("backup", file=str(tmp_path / "copy.db")))[0] == 400, "never over a file that is there"
        status, desk = await order("desk")
        assert status == 200
        assert f"table {made['table']}" in desk["bans"]
        assert f"table {made['table']}" in (await order("bans"))[1]
        assert (await order("nodes"))[1] == {}, "there is one"
        assert (await order("move", table=made["table"], node="n-other"))[0] == 404
    copy = open_store(str(tmp_path / "copy.db"))
    await copy.start()
    assert await copy.entries(made["table"])
    assert await copy.bans()
    await copy.stop()


async def test_the_desk_on_the_command_line(tmp_path: Path) -> None:
    room = RoomProcess(str(tmp_path / "room.db"))
    room.start()
    try:
        await room.wait_until_open()
        ann = await Client.visit(room.address, "Ann")
        made = await ann.create("minnows", [ME, OPEN])
        command = [str(Path(sys.executable).parent / "papercove"), "room"]
        at = ["--at", room.address, "--store", room.store]
        run = asyncio.subprocess.create_subprocess_exec
        for words, told in (
            (["tables"], made["table"]),
            (["backup", "--file", str(tmp_path / "copy.db")], "copy.db"),
            (["ban", "--device", ann.id], ann.id),
        ):
            process = await run(*command, *words, *at, stdout=asyncio.subprocess.PIPE)
            output, _ = await process.communicate()
            assert process.returncode == 0
            assert told in output.decode()
        with pytest.raises(Refused, match="banned"):
            await ann.request("GET", "/api/me/statistics")
    finally:
        room.kill()


async def test_prune_takes_tables_where_nothing_happens_and_nothing_else(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "room.db"), keeper_token="t" * 40)
    async with running(settings) as (address, room):
        ann = await Client.visit(address, "Ann")
        left, played, used = [(await ann.create("minnows", [ME, OPEN]))["table"] for _ in range(3)]
        long_ago = room.now() - 40 * 86_400_000
        for table in (left, played):
            log = [(seq, decode_entry(body)) for seq, body in await room.store.entries(table)]
            for _, entry in log if table == left else []:
                entry.at = long_ago
            await room.store.rewrite_log(table, [(seq, encode_entry(entry)) for seq, entry in log])
            del room.tables[table]
        await make_rows_old(tmp_path / "room.db")

        async def prune(days: float) -> tuple[int, Any]:
            body = json.dumps({"days": days}).encode()
            told = await asyncio.to_thread(request, address, "POST", "/api/keeper/prune", body, X_Keeper="t" * 40)
            return told.status, json.loads(told.body)  # type: ignore[attr-defined]

        assert (await prune(0))[0] == 400
        assert await prune(90) == (200, {"pruned": 0, "sheets": 0})
        assert await prune(30) == (200, {"pruned": 1, "sheets": 0})
        assert [bool(await room.store.entries(table)) for table in (left, played, used)] == [False, True, True]
        assert left not in str(await ann.request("GET", "/api/me/tables"))


async def make_rows_old(path: Path) -> None:
    """As if no list had changed for forty days."""
    with sqlite3.connect(path, timeout=30) as connection:
        connection.execute("UPDATE tables SET updated = updated - 40 * 86400")
    connection.close()


async def test_a_copy_is_restored_while_the_room_is_closed(tmp_path: Path) -> None:
    path, copy = tmp_path / "room.db", tmp_path / "copy.db"
    settings = Settings(store=str(path))
    async with running(settings) as (address, room):
        ann = await Client.visit(address, "Ann")
        first = (await ann.create("minnows", [ME, OPEN]))["table"]
        await room.store.back_up(copy)
        second = (await ann.create("minnows", [ME, OPEN]))["table"]
        with pytest.raises(Unreadable, match="in use"):
            restore(str(path), copy)
    restore(str(path), copy)
    async with running(settings) as (_, room):
        assert await room.store.entries(first)
        assert not await room.store.entries(second)
    assert sum(name.startswith("room.db.2") for name in os.listdir(tmp_path)) == 1, "what was there is kept"
    with pytest.raises(Unreadable):
        restore(str(path), tmp_path / "nothing.db")
