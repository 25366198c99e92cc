"""One WebSocket: uvicorn hands over the connection, `websockets` reads the frames, the table gets the commands.

No task and no queue between the network and the table: a frame is decided where it arrives. What cannot be sent
because the other side is slow is dropped for one snapshot later; who cannot even take that is sent away.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any, cast

import msgspec
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from papercove.engine.errors import Refusal
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.encoding import EncodedEvent, EncodedSnapshot, encode
from papercove.server.frames import only_message, size_of_frame, text_frame
from papercove.server.origin import host_allowed, origin_allowed, token_of
from papercove.server.refusals import UNREADABLE_JSON, NotAllowed, TooLarge, Unavailable, refused, unreadable_frame
from papercove.server.relay import Relay
from papercove.server.room import Elsewhere, Room, who_is
from papercove.server.table import Who

PATH = "/ws"
LARGEST_FRAME = 8 * 1024  # bytes that are read
LARGEST_MESSAGE = 64 * 1024  # bytes after which the connection is cut
WRITE_BUFFER = 256 * 1024
BACKLOG = 64  # frames kept for a slow connection
EARLY_FRAMES = 64  # frames kept while hello is being answered
HELLO_SECONDS = 10.0
SILENT_SECONDS = 30.0
GOODBYE_SECONDS = 5.0
TAKE_OVER_SECONDS = 9.0  # how long to wait for the table of a node that may be dead

decode = msgspec.json.Decoder(wire.ClientFrame).decode


class Socket(asyncio.Protocol):
    """A client's connection, from its handshake to its end."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.room: Room = app_state["room"]
        self.connections = server_state.connections
        self.protocol = ServerProtocol(max_size=LARGEST_MESSAGE)
        self.who = Who("", "")
        self.spectate = False
        self.screen = False
        self.changes = False
        self.says_seen = False
        self.active: ActiveTable | None = None
        self.relay: Relay | None = None
        self.greeting: asyncio.Task[None] | None = None
        self.early: list[wire.ClientFrame] = []
        self.parts: list[bytes] = []
        self.unread = 0  # bytes given to `websockets` of which no frame has come back yet
        self.slow = False
        self.behind = False
        self.backlog: deque[bytes] = deque()
        self.heard = time.monotonic()
        self.open = False
        self.cookie: str | None = None
        self.address = ""
        self.counted = False  # as one of the connections of its address

    # --- the network's side ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=WRITE_BUFFER)
        self.connections.add(self)  # type: ignore[arg-type]
        self.room.connections += 1
        self.alarm = asyncio.get_running_loop().call_later(HELLO_SECONDS, self._look)

    def connection_lost(self, problem: Exception | None) -> None:
        if self.counted:
            self.room.limits.disconnect(self.address)
        self.open = False
        self.connections.discard(self)
        self.room.connections -= 1
        self.alarm.cancel()
        if self.greeting is not None:
            self.greeting.cancel()
        if self.relay is not None:
            self.relay.close()
        if self.active is not None:
            self.active.part(self)

    def data_received(self, data: bytes) -> None:
        if self.open and not self.unread and not self.parts and (message := only_message(data)) is not None:
            self.heard = time.monotonic()
            self._message(message)
            return
        self.unread += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self.unread -= size_of_frame(len(event.data))
                if self.open:
                    self._frame(event)
            elif isinstance(event, Request):
                self._handshake(event)
        self._flush()

    def eof_received(self) -> None:
        self.protocol.receive_eof()
        self._flush()

    def pause_writing(self) -> None:
        self.slow = True

    def resume_writing(self) -> None:
        self.slow = False
        while self.backlog and not self.slow:
            self._write(self.backlog.popleft())
        if self.behind and not self.slow and self.active is not None:
            self.active.tell_all_of_it(self)

    def shutdown(self) -> None:
        """uvicorn stops."""
        self.say_goodbye("shutdown", True)

    def _flush(self) -> None:
        """Write all that waits in one go; an empty piece stands for the end."""
        if waiting := self.protocol.data_to_send():
            if self.slow and self.protocol.state is State.OPEN:
                return  # pongs for somebody who does not read
            if data := waiting[0] if len(waiting) == 1 else b"".join(waiting):
                self.transport.write(data)
            if not waiting[-1] or self.protocol.close_expected():
                self.transport.close()

    def _write(self, frame: bytes) -> None:
        if self.open and not self.transport.is_closing():
            self.transport.write(text_frame(frame))

    def _look(self) -> None:
        """Now and then: is anybody there?"""
        silent = time.monotonic() - self.heard
        if self.active is None and self.relay is None and self.greeting is None:
            self.say_goodbye("silent", False)
        elif silent >= SILENT_SECONDS:
            self.say_goodbye("silent", True)
        else:
            self.alarm = asyncio.get_running_loop().call_later(SILENT_SECONDS - silent + 0.1, self._look)

    # --- handshake ---

    def _handshake(self, request: Request) -> None:
        settings = self.room.settings
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        peer = self.transport.get_extra_info("peername")
        forwarded = request.headers.get_all("X-Forwarded-For")
        self.address = self.room.proxies.client_address(str(peer[0]) if peer else "", forwarded)
        response = self.protocol.accept(request)
        if request.path.partition("?")[0] != PATH:
            response = self.protocol.reject(404, "no such WebSocket\n")
        elif not host_allowed(headers.get("host"), settings.addresses) or not origin_allowed(
            headers.get("origin"), headers.get("host"), settings.origins, settings.address
        ):
            response = self.protocol.reject(403, "this page may not talk to this room\n")
        else:
            try:
                self.room.limits.connect(self.address, time.monotonic())
                self.counted = True
            except Refusal:
                response = self.protocol.reject(429, "too many connections; wait a little\n")
        self.protocol.send_response(response)
        self.open = response.status_code == 101
        self.unread = 0
        self.cookie = token_of(headers)

    # --- frames ---

    def _frame(self, frame: Frame) -> None:
        self.heard = time.monotonic()
        if frame.opcode is Opcode.CLOSE:
            self.open = False
        elif frame.opcode is Opcode.PING or frame.opcode is Opcode.PONG:
            self._count_idle_frame()
        elif frame.fin and not self.parts:
            self._message(bytes(frame.data))
        else:
            self._count_idle_frame()
            self.parts.append(bytes(frame.data))
            if frame.fin:
                message, self.parts = b"".join(self.parts), []
                self._message(message)

    def _count_idle_frame(self) -> None:
        """Pings and message fragments fall under no other limit; nobody needs many."""
        try:
            self.room.limits.spend("command", self.who.device or self.address, self.heard)
        except Refusal:
            self.say_goodbye("refused", False)

    def _message(self, message: bytes) -> None:
        cmd = None
        try:
            if len(message) > LARGEST_FRAME:
                raise TooLarge("too-large", bytes=len(message), most=LARGEST_FRAME)
            if self.relay is not None:
                self.relay.forward(message)
                return
            frame = decode(message)
            cmd = getattr(frame, "cmd", None)
            if self.active is not None and isinstance(frame, wire.Act):  # the hot path
                self.room.limits.spend("command", self.who.device, self.heard)
                self.room.limits.spend("commands", self.address, self.heard)
                self.active.command(self, frame, self.heard)
            else:
                self._read(frame)
        except UNREADABLE_JSON as problem:
            self._refuse(unreadable_frame(problem), None)
        except Refusal as problem:
            self._refuse(problem, cmd)

    def _refuse(self, problem: Refusal, cmd: str | None) -> None:
        """Say why; whoever keeps sending nonsense is sent away."""
        self.room.metrics.refusals += 1
        self.tell([encode(refused(problem, cmd))])
        try:
            self.room.limits.spend("garbage", self.who.device or self.address, time.monotonic())
        except Refusal:
            self.say_goodbye("refused", False)

    def _read(self, frame: wire.ClientFrame) -> None:
        active = self.active
        if isinstance(frame, wire.Ping):
            self.room.limits.spend("command", self.who.device or self.address, self.heard)
            self.tell([encode(wire.Pong(frame.n))])
        elif isinstance(frame, wire.Hello):
            if self.greeting is not None or active is not None:
                raise NotAllowed("hello-twice")
            self.greeting = asyncio.get_running_loop().create_task(self._greet(frame))
        elif active is None:
            if self.greeting is None:
                raise NotAllowed("hello-first")
            if len(self.early) >= EARLY_FRAMES:
                raise TooLarge("too-early")
            self.early.append(frame)
        else:
            self._ask(active, frame)

    def _ask(self, active: ActiveTable, frame: wire.Command | wire.Question | wire.Seen) -> None:
        now, limits, device = time.monotonic(), self.room.limits, self.who.device
        limits.spend("commands", self.address, now)
        if isinstance(frame, wire.Hint):
            limits.spend("question", device, now)
            task = asyncio.get_running_loop().create_task(active.hint(self, frame))
            active.questions.add(task)
            task.add_done_callback(active.questions.discard)
        elif isinstance(frame, wire.Rewind):
            limits.spend("command", device, now)
            active.rewind(self, frame)
        elif isinstance(frame, wire.Seen):
            limits.spend("command", device, now)
            active.see(self, frame)
        else:
            limits.spend("chat" if isinstance(frame, wire.Say) else "command", device, now)
            active.command(self, frame, now)

    async def _greet(self, hello: wire.Hello) -> None:
        """Find the device and the table; the table may have to be loaded, or be another node's."""
        try:
            token = hello.token or self.cookie
            device = await self.room.devices.of(token)
            if device is None:
                raise NotAllowed("no-device")
            self.room.check(device.id, self.address)
            self.who, self.spectate, self.screen = who_is(device), hello.spectate, hello.screen
            self.changes = hello.changes
            self.says_seen = hello.says_seen
            active = await self._find(msgspec.structs.replace(hello, token=token))
            if active is not None:
                active.check(self.who, self.address)
        except Refusal as problem:
            self.greeting = None
            if self.room.closing:
                self.say_goodbye("shutdown", True)
                return
            self._refuse(problem, None)
            self.say_goodbye("refused", False)
            return
        except Exception as problem:  # the store does not answer, say: nobody shall wait for ever
            self.room.log.error("hello-failed", problem=repr(problem))
            self.say_goodbye("moved", True)
            return
        if active is not None and active.evicted:  # just now
            self.say_goodbye("moved", True)
            return
        if active is not None and self.open:
            self.active = active
            active.join(self, hello.last_seq)
        early, self.early = self.early, []
        for frame in early:
            if self.open:
                self._message(encode(frame))

    async def _find(self, hello: wire.Hello) -> ActiveTable | None:
        """The table here, or None once another node has taken this conversation over."""
        until = time.monotonic() + TAKE_OVER_SECONDS
        while True:
            try:
                return await self.room.activate(hello.table)
            except Elsewhere as owner:
                relay = Relay(self, owner.address)
                if await relay.open(encode(hello)):
                    self.relay = relay
                    return None
                if time.monotonic() > until:
                    raise Unavailable("table-elsewhere", table=hello.table) from None
            await self.room.store.wait_for_change(0.3)

    # --- the table's side ---

    def tell(self, frames: list[bytes]) -> None:
        if not self.slow and not self.behind:
            if self.open and not self.transport.is_closing():
                self.transport.write(b"".join(map(text_frame, frames)))
            return
        for frame in frames:
            self._tell_slowly(frame)

    def _tell_slowly(self, frame: bytes) -> None:
        """To somebody who missed an event: no other one before the snapshot that makes up for it."""
        if self.active is not None and isinstance(frame, EncodedEvent) and (self.slow or self.behind):
            self.behind = True
            return
        if isinstance(frame, EncodedSnapshot):
            self.behind = False
        if self.slow:
            self._keep(frame)
        else:
            self._write(frame)

    def _keep(self, frame: bytes) -> None:
        self.backlog.append(frame)
        if len(self.backlog) > BACKLOG:
            self.room.metrics.overflows += 1
            self.say_goodbye("overflow", True)

    def say_goodbye(self, reason: wire.GoodbyeReason, retry: bool) -> None:
        if self.open:
            self._write(encode(wire.Goodbye(reason, retry)))
            self.open = False
            if self.protocol.state is State.OPEN:
                self.protocol.send_close(1012 if retry else 1008)
                self._flush()
        if reason == "overflow":
            self.transport.abort()
        else:
            self.transport.close()
            asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.transport.abort)  # if nobody reads it
