"""A conversation that another node has: frames go through unread, in both directions."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from papercove.server.wire import GoodbyeReason

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection  # imported when a relay opens: the room opens sooner

WAITING = 256  # frames on their way to the other node
CONNECT_SECONDS = 2.0
PING_SECONDS = 1.5
PONG_SECONDS = 4.0  # without an answer: by then the other node is taken for dead


class Client(Protocol):
    """The connection whose frames are passed on."""

    address: str

    def tell(self, frames: list[bytes]) -> None:
        """Send frames."""

    def say_goodbye(self, reason: GoodbyeReason, retry: bool) -> None:
        """Close the connection."""


class Relay:
    """Passes the frames of one client to the node that owns its table."""

    def __init__(self, client: Client, address: str) -> None:
        self.client = client
        self.address = address
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.upstream: ClientConnection | None = None

    async def open(self, hello: bytes) -> bool:
        """Begin with the client's own hello; False if the other node does not answer."""
        from websockets.asyncio.client import connect

        uri = self.address.replace("http", "ws", 1) + "/ws"
        try:
            self.upstream = await connect(
                uri,
                additional_headers={
                    "X-Forwarded-For": self.client.address
                },  # believed if that node knows us as --proxy
                compression=None,
                ping_interval=PING_SECONDS,
                ping_timeout=PONG_SECONDS,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                proxy=None,
            )
            await self.upstream.send(hello, text=True)
        except (OSError, InvalidHandshake, ConnectionClosed):
            return False
        loop = asyncio.get_running_loop()
        self.tasks = [loop.create_task(self._inward(self.upstream)), loop.create_task(self._outward(self.upstream))]
        return True

    def forward(self, message: bytes) -> None:
        try:
            self.outgoing.put_nowait(message)
        except asyncio.QueueFull:
            self.client.say_goodbye("overflow", True)

    async def _outward(self, upstream: ClientConnection) -> None:
        try:
            while True:
                await upstream.send(await self.outgoing.get(), text=True)
        except ConnectionClosed:
            return

    async def _inward(self, upstream: ClientConnection) -> None:
        try:
            async for message in upstream:
                frame = message.encode() if isinstance(message, str) else message
                self.client.tell([frame])
        except ConnectionClosed:
            pass
        self.client.say_goodbye("moved", True)

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.upstream is not None:
            self.upstream.transport.close()
