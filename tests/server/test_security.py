"""Promise 4: nobody sits on another's chair, and no frame disturbs a table or the process."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from papercove.client import Client, Refused
from papercove.engine.errors import Refusal
from papercove.engine.registry import game as find_game
from papercove.server import messages as wire
from papercove.server.limits import Limits
from papercove.server.origin import client_address, origin_allowed
from papercove.server.refusals import TooFast
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.words import clean_nickname, clean_text
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.rooms import running

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"))) as made:
        yield made


async def speak(address: str, *frames: str | bytes, origin: str | None = None) -> ClientConnection:
    socket = await connect(
        address.replace("http", "ws") + "/ws",
        compression=None,
        proxy=None,
        origin=None if origin is None else Origin(origin),
        ping_interval=None,
    )
    for frame in frames:
        await socket.send(frame, text=True)
    return socket


async def answer(socket: ClientConnection) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
    return found


def request(address: str, method: str, path: str, body: bytes = b"", **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=60)
    connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
    response = connection.getresponse()
    response.body = response.read()  # type: ignore[attr-defined]
    connection.close()
    return response


# --- chairs ---


async def test_the_link_gives_no_right_to_somebodys_chair(room: tuple[str, Room]) -> None:
    ann, eve = await Client.visit(room[0], "Ann"), await Client.visit(room[0], "Eve")
    made = await ann.create("minnows", [ME, BOT])
    async with ann.at(made["table"]) as a, eve.at(made["table"]) as e:
        await a.sit(0)
        with pytest.raises(Refused, match="seat-taken"):
            await e.sit(0)
        with pytest.raises(Refused, match="no-seat"):
            await e.act(0)
        with pytest.raises(Refused, match="host-only"):
            await e.ask("configure", hints=False)
        assert e.you.get("seat") is None
        assert a.view["hand"]
        assert e.view["hand"] is None
        told = json.dumps([e.table, e.you, e.events, a.table, a.events])
        assert str(ann.token) not in told
        assert str(eve.token) not in told


async def test_a_stranger_without_token_gets_no_further_than_hello(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT])
    for token in ({}, {"token": "x" * 43}):
        socket = await speak(room[0], json.dumps({"type": "hello", "table": made["table"], **token}))
        assert (await answer(socket))["key"] == "no-device"
        await socket.close()


async def test_the_cookie_is_closed_to_scripts_and_other_sites(room: tuple[str, Room]) -> None:
    response = await asyncio.to_thread(request, room[0], "POST", "/api/quick", b"{}")
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    value = response.headers["set-cookie"].partition(";")[0]
    again = await asyncio.to_thread(request, room[0], "POST", "/api/device", b"{}", Cookie=value)
    assert b"token" not in again.body  # type: ignore[attr-defined]


async def test_pages_of_other_sites_may_not_ask(room: tuple[str, Room]) -> None:
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        with pytest.raises(InvalidStatus, match="403"):
            await speak(room[0], origin=origin)
        response = await asyncio.to_thread(request, room[0], "POST", "/api/quick", b"{}", Origin=origin)
        assert response.status == 403
    socket = await speak(room[0], origin=room[0])
    await socket.close()


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/room", "/healthz", "/nowhere.js", "/qr/t/abc.svg"])
async def test_every_answer_forbids_inline_code(room: tuple[str, Room], path: str) -> None:
    response = await asyncio.to_thread(request, room[0], "GET", path)
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "script-src 'self'" in policy
    assert response.headers["x-content-type-options"] == "nosniff"
    assert b"<script>" not in response.body  # type: ignore[attr-defined]


async def test_no_path_leads_out_of_the_pages(tmp_path: Path) -> None:
    (tmp_path / "pages" / "assets").mkdir(parents=True)
    (tmp_path / "pages" / "index.html").write_text("the room's page")
    (tmp_path / "pages" / "assets" / "a-1.js").write_text("code")
    (tmp_path / "secret.txt").write_text("secret")
    async with running(Settings(store=str(tmp_path / "room.db"), static=tmp_path / "pages")) as (address, _):
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/..%2fsecret.txt"):
            found = await asyncio.to_thread(request, address, "GET", path)
            assert b"secret" not in found.body  # type: ignore[attr-defined]
        page = await asyncio.to_thread(request, address, "GET", "/t/abc")
        assert page.body == b"the room's page"  # type: ignore[attr-defined]
        assert page.headers["cache-control"] == "no-cache"
        code = await asyncio.to_thread(request, address, "GET", "/assets/a-1.js")
        assert "immutable" in code.headers["cache-control"]


# --- frames ---

NONSENSE = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'{"type":"act"}',
    b'{"type":"act","cmd":"","base":0,"action":0}',
    b'{"type":"act","cmd":"a","base":-1,"action":0}',
    b'{"type":"act","cmd":"a","base":0,"action":1e400}',
    b'{"type":"act","cmd":"a","base":0,"action":0,"more":1}',
    b'{"type":"sit","cmd":"a","seat":0,"nonce":"short"}',
    b'{"type":"sit","cmd":"a","seat":99,"nonce":"0123456789abcdef"}',
    b'{"type":"say","cmd":"a","text":"' + b"x" * 500 + b'"}',
    b'{"type":"nothing"}',
    b"\xff\xfe",
]


async def test_malformed_frames_get_a_typed_refusal_and_the_table_goes_on(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT])
    hello = json.dumps({"type": "hello", "table": made["table"], "token": ann.token})
    socket = await speak(room[0], hello)
    assert (await answer(socket))["type"] == "snapshot"
    for frame in NONSENSE:
        if frame != b"\xff\xfe":
            await socket.send(frame, text=True)
        else:
            await socket.send(frame)
        found = await answer(socket)
        while found["type"] == "presence":
            found = await answer(socket)
        assert found["type"] == "refused"
        assert found["kind"] == "unreadable"
    await socket.send('{"type":"hello","table":"x"}')
    assert (await answer(socket))["key"] == "hello-twice"
    await socket.send('{"type":"ping","n":3}')
    assert await answer(socket) == {"type": "pong", "n": 3}
    await socket.close()


async def test_frames_before_hello_and_hello_to_nowhere_are_refused(room: tuple[str, Room]) -> None:
    socket = await speak(room[0], '{"type":"undo","cmd":"a","base":0}')
    assert (await answer(socket))["key"] == "hello-first"
    await socket.close()
    ann = await Client.visit(room[0])
    with pytest.raises(Refused, match="no-table"):
        async with ann.at("nowhere"):
            pass


async def test_oversized_frames_and_bodies_are_refused(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT])
    hello = json.dumps({"type": "hello", "table": made["table"], "token": ann.token})
    socket = await speak(room[0], hello, b'{"x":"' + b"y" * 9_000 + b'"}')
    kinds = [(await answer(socket)).get("kind") for _ in range(3)]
    assert "too-large" in kinds
    with pytest.raises(ConnectionClosed):  # far too large: cut off
        await asyncio.gather(socket.send(b"z" * 1_000_000, text=True), read_to_end(socket))
    async with ann.at(made["table"]) as table:
        await table.sit(0)
    huge = await asyncio.to_thread(request, room[0], "POST", "/api/replay", b"x" * 600_000)
    assert huge.status == 413


async def ended(socket: ClientConnection) -> AsyncIterator[str | bytes]:
    """What is still to be read, to the end of the connection."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            yield await socket.recv()


