"""The two kinds of WebSocket frame that every move needs, read and written by hand; `websockets` does all others."""

from __future__ import annotations

try:
    from websockets.speedups import apply_mask
except ImportError:  # `websockets` without its compiled part
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
MASKED = 0x80
HEADER = 6  # bytes before the payload of a short masked frame
SHORT = 125  # the longest payload whose length fits into the second byte


def only_message(data: bytes) -> bytes | None:
    """The text, if `data` is exactly one short, whole, masked text frame (RFC 6455, 5.2): nearly every command is."""
    size = len(data) - HEADER
    if 0 < size <= SHORT and data[0] == WHOLE_TEXT and data[1] == MASKED + size:
        return apply_mask(data[HEADER:], data[2:HEADER])
    return None


def size_of_frame(payload: int) -> int:
    """Bytes on the wire of a client's frame with so long a payload."""
    return payload + HEADER + (0 if payload <= SHORT else 2 if payload < 65_536 else 8)


def text_frame(payload: bytes) -> bytes:
    """An unmasked text frame, as only a server sends it."""
    size = len(payload)
    if size <= SHORT:
        return b"\x81" + size.to_bytes(1, "big") + payload
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + payload
    return b"\x81\x7f" + size.to_bytes(8, "big") + payload
