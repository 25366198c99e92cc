"""Promise 6: three nodes on one PostgreSQL; any of them serves any table, and a killed one's tables go on elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from papercove.client import AtTable, Client
from papercove.engine.dice import Dice
from papercove.server.entries import Play, decode_entry
from papercove.server.store import open_store
from tests.server.postgres import fresh_database
from tests.server.rooms import RoomProcess, crowding

pytestmark = pytest.mark.xdist_group("postgres")
ME, OPEN = {"kind": "me"}, {"kind": "open"}
GO_ON_SECONDS = 10.0
OPTIONS = {"rounds": 10_000, "cards": 20}


@pytest.fixture
async def store(server: str) -> str:
    return await fresh_database(server)


async def play(tables: list[AtTable], dice: Dice, moves: int) -> None:
    """So many more moves at a table, whoever is to make them."""
    while moves:
        for table in tables:
            if moves and table.choices:
                await table.act(table.choices[dice.roll(len(table.choices))]["id"])
                moves -= 1
        if not any(table.choices for table in tables):
            await asyncio.sleep(0.005)


@pytest.fixture
async def nodes(store: str) -> AsyncIterator[list[RoomProcess]]:
    """Three processes on one database."""
    started = [RoomProcess(store) for _ in range(3)]
    for node in started:
        node.start()
    for node in started:
        await node.wait_until_open()
    yield started
    for node in started:
        if node.process is not None:
            node.kill()


async def test_a_killed_nodes_tables_go_on_elsewhere_within_ten_seconds_and_nothing_shown_is_lost(
    store: str, nodes: list[RoomProcess]
) -> None:
    first, second, third = (node.address for node in nodes)
    ann = await Client.visit(first, "Ann")
    bob = Client(second)
    bob_device = await bob.request("POST", "/api/device", {"nickname": "Bob"})
    bob.token = bob_device["token"]
    ann.longest_retry = bob.longest_retry = 0.3
    made = await ann.create("minnows", [ME, OPEN], options=OPTIONS, listed=True)
    lobby = await Client(third).request("GET", "/api/lobby")
    assert [table["id"] for table in lobby["tables"]] == [made["table"]]

    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:  # Bob's node relays to Ann's
        await a.sit(0)
        await b.sit(1)
        await play([a, b], Dice(1), 40)
        shown = max(a.seq or 0, b.seq or 0)
        nodes[0].kill()
        ann.address = third  # where Ann's browser finds the room next
        await asyncio.wait_for(play([a, b], Dice(2), 10), GO_ON_SECONDS * crowding())
        assert (a.seq or 0) > shown
        assert a.gaps == b.gaps == 0
        seen = {event["seq"]: event["event"] for event in (*a.events, *b.events)}
        acked = {cmd: seq for table in (a, b) for cmd, seq in table.acks.items()}
    reader = open_store(store, "n-reader", "")
    await reader.start()
    entries = {seq: decode_entry(body) for seq, body in await reader.entries(made["table"])}
    await reader.stop()
    for cmd, seq in acked.items():
        assert entries[seq].cmd == cmd
    for seq, event in seen.items():
        assert isinstance(entries[seq], Play) == (event["type"] == "moved")