async def read_to_end(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def test_whoever_keeps_sending_nonsense_is_sent_away(room: tuple[str, Room]) -> None:
    socket = await speak(room[0])
    with contextlib.suppress(ConnectionClosed):
        for _ in range(100):
            await socket.send("{")
    frames = [json.loads(frame) async for frame in ended(socket)]
    assert {frame["type"] for frame in frames[:-1]} == {"refused"}
    assert frames[-1] == {"type": "goodbye", "reason": "refused", "retry": False}


FRAMES = st.one_of(
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
        max_leaves=12,
    ).map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass")),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(
                ["act", "undo", "sit", "leave", "say", "configure", "rematch", "seat_bot", "rewind"]
            ),
            "cmd": st.text(max_size=45),
        },
        optional={
            "base": st.integers(-2, 60),
            "action": st.integers(-3, 80) | st.integers(),
            "seat": st.integers(-1, 9),
            "nonce": st.text("abc0123-_", min_size=10, max_size=70),
            "text": st.text(max_size=60),
            "phrase": st.sampled_from(["hello", "no-such"]),
            "ply": st.integers(-1, 30),
            "pace": st.sampled_from(["instant", "never"]),
            "level": st.sampled_from(["novice", "oracle", None]),
            "hints": st.booleans(),
        },
    ).map(lambda value: json.dumps(value).encode("utf-8", "surrogatepass")),
)
decode = msgspec.json.Decoder(wire.ClientFrame).decode


@settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.integers(0, 2), FRAMES), max_size=12))
def test_random_frames_never_disturb_a_table(frames: list[tuple[int, bytes]]) -> None:
    """Whatever devices 0 (seat 0), 1 (seat 1) and 2 (a stranger) send: a typed answer, and a table that adds up."""
    asyncio.run(send_all(frames))


async def send_all(frames: list[tuple[int, bytes]]) -> None:
    room = StillRoom()
    live = gathered(room, find_game("minnows"), 2)
    listeners = [Listener(sitter(seat)) for seat in range(3)]
    for listener in listeners:
        live.join(listener, None)
    for sender, frame in frames:
        seq, appended = live.table.seq, len(room.store.appends)  # type: ignore[attr-defined]
        listeners[sender].take()
        try:
            read = decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if isinstance(read, wire.Rewind):
            live.rewind(listeners[sender], read)
        elif isinstance(read, wire.Command):
            live.command(listeners[sender], read, 0.0)
        first = json.loads(listeners[sender].take()[0])
        assert first["type"] in ("ack", "refused", "rewound")
        if first["type"] == "refused":
            assert (live.table.seq, len(room.store.appends)) == (seq, appended)  # type: ignore[attr-defined]
    check = live.table.restore("quiet-table", "novice", live.table.history, lambda _: live.table.game)
    assert check.actions == live.table.actions
    assert check.chairs == live.table.chairs
    if live.table.state is not None and check.state is not None:
        for viewer in (0, 1, None):
            assert live.table.game.view(check.state, viewer) == live.table.game.view(live.table.state, viewer)
    live.give_up("shutdown")


async def test_stale_out_of_turn_and_repeated_commands_change_nothing() -> None:
    live = gathered(StillRoom(), find_game("minnows"), 2)
    ann, bob = Listener(sitter(0)), Listener(sitter(1))
    live.join(ann, None)
    live.join(bob, None)
    start = live.table.seq
    live.command(ann, wire.Act("a", start, 0), 0.0)
    first = ann.take()
    live.command(ann, wire.Act("a", start, 0), 0.0)
    assert ann.take() == [frame for frame in first if b'"ack"' in frame]
    live.command(ann, wire.Act("b", start, 1), 0.0)
    assert b'"stale"' in ann.take()[-1]
    live.command(bob, wire.Act("c", live.table.seq, 1), 0.0)
    assert b'"not-your-turn"' in bob.take()[-1]
    live.command(ann, wire.Act("d", live.table.seq + 5, 1), 0.0)
    assert b'"unreadable"' in ann.take()[-1]
    assert live.table.seq == start + 1


# --- words, origins, limits ---


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
    assert cleaned.isprintable() or cleaned == ""


def test_only_pages_of_the_room_itself_may_talk_to_it() -> None:
    assert origin_allowed(None, "room.example", ())
    assert origin_allowed("https://room.example", "room.example", ())
    assert origin_allowed("https://other.example", "room.example", ("https://other.example",))
    assert not origin_allowed("https://evil.example", "room.example", ())
    assert not origin_allowed("null", "room.example", ())
    assert not origin_allowed("file://room.example", "room.example", ())


def test_behind_a_proxy_the_nearest_untrusted_address_counts() -> None:
    proxies = ("127.0.0.1", "10.0.0.1")
    assert client_address("127.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.1", proxies) == "1.2.3.4"
    assert client_address("1.2.3.4", "6.6.6.6", proxies) == "1.2.3.4"
    assert client_address("127.0.0.1", None, proxies) == "127.0.0.1"


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


async def test_logs_hold_no_secret(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    from papercove.server.logs import write_logs

    write_logs("debug")
    async with running(Settings(store=str(tmp_path / "room.db"))) as (address, room):
        ann = await Client.visit(address)
        made = await ann.create("minnows", [ME, BOT])
        async with ann.at(made["table"]) as table:
            await table.sit(0)
        secret = room.tables[made["table"]].table.secret
        room.log.warning("a line to be seen")
        room.lose(room.tables[made["table"]], RuntimeError("a commit failed"))
        secrets = [str(ann.token), secret]
    written = capfd.readouterr().err
    assert "a line to be seen" in written
    assert "commit-failed" in written
    assert not any(secret in written for secret in secrets)


def test_every_refusal_has_a_kind() -> None:
    from papercove.server.refusals import KINDS

    def all_below(kind: type[Refusal]) -> set[type[Refusal]]:
        return {kind, *(found for below in kind.__subclasses__() for found in all_below(below))} - {Refusal}

    assert {kind for kind in all_below(Refusal) if kind.__module__.startswith("papercove.server")} <= set(KINDS)
