"""A table's life over the wire, with whole matches of two games."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from papercove.client import AtTable, Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.record import Record
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.store import Append
from tests.server.rooms import running, until

GAMES = ("minnows", "sea-salt-paper")
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}
SHORT: dict[str, dict[str, Any]] = {"minnows": {"rounds": 1, "cards": 12}, "sea-salt-paper": {"points_to_win": 5}}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    settings = Settings(store=str(tmp_path / "room.db"), limits=None, substitute_level="novice", hint_level="casual")
    async with running(settings) as made:
        yield made


async def play_on(table: AtTable, dice: Dice, most: int = 100_000) -> None:
    """Play random choices until the match is over, or so many of them."""
    while not table.is_over and most:
        if table.choices:
            await table.act(table.choices[dice.roll(len(table.choices))]["id"])
            most -= 1
        else:
            await table.next_event()


@pytest.mark.parametrize("game", GAMES)
async def test_the_first_page_deals_a_game_against_a_bot(room: tuple[str, Room], game: str) -> None:
    client = Client(room[0])
    made = await client.quick(game, **SHORT[game])
    assert made["seat"] == 0


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_play_a_match_a_spectator_watches_and_all_ask_for_a_rematch(
    room: tuple[str, Room], game: str
) -> None:
    ann, bob, eve = [await Client.visit(room[0], name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.create(game, [ME, OPEN, BOT], options=SHORT[game], pace="instant", listed=True)
    lobby = await bob.request("GET", "/api/lobby")
    assert [table["id"] for table in lobby["tables"]] == [made["table"]]
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b, eve.at(made["table"]) as e:
        await a.sit(0)
        assert a.table["phase"] == "gathering"
        await b.sit(1)
        await asyncio.gather(play_on(a, Dice(1)), play_on(b, Dice(2)), wait_for_end(e))
        assert a.view["outcome"] == b.view["outcome"] == e.view["outcome"] is not None
        assert [table.gaps for table in (a, b, e)] == [0, 0, 0]
        assert e.choices == []
        first = a.table["match_id"]
        before = a.table["commitment"]
        await a.ask("rematch")
        assert (a.table["phase"], a.table["again"]) == ("finished", [0])
        await b.ask("rematch")
        await until(lambda: a.table["phase"] == "gathering")
        assert [seat.get("name") for seat in a.table["seats"]] == [None, "Ann", "Bob"]
        assert a.table["commitment"] != before
        assert a.you["seat"] == 1
        await a.sit(1)
        await b.sit(2)
        await asyncio.gather(play_on(a, Dice(3)), play_on(b, Dice(4)))
        assert a.table["match_id"] != first
    matches = await ann.request("GET", "/api/me/matches")
    assert [match["id"] for match in matches["matches"]] == [a.table["match_id"], first]
    assert (await eve.request("GET", "/api/me/matches"))["matches"] == []


async def wait_for_end(table: AtTable) -> None:
    while not table.is_over:
        await table.next_event()


async def test_a_finished_match_can_be_replayed_verified_and_kept(room: tuple[str, Room]) -> None:
    client = await Client.visit(room[0], "Ann")
    made = await client.create("sea-salt-paper", [ME, BOT], options={"points_to_win": 5}, pace="instant")
    async with client.at(made["table"]) as table:
        await table.sit(0)
        await play_on(table, Dice(5))
    id, last = table.table["match_id"], table.view
    info = await client.request("GET", f"/api/matches/{id}")
    assert info["commitment"] == made["commitment"]
    replay = await client.request("GET", f"/api/matches/{id}/replay?count=400")
    assert replay["plies"] == len(info["actions"]) == replay["steps"][-1]["ply"]
    assert replay["steps"][-1]["views"][0] == last
    record = await client.request("GET", f"/api/matches/{id}/record")
    checked = await client.request("POST", "/api/verify", {"record": record, "commitment": made["commitment"]})
    assert checked["fair"]
    assert len(checked["rounds"]) == len(info["rounds"])
    again = await client.request("POST", "/api/replay", {"record": record, "first": 2, "count": 3})
    assert again["steps"] == replay["steps"][2:5]


async def test_a_match_in_progress_has_no_replay_and_no_secret(room: tuple[str, Room]) -> None:
    client = await Client.visit(room[0])
    made = await client.create("minnows", [ME, BOT], pace="instant")
    async with client.at(made["table"]) as table:
        await table.sit(0)
        with pytest.raises(Refused, match="no-match"):
            await client.request("GET", f"/api/matches/{made['table']}-1")
        active = room[1].tables[made["table"]]
        assert active.table.secret not in str([table.table, table.events, table.position])


async def test_somebody_takes_over_a_bots_seat_in_mid_game(room: tuple[str, Room]) -> None:
    ann, bob = await Client.visit(room[0], "Ann"), await Client.visit(room[0], "Bob")
    made = await ann.create("minnows", [ME, BOT], pace="instant", options={"rounds": 2, "cards": 12})
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        await play_on(a, Dice(6), 4)
        hidden, _ = b.view["hand"], await b.sit(1)
        assert hidden is None
        assert b.you["seat"] == 1
        assert len(b.view["hand"]) > 0
        await asyncio.gather(play_on(a, Dice(7)), play_on(b, Dice(8)))
        assert a.table["seats"][1]["name"] == "Bob"


async def test_a_bot_keeps_the_seat_warm_until_its_owner_returns(room: tuple[str, Room]) -> None:
    ann, bob, eve = [await Client.visit(room[0], name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.create("minnows", [ME, OPEN], pace="instant", options={"rounds": 2, "cards": 12})
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        await b.sit(1)
        await b.ask("leave")
        assert b.table["seats"][1]["away"]
        await play_on(a, Dice(9), 6)
        async with eve.at(made["table"]) as e:
            with pytest.raises(Refused, match="seat-taken"):
                await e.sit(1)
        await b.sit(1)
        assert not b.table["seats"][1].get("away")
        await asyncio.gather(play_on(a, Dice(10)), play_on(b, Dice(11)))


async def test_undo_goes_back_only_inside_a_turn_and_never_over_something_revealed(room: tuple[str, Room]) -> None:
    ann, bob = await Client.visit(room[0]), await Client.visit(room[0])
    made = await ann.create("minnows", [ME, OPEN])
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        await b.sit(1)
        assert not a.position or not a.position.get("undo")
        with pytest.raises(Refused, match="no-undo"):
            await a.undo()
        before = a.view
        await a.act(1)
        assert a.position
        assert a.position["undo"]
        while b.seq != a.seq:
            await b.next_event()
        with pytest.raises(Refused, match="no-undo"):
            await b.undo()
        await a.undo()
        assert a.view == before
        await a.act(0)
        await a.act(a.choices[0]["id"])
        with pytest.raises(Refused, match="no-undo"):
            await a.undo()


async def test_hints_are_what_a_bot_thinks_of_ones_own_choices(room: tuple[str, Room]) -> None:
    ann, eve = await Client.visit(room[0]), await Client.visit(room[0])
    made = await ann.create("sea-salt-paper", [ME, BOT], pace="instant")
    async with ann.at(made["table"]) as a, eve.at(made["table"]) as e:
        await a.sit(0)
        while not a.choices:
            await a.next_event()
        advice = await a.ask("hint", level="casual")
        assert {opinion["action"] for opinion in advice["opinions"]} <= {choice["id"] for choice in a.choices}
        assert advice["opinions"][0]["share"] is not None
        best, *others = (await a.ask("hint", level="coach"))["opinions"]
        assert {best["action"], *(one["action"] for one in others)} == {choice["id"] for choice in a.choices}
        assert best.get("grade", "best") == "best"
        assert [one["share"] for one in others] == sorted((one["share"] for one in others), reverse=True)
        for one in others:
            assert one.get("loss", 0) == pytest.approx(max(0, best["share"] - one["share"]), abs=1e-4)
            assert one["grade"] in ("fine", "dubious", "mistake", "blunder")
        with pytest.raises(Refused, match="not-your-turn"):
            await e.ask("hint")
        with pytest.raises(Refused, match="unknown-bot"):
            await a.ask("hint", level="oracle")
        await a.ask("configure", hints=False)
        with pytest.raises(Refused, match="no-hints"):
            await a.ask("hint")


async def test_chat_is_phrases_and_text_that_the_host_may_switch_off(room: tuple[str, Room]) -> None:
    ann, bob = await Client.visit(room[0], "Ann"), await Client.visit(room[0], "Bob")
    made = await ann.create("minnows", [ME, BOT])
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await b.ask("say", phrase="well-played")
        await b.ask("say", text="  a\u202eb\x00\n<b>c</b>  ")
        said = [event["event"] for event in b.events if event["event"]["type"] == "said"]
        assert said == [
            {"type": "said", "name": "Bob", "phrase": "well-played", "device": bob.id},
            {"type": "said", "name": "Bob", "text": "ab <b>c</b>", "device": bob.id},
        ]
        with pytest.raises(Refused, match="host-only"):
            await b.ask("configure", free_text=False)
        await a.ask("configure", free_text=False)
        with pytest.raises(Refused, match="no-free-text"):
            await b.ask("say", text="hello")
        with pytest.raises(Refused, match="phrase"):
            await b.ask("say", phrase="anything")


async def test_rewind_reaches_ones_last_turn_and_further_with_memory_aid(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    for aid in (False, True):
        made = await ann.create("minnows", [ME, BOT], memory_aid=aid, pace="instant", options={"rounds": 5})
        async with ann.at(made["table"]) as a:
            await a.sit(0)
            first = a.view
            await play_on(a, Dice(12), 8)
            while not a.choices:
                await a.next_event()
            recent = await a.ask("rewind", ply=a.view["ply"] - 1)
            assert recent["view"]["ply"] == a.view["ply"] - 1
            began = a.view["ply"]
            await a.act(a.choices[0]["id"])  # the lane; in mid-turn one still sees what the bot did
            while not a.choices:
                await a.next_event()
            assert a.view["ply"] == began + 1
            assert (await a.ask("rewind", ply=began - 1))["view"]["ply"] == began - 1
            if aid:
                assert (await a.ask("rewind", ply=0))["view"] == first
            else:
                with pytest.raises(Refused, match="no-memory-aid"):
                    await a.ask("rewind", ply=0)


async def test_a_new_name_shows_at_once_at_the_table(room: tuple[str, Room]) -> None:
    ann, bob = [await Client.visit(room[0], name) for name in ("Ann", "Bob")]
    made = await ann.create("minnows", [ME, OPEN], options=SHORT["minnows"])
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        await b.sit(1)
        await play_on(a, Dice(1), most=1)
        await ann.request("POST", "/api/device", {"nickname": "Anna"})
        while b.table["seats"][0]["name"] != "Anna":
            await b.next_event()
        while a.you["name"] != "Anna":
            await a.next_event()
        await asyncio.gather(play_on(a, Dice(1)), play_on(b, Dice(2)))
        assert a.view["outcome"] is not None
    record = Record.read(await bob.request("GET", f"/api/matches/{b.table['match_id']}/record"))
    assert record.seats == ["Anna", "Bob"]


async def test_another_device_goes_on_by_a_code_that_works_once(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0], "Ann")
    made = await ann.create("minnows", [ME, BOT])
    code = (await ann.request("POST", "/api/device/link", {}))["code"]
    phone = Client(room[0])
    adopted = await phone.request("POST", "/api/device/adopt", {"code": code})
    assert adopted["id"] == ann.id
    assert adopted["token"] != ann.token
    phone.token = adopted["token"]
    async with phone.at(made["table"]) as table:
        assert table.you["seat"] == 0
    with pytest.raises(Refused, match="link-code"):
        await phone.request("POST", "/api/device/adopt", {"code": code})


async def test_a_device_sees_its_tables_and_statistics_and_can_be_forgotten(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0], "Ann")
    made = await ann.create("minnows", [ME, BOT], pace="instant", options=SHORT["minnows"])
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        tables = (await ann.request("GET", "/api/me/tables"))["tables"]
        assert [(one["id"], one["your_turn"]) for one in tables] == [(made["table"], True)]
        await play_on(table, Dice(13))
    found = await ann.request("GET", "/api/me/statistics")
    assert [(one["game"], one["against"], one["played"]) for one in found["tallies"]] == [("minnows", "novice", 1)]
    exported = await ann.request("GET", "/api/me/export")
    assert (exported["device"]["id"], exported["device"]["nickname"]) == (ann.id, "Ann")
    assert len(exported["matches"]) == 1
    await ann.request("DELETE", "/api/me")
    with pytest.raises(Refused, match="no-device"):
        await ann.request("GET", "/api/me/statistics")


async def test_who_is_forgotten_has_no_name_any_more(room: tuple[str, Room]) -> None:
    ann, bob = await Client.visit(room[0], "Ann of Cove"), await Client.visit(room[0], "Bob")
    made = await ann.create("minnows", [ME, OPEN], pace="instant", options=SHORT["minnows"], listed=True)
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        await b.sit(1)
        await asyncio.gather(play_on(a, Dice(13)), play_on(b, Dice(14)))
        match = f"/api/matches/{made['table']}-1"
        before = [await bob.request("GET", path) for path in (match, f"{match}/record")]
        assert all("Ann of Cove" in str(told) for told in before)
        await room[1].store.keep_analysis(f"{made['table']}-1", b'{"names":["Ann of Cove","Bob"]}')
        await ann.request("DELETE", "/api/me")
        after = [await bob.request("GET", path) for path in (match, f"{match}/record", "/api/me/matches")]
        assert not any(name in str(told) for told in after for name in ("Ann of Cove", ann.id))
        assert all("Bob" in str(told) for told in after)
        assert (await bob.request("GET", f"{match}/analysis"))["state"] == "none"
        assert (await bob.request("POST", "/api/verify", {"record": after[1]}))["fair"]
        await until(lambda: b.table["seats"][0]["name"] == "Guest 0")


async def test_bots_alone_play_to_the_end_while_somebody_watches(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [BOT, BOT, BOT], pace="instant", options={"rounds": 1, "cards": 9})
    async with ann.at(made["table"]) as table:
        await wait_for_end(table)
        assert table.view["outcome"]


async def test_a_command_counts_once_however_many_came_since(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, OPEN])
    async with ann.at(made["table"]) as table:
        first = await table.ask("say", cmd="once", phrase="hello")
        await asyncio.gather(*(table.ask("say", phrase="thinking") for _ in range(600)))
        seq = table.seq
        assert await table.ask("say", cmd="once", phrase="hello") == first
        assert table.seq == seq


async def test_chat_of_one_match_has_an_end(room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("papercove.server.manners.MOST_SAID", 3)
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, OPEN])
    async with ann.at(made["table"]) as table:
        for _ in range(3):
            await table.ask("say", text="a line")
        with pytest.raises(Refused, match="chat-full"):
            await table.ask("say", text="one more")


async def test_matches_that_end_in_one_second_are_all_listed(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT], pace="instant", options=SHORT["minnows"])
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        await play_on(table, Dice(3))
    row = await room[1].store.match(f"{made['table']}-1")
    assert row is not None
    for number in range(2, 8):
        row.id = f"{made['table']}-{number}"
        written = asyncio.get_running_loop().create_future()
        room[1].store.append(Append(f"copy-{number}", [(1, b"{}")], None, row), written.set_result)
        assert await written is None
    found: list[tuple[int, int]] = []
    before: str | None = ""
    while before is not None:
        told = await ann.request("GET", f"/api/me/matches?count=2&before={before}")
        found += [(one["finished"], one["your_seat"]) for one in told["matches"]]
        before = told.get("next")
    assert len(found) == 7
