"""Frames as bytes that still say what they are: a slow connection drops events by their type, not by their text."""

from __future__ import annotations

import msgspec

from papercove.server import wire

encode = msgspec.json.Encoder().encode


class EncodedEvent(bytes):
    """A numbered event: whoever is too slow for it may be sent a later snapshot instead."""

    __slots__ = ()


class EncodedSnapshot(bytes):
    """A snapshot: it makes up for every event before it."""

    __slots__ = ()


def encoded(frame: wire.ServerFrame) -> bytes:
    """The frame in JSON, of the type that says what it is."""
    body = encode(frame)
    if isinstance(frame, wire.Happened):
        return EncodedEvent(body)
    return EncodedSnapshot(body) if isinstance(frame, wire.Snapshot) else body
