"""Forgotten is forgotten: no byte of a name, an id or a word stays; matches stay, played by somebody."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.server.logs import write_logs
from papercove.server.settings import Settings
from papercove.server.store import open_store
from tests.server.rooms import RoomProcess, running, until
from tests.server.test_life import BOT, ME, OPEN, SHORT, play_on

NAMES = ("Annabel of the Cove", "Anna the Second")
WORDS = "lighthouse keepers sing at noon"


async def live_a_little(ann: Client, bob: Client) -> dict[str, str]:
    """Ann plays, talks, renames herself, leaves in mid-match, and waits at a table: the tables by what she did."""
    await ann.request("POST", "/api/device", {"nickname": NAMES[0]})
    played = await ann.create("minnows", [ME, OPEN], pace="instant", options=SHORT["minnows"], listed=True)
    async with ann.at(played["table"]) as a, bob.at(played["table"]) as b:
        await a.sit(0)
        await b.sit(1)
        await a.ask("say", text=WORDS)
        await ann.request("POST", "/api/device", {"nickname": NAMES[1]})
        await asyncio.gather(play_on(a, Dice(13)), play_on(b, Dice(14)))
        await b.ask("rematch")
        await b.ask("say", text="again?")
    left = await bob.create("minnows", [ME, OPEN], pace="instant", options=SHORT["minnows"])
    async with ann.at(left["table"]) as a, bob.at(left["table"]) as b:
        await b.sit(0)
        await a.sit(1)
        await a.ask("leave")
        await play_on(b, Dice(15))
    running_match = await ann.create("minnows", [ME, OPEN], options={"rounds": 4, "cards": 12}, pace="instant")
    async with ann.at(running_match["table"]) as a, bob.at(running_match["table"]) as b:
        await a.sit(0)
        await b.sit(1)
    watched = await bob.create("minnows", [ME, BOT], listed=True)
    async with ann.at(watched["table"]) as a:
        await a.ask("say", text=WORDS)
    waiting = await ann.create("minnows", [ME, OPEN], listed=True)
    sheet = {"game": "minnows", "players": [{"name": NAMES[0]}, {"name": "Bob"}]}
    await ann.request("PUT", "/api/sheets/annssheetannssheet", sheet)
    return {
        "played": played["table"],
        "left": left["table"],
        "running": running_match["table"],
        "watched": watched["table"],
        "waiting": waiting["table"],
    }


def traces_in(told: str | bytes, ann: Client) -> list[str]:
    data = told.encode() if isinstance(told, str) else told
    return [word for word in (*NAMES, WORDS, ann.id, ann.token or "-") if word.encode() in data]


def all_bytes(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


async def what_others_see(bob: Client, tables: dict[str, str]) -> str:
    match = f"/api/matches/{tables['played']}-1"
    told: list[Any] = [
        await bob.request("GET", path)
        for path in (
            match,
            f"{match}/record",
            f"/api/matches/{tables['left']}-1/record",
            "/api/me/matches",
            "/api/lobby",
        )
    ]
    told.append(await bob.request("GET", "/api/me/tables"))
    for table in tables.values():
        async with bob.at(table) as b:
            told += [b.events, b.table, b.position]
    return str(told)


async def test_after_forget_me_no_byte_of_the_store_and_nothing_told_holds_a_trace(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write_logs("debug")
    folder = tmp_path / "store"
    folder.mkdir()
    async with running(Settings(store=str(folder / "room.db"), limits=None, substitute_level="novice")) as (
        address,
        room,
    ):
        ann, bob = await Client.visit(address), await Client.visit(address, "Bob")
        tables = await live_a_little(ann, bob)
        await room.store.keep_analysis(f"{tables['played']}-1", f'{{"names":["{NAMES[1]}"]}}'.encode())
        await room.store.subscribe(ann.id, f"https://push.example/{ann.id}")
        watched = (await bob.create("minnows", [ME, OPEN]))["table"]
        async with bob.at(watched) as b, ann.at(watched):
            await b.ask("mute", device=ann.id)  # who only watches there
            await room.tables[watched].written()
            assert ann.id in b.table["muted"]
        room.coach.iterations = 10_000_000  # it will never come to an end
        await bob.request("POST", f"/api/matches/{tables['left']}-1/analysis", {})
        exported = await ann.request("GET", "/api/me/export")
        assert [line["text"] for line in exported["said"]] == [WORDS, WORDS]
        assert {line["name"] for line in exported["sat"]} == set(NAMES)
        assert len(exported["tables"]) == 4
        assert len(exported["notifications"]) == 1
        assert traces_in(all_bytes(folder), ann)
        await ann.request("DELETE", "/api/me")
        for file in folder.iterdir():
            assert traces_in(file.read_bytes(), ann) == [], file.name
        seen = await what_others_see(bob, tables)
        assert traces_in(seen, ann) == []
        assert "Guest 0" in seen
        assert "Bob" in seen
        record = await bob.request("GET", f"/api/matches/{tables['played']}-1/record")
        assert (await bob.request("POST", "/api/verify", {"record": record}))["fair"]
        async with bob.at(tables["running"]) as b:  # a bot sits there now, and the match goes on
            await play_on(b, Dice(3))
        await room.store.back_up(tmp_path / "copy.db")
        assert traces_in((tmp_path / "copy.db").read_bytes(), ann) == []
        assert traces_in(repr([vars(active.table) for active in room.tables.values()]), ann) == []
        assert traces_in(repr(vars(room.limits)) + repr(vars(room.coach)), ann) == []
        await until(lambda: not room.coach.tasks)
        assert room.coach.status(f"{tables['left']}-1").state == "none", "it would have told her name"
    for file in folder.iterdir():
        assert traces_in(file.read_bytes(), ann) == [], file.name
    assert traces_in(capfd.readouterr().err, ann) == []


async def test_another_program_that_reads_the_file_keeps_no_trace_once_it_has_gone(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address, "Bob")
        await live_a_little(ann, bob)
        with closing(sqlite3.connect(tmp_path / "room.db", isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM devices").fetchall()
            await ann.request("DELETE", "/api/me")
            assert await room.store.is_well()  # and nobody waits for that program
        await until(lambda: traces_in(all_bytes(tmp_path), ann) == [])


async def test_who_was_banned_is_forgotten_too(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address, "Bob")
        await live_a_little(ann, bob)
        await room.ban(ann.id, int(time.time()) + 3600)
        with pytest.raises(Refused, match="banned"):
            await ann.request("GET", "/api/me/matches")
        await ann.request("DELETE", "/api/me")
        assert traces_in(all_bytes(tmp_path), ann) == []


async def test_who_was_interrupted_in_forgetting_goes_on_when_the_room_opens(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "room.db"), limits=None)
    async with running(settings) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address, "Bob")
        tables = await live_a_little(ann, bob)
        await room.store.forget_tokens(ann.id)  # and then the power was cut
    async with running(settings) as (address, _):
        bob.address = address
        assert traces_in(await what_others_see(bob, tables), ann) == []
        assert traces_in(all_bytes(tmp_path), ann) == []


@pytest.mark.xdist_group("postgres")
async def test_on_several_nodes_no_row_holds_a_trace(store: str) -> None:
    nodes = [RoomProcess(store) for _ in range(2)]
    for node in nodes:
        node.start()
    for node in nodes:
        await node.wait_until_open()
    ann, bob = await Client.visit(nodes[0].address), await Client.visit(nodes[1].address, "Bob")
    tables = await live_a_little(ann, bob)
    async with bob.at(tables["running"]) as b:  # in the memory of the other node
        async with asyncio.timeout(300):
            await ann.request("DELETE", "/api/me")
            while await traces_in_rows(store, ann):  # noqa: ASYNC110  (the other node tells nobody)
                await asyncio.sleep(0.2)
        await until(lambda: b.table["seats"][0]["kind"] == "bot")
        assert traces_in(await what_others_see(bob, tables), ann) == []
    for node in nodes:
        node.kill()
    assert await traces_in_rows(store, ann) == []


async def traces_in_rows(store: str, ann: Client) -> list[str]:
    connection = await asyncpg.connect(store)
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    dump = ""
    for name in names:
        for row in await connection.fetch(f"SELECT * FROM {name['tablename']}"):
            dump += str([bytes(value).decode() if isinstance(value, bytes) else value for value in row.values()])
    await connection.close()
    return traces_in(dump, ann)


async def test_freed_pages_of_an_older_store_are_wiped_once(tmp_path: Path) -> None:
    path = tmp_path / "room.db"
    old = open_store(str(path))
    await old.start()
    await old.stop()
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA secure_delete=OFF")
    connection.execute("DELETE FROM schema_version WHERE version >= 5")
    connection.execute("DROP TABLE bans")
    connection.execute("DROP TABLE codes")
    connection.execute("DROP TABLE sheets")
    connection.execute("ALTER TABLE devices DROP COLUMN animal")
    connection.executemany(
        "INSERT INTO events VALUES ('t', ?, ?)", [(seq, NAMES[0].encode() * 90) for seq in range(40)]
    )
    connection.execute("DELETE FROM events")
    connection.commit()
    connection.close()
    assert NAMES[0].encode() in path.read_bytes()
    store = open_store(str(path))
    await store.start()
    await store.stop()
    assert NAMES[0].encode() not in path.read_bytes()
