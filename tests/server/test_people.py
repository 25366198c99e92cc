"""Who sits at a table, as everybody is told: names, animals of paper, short codes, big screens."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.registry import game
from papercove.server.devices import ANIMALS
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.rooms import running, until
from tests.server.test_life import BOT, ME, OPEN, SHORT, play_on

PICTURES = Path(__file__).parents[2] / "web" / "pictures" / "files"


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"), substitute_level="novice")) as made:
        yield made


def test_every_animal_has_its_pictures_and_the_pages_list_them_alike() -> None:
    written = (PICTURES.parents[1] / "src" / "people" / "animals.ts").read_text("utf-8")
    listed = re.search(r"\[([^\]]*'bear'[^\]]*)\]", written)
    assert listed is not None
    assert re.findall(r"'(\w+)'", listed[1]) == list(ANIMALS)
    assert {f"avatar-{animal}-120.avif" for animal in ANIMALS} == {
        file.name for file in PICTURES.glob("avatar-*-120.avif")
    }


async def test_whoever_says_no_name_gets_an_animal_and_is_called_by_it(room: tuple[str, Room]) -> None:
    told = await Client(room[0]).request("POST", "/api/device", {})
    number = re.fullmatch(r"Guest (\d+)", told["nickname"])
    assert number is not None
    assert told["animal"] == ANIMALS[int(number[1]) % len(ANIMALS)]


async def test_a_name_that_nobody_could_read_is_refused_and_the_old_one_stays(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0], "Ann")
    for name in ("\u3164\u3164", "Guest 12", "somebody"):
        with pytest.raises(Refused, match="nickname-not-usable"):
            await ann.request("POST", "/api/device", {"nickname": name})
    assert (await ann.request("POST", "/api/device", {"nickname": "  "}))["nickname"] == "Ann"


async def test_an_animal_is_shown_at_the_table_forgotten_with_its_person_and_in_no_record(
    room: tuple[str, Room],
) -> None:
    ann, bob = await Client.visit(room[0], "Ann"), await Client.visit(room[0], "Bob")
    await bob.request("POST", "/api/device", {"animal": "owl"})
    told = await ann.request("POST", "/api/device", {"animal": "fox"})
    assert (told["nickname"], told["animal"]) == ("Ann", "fox")
    with pytest.raises(Refused, match="unreadable"):
        await ann.request("POST", "/api/device", {"animal": "unicorn"})
    made = await ann.create("minnows", [ME, OPEN], pace="instant", options=SHORT["minnows"], listed=True)
    async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
        await a.sit(0)
        assert (a.you["animal"], b.table["seats"][0]["animal"]) == ("fox", "fox")
        await ann.request("POST", "/api/device", {"animal": "whale"})
        await until(lambda: b.table["seats"][0]["animal"] == "whale" and a.you["animal"] == "whale")
        await b.sit(1)
        await asyncio.gather(play_on(a, Dice(13)), play_on(b, Dice(14)))
        match = f"/api/matches/{made['table']}-1"
        record = str(await bob.request("GET", f"{match}/record"))
        assert not any(animal in record for animal in ("fox", "whale"))
        shown = (await bob.request("GET", match))["summary"]["seats"]
        assert [seat["animal"] for seat in shown] == ["whale", "owl"]
        exported = await ann.request("GET", "/api/me/export")
        assert exported["device"]["animal"] == "whale"
        assert {sat["animal"] for sat in exported["sat"]} == {"fox", "whale"}
        await b.ask("rematch")
        assert {seat.get("animal") for seat in b.table["seats"] if seat["name"] == "Ann"} == {"whale"}
        await ann.request("DELETE", "/api/me")
        await until(lambda: all("animal" not in seat for seat in b.table["seats"] if seat.get("name") != "Bob"))
        assert "whale" not in str(await bob.request("GET", match))
    assert b'"whale"' not in (await room[1].store.table_summary(made["table"]) or b"")
    assert not any(b'"fox"' in body or b'"whale"' in body for _, body in await room[1].store.whole_log(made["table"]))


async def test_five_letters_lead_to_a_table_and_guessing_them_is_slow(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0], "Ann")
    first, second = [(await ann.create("minnows", [ME, BOT]))["table"] for _ in range(2)]
    codes = [(await ann.request("GET", f"/api/tables/{table}/code"))["code"] for table in (first, second, first)]
    assert codes[0] == codes[2] != codes[1]
    assert all(re.fullmatch("[B-DF-HJ-NP-TV-XZ]{5}", code) for code in codes)
    found = await Client(room[0]).request("GET", f"/api/join/{codes[1].lower()}")
    assert found == {"code": codes[1], "table": second, "path": f"/t/{second}"}
    with pytest.raises(Refused, match="no-table"):
        await ann.request("GET", "/api/tables/nowhere/code")
    refusals = []
    for _ in range(25):
        with pytest.raises(Refused) as refused:
            await ann.request("GET", "/api/join/AEIOU")
        refusals.append(refused.value.key)
    assert refusals[:19] == ["no-code"] * 19
    assert refusals[-1] == "too-fast"


async def test_whoever_plays_is_told_that_a_big_screen_shows_the_table() -> None:
    active = gathered(StillRoom(), game("minnows"), 2)
    player, screen = Listener(sitter(0)), Listener(sitter(9), spectate=True)
    screen.screen = True
    active.join(player, None)
    active.join(screen, None)
    active.part(screen)
    told = [frame for frame in player.take() if b'"presence"' in frame]
    shown = [b'"screen":true' in frame for frame in told]
    assert shown == [False, True, False]
