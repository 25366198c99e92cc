"""Score sheets of game nights over the wire: counted, shared, entered by several phones at once, kept and closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import papercove
from papercove.client import Client, Refused
from papercove.engine.evening import MOST_ROUNDS
from papercove.server.api import sheets
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.sheet import LARGEST_SHEET
from papercove.words import LANGUAGES, Words
from tests.server.rooms import RoomProcess, running

ID = "abcdefgh23456789"
NINE = {"numbers": {"points": 9}}
THREE = {"numbers": {"points": 3}}


def blank(game: str = "sea-salt-paper", seats: int = 3, **more: Any) -> dict[str, Any]:
    players = [{"name": name} for name in ("Ada", "Ben", "Cléo", "Dora")[:seats]]
    return {"game": game, "players": players, "opened": 1_790_000_000, **more}


def part(round: int, seat: int, value: Any, was: Any = None) -> dict[str, Any]:
    return {"change": {"kind": "part", "round": round, "seat": seat, "part": value, "was": was}}


def end(round: int, how: str, by: int | None, was: str = "", was_by: int | None = None) -> dict[str, Any]:
    return {"change": {"kind": "end", "round": round, "end": how, "by": by, "was": was, "was_by": was_by}}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as made:
        yield made


async def refusal(client: Client, method: str, path: str, body: dict[str, Any] | None = None) -> str:
    with pytest.raises(Refused) as refused:
        await client.request(method, path, body)
    for language in LANGUAGES:
        game = papercove.game("sea-salt-paper")
        found = [Words(language, game, place).find(f"refusal-{refused.value.key}") for place in ("web", "points")]
        assert any(found)
    return str(refused.value.key)


async def shared(room: tuple[str, Room], **more: Any) -> tuple[Client, Client]:
    """Ada's sheet, and two phones on it: hers, and one that nobody knows."""
    ada = await Client.visit(room[0], "Ada")
    await ada.request("PUT", f"/api/sheets/{ID}", blank(**more))
    return ada, Client(room[0])


async def test_a_sheet_is_counted_and_kept_nowhere(room: tuple[str, Room]) -> None:
    rounds = [{"key": 1, "parts": [NINE, THREE, THREE], "end": "stop", "by": 0}]
    told = await Client(room[0]).request("POST", "/api/sheets", blank(rounds=rounds, next=2))
    assert (told["count"]["totals"], told["form"]["target"], told.get("id")) == ([9, 3, 3], 35, None)
    assert await refusal(Client(room[0]), "GET", f"/api/sheets/{ID}") == "no-sheet"


async def test_phones_enter_one_round_together_and_see_it_counted(room: tuple[str, Room]) -> None:
    ada, ben = await shared(room)
    path = f"/api/sheets/{ID}"
    await asyncio.gather(
        ada.request("POST", path, part(1, 0, NINE)),
        ben.request("POST", path, part(1, 1, THREE)),
        ben.request("POST", path, part(1, 2, THREE)),
        ada.request("POST", path, end(1, "stop", 0)),
    )
    told = await ben.request("GET", path)
    assert (told["count"]["totals"], len(told["sheet"]["rounds"]), told.get("host")) == ([9, 3, 3], 1, None)
    assert (await ada.request("GET", path))["host"] is True


async def test_news_come_to_a_phone_that_waits(room: tuple[str, Room]) -> None:
    ada, ben = await shared(room)
    path = f"/api/sheets/{ID}"
    seen = (await ben.request("GET", path))["revision"]
    waits = asyncio.create_task(ben.request("GET", f"{path}?after={seen}"))
    while not sheets.waiting(room[1]).addresses:  # noqa: ASYNC110  (nobody tells)
        await asyncio.sleep(0.01)
    await ada.request("POST", path, part(1, 0, NINE))
    told = await waits
    assert told["revision"] == seen + 1
    assert told["sheet"]["rounds"][0]["parts"][0] == NINE
    assert not sheets.waiting(room[1]).addresses


async def test_whoever_comes_second_is_told_and_nothing_is_written_over(room: tuple[str, Room]) -> None:
    ada, ben = await shared(room)
    path = f"/api/sheets/{ID}"
    await ada.request("POST", path, part(1, 0, NINE))
    assert await refusal(ben, "POST", path, part(1, 0, THREE)) == "sheet-changed"
    assert (await ben.request("POST", path, part(1, 0, NINE)))["revision"] == 2  # the same changes nothing
    told = await ben.request("POST", path, part(1, 0, THREE, was=NINE))  # and knowingly it can be changed
    assert told["sheet"]["rounds"][0]["parts"][0] == THREE
    await ada.request("POST", path, end(1, "stop", 0))
    assert await refusal(ben, "POST", path, end(1, "stop", 1)) == "sheet-changed"


async def test_a_round_is_taken_out_and_put_back(room: tuple[str, Room]) -> None:
    ada, ben = await shared(room)
    path = f"/api/sheets/{ID}"
    for seat, value in enumerate((NINE, THREE, THREE)):
        await ada.request("POST", path, part(1, seat, value))
    told = await ada.request("POST", path, end(1, "stop", 0))
    first = told["sheet"]["rounds"][0]
    stale = {**first, "by": 1}
    assert await refusal(ben, "POST", path, {"change": {"kind": "drop", "was": stale}}) == "sheet-changed"
    told = await ben.request("POST", path, {"change": {"kind": "drop", "was": first}})
    assert (told["count"]["totals"], told["sheet"].get("rounds", [])) == ([0, 0, 0], [])
    assert await refusal(ada, "POST", path, part(1, 0, NINE)) == "sheet-round-gone"
    told = await ada.request("POST", path, {"change": {"kind": "restore", "round": first}})
    assert told["count"]["totals"] == [9, 3, 3]


