"""Codes of an observation spread out, for learners that cannot tell a category by its number.

Most of what an observation says are quantities and marks, which a network takes as they are. Where a card lies in a
pile that is looked through, and what happened earlier, is told in codes: for an embedding (a field's `codes` says of
how many things), or for this. The environments spread them themselves if asked (`one_hot=True`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from papercove.engine.game import Game
from papercove.engine.view import Span

Array = np.ndarray[Any, Any]


class Spread:
    """Gives observations a place for each thing that a code may stand for: 1 there, all 0 for none.

    `fields` are the game's `observation_fields`, or the first ones of them if the observations end before the others.
    """

    def __init__(self, fields: Sequence[Span]) -> None:
        self.length = sum(field.length for field in fields)  # of an observation as it is
        self.size = 0  # and spread out
        self.plain: list[tuple[slice, slice]] = []  # runs of quantities and marks: from where to where
        self.coded: list[tuple[slice, Array, int]] = []  # fields of codes: where the places of each number begin
        at = 0
        for field in fields:
            told = slice(at, at + field.length)
            if field.codes:
                width = field.codes - 1
                self.coded.append((told, self.size + width * np.arange(field.length), field.codes))
                self.size += width * field.length
            else:
                self.plain.append((told, slice(self.size, self.size + field.length)))
                self.size += field.length
            at += field.length

    def __call__(self, observations: Array) -> Array:
        """An array of its own, of one observation or of many."""
        if observations.shape[-1] != self.length:
            raise ValueError(f"these fields have {self.length} numbers, the observations {observations.shape[-1]}")
        rows = observations.reshape(-1, self.length)
        out = np.zeros((len(rows), self.size), observations.dtype)
        self.write(rows, out)
        return out.reshape(*observations.shape[:-1], self.size)

    def write(self, rows: Array, out: Array) -> Array:
        """Write observations into an array that is 0 where codes are spread; says which of its numbers are now 1."""
        for told, place in self.plain:
            out[:, place] = rows[:, told]
        marked = [np.zeros(0, np.intp)]
        for told, first, codes in self.coded:
            numbers = rows[:, told]
            row, column = np.nonzero((numbers > 0) & (numbers < codes))
            marked.append(row * self.size + first[column] + numbers[row, column] - 1)
        places = np.concatenate(marked)
        out.reshape(-1)[places] = 1
        return places


class SpreadBatch:
    """The same for as many observations each time, into one array: only what was marked the last time is cleared."""

    def __init__(self, spread: Spread, count: int) -> None:
        self.spread = spread
        self.out = np.zeros((count, spread.size), np.int8)
        self.marked = np.zeros(0, np.intp)

    def __call__(self, observations: Array) -> Array:
        """Read-only, and overwritten by the next call."""
        self.out.reshape(-1)[self.marked] = 0
        self.marked = self.spread.write(observations, self.out)
        shown = self.out.view()
        shown.flags.writeable = False
        return shown


def one_hot(observations: Array, fields: Sequence[Span]) -> Array:
    """Observations with a place for each thing that a code may stand for: 1 there, all 0 for none."""
    return Spread(fields)(observations)


def spread_of(game: Game, seats: int, memory: bool, wanted: bool) -> Spread | None:
    """What spreads the observations of a game, with the fields of memory or without; None if that is not wanted."""
    if not wanted:
        return None
    fields = game.observation_fields(seats)
    return Spread(fields if memory else fields[: len(fields) - len(game.memory_fields())])
