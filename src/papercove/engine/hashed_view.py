"""An observation for games that define none: the fields of a view, hashed into a row of counters."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import msgspec

HASHED_SIZE = 256
MOST = 127


def hashed(view: msgspec.Struct, size: int) -> list[int]:
    """Count each field of a view, by its path and value, in one of `size` counters; the same on every machine."""
    row = [0] * size
    for leaf in leaves(msgspec.to_builtins(view), ""):
        at = crc32(leaf.encode()) % size
        row[at] = min(MOST, row[at] + 1)
    return row


def leaves(value: Any, path: str) -> Iterator[str]:
    """Every simple value inside, with its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            yield from leaves(inner, f"{path}.{at}")
    else:
        yield f"{path}={value}"
