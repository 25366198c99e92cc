"""The WebSocket by itself, without a network: raw bytes in, frames out."""

from __future__ import annotations

import asyncio
import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.uri import parse_uri

from papercove.engine.registry import game as find_game
from papercove.server.active_table import ActiveTable
from papercove.server.frames import text_frame
from papercove.server.relay import WAITING, Relay
from papercove.server.socket import BACKLOG, LARGEST_FRAME, Socket
from tests.server.quiet import StillRoom, gathered, sitter


class Pipe:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def set_write_buffer_limits(self, high: int) -> None: ...

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return "127.0.0.1", 1


class State:
    connections: set[Any] = set()


def connected(active: ActiveTable) -> tuple[Socket, Pipe, ClientProtocol]:
    """Seat 0's connection to a table, after handshake and hello."""
    socket, pipe = Socket(None, State, {"room": active.services}), Pipe()  # type: ignore[arg-type]
    socket.connection_made(pipe)  # type: ignore[arg-type]
    client = ClientProtocol(parse_uri("ws://room/ws"))
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    heard(pipe, client)
    socket.who, socket.active = sitter(0), active
    active.join(socket, None)
    heard(pipe, client)
    return socket, pipe, client


def heard(pipe: Pipe, client: ClientProtocol) -> list[dict[str, Any]]:
    """The frames written since the last look."""
    client.receive_data(pipe.written)
    pipe.written = b""
    events = client.events_received()
    return [
        json.loads(bytes(event.data)) for event in events if isinstance(event, Frame) and event.opcode.name == "TEXT"
    ]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
async def test_outgoing_frames_are_read_by_a_client_of_another_hand(size: int) -> None:
    socket, _, client = connected(gathered(StillRoom(), find_game("minnows"), 2))
    client.receive_data(text_frame(b"x" * size))
    (found,) = client.events_received()
    assert isinstance(found, Frame)
    assert bytes(found.data) == b"x" * size
    assert found.fin
    socket.connection_lost(None)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.binary(max_size=300), max_size=8))
def test_random_bytes_never_disturb_the_table(pieces: list[bytes]) -> None:
    """Whatever comes after the handshake: no exception, and the table is as it was."""
    asyncio.run(feed(pieces))


async def feed(pieces: list[bytes]) -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    socket, pipe, _ = connected(active)
    before = active.table.seq
    for piece in pieces:
        if not pipe.closed:
            socket.data_received(piece)
    socket.connection_lost(None)
    assert active.table.seq == before
    assert socket not in active.audience.sessions
    active.give_up("shutdown")


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.lists(st.binary(max_size=200) | st.text(max_size=200).map(str.encode), min_size=1, max_size=8))
def test_random_messages_each_get_a_typed_refusal(messages: list[bytes]) -> None:
    asyncio.run(send(messages))


async def send(messages: list[bytes]) -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    socket, pipe, client = connected(active)
    for message in messages:
        client.send_text(message)
        socket.data_received(b"".join(client.data_to_send()))
        answers = heard(pipe, client)
        assert [answer["type"] for answer in answers] == ["refused"]
        assert answers[0]["kind"] == "unreadable"
    socket.connection_lost(None)
    active.give_up("shutdown")


@settings(max_examples=150, deadline=None, derandomize=True)
@given(
    st.lists(st.sampled_from([3, 60, 119, 120, 121, 122, 248, 249, 400]), min_size=1, max_size=8),
    st.lists(st.integers(0, 3000) | st.sampled_from([132, 133]), max_size=8),
)
def test_commands_are_read_alike_however_the_network_cuts_them(lengths: list[int], cuts: list[int]) -> None:
    """Around the sizes where a frame's header grows, alone or with others in one piece of the stream."""
    asyncio.run(cut(lengths, cuts))


async def cut(lengths: list[int], cuts: list[int]) -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    socket, pipe, client = connected(active)
    frames = []
    for number, length in enumerate(lengths):
        ping = json.dumps({"type": "ping", "n": number}).encode()
        client.send_text(ping + b" " * (length - len(ping)))
        if number % 3 == 2:
            client.send_ping(b"not ours")
        frames.append(b"".join(client.data_to_send()))
    stream = b"".join(frames)
    ends = [sum(map(len, frames[: number + 1])) for number in range(len(frames))]
    bounds = sorted({0, *(cut for cut in cuts if cut < len(stream)), len(stream)} | set(ends[::2]))
    for start, end in pairwise(bounds):
        socket.data_received(stream[start:end])
    assert [answer.get("n", 0) for answer in heard(pipe, client)] == list(range(len(lengths)))
    socket.connection_lost(None)
    active.give_up("shutdown")


async def test_a_command_in_pieces_is_one_command_and_an_oversized_one_is_refused() -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    socket, pipe, client = connected(active)
    command = json.dumps({"type": "act", "cmd": "a", "base": active.table.seq, "action": 0}).encode()
    client.send_text(command[:10], fin=False)
    client.send_continuation(command[10:], fin=True)
    for byte in b"".join(client.data_to_send()):
        socket.data_received(bytes([byte]))
    assert [answer["type"] for answer in heard(pipe, client)] == ["ack", "event"]
    client.send_text(b" " * (LARGEST_FRAME + 1))
    socket.data_received(b"".join(client.data_to_send()))
    assert [answer["kind"] for answer in heard(pipe, client)] == ["too-large"]
    socket.connection_lost(None)


async def test_nothing_is_written_after_goodbye() -> None:
    active = gathered(StillRoom(), find_game("minnows"), 2)
    socket, pipe, client = connected(active)
    socket.say_goodbye("shutdown", True)
    assert heard(pipe, client) == [{"type": "goodbye", "reason": "shutdown", "retry": True}]
    socket.tell([b"{}"])
    assert pipe.written == b""
    socket.connection_lost(None)


async def test_what_waits_for_another_node_has_bounds() -> None:
    """A node that does not read its relayed frames does not fill this one's memory."""
    socket, pipe, _ = connected(gathered(StillRoom(), find_game("minnows"), 2))
    relay = Relay(socket, "http://nowhere")
    for _ in range(WAITING):
        relay.forward(b"{}")
    before = pipe.closed
    relay.forward(b"{}")
    assert (before, pipe.closed) == (False, True)
    assert relay.outgoing.qsize() == WAITING
    socket.connection_lost(None)


async def test_a_slow_client_of_a_relayed_table_loses_nothing_unnoticed() -> None:
    """This node cannot make a snapshot of another's table: events are kept, up to the bound."""
    socket, pipe, client = connected(gathered(StillRoom(), find_game("minnows"), 2))
    socket.active, told = None, [b'{"type":"event","seq":%d}' % number for number in range(BACKLOG)]
    socket.pause_writing()
    for frame in told:
        socket.tell([frame])
    socket.resume_writing()
    assert [frame["seq"] for frame in heard(pipe, client)] == list(range(BACKLOG))
    socket.connection_lost(None)
