"""Whoever takes a bot's seat in mid-match: told to all, decided by the host, and blind again after leaving."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.server.room import Room
from papercove.server.seating import seat_bot_for
from papercove.server.settings import Settings
from tests.server.rooms import running, until
from tests.server.test_life import BOT, ME, play_on

LONG = {"rounds": 4, "cards": 12}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as found:
        yield found


@pytest.mark.parametrize("way", ["leave", "gone"])
async def test_who_takes_a_bots_seat_and_leaves_sees_no_more_than_a_spectator(
    room: tuple[str, Room], way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, eve = [await Client.visit(room[0], name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.create("minnows", [ME, BOT], pace="instant", options=LONG)
    active = room[1].tables[made["table"]]
    async with ann.at(made["table"]) as a, eve.at(made["table"]) as e:
        await a.sit(0)
        await play_on(a, Dice(6), 2)
        async with bob.at(made["table"]) as b:
            await b.sit(1)
            assert len(b.view["hand"]) > 0
            await until(lambda: any(event["event"].get("took") == "novice" for event in a.events))
            if way == "leave":
                await b.ask("leave")
                await until(lambda: b.view["hand"] is None)
        if way == "gone":
            active.commit([seat_bot_for(active.table, 1, room[1].now())])  # as a sweep does after a while
        await until(lambda: active.table.chairs[1].kind == "bot")
        assert active.table.chairs[1].level == "novice", "the same bot as before"
        async with bob.at(made["table"]) as b:
            await play_on(a, Dice(7), 4)
            assert b.you.get("seat") is None
            assert b.view["hand"] is None
            await until(lambda: b.seq == e.seq)
            assert b.view == e.view


async def test_who_knows_a_hand_takes_no_other_seat_in_this_match(room: tuple[str, Room]) -> None:
    ann, bob = [await Client.visit(room[0], name) for name in ("Ann", "Bob")]
    made = await ann.create("minnows", [ME, BOT, BOT], pace="instant", options=LONG)
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        await b.sit(1)
        await b.ask("leave")
        with pytest.raises(Refused, match="knows-a-hand"):
            await b.sit(2)
        await b.sit(1)  # which shows nothing that was not seen before
        assert b.you["seat"] == 1


async def test_the_host_decides_whether_seats_may_be_taken_in_mid_match(room: tuple[str, Room]) -> None:
    ann, bob = [await Client.visit(room[0], name) for name in ("Ann", "Bob")]
    made = await ann.create("minnows", [ME, BOT], pace="instant", options=LONG, newcomers=False)
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await b.sit(1)  # before the deal everybody is welcome
        await b.ask("leave")
        await a.ask("seat_bot", seat=1, level="novice")
        await a.sit(0)
        with pytest.raises(Refused, match="no-newcomers"):
            await b.sit(1)
        await a.ask("configure", newcomers=True)
        await b.sit(1)
        await asyncio.gather(play_on(a, Dice(1)), play_on(b, Dice(2)))
        assert a.table["seats"][1]["name"] == "Bob"
