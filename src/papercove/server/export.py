"""Everything the room keeps about one device, as one JSON object that is written while it is read."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterable

import msgspec

from papercove.server.forgetting import said_by
from papercove.server.store import LATEST, DeviceRow, Store

MATCHES_AT_ONCE = 50
GZIP = 31  # what zlib calls its largest window with gzip's header around it

encode = msgspec.json.Encoder().encode


async def everything(store: Store, device: DeviceRow) -> AsyncIterator[bytes]:
    """The pieces of the object: the device, its tables and score sheets, where it sat, what it said, its matches."""
    created, tokens = await store.device_times(device.id)
    about = {
        "id": device.id,
        "nickname": device.nickname,
        "animal": device.animal,
        "created": created,
        "tokens": tokens,
    }
    yield b'{"device":' + encode(about)
    yield b',"notifications":' + encode(await store.subscriptions_of(device.id))
    yield b',"tables":[' + b",".join(await store.tables_of(device.id, 10_000)) + b"]"
    yield b',"sheets":[' + b",".join(await store.sheets_of(device.id)) + b"]"
    said: list[dict[str, object]] = []
    yield b',"sat":['
    between = b""
    async for rows in store.mentions(device.id):
        told, sat = await asyncio.to_thread(said_by, rows, device.id)
        said += told
        if sat:
            yield between + inside(sat)
            between = b","
    yield b'],"said":' + encode(said) + b',"matches":['
    async for piece in matches(store, device.id):
        yield piece
    yield b"]}"


async def matches(store: Store, device: str) -> AsyncIterator[bytes]:
    before, between = LATEST, b""
    while rows := await store.matches_of(device, before, MATCHES_AT_ONCE):
        yield between + b",".join(b'{"summary":' + row.summary + b',"record":' + row.record + b"}" for row in rows)
        before, between = (rows[-1].finished, rows[-1].id), b","


async def compressed(pieces: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same pieces, compressed in a thread: zlib leaves the interpreter's lock to others meanwhile."""
    press = zlib.compressobj(5, zlib.DEFLATED, GZIP)
    async for piece in pieces:
        yield await asyncio.to_thread(press.compress, piece)
    yield press.flush()


def inside(values: Iterable[object]) -> bytes:
    """A list in JSON without its brackets."""
    return b",".join(encode(value) for value in values)
