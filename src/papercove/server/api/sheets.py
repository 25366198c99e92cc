"""Score sheets of game nights under /api/sheets: counted for anybody, kept and told live for whoever has the link.

Everybody with the link enters; names, options and the end are for the device that opened the sheet (decision 31).
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from weakref import WeakKeyDictionary

import msgspec
from starlette.responses import Response

from papercove.engine.errors import Unreadable
from papercove.server.api.call import LARGEST_RECORD, Call, Handler
from papercove.server.api.tables import address, code_of
from papercove.server.refusals import NotAllowed, NotFound, Stale
from papercove.server.room import Room
from papercove.server.sheet import ChangeRequest, Sheet, SheetAnswer, change, checked, counted
from papercove.server.store import SheetRow

ID = re.compile("[2-9a-hjkmnp-z]{16,24}")  # made by the phone that shares: 80 bits nobody can guess
WAIT_SECONDS = 25.0
LOOK_SECONDS = 2.0  # between two looks whether another node has written
WAITING_AT_ONCE, WAITING_OF_ONE_ADDRESS = 2000, 100
TRIES = 6  # at a sheet that others are writing to
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Sheet).decode


class Waiting:
    """Phones that wait for news of a sheet, on this node."""

    def __init__(self) -> None:
        self.news: dict[str, asyncio.Event] = {}
        self.addresses: Counter[str] = Counter()

    def tell(self, sheet: str) -> None:
        if (event := self.news.pop(sheet, None)) is not None:
            event.set()

    async def wait(self, sheet: str, seconds: float) -> None:
        """Return when the sheet changes on this node, or after so many seconds."""
        event = self.news.setdefault(sheet, asyncio.Event())
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            self.news.pop(sheet, None)
            event.set()  # others who wait here look again, and ask for an event of their own


waiting_in: WeakKeyDictionary[Room, Waiting] = WeakKeyDictionary()


def waiting(room: Room) -> Waiting:
    return waiting_in.setdefault(room, Waiting())


def sheet_id(call: Call) -> str:
    id: str = call.request.path_params["id"]
    if not ID.fullmatch(id):
        raise NotFound("no-sheet")
    return id


async def find(call: Call) -> SheetRow:
    row = await call.room.store.sheet(sheet_id(call))
    if row is None:
        raise NotFound("no-sheet")
    return row


async def told(call: Call, row: SheetRow) -> SheetAnswer:
    sheet = decode(row.body)
    form, count = await asyncio.to_thread(counted, sheet)
    device = await call.known_device()
    is_host = device is not None and device.id == row.device
    return SheetAnswer(sheet, form, count, row.revision, is_host, row.id)


async def count_only(call: Call) -> SheetAnswer:
    """Count a sheet that stays on its phone."""
    call.spend("sheet", call.address)
    sheet = await asyncio.to_thread(checked, await call.read(Sheet, LARGEST_RECORD))
    return SheetAnswer(sheet, *await asyncio.to_thread(counted, sheet))


async def share(call: Call) -> SheetAnswer:
    """Keep a sheet under an id that its phone has made up; idempotent."""
    id = call.request.path_params["id"]
    if not ID.fullmatch(id):
        raise Unreadable("sheet-id")
    call.spend("sheet", call.address)
    sheet = await asyncio.to_thread(checked, await call.read(Sheet, LARGEST_RECORD))
    device = await call.device_or_new()
    call.spend("table", device.id)
    call.spend("tables", call.address)
    row = SheetRow(id, device.id, 1, int(time.time()), encode(sheet))
    if not await call.room.store.add_sheet(row):
        row = await find(call)
        if row.device != device.id:
            raise NotAllowed("sheet-host")
    kept = decode(row.body)
    return SheetAnswer(kept, *await asyncio.to_thread(counted, kept), row.revision, True, id)


async def change_sheet(call: Call) -> SheetAnswer:
    """Make one change; where somebody writes at the same time, on top of theirs."""
    call.spend("sheet", call.address)
    wanted = (await call.read(ChangeRequest)).change
    device = await call.known_device()
    for _ in range(TRIES):
        row = await find(call)
        sheet = decode(row.body)
        if not change(sheet, wanted, device is not None and device.id == row.device):
            return await told(call, row)
        changed = SheetRow(row.id, row.device, row.revision + 1, int(time.time()), encode(sheet))
        if await call.room.store.save_sheet(changed):
            waiting(call.room).tell(row.id)
            return await told(call, changed)
    raise Stale("sheet-changed")


async def read_sheet(call: Call) -> SheetAnswer:
    """The sheet; with `?after=REVISION`, once it is newer than that, or after a while as it is."""
    row = await find(call)
    after = call.number("after", -1, -1, 2**53)
    room, crowd = call.room, waiting(call.room)
    if row.revision > after or after < 0 or is_crowded(crowd, call.address):
        return await told(call, row)
    crowd.addresses[call.address] += 1
    try:
        until = time.monotonic() + WAIT_SECONDS
        while row.revision <= after and time.monotonic() < until and not room.closing:
            await crowd.wait(row.id, LOOK_SECONDS)
            if await call.request.is_disconnected():
                break
            row = await find(call)
    finally:
        crowd.addresses[call.address] -= 1
        if not crowd.addresses[call.address]:
            del crowd.addresses[call.address]
    return await told(call, row)


def is_crowded(crowd: Waiting, address: str) -> bool:
    return crowd.addresses.total() >= WAITING_AT_ONCE or crowd.addresses[address] >= WAITING_OF_ONE_ADDRESS


async def delete_sheet(call: Call) -> Response:
    """Leave nothing of a sheet: for whoever opened it."""
    row, device = await find(call), await call.device()
    if row.device != device.id:
        raise NotAllowed("sheet-host")
    await call.room.store.delete_sheet(row.id)
    waiting(call.room).tell(row.id)
    return Response(status_code=204)


async def sheet_code(call: Call) -> Response:
    """A QR code of the sheet's link, as others reach it."""
    return await code_of(call, f"{address(call)}/sheet/{sheet_id(call)}")


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/api/sheets", count_only),
    ("PUT", "/api/sheets/{id:name}", share),
    ("POST", "/api/sheets/{id:name}", change_sheet),
    ("GET", "/api/sheets/{id:name}", read_sheet),
    ("DELETE", "/api/sheets/{id:name}", delete_sheet),
    ("GET", "/qr/sheet/{id:name}.svg", sheet_code),
)
