"""Promise 4: who comes too fast is told so, by device and by address, and words have bounds."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from papercove.client import Client, Refused
from papercove.server.devices import ANIMALS
from papercove.server.limits import LIMITS, Limits
from papercove.server.origin import Proxies
from papercove.server.refusals import TooFast
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.words import JOINERS, clean_nickname, clean_text
from papercove.words import LANGUAGES, Words
from tests.server.raw import answer, request, speak
from tests.server.rooms import running

ME, OPEN = {"kind": "me"}, {"kind": "open"}
TIGHT = 0.05  # of the usual limits


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"))) as made:
        yield made


def test_names_and_chat_lose_control_and_bidi_characters_and_length() -> None:
    assert clean_text("a\u202eb\u2066c\u200bd\x07e\u2028f") == "abcdef"
    assert clean_text("  two\t\nlines ") == "two lines"
    assert len(clean_text("x" * 5000)) == 200
    assert clean_text("e" + "\u0301" * 40).count("\u0301") <= 3
    assert len(clean_nickname("Ann and Bob " * 9)) <= 24
    assert "|" not in clean_nickname("a|b")
    assert clean_nickname("\u202e\u200b") == ""


@given(st.text())
def test_cleaned_text_is_clean_for_good(text: str) -> None:
    cleaned = clean_text(text)
    assert clean_text(cleaned) == cleaned
    assert "".join(sign for sign in cleaned if sign not in JOINERS).isprintable()


@pytest.mark.parametrize("sign", [*"\u3164\u2800\u115f\u1160\uffa0\u200d\u0301\ufe0f\ufffc\U0001d159\U00013441"])
def test_a_name_that_shows_nothing_is_no_name(sign: str) -> None:
    assert clean_nickname(sign * 3) == ""


def test_nobody_takes_the_name_of_the_forgotten() -> None:
    for name in (
        " guest  0 ",
        "Guest 01",
        "Guest 734",
        "\u0261uest l2",
        "G\u03c5est 5",
        "\uff27uest 3",
        "Gu\u0308est 9",
        "somebody",
    ):
        assert clean_nickname(name) == "", "guests and the forgotten are nobody's to play"
    for language in LANGUAGES:
        words = Words(language, place="web")
        for name in (words.say("somebody"), *(words.say("paper-animal", animal=animal) for animal in ANIMALS)):
            assert clean_nickname(name) == "", "as clients show guests"
    for name in ("Guestave", "Tom", "Ada", "col·legi"):
        assert clean_nickname(name) == name
    assert clean_nickname("Pearl · Gentle") == "Pearl Gentle", "as only bots are shown"


@pytest.mark.parametrize("name", ["می\u200cخواهم", "क्\u200dष", "👩\u200d🚀", "👩🏽\u200d🚀 Ada", "🏳️\u200d🌈"])
def test_joiners_stay_where_they_join(name: str) -> None:
    assert clean_nickname(name) == name
    assert clean_nickname("\u200d" + name + "\u200d") == name
    assert clean_text("a \u200d\u200d b") == "a b"


def test_behind_a_proxy_the_nearest_untrusted_address_counts() -> None:
    proxies = Proxies(("127.0.0.1", "10.0.0.1"))
    assert proxies.client_address("127.0.0.1", ["6.6.6.6, 1.2.3.4, 10.0.0.1"]) == "1.2.3.4"
    assert proxies.client_address("1.2.3.4", ["6.6.6.6"]) == "1.2.3.4"
    assert proxies.client_address("127.0.0.1", []) == "127.0.0.1"


@pytest.mark.parametrize(
    ("peer", "forwarded", "counted"),
    [
        ("10.1.2.3", ["6.6.6.6, 1.2.3.4, 10.9.9.9"], "1.2.3.4"),
        ("11.1.2.3", ["1.2.3.4"], "11.1.2.3"),
        ("10.1.2.3", ["6.6.6.6", "1.2.3.4"], "1.2.3.4"),  # a proxy may add a line of its own
        ("10.1.2.3", ["1.2.3.4", "10.9.9.9"], "1.2.3.4"),
        ("::ffff:10.1.2.3", ["1.2.3.4"], "1.2.3.4"),
        ("fd00::7", ["1.2.3.4:5678"], "1.2.3.4"),
        ("fe00::7", ["1.2.3.4"], "fe00::"),
        ("fd00::7", ["[2001:db8:1:2:3::4]:443"], "2001:db8:1:2::"),
        ("2001:db8:1:2::9", [], "2001:db8:1:2::"),  # whoever has one address has all of its network
        ("10.1.2.3", ["1.2.3.4, unknown"], "10.1.2.3"),
        ("10.1.2.3", ["1.2.3.4, <script>, 10.9.9.9"], "10.9.9.9"),
        ("10.1.2.3", [" , 1.2.3.4 , ,"], "1.2.3.4"),
        ("10.1.2.3", ["x" * 10_000], "10.1.2.3"),
        ("10.1.2.3", ["10.9.9.9"], "10.9.9.9"),
        ("", ["1.2.3.4"], ""),
    ],
)
def test_proxies_may_be_networks_and_what_they_cannot_have_said_is_not_read(
    peer: str, forwarded: list[str], counted: str
) -> None:
    assert Proxies(("10.0.0.0/8", "fd00::/8")).client_address(peer, forwarded) == counted


@given(st.lists(st.text()), st.sampled_from(["10.1.2.3", "11.1.2.3", "fd00::7"]))
def test_whatever_a_client_writes_into_the_header_its_own_address_counts(lines: list[str], proxy: str) -> None:
    """The proxy adds it at the right, in the last line or in one of its own."""
    proxies = Proxies(("10.0.0.0/8", "fd00::/8"))
    expected = "1.2.3.4" if proxies.trusts(proxy) else proxy
    assert proxies.client_address(proxy, [*lines, "1.2.3.4"]) == expected
    joined = f"{lines[-1]}, 1.2.3.4" if lines else "1.2.3.4"
    assert proxies.client_address(proxy, [*lines[:-1], joined]) == expected


def test_limits_refuse_what_comes_too_fast_and_forgive_with_time() -> None:
    limits = Limits()
    for _ in range(8):
        limits.spend("chat", "d-1", 0.0)
    with pytest.raises(TooFast):
        limits.spend("chat", "d-1", 0.0)
    limits.spend("chat", "d-2", 0.0)
    limits.spend("chat", "d-1", 2.0)
    limits.forget(10_000.0)
    assert not limits.buckets
    for _ in range(1000):
        Limits(None).spend("chat", "d-1", 0.0)


async def test_the_room_says_when_somebody_is_too_fast(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = [asyncio.create_task(ann.quick("minnows")) for _ in range(40)]
    results = await asyncio.gather(*made, return_exceptions=True)
    refused = [str(result) for result in results if isinstance(result, Refused)]
    assert refused
    assert all("too-fast" in text for text in refused)


async def test_devices_without_end_do_not_make_tables_without_end(tmp_path: Path) -> None:
    scale = 0.1
    async with running(Settings(store=str(tmp_path / "room.db"), limits=scale)) as (address, room):
        made, status = 0, 200
        while status == 200 and made < 100:
            _, token = await room.devices.make()
            headers = {"Authorization": f"Bearer {token}"}
            status = (await asyncio.to_thread(request, address, "POST", "/api/quick", b"{}", **headers)).status
            made += status == 200
    assert status == 429
    assert made >= int(LIMITS["tables"].burst * scale)


async def test_names_change_no_faster_than_people_talk(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    renaming = (ann.request("POST", "/api/device", {"nickname": f"Ann {number}"}) for number in range(100))
    answers = [await asyncio.gather(answered, return_exceptions=True) for answered in renaming]
    changed = sum(isinstance(answered, dict) for (answered,) in answers)
    assert LIMITS["chat"].burst <= changed < 100


async def devices_made(address: str, forwarded: str, most: int) -> int:
    """How many devices somebody behind a proxy can make at once."""
    answers = [
        await asyncio.to_thread(request, address, "POST", "/api/device", b"{}", X_Forwarded_For=forwarded)
        for _ in range(most)
    ]
    assert {answer.status for answer in answers} <= {200, 429}
    return sum(answer.status == 200 for answer in answers)


async def test_behind_a_proxy_each_client_has_limits_of_its_own_and_nobody_can_forge_another(tmp_path: Path) -> None:
    burst = int(LIMITS["device"].burst * TIGHT)
    async with running(Settings(store=str(tmp_path / "room.db"), limits=TIGHT)) as (address, _):
        assert await devices_made(address, "1.2.3.4", burst + 2) == burst
        assert await devices_made(address, "5.6.7.8", 1) == 1
        assert await devices_made(address, "9.9.9.9, 1.2.3.4", 1) == 0, "what a client says of itself is not believed"
    direct = Settings(store=str(tmp_path / "direct.db"), limits=TIGHT, proxies=())
    async with running(direct) as (address, _):
        made = [await devices_made(address, f"1.2.3.{number}", 1) for number in range(burst + 2)]
        assert sum(made) == burst, "without a proxy the header means nothing"


async def test_connections_are_counted_by_address_behind_a_proxy(tmp_path: Path) -> None:
    burst = int(LIMITS["socket"].burst * TIGHT)
    async with running(Settings(store=str(tmp_path / "room.db"), limits=TIGHT)) as (address, _):
        sockets = [await speak(address, forwarded="1.2.3.4") for _ in range(burst)]
        with pytest.raises(InvalidStatus, match="429"):
            await speak(address, forwarded="1.2.3.4")
        sockets.append(await speak(address, forwarded="5.6.7.8"))
        for socket in sockets:
            await socket.close()


async def test_who_talks_too_much_at_a_table_is_told_so_and_the_others_go_on(room: tuple[str, Room]) -> None:
    ann, bob = await Client.visit(room[0]), await Client.visit(room[0])
    made = await ann.create("minnows", [ME, OPEN])
    says = [json.dumps({"type": "say", "cmd": f"c{number}", "text": "again"}) for number in range(30)]
    loud = await speak(room[0], json.dumps({"type": "hello", "table": made["table"], "token": ann.token}), *says)
    answers: list[dict[str, Any]] = []
    while len(answers) < len(says):
        found = await answer(loud)
        answers += [found] if found["type"] in ("ack", "refused") else []
    assert sum(found["type"] == "ack" for found in answers) >= LIMITS["chat"].burst
    assert {found["kind"] for found in answers if found["type"] == "refused"} == {"too-fast"}
    await loud.close()
    async with bob.at(made["table"]) as b:
        await b.ask("say", text="quiet, please")
        await b.sit(1)
        assert b.you["seat"] == 1
