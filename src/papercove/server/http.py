"""HTTP connections: uvicorn's own protocol, which waits for a request for ever; here an idle connection is closed."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

LARGEST_HEAD = 16 * 1024  # bytes of a request before its body
PATIENCE = 30.0  # seconds between two looks at a connection


class OneLength(h11.Connection):
    """Refuses a request that says its length in two ways, which a proxy in front of us might read in the other one."""

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            names = [name for name, _ in event.headers]
            if b"content-length" in names and b"transfer-encoding" in names:
                raise h11.RemoteProtocolError("both Content-Length and Transfer-Encoding")
        return event


class Http(H11Protocol):
    """A connection that is cut when no new request has begun between two looks: nothing came, or nothing was read."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = OneLength(h11.SERVER, self.config.h11_max_incomplete_event_size or LARGEST_HEAD)
        self.seen: object = None  # the request that was the newest at the last look

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(PATIENCE, self.look)

    def send_400_response(self, msg: str) -> None:
        """Say that the request is no request; where an answer has begun already, only the end of it is left."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.abort()

    def look(self) -> None:
        """Is anything going on? A WebSocket is no longer ours."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self.cycle is self.seen:
            self.transport.abort()
            return
        self.seen = self.cycle
        self.loop.call_later(PATIENCE, self.look)
