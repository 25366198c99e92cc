"""What one seat of a match knows and may do, as rows of numbers: the vector environment and all others read it here."""

from __future__ import annotations

from typing import Any

import cython

from papercove.engine.state import State

NUMBERS = tuple(float(byte if byte < 128 else byte - 256) for byte in range(256))  # by the byte of an observation


def mark_legal(state: State, row: Any, size: int) -> int:
    """Write 1 for each legal action, 0 for the others; says how many are legal."""
    for action in range(size):
        row[action] = 0
    count = state.fill_legal()
    for i in range(count):
        row[state.legal[i]] = 1
    return count


def sight_of(state: State, seat: int, size: int) -> bytes:
    """What `seat` knows: the `size` numbers of its observation, a byte each."""
    if not cython.compiled:
        out = [0] * size
    state.fill_observation(seat, out, size)
    if state.deferred_error is not None:
        state.raise_deferred()
    if not cython.compiled:
        return as_bytes(out)
    found: bytes = cython.cast(cython.p_char, out)[:size]
    return found


def numbers_of(sight: bytes, digest: bytes) -> list[float]:
    """The numbers of an observation, and after them the bits of a digest. Most are 0: only the others are put there."""
    size = len(sight)
    found = [0.0] * (size + 8 * len(digest))
    seen = sight
    for at in range(size):
        if seen[at]:
            found[at] = NUMBERS[seen[at]]
    seen = digest
    for at in range(8 * len(digest)):
        if seen[at // 8] >> (7 - at % 8) & 1:
            found[size + at] = 1.0
    return found


def as_bytes(numbers: list[int]) -> bytes:
    """Numbers from -128 to 127, a byte each."""
    return bytes([number & 255 for number in numbers])


def write_sight(state: State, seat: int, observation: Any, mask: Any) -> None:
    """Write what `seat` knows into an array, and what it may do (nothing, unless it is to move) into another."""
    if cython.compiled:
        state.fill_observation(seat, cython.address(observation[0]), len(observation))
        if seat == state.to_move:
            mark_legal(state, cython.address(mask[0]), len(mask))
    else:
        state.fill_observation(seat, observation, len(observation))
        if seat == state.to_move:
            mark_legal(state, mask, len(mask))
    state.raise_deferred()
