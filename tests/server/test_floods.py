"""Promise 4: who sends without end, does not read, or never asks anything holds neither memory nor connections."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from papercove.client import Client, Refused
from papercove.server import http, limits
from papercove.server import socket as sockets
from papercove.server.limits import LIMITS, OPEN_AT_ONCE, Limits
from papercove.server.refusals import TooFast
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.socket import Socket
from tests.server.raw import answer, speak
from tests.server.rooms import running, until

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "novice"}


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[tuple[str, Room]]:
    async with running(Settings(store=str(tmp_path / "room.db"))) as made:
        yield made


async def at_table(room: tuple[str, Room]) -> tuple[ClientConnection, Socket]:
    """A connection at a table, from both sides."""
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, BOT])
    ours = await speak(room[0], json.dumps({"type": "hello", "table": made["table"], "token": ann.token}))
    assert (await answer(ours))["type"] == "snapshot"
    assert (await answer(ours))["type"] == "presence"
    (theirs,) = room[1].tables[made["table"]].audience.sessions
    assert isinstance(theirs, Socket)
    return ours, theirs


async def goodbye(ours: ClientConnection) -> dict[str, object]:
    """The last thing that is told before the connection closes."""
    told: dict[str, object] = {}
    try:
        while True:
            told = await answer(ours)
    except ConnectionClosed:
        return told


async def test_who_sends_pings_without_end_is_sent_away(room: tuple[str, Room]) -> None:
    ours, _ = await at_table(room)
    for _ in range(int(LIMITS["command"].burst) + 100):
        ours.protocol.send_ping(b"again")
    ours.transport.write(b"".join(ours.protocol.data_to_send()))
    assert await goodbye(ours) == {"type": "goodbye", "reason": "refused", "retry": False}


async def test_who_sends_empty_pieces_of_a_message_without_end_is_sent_away(room: tuple[str, Room]) -> None:
    ours, _ = await at_table(room)
    ours.protocol.send_text(b"{", fin=False)
    for _ in range(int(LIMITS["command"].burst) + 100):
        ours.protocol.send_continuation(b"", fin=False)
    ours.transport.write(b"".join(ours.protocol.data_to_send()))
    assert await goodbye(ours) == {"type": "goodbye", "reason": "refused", "retry": False}


async def test_who_does_not_read_gets_no_pongs_to_keep(room: tuple[str, Room]) -> None:
    ours, theirs = await at_table(room)
    theirs.pause_writing()
    pong = asyncio.ensure_future(await ours.ping())
    await ours.send('{"type":"ping","n":7}')
    await until(lambda: bool(theirs.backlog))
    theirs.resume_writing()
    assert await answer(ours) == {"type": "pong", "n": 7}
    assert not pong.done()
    await ours.close()


async def test_a_ping_of_the_protocol_is_a_sign_of_life_too(room: tuple[str, Room]) -> None:
    ours, theirs = await at_table(room)
    theirs.heard = 0.0
    await (await ours.ping())
    assert theirs.heard > 0
    await ours.close()


async def test_who_does_not_read_goodbye_is_cut(room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "GOODBYE_SECONDS", 0.01)
    ours, theirs = await at_table(room)
    ours.transport.pause_reading()
    theirs.transport.write(bytes(64 * 1024 * 1024))  # more than any buffer between two processes
    theirs.say_goodbye("silent", True)
    active = theirs.active
    assert active is not None
    await until(lambda: not active.audience.sessions)
    ours.transport.abort()


HALF = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/device HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"]


@pytest.mark.parametrize("asked", HALF)
async def test_who_never_asks_a_whole_question_is_cut(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch, asked: bytes
) -> None:
    monkeypatch.setattr(http, "PATIENCE", 0.02)
    reader, writer = await asyncio.open_connection(*room[0].removeprefix("http://").split(":"))
    writer.write(asked)
    with contextlib.suppress(ConnectionResetError):
        assert await asyncio.wait_for(reader.read(), 60) == b""
    writer.close()
    with contextlib.suppress(ConnectionResetError):
        await writer.wait_closed()


async def test_who_plays_is_not_cut(room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[http.Http] = []
    begin = http.Http.connection_made

    def begin_and_note(connection: http.Http, transport: asyncio.Transport) -> None:
        made.append(connection)
        begin(connection, transport)

    monkeypatch.setattr(http.Http, "connection_made", begin_and_note)
    ours, _ = await at_table(room)
    for connection in made * 2:  # two looks with nothing new in between are what cuts a connection
        connection.look()
    await ours.send('{"type":"ping","n":7}')
    assert await answer(ours) == {"type": "pong", "n": 7}
    await ours.close()


def test_an_address_has_so_many_connections_at_once() -> None:
    limits = Limits(0.01)
    for number in range(OPEN_AT_ONCE // 100):
        limits.connect("1.2.3.4", 1000.0 * number)
    with pytest.raises(TooFast):
        limits.connect("1.2.3.4", 1e6)
    limits.connect("5.6.7.8", 1e6)
    limits.disconnect("1.2.3.4")
    limits.connect("1.2.3.4", 2e6)
    for address in ("1.2.3.4",) * (OPEN_AT_ONCE // 100) + ("5.6.7.8",):
        limits.disconnect(address)
    assert not limits.open


async def test_connections_that_end_are_given_back(room: tuple[str, Room]) -> None:
    ours, _ = await at_table(room)
    assert room[1].limits.open == {"127.0.0.1": 1}
    await ours.close()
    await until(lambda: room[1].limits.open == {})


async def test_so_many_watch_a_table_and_who_plays_there_gets_in_all_the_same(
    room: tuple[str, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "OF_ONE_ADDRESS", 3)
    ann, bob, eve = [await Client.visit(room[0], name) for name in ("Ann", "Bob", "Eve")]
    made = await ann.create("minnows", [ME, OPEN])
    async with bob.at(made["table"]) as b:
        await b.sit(1)
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(3):
            await stack.enter_async_context(eve.at(made["table"]))
        with pytest.raises(Refused, match="table-crowded"):
            await stack.enter_async_context(eve.at(made["table"]))
        at = await stack.enter_async_context(bob.at(made["table"]))
        assert at.you["seat"] == 1
    monkeypatch.setattr(limits, "AT_ONE_TABLE", 0)
    with pytest.raises(Refused, match="table-crowded"):
        async with eve.at(made["table"]):
            pass
