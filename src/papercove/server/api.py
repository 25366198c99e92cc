"""The requests under /api: each reads a typed body, asks the room, and answers with a typed body."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import lru_cache
from io import BytesIO
from typing import Any, TypeVar

import msgspec
from starlette.convertors import StringConvertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from papercove.engine.errors import Refusal
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.seed import FairSeed
from papercove.server import requests as body
from papercove.server.catalogue import room_info
from papercove.server.devices import LINK_SECONDS
from papercove.server.export import compressed, everything
from papercove.server.origin import COOKIE, origin_allowed, token_of
from papercove.server.refusals import (
    UNREADABLE_JSON,
    NotAllowed,
    NotFound,
    TooLarge,
    refused,
    status,
    unreadable_frame,
)
from papercove.server.room import Room
from papercove.server.store import LATEST, DeviceRow, MatchRow, Moment
from papercove.server.turns import Payer
from papercove.words import FALLBACK, game_text

T = TypeVar("T")
LARGEST_BODY = 512 * 1024
COOKIE_SECONDS = 2 * 365 * 86400
LISTED = 100
encode = msgspec.json.Encoder().encode
decode_summary = msgspec.json.Decoder(body.MatchSummary).decode
decode_table = msgspec.json.Decoder(body.TableSummary).decode
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

    async def read(self, kind: type[T]) -> T:
        """The body as a typed message."""
        parts, size = [], 0
        async for part in self.request.stream():
            size += len(part)
            if size > LARGEST_BODY:
                raise TooLarge("too-large", bytes=size, most=LARGEST_BODY)
            parts.append(part)
        try:
            return msgspec.json.decode(b"".join(parts) or b"{}", type=kind)
        except UNREADABLE_JSON as problem:
            raise unreadable_frame(problem) from None

    async def known_device(self) -> DeviceRow | None:
        device = await self.room.devices.of(token_of(self.request.headers))
        self.room.check(device.id if device is not None else "", self.address)
        return device

    async def device(self) -> DeviceRow:
        """Who asks; NotAllowed if the room does not know."""
        if (device := await self.known_device()) is None:
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
            answered = as_json(body.Problem(told.kind, told.key, told.args, told.position), status(problem))
        except ClientDisconnect:  # in the middle of its own question
            return Response(status_code=400)
        except Exception as problem:
            room.log.error("request-failed", path=request.url.path, problem=repr(problem), exc_info=True)
            answered = as_json(body.Problem("unavailable", "mistake"), 500)
        response = answered if isinstance(answered, Response) else as_json(answered)
        return call.finish(response)

    return answer


def as_json(answer: Any, code: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(encode(answer), code, headers, media_type="application/json")


# --- devices ---


async def make_device(call: Call) -> body.Device:
    request = await call.read(body.DeviceRequest)
    device = await call.device_or_new(request.nickname, request.animal)
    if (request.nickname is not None or request.animal is not None) and call.new_token is None:
        call.spend("chat", device.id)  # a name is read by everybody at one's tables, as what one says is
        device = await call.room.rename(device, request.nickname, request.animal)
    return body.Device(device.id, device.nickname, call.new_token, device.animal)


async def link_device(call: Call) -> body.LinkCode:
    device = await call.device()
    call.spend("heavy", device.id)
    return body.LinkCode(await call.room.devices.link(device), LINK_SECONDS)


async def adopt_device(call: Call) -> body.Device:
    call.spend("device", call.address)
    request = await call.read(body.AdoptRequest)
    device, call.new_token = await call.room.devices.adopt(request.code)
    return body.Device(device.id, device.nickname, call.new_token, device.animal)


async def forget_me(call: Call) -> Response:
    device = await call.device()
    call.spend("heavy", device.id)
    await call.room.forget(device.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


# --- tables ---


async def room(call: Call) -> body.RoomInfo:
    return room_info(call.room.thinkers.levels, address(call))


async def metrics(call: Call) -> Response:
    """Numbers for whoever runs the room; players could read from them for how long a bot really thought."""
    if not call.room.proxies.is_keeper(call.address):
        raise NotFound("no-request")
    return Response(call.room.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def table_maker(call: Call) -> DeviceRow:
    """Who asks for a table; counted by address too, for devices cost nothing."""
    device = await call.device_or_new()
    call.spend("table", device.id)
    call.spend("tables", call.address)
    return device


async def create(call: Call) -> body.TableCreated:
    request = await call.read(body.TableRequest)
    device = await table_maker(call)
    return await call.room.create(request, device)


async def quick(call: Call) -> body.TableCreated:
    request = await call.read(body.QuickRequest)
    device = await table_maker(call)
    return await call.room.quick(request, device)


def address(call: Call) -> str:
    """How others reach the room: as its host said, or as this page did."""
    return call.room.settings.address or str(call.request.base_url).rstrip("/")


async def table_code(call: Call) -> Response:
    """A QR code of the table's link, as others reach it."""
    return Response(qr_code(f"{address(call)}/t/{call.request.path_params['id']}"), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """A picture of a link."""
    import segno  # when somebody looks: the room opens sooner

    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=3)
    return picture.getvalue()


async def short_code(call: Call) -> body.TableCode:
    """The letters that lead to a table; they are found for it when somebody first asks."""
    id = call.request.path_params["id"]
    return told_code(await call.room.codes.of(id), id)


async def join(call: Call) -> body.TableCode:
    """The table behind some letters. Guessing is slow: every try counts, whatever it finds."""
    call.spend("code", call.address)
    code = call.request.path_params["code"].upper()
    return told_code(code, await call.room.codes.table(code))


