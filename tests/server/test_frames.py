"""Promise 4: no frame disturbs a table or the process, be it malformed, oversized, stale, out of turn or random."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from papercove.client import Client, Refused
from papercove.engine.errors import Refusal, Unreadable
from papercove.engine.registry import game as find_game
from papercove.server import wire
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.server.quiet import Listener, StillRoom, gathered, nonce_of, sitter
from tests.server.raw import answer, request, speak
from tests.server.rooms import running

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "novice"}
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
    b'{"type":"sit","cmd":"a","seat":0,"promise":"short"}',
    b'{"type":"reveal","cmd":"a","nonce":"short"}',
    b'{"type":"sit","cmd":"a","seat":99,"promise":"' + b"0" * 64 + b'"}',
    b'{"type":"say","cmd":"a","text":"' + b"x" * 500 + b'"}',
    b'{"type":"nothing"}',
    b'{"type":' + b"[" * 4_000,
    b'{"deep":' + b"[" * 4_000,
    b"\xff\xfe",
]


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"))) as made:
        yield made


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
    long = json.dumps({"record": "x" * 300_000}).encode()
    assert (await asyncio.to_thread(request, room[0], "POST", "/api/tables", long)).status == 413
    assert (await asyncio.to_thread(request, room[0], "POST", "/api/replay", long)).status == 400, (
        "a record may be long"
    )


async def read_to_end(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


async def test_whoever_keeps_sending_nonsense_is_sent_away(room: tuple[str, Room]) -> None:
    socket = await speak(room[0])
    frames: list[dict[str, object]] = []
    while len(frames) < 100 and (not frames or frames[-1]["type"] == "refused"):
        await socket.send("{")
        frames.append(await answer(socket))
        with contextlib.suppress(TimeoutError):  # a goodbye comes by itself
            frames.append(await asyncio.wait_for(answer(socket), 0.05))
    assert len(frames) > 10
    assert frames[-1] == {"type": "goodbye", "reason": "refused", "retry": False}
    with pytest.raises(ConnectionClosed):
        await socket.recv()


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
                ["act", "undo", "sit", "reveal", "leave", "say", "configure", "rematch", "seat_bot", "rewind"]
            ),
            "cmd": st.text(max_size=45),
        },
        optional={
            "base": st.integers(-2, 60),
            "action": st.integers(-3, 80) | st.integers(),
            "seat": st.integers(-1, 9),
            "promise": st.text("abc0123", min_size=63, max_size=65),
            "nonce": st.sampled_from([nonce_of(0), nonce_of(1), "0" * 32 + "-1", "0" * 32]),
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
    active = gathered(room, find_game("minnows"), 2)
    listeners = [Listener(sitter(seat)) for seat in range(3)]
    for listener in listeners:
        active.join(listener, None)
    for sender, frame in frames:
        seq, appended = active.table.seq, len(room.store.appends)  # type: ignore[attr-defined]
        listeners[sender].take()
        try:
            read = decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue
        if isinstance(read, wire.Rewind):
            active.rewind(listeners[sender], read)
        elif isinstance(read, wire.Command):
            active.command(listeners[sender], read, 0.0)
        first = json.loads(listeners[sender].take()[0])
        assert first["type"] in ("ack", "refused", "rewound")
        if first["type"] == "refused":
            assert (active.table.seq, len(room.store.appends)) == (seq, appended)  # type: ignore[attr-defined]
    check = active.table.restore("quiet-table", "novice", active.table.history, lambda _: active.table.game)
    assert check.actions == active.table.actions
    assert check.chairs == active.table.chairs
    if active.table.state is not None and check.state is not None:
        for viewer in (0, 1, None):
            assert active.table.game.view(check.state, viewer) == active.table.game.view(active.table.state, viewer)
    active.give_up("shutdown")


async def test_stale_out_of_turn_and_repeated_commands_change_nothing() -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    ann, bob = Listener(sitter(0)), Listener(sitter(1))
    active.join(ann, None)
    active.join(bob, None)
    start = active.table.seq
    active.command(ann, wire.Act("a", start, 0), 0.0)
    first = ann.take()
    active.command(ann, wire.Act("a", start, 0), 0.0)
    assert ann.take() == [frame for frame in first if b'"ack"' in frame]
    active.command(ann, wire.Act("b", start, 1), 0.0)
    assert b'"stale"' in ann.take()[-1]
    active.command(bob, wire.Act("c", active.table.seq, 1), 0.0)
    assert b'"not-your-turn"' in bob.take()[-1]
    active.command(ann, wire.Act("d", active.table.seq + 5, 1), 0.0)
    assert b'"unreadable"' in ann.take()[-1]
    assert active.table.seq == start + 1


async def test_a_mistake_in_a_game_leaves_nothing_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    ann = Listener(sitter(0))
    active.join(ann, None)
    ann.take()
    monkeypatch.setattr(type(active.table.game), "story", lambda *_: 1 // 0)
    active.command(ann, wire.Act("a", active.table.seq, 0), 0.0)
    assert [json.loads(frame)["key"] for frame in ann.frames[:1]] == ["mistake"]
    assert ann.frames[1:] == [b"goodbye moved"], "what was applied but not written is not shown to anybody"
    assert active.evicted


async def test_a_table_that_cannot_be_dealt_is_refused_at_once(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise Unreadable("options", game="minnows", problem="not for two")

    ann = await Client.visit(room[0])
    monkeypatch.setattr(type(find_game("minnows")), "new_state", refuse)
    with pytest.raises(Refused, match="options"):
        await ann.create("minnows", [ME, BOT])
    assert room[1].tables == {}


DEEP = b"[" * 60_000


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/quick", b'{"options":{"a":' + DEEP, 400),
        ("POST", "/api/points/sea-salt-paper", b'{"given":{"a":' + DEEP, 400),
        ("POST", "/api/quick", b'{"game":"\xff"}', 400),
        ("GET", "/api/matches/%00", b"", 404),
        ("GET", "/api/matches/%00/analysis", b"", 404),
        ("GET", "/api/games/sea-salt-paper/words/%00", b"", 404),
        ("GET", "/api/matches/" + "x" * 5_000, b"", 404),
        ("GET", "/qr/t/" + "x" * 5_000 + ".svg", b"", 404),
    ],
)
async def test_requests_that_mean_nothing_are_refused(
    room: tuple[str, Room], method: str, path: str, body: bytes, status: int
) -> None:
    answered = await asyncio.to_thread(request, room[0], method, path, body)
    assert answered.status == status
    assert "content-security-policy" in answered.headers


def test_every_refusal_has_a_kind() -> None:
    from papercove.server.refusals import KINDS

    def all_below(kind: type[Refusal]) -> set[type[Refusal]]:
        return {kind, *(found for below in kind.__subclasses__() for found in all_below(below))} - {Refusal}

    assert {kind for kind in all_below(Refusal) if kind.__module__.startswith("papercove.server")} <= set(KINDS)