async def test_names_options_and_the_end_are_for_whoever_opened_it(room: tuple[str, Room]) -> None:
    ada, ben = await shared(room)
    path = f"/api/sheets/{ID}"
    table = {"change": {"kind": "table", "players": blank()["players"], "options": {"edition": "de"}}}
    for change in (table, {"change": {"kind": "close"}}):
        assert await refusal(ben, "POST", path, change) == "sheet-host"
    assert await refusal(await Client.visit(room[0], "Ben"), "DELETE", path) == "sheet-host"
    assert await refusal(await Client.visit(room[0], "Ben"), "PUT", path, blank()) == "sheet-host"
    assert (await ada.request("POST", path, table))["sheet"]["options"] == {"edition": "de"}
    await ada.request("POST", path, {"change": {"kind": "close"}})
    assert await refusal(ben, "POST", path, part(1, 0, NINE)) == "sheet-closed"
    assert (await ben.request("GET", path))["sheet"]["closed"] is True
    await ada.request("DELETE", path)
    assert await refusal(ben, "GET", path) == "no-sheet"


async def test_players_stay_as_many_once_a_round_is_entered(room: tuple[str, Room]) -> None:
    ada, _ = await shared(room)
    path = f"/api/sheets/{ID}"
    four = {"change": {"kind": "table", "players": blank(seats=4)["players"]}}
    assert len((await ada.request("POST", path, four))["sheet"]["players"]) == 4
    await ada.request("POST", path, part(1, 0, NINE))
    assert await refusal(ada, "POST", path, {"change": {**four["change"], "players": [{}, {}]}}) == "sheet-players"


@pytest.mark.parametrize(
    ("sheet", "key"),
    [
        (blank(seats=1), "seats"),
        (blank(options={"edition": "xx"}), "options"),
        (blank(rounds=[{"key": 1, "parts": [None]}], next=2), "sheet-round"),
        (blank(rounds=[{"key": 1, "parts": [None] * 3, "end": "checkmate"}], next=2), "sheet-round"),
        (blank(rounds=[{"key": 1, "parts": [None] * 3, "by": 3}], next=2), "sheet-round"),
        (blank(rounds=[{"key": 2, "parts": [None] * 3}], next=2), "sheet-round"),
        (blank(rounds=[{"key": 1, "parts": [{"given": {"hand": ["x" * 3000]}}, None, None]}], next=2), "sheet-round"),
        (blank(rounds=[{"key": 1, "parts": [{"given": 7}, None, None]}], next=2), "frame"),
        (blank(rounds=[{"key": n, "parts": [None] * 3} for n in range(1, 99)], next=99), "frame"),
    ],
)
async def test_a_sheet_that_cannot_be_is_refused(room: tuple[str, Room], sheet: dict[str, Any], key: str) -> None:
    ada = await Client.visit(room[0], "Ada")
    assert await refusal(ada, "POST", "/api/sheets", sheet) == key
    assert await refusal(ada, "PUT", f"/api/sheets/{ID}", sheet) == key
    assert await refusal(ada, "GET", f"/api/sheets/{ID}") == "no-sheet"


async def test_a_sheet_has_its_bounds(room: tuple[str, Room]) -> None:
    ada, _ = await shared(room)
    large = {"given": {"hand": ["crab:light_green"] * 80}}
    rounds = [{"key": n, "parts": [large] * 3} for n in range(1, MOST_ROUNDS)]
    assert 3 * 80 * len('"crab:light_green",') * MOST_ROUNDS > LARGEST_SHEET
    assert await refusal(ada, "POST", "/api/sheets", blank(rounds=rounds, next=MOST_ROUNDS)) == "sheet-full"


async def test_a_guessable_id_is_refused(room: tuple[str, Room]) -> None:
    ada = await Client.visit(room[0], "Ada")
    assert await refusal(ada, "PUT", "/api/sheets/friday", blank()) == "sheet-id"


async def test_names_are_cleaned(room: tuple[str, Room]) -> None:
    sheet = blank()
    sheet["players"][0]["name"] = " A|da\u202e\n "
    told = await Client(room[0]).request("POST", "/api/sheets", sheet)
    assert told["sheet"]["players"][0]["name"] == "A da"


async def test_a_game_that_says_nothing_has_plain_numbers(room: tuple[str, Room]) -> None:
    rounds = [{"key": n, "parts": [NINE, THREE]} for n in (1, 2)]
    told = await Client(room[0]).request("POST", "/api/sheets", blank("minnows", 2, rounds=rounds, next=3, over=True))
    assert (told["count"]["totals"], told["count"]["outcome"]["winners"]) == ([18, 6], [0])
    assert told["form"]["open_ended"] is True


async def test_limits_hold(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=0.02)) as made:
        client = Client(made[0])
        for _ in range(4):  # a burst of 200, at a fiftieth
            await client.request("POST", "/api/sheets", blank())
        assert await refusal(client, "POST", "/api/sheets", blank()) == "too-fast"


async def test_a_room_that_is_killed_loses_no_entry(tmp_path: Path) -> None:
    room = RoomProcess(str(tmp_path / "room.db"))
    room.start()
    await room.wait_until_open()
    ada = await Client.visit(room.address, "Ada")
    path = f"/api/sheets/{ID}"
    await ada.request("PUT", path, blank())
    await ada.request("POST", path, part(1, 0, NINE))
    room.kill()
    room.start()
    await room.wait_until_open()
    told = await ada.request("GET", path)
    assert (told["sheet"]["rounds"][0]["parts"][0], told["host"]) == (NINE, True)
    room.kill()
