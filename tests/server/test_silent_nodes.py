"""A node that stands still for a while, or whose store is gone: nobody waits for what will never come."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from papercove.client import Client
from papercove.engine.dice import Dice
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.store import postgres
from papercove.server.store.postgres import PostgresStore
from tests.server.postgres import fresh_database, postgresql
from tests.server.raw import answer, request, speak
from tests.server.rooms import RoomProcess, crowding, running, until
from tests.server.test_nodes import check_nothing_shown_is_lost, gather, play

pytestmark = pytest.mark.xdist_group("postgres")
ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}


async def test_who_waits_at_a_node_that_stood_still_hears_what_happened_elsewhere(
    store: str, nodes: list[RoomProcess]
) -> None:
    """Also who came through another node, which notices that nobody answers there."""
    match = await gather(nodes)
    async with match.ann.at(match.table) as waiting, match.bob.at(match.table) as relayed:
        await waiting.sit(0)
        await relayed.sit(1)
        still = nodes[0].process
        assert still is not None
        still.send_signal(signal.SIGSTOP)
        ann = Client(nodes[2].address, match.ann.token)
        async with ann.at(match.table) as a:  # once that node is taken for dead
            await asyncio.wait_for(play([a, relayed], Dice(1), 10), 60 * crowding())
            still.send_signal(signal.SIGCONT)
            while waiting.seq != a.seq:
                await waiting.next_event(60 * crowding())
            assert waiting.position == a.position
            await play([waiting, relayed], Dice(2), 10)
    await check_nothing_shown_is_lost(store, match, [waiting, a, relayed])


async def test_a_node_whose_database_is_gone_says_so_and_closes_quietly() -> None:
    with postgresql() as server:
        node = RoomProcess(await fresh_database(server))
        node.start()
        await node.wait_until_open()
        ann = await Client.visit(node.address)
        made = await ann.create("minnows", [ME, BOT], thinking="quick")
        async with ann.at(made["table"]) as table:
            await table.sit(0)
    try:
        socket = await speak(node.address, json.dumps({"type": "hello", "table": made["table"], "token": ann.token}))
        assert await answer(socket) == {"type": "goodbye", "reason": "moved", "retry": True}
        health = await asyncio.to_thread(request, node.address, "GET", "/healthz")
        assert health.status == 503
    finally:
        code = await asyncio.to_thread(node.end, signal.SIGTERM)
    assert code in (0, -signal.SIGTERM)


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as made:
        yield made


async def fail(*_: object) -> None:
    raise OSError("gone")


async def test_a_table_that_cannot_be_read_is_given_free_and_keeps_no_other_asleep(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT], thinking="days")
    sound = made["table"]
    del room[1].tables[sound]
    read, released = room[1].store.entries, []

    async def entries(table: str) -> list[tuple[int, bytes]]:
        return [(1, b"{")] if table == "broken" else await read(table)

    async def release(table: str) -> None:
        released.append(table)

    async def awake_tables() -> list[str]:
        return ["broken", sound]

    monkeypatch.setattr(room[1].store, "entries", entries)
    monkeypatch.setattr(room[1].store, "release", release)
    monkeypatch.setattr(room[1].store, "awake_tables", awake_tables)
    await room[1]._wake_orphans()
    assert list(room[1].tables) == [sound]
    assert released == ["broken"]


async def test_a_room_that_cannot_write_its_clocks_closes_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann = await Client.visit(address)
        made = await ann.create("minnows", [ME, BOT], thinking="quick")
        async with ann.at(made["table"]) as table:
            await table.sit(0)
        monkeypatch.setattr(room.store, "keep_clocks", fail)
    assert room.tables == {}


@pytest.fixture
async def shared(store: str) -> AsyncIterator[PostgresStore]:
    made = PostgresStore(store, "n-1", "http://n-1")
    await made.start()
    yield made
    await made.stop()


async def test_a_database_that_says_nothing_is_not_well(shared: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> None:
    enough = asyncio.Event()

    async def say_nothing(*_: object) -> None:
        """As a statement whose cancellation the database does not confirm."""
        while not enough.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await enough.wait()

    assert await shared.is_well()
    monkeypatch.setattr(postgres, "WELL_SECONDS", 0.01)
    monkeypatch.setattr(shared, "_write_something", say_nothing)
    assert not await asyncio.wait_for(shared.is_well(), 60)
    enough.set()


async def test_a_heart_goes_on_beating_whatever_went_wrong(
    shared: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    beats: list[int] = []

    async def stumble(_: object) -> None:
        beats.append(len(beats))
        raise RuntimeError("another operation is in progress")

    monkeypatch.setattr(postgres, "HEARTBEAT", 0.001)
    monkeypatch.setattr(shared, "_beat", stumble)
    await until(lambda: len(beats) > 2)
