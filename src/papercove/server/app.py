"""The network's side of the room: a thin Starlette app for HTTP, uvicorn around it, `Socket` for WebSockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module
from socket import socket
from types import FrameType
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from papercove.server import wire
from papercove.server.api import HANDLERS, as_json, endpoint
from papercove.server.http import Http
from papercove.server.room import Room
from papercove.server.socket import Socket
from papercove.server.web import OwnNames, Pages, SecurityHeaders
from papercove.server.worker import COMPRESSION

LATE = "anyio._backends._asyncio"  # what Starlette would import with the first file it sends, while everybody waits


def make_app(room: Room) -> Starlette:
    """Everything under one address."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Any]]:
        await room.start()
        app.state.importing = asyncio.create_task(asyncio.to_thread(import_module, LATE))
        yield {"room": room}
        await room.stop()

    async def healthz(request: Request) -> Response:
        """Whether this node serves tables: 200, or 503 while it closes or its store does not answer."""
        healthy = not room.closing and await room.store.is_well()
        told = wire.Health("ok" if healthy else "unavailable", room.node, len(room.tables))
        return as_json(told, 200 if healthy else 503)

    async def no_request(request: Request) -> Response:
        return as_json(wire.Problem("not-found", "no-request"), 404)

    routes = [
        *(Route(path, endpoint(room, handler), methods=[method]) for method, path, handler in HANDLERS),
        Route("/healthz", healthz),
        Route("/api/{path:path}", no_request, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", Pages(room.settings.static, room.settings.address).__call__),
    ]
    middleware = [
        Middleware(SecurityHeaders),
        Middleware(OwnNames, room.settings.addresses),
        Middleware(GZipMiddleware, minimum_size=1000, compresslevel=COMPRESSION),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


class Server(uvicorn.Server):
    """uvicorn for a room: when it is to stop, the tables are given back before the last connections are waited for."""

    def __init__(self, config: uvicorn.Config, room: Room) -> None:
        super().__init__(config)
        self.room = room
        self.when_open: Callable[[], None] = lambda: None  # called once it serves, and heeds signals

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.when_open()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; asked again, go on stopping, which takes seconds at most, and drop nothing that is under way."""
        if not self.should_exit:
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        await self.room.leave()
        await super().shutdown(sockets)


def make_server(room: Room) -> Server:
    """uvicorn, set up for this room; `.run()` or `await .serve()` it."""
    settings = room.settings
    config = uvicorn.Config(
        make_app(room),
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=Socket,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # origin.py reads them, for WebSockets too
    )
    return Server(config, room)
