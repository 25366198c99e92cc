"""The keeper's desk: with its token, and with nothing else."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from papercove.client import Client, Refused
from papercove.server.keeper import keeper_token
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
            body = None if what in ("tables", "refused") else json.dumps(about).encode()
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
