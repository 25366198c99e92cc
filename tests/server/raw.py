"""Talking to a room without the client: frames and requests as anybody may make them."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin


async def speak(
    address: str, *frames: str | bytes, origin: str | None = None, forwarded: str | None = None, host: str | None = None
) -> ClientConnection:
    told = {"X-Forwarded-For": forwarded, "Host": host}
    socket = await connect(
        address.replace("http", "ws") + "/ws",
        compression=None,
        proxy=None,
        origin=None if origin is None else Origin(origin),
        additional_headers={name: value for name, value in told.items() if value is not None},
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
