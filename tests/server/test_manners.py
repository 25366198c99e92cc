"""What a table's host may do about somebody who disturbs it: mute, send away, forgive."""

from __future__ import annotations

from pathlib import Path

import pytest

from papercove.client import AtTable, Client, Refused
from papercove.server.entries import decode_entry
from papercove.server.forgetting import without_person
from papercove.server.settings import Settings
from tests.server.rooms import running
from tests.server.test_life import ME, OPEN


async def test_the_host_mutes_and_lets_speak_again(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, _):
        ann, bob, eve = [await Client.visit(address, name) for name in ("Ann", "Bob", "Eve")]
        made = await ann.create("minnows", [ME, OPEN])
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b, eve.at(made["table"]) as e:
            await b.sit(1)
            await e.ask("say", text="look at me")
            while not (said := [one["event"] for one in a.events if one["event"]["type"] == "said"]):
                await a.next_event()
            assert said[0]["device"] == eve.id
            with pytest.raises(Refused, match="host-only"):
                await b.ask("mute", device=eve.id)
            with pytest.raises(Refused, match="nobody-else"):
                await a.ask("mute", device=ann.id)
            with pytest.raises(Refused, match="nobody-else"):
                await a.ask("remove", device="nobody")
            await a.ask("mute", device=eve.id)
            assert a.table["muted"] == {eve.id: "Eve"}
            with pytest.raises(Refused, match="muted-here"):
                await e.ask("say", text="look at me")
            await b.ask("say", text="thanks")
            await a.ask("mute", device=eve.id, on=False)
            await e.ask("say", text="sorry")


async def test_who_is_muted_cannot_speak_by_names(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, _):
        ann, bob = [await Client.visit(address, name) for name in ("Ann", "Bob")]
        made = await ann.create("minnows", [ME, OPEN, OPEN])
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await b.sit(1)
            await a.ask("mute", device=bob.id)
            await bob.request("POST", "/api/device", {"nickname": "Ann cheats"})
            await b.ask("leave")
            await b.sit(2)
            while a.table["seats"][2]["kind"] != "person":
                await a.next_event()
            assert a.table["seats"][2]["name"] == "Bob"
            assert "Ann cheats" not in str(a.events)
            await a.ask("mute", device=bob.id, on=False)
            await bob.request("POST", "/api/device", {"nickname": "Robert"})
            while a.table["seats"][2]["name"] != "Robert":
                await a.next_event()


async def listen(table: AtTable) -> None:
    while True:
        await table.next_event()


async def test_who_is_sent_away_leaves_the_seat_and_stays_out(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "room.db"))
    async with running(settings) as (address, _):
        ann, bob = [await Client.visit(address, name) for name in ("Ann", "Bob")]
        made = await ann.create("minnows", [ME, OPEN], options={"rounds": 1000, "cards": 20})
        async with ann.at(made["table"]) as a:
            async with bob.at(made["table"]) as b:
                await a.sit(0)
                await b.sit(1)
                await a.ask("remove", device=bob.id)
                with pytest.raises(Refused, match="refused"):
                    await listen(b)
            assert a.table["seats"][1]["kind"] == "bot" or a.table["seats"][1]["away"]
    async with running(settings) as (address, room):  # it outlives the room
        ann.address = bob.address = address
        with pytest.raises(Refused, match="removed"):
            async with bob.at(made["table"]):
                pass
        async with ann.at(made["table"]) as a:
            await a.ask("remove", device=bob.id, on=False)
            async with bob.at(made["table"]) as b:
                assert b.table["id"] == made["table"]
        log = await room.store.whole_log(made["table"])
    mentioned = [without_person(decode_entry(body), bob.id) for _, body in log if b'"removed"' in body]
    assert mentioned
    assert not any(bob.id in str(entry) for entry in mentioned)


async def test_the_host_sees_and_sends_away_who_only_watches(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, _):
        ann, bob, eve = [await Client.visit(address, name) for name in ("Ann", "Bob", "Eve")]
        made = await ann.create("minnows", [ME, OPEN])
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b, eve.at(made["table"]) as e:
            await b.sit(1)
            while a.presence.get("watching") != {eve.id: "Eve"}:
                await a.next_event()
            assert "watching" not in b.presence, "it is nobody else's business"
            await a.ask("remove", device=eve.id)
            assert a.table["removed"] == {eve.id: "Eve"}
            with pytest.raises(Refused, match="refused"):
                await listen(e)
            while a.presence.get("watching"):
                await a.next_event()
        with pytest.raises(Refused, match="removed"):
            async with eve.at(made["table"]):
                pass


async def test_another_name_lifts_no_mute(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, _):
        ann, eve = [await Client.visit(address, name) for name in ("Ann", "Eve")]
        made = await ann.create("minnows", [ME, OPEN])
        async with ann.at(made["table"]) as a, eve.at(made["table"]) as e:
            await a.ask("mute", device=eve.id)  # who has only watched so far
            await eve.request("POST", "/api/device", {"nickname": "Mallory"})
            with pytest.raises(Refused, match="muted-here"):
                await e.ask("say", text="look at me")
            await e.sit(1)
            assert a.table["muted"] == {eve.id: "Eve"}
        async with eve.at(made["table"]) as e:  # nor does coming back
            with pytest.raises(Refused, match="muted-here"):
                await e.ask("say", phrase="hello")
            assert e.table["seats"][1]["name"] == "Eve"


async def test_nobody_passes_for_somebody_else_at_a_table(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, _):
        ann, like_ann, again = [await Client.visit(address, name) for name in ("Ann", "\u0410nn", "ann")]
        made = await ann.create("minnows", [ME, OPEN])
        async with ann.at(made["table"]) as a, like_ann.at(made["table"]) as b, again.at(made["table"]) as c:
            await b.sit(1)
            assert b.table["seats"][1]["name"] == "\u0410nn 2"
            await c.ask("say", text="I give up")
            while not (said := [one["event"] for one in a.events if one["event"]["type"] == "said"]):
                await a.next_event()
            assert said[0]["name"] == "ann 3"
            await like_ann.request("POST", "/api/device", {"nickname": "Bob"})
            while a.table["seats"][1]["name"] != "Bob":
                await a.next_event()
