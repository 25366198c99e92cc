"""Promise 6: three nodes on one PostgreSQL; any of them serves any table, and a killed one's tables go on elsewhere."""

from __future__ import annotations

import asyncio
import json
import signal
from typing import Any, NamedTuple

import asyncpg
import pytest

from papercove.cli.serve import keeper_file_beside
from papercove.client import AtTable, Client, Refused
from papercove.engine.dice import Dice
from papercove.server.entries import Play, decode_entry
from papercove.server.store import open_store
from tests.server.raw import request
from tests.server.rooms import ROOT, RoomProcess, crowding

pytestmark = pytest.mark.xdist_group("postgres")
ME, OPEN = {"kind": "me"}, {"kind": "open"}
GO_ON_SECONDS = 10.0
OPTIONS = {"rounds": 10_000, "cards": 20}


async def play(tables: list[AtTable], dice: Dice, moves: int) -> None:
    """So many more moves at a table, whoever is to make them."""
    while moves:
        for table in tables:
            if moves and table.choices:
                await table.act(table.choices[dice.roll(len(table.choices))]["id"])
                moves -= 1
        if not any(table.choices for table in tables):
            await asyncio.sleep(0.005)


class Match(NamedTuple):
    """Ann plays at the first node, Bob through the second; the third is there for whoever has to move."""

    ann: Client
    bob: Client
    table: str


async def gather(nodes: list[RoomProcess]) -> Match:
    first, second, third = (node.address for node in nodes)
    ann = await Client.visit(first, "Ann")
    bob = Client(second)
    bob.token = (await bob.request("POST", "/api/device", {"nickname": "Bob"}))["token"]
    ann.longest_retry = bob.longest_retry = 0.3
    made = await ann.create("minnows", [ME, OPEN], options=OPTIONS, listed=True)
    lobby = await Client(third).request("GET", "/api/lobby")
    assert [table["id"] for table in lobby["tables"]] == [made["table"]]
    return Match(ann, bob, made["table"])


async def check_nothing_shown_is_lost(store: str, match: Match, tables: list[AtTable]) -> None:
    reader = open_store(store, "n-reader", "")
    await reader.start()
    entries = {seq: decode_entry(body) for seq, body in await reader.entries(match.table)}
    await reader.stop()
    for table in tables:
        assert table.gaps == 0
        for cmd, seq in table.acks.items():
            assert entries[seq].cmd == cmd
        for event in table.events:
            assert isinstance(entries[event["seq"]], Play) == (event["event"]["type"] == "moved")


async def test_a_killed_nodes_tables_go_on_elsewhere_within_ten_seconds_and_nothing_shown_is_lost(
    store: str, nodes: list[RoomProcess]
) -> None:
    match = await gather(nodes)
    async with match.ann.at(match.table) as a, match.bob.at(match.table) as b:  # Bob's node relays to Ann's
        await a.sit(0)
        await b.sit(1)
        await play([a, b], Dice(1), 40)
        shown = max(a.seq or 0, b.seq or 0)
        nodes[0].kill()
        match.ann.address = nodes[2].address  # where Ann's browser finds the room next
        await asyncio.wait_for(play([a, b], Dice(2), 10), GO_ON_SECONDS * crowding())
        assert (a.seq or 0) > shown
    await check_nothing_shown_is_lost(store, match, [a, b])


async def test_a_node_that_is_told_to_stop_gives_its_tables_back_at_once(store: str, nodes: list[RoomProcess]) -> None:
    """In the middle of a move or not: nobody has to wait until it would be taken for dead."""
    match = await gather(nodes)
    async with match.ann.at(match.table) as a, match.bob.at(match.table) as b:
        await a.sit(0)
        await b.sit(1)
        await play([a, b], Dice(1), 40)
        playing = asyncio.create_task(play([a, b], Dice(2), 400))
        match.ann.address = nodes[2].address
        code = await asyncio.to_thread(nodes[0].end, signal.SIGTERM)
        shown = max(a.seq or 0, b.seq or 0)
        assert code in (0, -signal.SIGTERM)
        connection = await asyncpg.connect(store)
        left = await connection.fetch("SELECT * FROM leases WHERE node NOT IN (SELECT id FROM nodes)")
        alive = await connection.fetchval("SELECT count(*) FROM nodes")
        await connection.close()
        assert (left, alive) == ([], 2), "neither a lease nor a sign of life is left behind"
        await asyncio.wait_for(playing, 60 * crowding())
        assert (a.seq or 0) > shown
    await check_nothing_shown_is_lost(store, match, [a, b])


async def test_every_node_knows_at_once_who_was_renamed_or_forgotten_elsewhere(nodes: list[RoomProcess]) -> None:
    here = await Client.visit(nodes[0].address, "Ann")
    there = Client(nodes[1].address)
    there.token = here.token
    await there.request("POST", "/api/device", {"nickname": "Anna"})
    assert (await here.request("GET", "/api/me/export"))["device"]["nickname"] == "Anna"
    await there.request("DELETE", "/api/me")
    with pytest.raises(Refused, match="no-device"):
        await here.request("GET", "/api/me/export")


async def test_a_node_that_comes_back_gets_its_share_of_the_tables(store: str) -> None:
    nodes = [RoomProcess(store) for _ in range(2)]
    nodes[0].start()
    await nodes[0].wait_until_open()
    people = [await Client.visit(nodes[0].address) for _ in range(12)]
    made = [await person.create("minnows", [{"kind": "me"}, {"kind": "open"}]) for person in people]
    nodes[1].start()
    await nodes[1].wait_until_open()
    connection = await asyncpg.connect(store)
    try:
        async with asyncio.timeout(300):
            fewest = 0
            while fewest < 2:
                await asyncio.sleep(0.2)
                rows = await connection.fetch("SELECT count(*) AS tables FROM leases GROUP BY node")
                fewest = min(row["tables"] for row in rows) if len(rows) == 2 else 0
        for person, table in zip(people, made, strict=True):  # and everybody finds their own
            async with person.at(table["table"]) as at:
                await at.sit(0)
                assert at.you["seat"] == 0
    finally:
        await connection.close()
        for node in nodes:
            node.kill()


async def test_the_keeper_moves_a_table_to_another_node(store: str, nodes: list[RoomProcess]) -> None:
    match = await gather(nodes)
    token = (ROOT / keeper_file_beside(store)).read_text().strip()

    async def order(at: RoomProcess, what: str, **about: str) -> tuple[int, Any]:
        body = json.dumps(about).encode() if about else b""
        path = f"/api/keeper/{what}"
        told = await asyncio.to_thread(request, at.address, "POST" if body else "GET", path, body, X_Keeper=token)
        return told.status, json.loads(told.body)  # type: ignore[attr-defined]

    async with match.ann.at(match.table) as a, match.bob.at(match.table) as b:
        await a.sit(0)
        await b.sit(1)
        _, desk = await order(nodes[0], "desk")
        assert [one["table"] for one in desk["tables"]] == [match.table]
        other = next(node for node in desk["nodes"] if node != desk["node"])
        refused, told = await order(nodes[1], "move", table=match.table, node=other)
        assert (refused, told["key"]) == (403, "table-of-node")
        assert (await order(nodes[0], "move", table=match.table, node=other))[0] == 200
        await play([a, b], Dice(3), 10)
        assert (await order(nodes[0], "desk"))[1]["tables"] == []
    await check_nothing_shown_is_lost(store, match, [a, b])
