"""Everything the room keeps about one device, as one JSON object that is written while it is read."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from typing import TypeVar

import msgspec

from papercove.server.forgetting import said_by
from papercove.server.store import LATEST, DeviceRow, Store
from papercove.server.turns import Payer, Turns

MATCHES_AT_ONCE = 50
PIECE = 128 * 1024  # bytes
GZIP = 31  # what zlib calls its largest window with gzip's header around it

T = TypeVar("T")
encode = msgspec.json.Encoder().encode


async def everything(store: Store, device: DeviceRow, turns: Turns, payer: Payer) -> AsyncIterator[bytes]:
    """The pieces of the object: the device, its tables and score sheets, where it sat, what it said, its matches.

    To look through the logs of all tables is long: that is done in fair turns.
    """
    created, tokens = await store.device_times(device.id)
    about = {
        "id": device.id,
        "nickname": device.nickname,
        "animal": device.animal,
        "created": created,
        "tokens": tokens,
    }
    said: list[bytes] = []
    yield b'{"device":' + encode(about)
    yield b',"notifications":' + encode(await store.subscriptions_of(device.id))
    for name, lists in (
        (b',"tables":[', once(await store.tables_of(device.id, 10_000))),
        (b',"sheets":[', once(await store.sheets_of(device.id))),
        (b',"sat":[', seats(fairly(store.mentions(device.id), turns, payer), device.id, said)),
        (b',"said":[', once(said)),
        (b',"matches":[', matches(store, device.id)),
    ):
        yield name
        async for piece in inside(lists):
            yield piece
        yield b"]"
    yield b"}"


async def once(values: list[bytes]) -> AsyncIterator[list[bytes]]:
    yield values


async def fairly(long: AsyncIterator[T], turns: Turns, payer: Payer) -> AsyncIterator[T]:
    """What takes long to find, each piece in its turn."""
    while True:
        async with turns.turn(payer):
            found = await anext(long, None)
        if found is None:
            return
        yield found


async def seats(
    mentions: AsyncIterator[list[tuple[str, bytes]]], device: str, said: list[bytes]
) -> AsyncIterator[list[bytes]]:
    """Where a device sat; what it said stands in the same entries, and is put aside."""
    async for entries in mentions:
        told, sat = await asyncio.to_thread(said_and_sat, entries, device)
        said += told
        yield sat


def said_and_sat(entries: list[tuple[str, bytes]], device: str) -> tuple[list[bytes], list[bytes]]:
    """What a device said and where it sat, in JSON, each by itself: a thread must not hold the lock for long."""
    said, sat = said_by(entries, device)
    return [encode(one) for one in said], [encode(one) for one in sat]


async def matches(store: Store, device: str) -> AsyncIterator[list[bytes]]:
    before = LATEST
    while rows := await store.matches_of(device, before, MATCHES_AT_ONCE):
        yield [b'{"summary":' + row.summary + b',"record":' + row.record + b"}" for row in rows]
        before = rows[-1].finished, rows[-1].id


async def inside(lists: AsyncIterator[list[bytes]]) -> AsyncIterator[bytes]:
    """Lists in JSON as one, without its brackets, in pieces between which the loop does other things."""
    between = b""
    async for values in lists:
        piece, size = [between], 0
        for value in values:
            piece += [value, b","]
            size += len(value)
            if size >= PIECE:
                yield b"".join(piece[:-1])
                await asyncio.sleep(0)
                piece, size = [b","], 0
        if len(piece) > 1:
            yield b"".join(piece[:-1])
        between = b"," if values else between


async def compressed(given: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same pieces, compressed in a thread: zlib leaves the interpreter's lock to others meanwhile."""
    press = zlib.compressobj(5, zlib.DEFLATED, GZIP)
    async for piece in given:
        yield await asyncio.to_thread(press.compress, piece)
    yield press.flush()
