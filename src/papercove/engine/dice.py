# cython: binding=False
# Plain methods of C: Python calls them quicker than Cython's own.
"""Dice: the only source of chance. SFC64, a small fast generator with 256 bits of state.

The kernel keeps the four words of a generator inside each state and rolls them with `draw` and
`below`; everybody else holds a `Dice`. The same seed gives the same numbers on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import cython

T = TypeVar("T")

if not cython.compiled:  # the kernel has them in C, inside whatever rolls (dice.pxd)
    WORD = 0xFFFFFFFFFFFFFFFF  # C keeps to 64 bits by itself
    HALF = 0xFFFFFFFF

    def draw(rng: list[int]) -> int:
        """The next 64 random bits of the generator whose four words are given."""
        a, b, c, steps = rng[0], rng[1], rng[2], rng[3]
        out = (a + b + steps) & WORD
        rng[0] = b ^ (b >> 11)
        rng[1] = (c * 9) & WORD
        rng[2] = ((c << 24 | c >> 40) + out) & WORD
        rng[3] = (steps + 1) & WORD
        return out

    def below(rng: list[int], n: int) -> int:
        """A number from 0 to n - 1; its bias is under n / 2**32."""
        return ((draw(rng) >> 32) * n) >> 32

    def pick(rng: list[int], n: int) -> int:
        """A number from 0 to n - 1; where there is only one, no die is rolled."""
        return below(rng, n) if n > 1 else 0

    def shuffle(rng: list[int], row: list[int], size: int) -> None:
        """Fisher–Yates: shuffle the first `size` of a row."""
        shuffle_down(rng, row, size, 0)

    def shuffle_down(rng: list[int], row: list[int], size: int, left: int) -> int:
        """The same from the top down, until no more than the first `left` are still in order; returns how many are.

        Shuffled on from there, with the same dice, a row comes out as if shuffled at once. Each draw serves two swaps.
        """
        while size > left:
            bits = draw(rng) if size > 1 else 0
            for half in (bits >> 32, bits & HALF)[:size]:
                at = (half * size) >> 32
                size -= 1
                row[size], row[at] = row[at], row[size]
        return size

    def unit(rng: list[int]) -> float:
        """A number in [0, 1) with 53 random bits."""
        return (draw(rng) >> 11) * (1.0 / 9007199254740992.0)

    def fork(rng: list[int], child: list[int]) -> None:
        """Start an independent generator in `child` from four numbers of `rng`."""
        for i in range(4):
            child[i] = draw(rng)


class Dice:
    """Dice for Python callers: `Dice(7)`, `Dice("any text")` or `Dice(32 bytes)`."""

    def __init__(self, seed: int | str | bytes = 0) -> None:
        if not cython.compiled:
            self.rng = [0, 0, 0, 0]
        self.load(seed if isinstance(seed, bytes) else hashlib.sha256(f"papercove {seed}".encode()).digest())

    def load(self, key: bytes) -> None:
        """Seed from 32 bytes: four little-endian words; the first twelve numbers are discarded."""
        if len(key) != 32:
            raise ValueError("dice are seeded by exactly 32 bytes")
        for i in range(4):
            word = 0
            for j in range(8):
                word |= cython.cast(cython.ulonglong, key[8 * i + j]) << (8 * j)
            self.rng[i] = word
        for _ in range(12):
            draw(self.rng)

    def bits(self) -> int:
        """64 random bits."""
        return draw(self.rng)

    def roll(self, n: int) -> int:
        """A number from 0 to n - 1."""
        if n < 1:
            raise ValueError("dice need at least one side")
        return below(self.rng, n)

    def choose(self, row: Sequence[T]) -> T:
        """One of a row, drawn evenly, as `row[dice.roll(len(row))]` would be."""
        return row[self.roll(len(row))]

    def split(self) -> Dice:
        """Independent dice, started from these."""
        child = held(self.rng)
        fork(self.rng, child.rng)
        return child

    def __copy__(self) -> Dice:
        return held(self.rng)

    def __deepcopy__(self, memo: object) -> Dice:
        return held(self.rng)


def held(rng: list[int]) -> Dice:
    """Dice that continue from these four words; nothing is seeded, so this is quick."""
    dice = Dice.__new__(Dice)
    if not cython.compiled:
        dice.rng = [0, 0, 0, 0]
    for i in range(4):
        dice.rng[i] = rng[i]
    return dice
