"""The room and its tables: what it offers, opening a table, finding one."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress
from functools import lru_cache
from importlib import import_module
from io import BytesIO

import msgspec
from starlette.responses import Response

from papercove.server import wire
from papercove.server.api.call import Call, Handler
from papercove.server.catalogue import room_info
from papercove.server.refusals import NotFound, Unavailable
from papercove.server.store import DeviceRow

LISTED = 100
decode_table = msgspec.json.Decoder(wire.TableSummary).decode


async def room(call: Call) -> wire.RoomInfo:
    return await to_thread(room_info, call.room.thinkers.levels, address(call))  # the first time it reads all words


async def metrics(call: Call) -> Response:
    """Numbers for whoever runs the room; players could tell from them how long a bot really thought."""
    if not call.room.proxies.is_keeper(call.address):
        raise NotFound("no-request")
    await to_thread(import_module, "prometheus_client")  # once, and long
    return Response(call.room.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def table_maker(call: Call) -> DeviceRow:
    """Who asks for a table; counted by address too, for devices cost nothing."""
    device = await call.device_or_new()
    call.spend("table", device.id)
    call.spend("tables", call.address)
    return device


async def create(call: Call) -> wire.TableCreated:
    request = await call.read(wire.TableRequest)
    device = await table_maker(call)
    return await call.room.create(request, device)


async def quick(call: Call) -> wire.TableCreated:
    request = await call.read(wire.QuickRequest)
    device = await table_maker(call)
    return await call.room.quick(request, device)


def address(call: Call) -> str:
    """How others reach the room: as its host said, or as this page did."""
    return call.room.settings.address or str(call.request.base_url).rstrip("/")


async def table_code(call: Call) -> Response:
    """A QR code of the table's link, as others reach it."""
    return await code_of(call, f"{address(call)}/t/{call.request.path_params['id']}")


async def code_of(call: Call, link: str) -> Response:
    call.spend("replay", call.address)
    return Response(await to_thread(qr_code, link), media_type="image/svg+xml")


@lru_cache(maxsize=256)
def qr_code(link: str) -> bytes:
    """A picture of a link; it takes some milliseconds."""
    import segno  # when somebody looks: the room opens sooner

    picture = BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=3)
    return picture.getvalue()


async def short_code(call: Call) -> wire.TableCode:
    """The letters that lead to a table; they are found for it when somebody first asks."""
    id = call.request.path_params["id"]
    return told_code(await call.room.codes.of(id), id)


async def join(call: Call) -> wire.TableCode:
    """The table behind some letters. Guessing is slow: every try counts, whatever it finds."""
    call.spend("code", call.address)
    code = call.request.path_params["code"].upper()
    return told_code(code, await call.room.codes.table(code))


def told_code(code: str, table: str) -> wire.TableCode:
    return wire.TableCode(code, table, f"/t/{table}")


async def lobby(call: Call) -> wire.TableList:
    return wire.TableList([decode_table(row) for row in await call.room.store.lobby(LISTED)])


async def my_tables(call: Call) -> wire.TableList:
    device = await call.known_device()
    if device is None:
        return wire.TableList([])
    tables = [decode_table(row) for row in await call.room.store.tables_of(device.id, LISTED)]
    for table in tables:
        if (active := call.room.tables.get(table.id)) is not None:
            with suppress(Unavailable):  # another node has it by now; its row in the store will do
                table.to_move = (await active.written()).to_move
        seat = next((number for number, seat in enumerate(table.seats) if seat.device == device.id), None)
        table.your_turn = seat is not None and table.to_move == seat
        table.your_seat = seat
    return wire.TableList(tables)


async def not_now(call: Call) -> wire.NotNow:
    """What the asker may not do at a table just now; only for whoever is to move."""
    device = await call.device()
    active = call.room.tables.get(call.request.path_params["id"])
    if active is None:
        raise NotFound("no-table", table=call.request.path_params["id"])
    table = await active.written()
    seat = table.seat_of(device.id)
    if table.state is None or seat is None or table.to_move != seat:
        return wire.NotNow([])
    return wire.NotNow(table.game.forbidden(table.state))


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/metrics", metrics),
    ("GET", "/api/room", room),
    ("POST", "/api/quick", quick),
    ("POST", "/api/tables", create),
    ("GET", "/qr/t/{id:name}.svg", table_code),
    ("GET", "/api/tables/{id:name}/code", short_code),
    ("GET", "/api/join/{code:name}", join),
    ("GET", "/api/lobby", lobby),
    ("GET", "/api/me/tables", my_tables),
    ("GET", "/api/tables/{id:name}/not-now", not_now),
)
