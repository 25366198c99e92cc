"""Health is the truth: on a full disk, with a locked file, on a database that is locked."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from papercove.client import Client
from papercove.server.settings import Settings
from tests.server.raw import request
from tests.server.rooms import RoomProcess, running
from tests.server.test_life import ME, OPEN

HELD = 60.0  # much longer than anything here needs


async def health(address: str) -> int:
    async with asyncio.timeout(HELD):
        return (await asyncio.to_thread(request, address, "GET", "/healthz")).status


async def until_health(address: str, status: int) -> None:
    async with asyncio.timeout(HELD):
        while await health(address) != status:  # noqa: ASYNC110  (that is how one asks)
            await asyncio.sleep(0.05)


async def test_while_another_program_holds_the_file_health_says_so_and_only_writes_wait(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann = await Client.visit(address, "Ann")
        made = await ann.create("minnows", [ME, OPEN])
        assert await health(address) == 200
        async with ann.at(made["table"]) as table:
            with closing(sqlite3.connect(tmp_path / "room.db", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                said = asyncio.create_task(table.ask("say", phrase="hello"))
                await until_health(address, 503)
                assert (await ann.request("GET", "/api/room"))["protocol"]  # the loop is free
                assert not said.done()
                assert len(room.tables[made["table"]].outbox.waiting) == 1
                other.execute("ROLLBACK")
            await asyncio.wait_for(said, HELD)  # it waited, and was written
        await until_health(address, 200)


async def test_on_a_full_disk_health_says_so_before_anybody_moves(tmp_path: Path) -> None:
    room = RoomProcess(str(tmp_path / "room.db"))
    room.start()
    try:
        await room.wait_until_open()
        await Client.visit(room.address, "Ann")
        assert await health(room.address) == 200
        assert room.process is not None
        full = (tmp_path / "room.db-wal").stat().st_size
        _, most = resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE, (full, most))  # no file may grow
        await until_health(room.address, 503)
        resource.prlimit(room.process.pid, resource.RLIMIT_FSIZE, (most, most))
        assert await health(room.address) == 200
    finally:
        room.kill()


@pytest.mark.xdist_group("postgres")
async def test_when_no_move_can_be_written_to_the_database_health_says_so(store: str) -> None:
    async with running(Settings(store=store, limits=None)) as (address, _):
        assert await health(address) == 200
        other = await asyncpg.connect(store)
        transaction = other.transaction()
        await transaction.start()
        await other.execute("LOCK TABLE events IN EXCLUSIVE MODE")
        assert await health(address) == 503
        await transaction.rollback()
        await until_health(address, 200)
        await other.close()