def told_code(code: str, table: str) -> body.TableCode:
    return body.TableCode(code, table, f"/t/{table}")


async def lobby(call: Call) -> body.TableList:
    return body.TableList([decode_table(row) for row in await call.room.store.lobby(LISTED)])


async def my_tables(call: Call) -> body.TableList:
    device = await call.known_device()
    if device is None:
        return body.TableList([])
    tables = [decode_table(row) for row in await call.room.store.tables_of(device.id, LISTED)]
    for table in tables:
        if (live := call.room.tables.get(table.id)) is not None:
            table.to_move = live.table.to_move
        seat = next((number for number, seat in enumerate(table.seats) if seat.device == device.id), None)
        table.your_turn = seat is not None and table.to_move == seat
        table.your_seat = seat
    return body.TableList(tables)


# --- finished matches ---


async def my_matches(call: Call) -> body.MatchList:
    device = await call.known_device()
    if device is None:
        return body.MatchList([])
    limit = call.number("count", 30, 1, LISTED)
    found = []
    rows = await call.room.store.matches_of(device.id, call.moment("before"), limit)
    for row in rows:
        summary = decode_summary(row.summary)
        summary.your_seat = row.players[0][1]
        found.append(summary)
    return body.MatchList(found, f"{rows[-1].finished}.{rows[-1].id}" if len(rows) == limit else None)


async def my_statistics(call: Call) -> Response:
    device = await call.device()
    call.spend("heavy", device.id)
    rows = await call.room.store.results_of(device.id, 10_000)
    return await call.answer_from("count_matches", rows)


async def my_export(call: Call) -> Response:
    device = await call.device()
    call.spend("heavy", device.id)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="papercove.json"'}
    pieces = everything(call.room.store, device)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        pieces = compressed(pieces)
    return StreamingResponse(pieces, headers=headers, media_type="application/json")


async def find_match(call: Call) -> MatchRow:
    id = call.request.path_params["id"]
    row = await call.room.store.match(id)
    if row is None:
        raise NotFound("no-match", match=id)
    return row


async def match(call: Call) -> body.MatchInfo:
    row = await find_match(call)
    call.spend("replay", call.address)
    record = Record.read_kept(row.record)
    assert isinstance(record.seed, FairSeed)
    return body.MatchInfo(
        summary=decode_summary(row.summary),
        version=record.version,
        options=record.options,
        commitment=record.seed.commitment,
        secret=record.seed.secret.hex(),
        nonces=list(record.seed.nonces),
        actions=record.action_codes(),
        rounds=await call.work_out("rounds", row.record),
    )


async def game_words(call: Call) -> Response:
    """A game's own messages in one language, in Fluent syntax: empty where its author wrote none."""
    game = find_game(call.request.path_params["id"])
    spoken = dict.fromkeys((FALLBACK, call.request.path_params["language"]))  # what a language lacks is said in English
    text = "\n".join(game_text(game, language) for language in spoken)
    return Response(text, 200, {"Cache-Control": "no-cache"}, media_type="text/plain; charset=utf-8")


async def game_art(call: Call) -> Response:
    """A picture that a game's package brings."""
    art = find_game(call.request.path_params["id"]).art()
    picture = art.get(call.request.path_params["name"])
    if picture is None:
        raise NotFound("no-picture")
    return Response(picture, 200, {"Cache-Control": "public, max-age=3600"}, media_type="image/svg+xml")


async def match_record(call: Call) -> Response:
    row = await find_match(call)
    call.spend("replay", call.address)
    text = await call.work_out("record_text", row.record)
    headers = {"Content-Disposition": f'attachment; filename="{row.id}.papercove"'}
    return Response(text, 200, headers, media_type="text/plain; charset=utf-8")


async def match_replay(call: Call) -> Response:
    row = await find_match(call)
    call.spend("replay", call.address)
    first, count = call.number("first", 0, 0, 100_000), call.number("count", 100, 1, 400)
    return await call.answer_from("replay_match", row.record, first, count)


async def replay_file(call: Call) -> Response:
    call.spend("heavy", call.address)
    request = await call.read(body.ReplayRequest)
    return await call.answer_from("replay_file", request.record, request.first, request.count)


async def verify_file(call: Call) -> Response:
    call.spend("heavy", call.address)
    request = await call.read(body.VerifyRequest)
    return await call.answer_from("verify_file", request.record, request.commitment, request.nonce)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/metrics", metrics),
    ("GET", "/api/room", room),
    ("GET", "/api/games/{id:name}/words/{language:name}", game_words),
    ("GET", "/api/games/{id:name}/art/{name:name}.svg", game_art),
    ("POST", "/api/device", make_device),
    ("POST", "/api/device/link", link_device),
    ("POST", "/api/device/adopt", adopt_device),
    ("POST", "/api/quick", quick),
    ("POST", "/api/tables", create),
    ("GET", "/qr/t/{id:name}.svg", table_code),
    ("GET", "/api/tables/{id:name}/code", short_code),
    ("GET", "/api/join/{code:name}", join),
    ("GET", "/api/lobby", lobby),
    ("GET", "/api/me/tables", my_tables),
    ("GET", "/api/me/matches", my_matches),
    ("GET", "/api/me/statistics", my_statistics),
    ("GET", "/api/me/export", my_export),
    ("DELETE", "/api/me", forget_me),
    ("GET", "/api/matches/{id:name}", match),
    ("GET", "/api/matches/{id:name}/record", match_record),
    ("GET", "/api/matches/{id:name}/replay", match_replay),
    ("POST", "/api/replay", replay_file),
    ("POST", "/api/verify", verify_file),
)
