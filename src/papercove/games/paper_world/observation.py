"""A match of Paper World as numbers for learning machines: all that lies open (rule 2.6), as one seat sees it.

`FIELDS`, `SEAT_FIELDS` and `MEMORY_FIELDS` of spec.py say what is written where (`SEES_…`); docs/rl.md shows them by
index.
"""

from __future__ import annotations

import cython

from papercove.engine.view import Span
from papercove.games.paper_world import spec
from papercove.games.paper_world.rules import Rules

if not cython.compiled:
    from papercove.engine.bits import put, spread
    from papercove.engine.constants import NOBODY
    from papercove.games.paper_world.constants import (
        CELLS,
        COLOUR_COUNT,
        FACES,
        HIGHEST,
        NOTHING,
        OBJECTIVE_COUNT,
        PILE_ROOM,
        PILES,
        SEAT_SIZE,
        SEES_ADVANCED,
        SEES_ANNOUNCED,
        SEES_CHOSEN,
        SEES_JUMPED,
        SEES_LAST_TURNS,
        SEES_OBJECTIVES,
        SEES_OWED,
        SEES_PHASE,
        SEES_PILE_SIZES,
        SEES_PILE_TOPS,
        SEES_PLACED,
        SEES_SAVED,
        SEES_SEAT_CLOSED,
        SEES_SEAT_COLOURS,
        SEES_SEAT_DISCARD_COUNT,
        SEES_SEAT_DISCARDS,
        SEES_SEAT_HAND,
        SEES_SEAT_HAND_SIZE,
        SEES_SEAT_POINTS,
        SEES_SEAT_SCISSORS,
        SEES_SEAT_STARTER,
        SEES_SEAT_TO_MOVE,
        SEES_SEAT_TOKENS,
        SEES_SEAT_TOP_SCISSORS,
        SEES_SEAT_TOP_VALUES,
        SEES_SPOT,
        SEES_TOKENS_TAKEN,
        SHARED_SIZE,
        SLOTS,
        START,
    )

FIELDS = tuple(Span(field.name, field.length, field.meaning) for field in spec.FIELDS)
SEAT_FIELDS = tuple(Span(field.name, field.length, field.meaning) for field in spec.SEAT_FIELDS)
MEMORY_FIELDS = tuple(Span(field.name, field.length, field.meaning) for field in spec.MEMORY_FIELDS)


class Observed(Rules):
    """A match that tells each seat what lies on the table, in numbers."""

    def fill_observation(self, seat: int, out: list[int], size: int) -> None:
        for i in range(SHARED_SIZE + self.seats * SEAT_SIZE):
            out[i] = 0
        self.observe_turn(out)
        self.observe_middle(out)
        at = SHARED_SIZE
        for i in range(self.seats):
            other = seat + i if seat + i < self.seats else seat + i - self.seats
            self.observe_seat(other, out, at)
            at += SEAT_SIZE
        if size > at:
            self.count_unseen()
            put(self.unseen, 0, FACES, out, at)

    @cython.final
    def count_unseen(self) -> None:
        """What is hidden in the piles follows from all that lies open; it changes only when cards are taken."""
        left = 1000 if self.phase == START else 0
        for pile in range(PILES):
            left += self.pile_size[pile]
        if left == self.counted:
            return
        self.counted = left
        shown = 0 if self.phase == START else 1
        for face in range(FACES):
            self.unseen[face] = 0
        for pile in range(PILES):
            for i in range(self.pile_size[pile] - shown):
                self.unseen[self.pile[pile * PILE_ROOM + i]] += 1

    @cython.final
    def observe_turn(self, out: list[int]) -> None:
        """FIELDS up to the piles: what the seat to move is doing."""
        if self.to_move != NOBODY:
            out[SEES_PHASE + self.phase] = 1
        if self.announced != NOTHING:
            out[SEES_ANNOUNCED + self.announced] = 1
        if self.chosen != NOTHING:
            out[SEES_CHOSEN + self.chosen] = 1
        if self.spot != NOTHING:
            out[SEES_SPOT + self.spot] = 1
        out[SEES_OWED] = self.owed
        out[SEES_PLACED] = self.placed
        out[SEES_JUMPED] = self.jumped
        out[SEES_SAVED] = self.saved
        out[SEES_LAST_TURNS] = self.last_turns
        out[SEES_ADVANCED] = self.advanced

    @cython.final
    def observe_middle(self, out: list[int]) -> None:
        """FIELDS from the piles on; tops and drawn objectives are face down until everybody has a start card."""
        for pile in range(PILES):
            out[SEES_PILE_SIZES + pile] = self.pile_size[pile]
            if self.phase != START and self.pile_size[pile] > 0:
                top = self.pile[pile * PILE_ROOM + self.pile_size[pile] - 1]
                out[SEES_PILE_TOPS + pile * FACES + top] = 1
        for slot in range(SLOTS):
            if self.phase != START or not self.drawn_objectives:
                out[SEES_OBJECTIVES + slot * OBJECTIVE_COUNT + self.objective[slot] - 1] = 1
            out[SEES_TOKENS_TAKEN + slot] = self.claimed[slot]

    @cython.final
    def observe_seat(self, other: int, out: list[int], at: int) -> None:
        """SEAT_FIELDS."""
        out[at + SEES_SEAT_TO_MOVE] = self.to_move == other
        out[at + SEES_SEAT_STARTER] = self.starter == other
        out[at + SEES_SEAT_SCISSORS] = self.scissors_seat == other
        out[at + SEES_SEAT_POINTS] = self.seat_score(other)
        out[at + SEES_SEAT_HAND_SIZE] = self.hand_size[other]
        out[at + SEES_SEAT_DISCARD_COUNT] = self.discard_size[other]
        put(self.claims, other * SLOTS, SLOTS, out, at + SEES_SEAT_TOKENS)
        put(self.hand, other * FACES, FACES, out, at + SEES_SEAT_HAND)
        put(self.discard, other * FACES, FACES, out, at + SEES_SEAT_DISCARDS)
        self.observe_landscape(other, out, at)

    @cython.final
    def observe_landscape(self, other: int, out: list[int], at: int) -> None:
        """SEAT_FIELDS from the colours on: sets of cells, written sixteen cells at a time."""
        for colour in range(COLOUR_COUNT):
            spread(self.colours[other * 4 + colour], 0, 0, CELLS, out, at + SEES_SEAT_COLOURS + colour * CELLS)
        i = other * 6
        # The value on top, by the digits of its binary number.
        ones = self.heights[i + 1] | self.heights[i + 3] | self.heights[i + 5]
        twos = self.heights[i + 2] | self.heights[i + 3]
        fours = self.heights[i + 4] | self.heights[i + 5]
        spread(ones, twos, fours, CELLS, out, at + SEES_SEAT_TOP_VALUES)
        cut = 0
        for value in range(1, HIGHEST + 1):
            cut |= self.heights[i + value] & self.cuts[i + value]
        spread(cut, 0, 0, CELLS, out, at + SEES_SEAT_TOP_SCISSORS)
        if self.scissors_seat == other:
            out[at + SEES_SEAT_CLOSED + self.scissors_cell] = 1


def observation_fields(seats: int) -> list[Span]:
    """The fields of an observation in order: the middle of the table, each seat from one's own on, the memory."""
    names = ["own", *(f"next {i}" for i in range(1, seats))]
    return [
        *FIELDS,
        *(Span(f"{name}: {f.name}", f.length, f.meaning) for name in names for f in SEAT_FIELDS),
        *MEMORY_FIELDS,
    ]
