"""One request: who asks, its typed body, and its typed answer or refusal."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from papercove.engine.errors import Refusal
from papercove.server import wire
from papercove.server.origin import COOKIE, origin_allowed, token_of
from papercove.server.refusals import UNREADABLE_JSON, NotAllowed, TooLarge, refused, status, unreadable_frame
from papercove.server.room import Room
from papercove.server.store import LATEST, DeviceRow, Moment
from papercove.server.turns import Payer
from papercove.server.worker import COMPRESSION

T = TypeVar("T")
LARGEST_BODY = 64 * 1024  # bytes, which are read in a millisecond
LARGEST_RECORD = 512 * 1024  # of a body with the record of a match, or a score sheet: where few are let ask
LARGE = 8 * 1024  # bytes of an answer that takes long to compress
COOKIE_SECONDS = 2 * 365 * 86400
encode = msgspec.json.Encoder().encode
Handler = Callable[["Call"], Awaitable[Any]]


class Name(StringConvertor):
    """A part of a path that can be the name of something the room keeps; anything else is no request at all."""

    regex = "[0-9A-Za-z_-]{1,60}"


register_url_convertor("name", Name())


class Call:
    """One request, with what most handlers need of it."""

    def __init__(self, request: Request, room: Room) -> None:
        self.request = request
        self.room = room
        self.new_token: str | None = None
        self.peer = request.client.host if request.client else ""
        self.address = room.proxies.client_address(self.peer, request.headers.getlist("x-forwarded-for"))

    async def read(self, kind: type[T], most: int = LARGEST_BODY) -> T:
        """The body as a typed message; TooLarge if it has more bytes."""
        parts, size = [], 0
        async for part in self.request.stream():
            size += len(part)
            if size > most:
                raise TooLarge("too-large", bytes=size, most=most)
            parts.append(part)
        try:
            return msgspec.json.decode(b"".join(parts) or b"{}", type=kind)
        except UNREADABLE_JSON as problem:
            raise unreadable_frame(problem) from None

    async def known_device(self, *, even_banned: bool = False) -> DeviceRow | None:
        device = await self.room.devices.of(token_of(self.request.headers))
        if not even_banned:
            self.room.check(device.id if device is not None else "", self.address)
        return device

    async def device(self, *, even_banned: bool = False) -> DeviceRow:
        """Who asks; NotAllowed if the room does not know."""
        if (device := await self.known_device(even_banned=even_banned)) is None:
            raise NotAllowed("no-device")
        return device

    async def device_or_new(self, nickname: str | None = None, animal: str | None = None) -> DeviceRow:
        """Who asks, made known to the room if need be."""
        if (device := await self.known_device()) is not None:
            return device
        self.spend("device", self.address)
        device, self.new_token = await self.room.devices.make(nickname, animal)
        return device

    def spend(self, kind: str, who: str) -> None:
        self.room.limits.spend(kind, who, time.monotonic())

    async def work_out(self, job: str, *arguments: Any) -> Any:
        """What a job of worker.py gives, outside the event loop, in fair turns."""
        return await self.room.workshop.do(Payer(self.address), job, *arguments)

    async def answer_from(self, job: str, *arguments: Any) -> Response:
        """A job's answer in JSON, compressed where it was made if the client can read that."""
        compressed = "gzip" in self.request.headers.get("accept-encoding", "")
        told = await self.room.workshop.do(Payer(self.address), job, *arguments, compressed=compressed)
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if compressed:
            headers["Content-Encoding"] = "gzip"
        return Response(told, 200, headers, media_type="application/json")

    def number(self, name: str, default: int, least: int, most: int) -> int:
        """A number from the query, kept between its bounds."""
        try:
            return min(most, max(least, int(self.request.query_params.get(name, default))))
        except ValueError:
            return default

    def moment(self, name: str) -> Moment:
        """A moment from the query: seconds, and after a dot the id of the last match that was told."""
        seconds, _, match = self.request.query_params.get(name, "").partition(".")
        return (int(seconds), match) if seconds.isdecimal() and len(seconds) < 16 else LATEST

    def finish(self, response: Response) -> Response:
        """Give a new device its cookie, which no script can read."""
        if self.new_token is not None:
            encrypted = self.request.headers.get("x-forwarded-proto") == "https"
            secure = encrypted and self.room.proxies.trusts(self.peer)
            response.set_cookie(
                COOKIE, self.new_token, COOKIE_SECONDS, httponly=True, samesite="strict", secure=secure, path="/"
            )
        return response


def endpoint(room: Room, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Wraps a handler: origin, limits, typed answer, typed refusal."""

    async def answer(request: Request) -> Response:
        call = Call(request, room)
        try:
            headers = request.headers
            if request.method not in ("GET", "HEAD") and not origin_allowed(
                headers.get("origin"), headers.get("host"), room.settings.origins, room.settings.address
            ):
                raise NotAllowed("origin")
            call.spend("request", call.address)
            answered = await handler(call)
        except Refusal as problem:
            room.metrics.refusals += 1
            told = refused(problem)
            answered = as_json(wire.Problem(told.kind, told.key, told.args, told.position), status(problem))
        except ClientDisconnect:  # in the middle of its own question
            return Response(status_code=400)
        except Exception as problem:
            room.log.error("request-failed", path=request.url.path, problem=repr(problem), exc_info=True)
            answered = as_json(wire.Problem("unavailable", "mistake"), 500)
        response = answered if isinstance(answered, Response) else as_json(answered)
        if len(getattr(response, "body", b"")) >= LARGE and "gzip" in request.headers.get("accept-encoding", ""):
            await press(response)
        return call.finish(response)

    return answer


async def press(response: Response) -> None:
    """Compress a large answer in a thread, where zlib leaves the interpreter's lock to others; app.py does the rest."""
    if "content-encoding" not in response.headers:
        response.body = await asyncio.to_thread(gzip.compress, response.body, COMPRESSION, mtime=0)
        response.headers["Content-Length"] = str(len(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers.add_vary_header("Accept-Encoding")


def as_json(answer: Any, code: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(encode(answer), code, headers, media_type="application/json")
