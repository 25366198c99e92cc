"""A match of Sea Salt & Paper as numbers for learning machines: what one seat can know with perfect memory.

`FIELDS`, `SEAT_FIELDS` and `MEMORY_FIELDS` of spec.py say what is written where (`SEES_…`); docs/rl.md shows them by
index. Everything comes from public counters and from what the seat was told (`memory.py`), never from the truth
behind it.
"""

from __future__ import annotations

import cython

from papercove.engine.view import Span
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.rules import Rules

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.games.sea_salt_paper.constants import (
        CARDS,
        CRAB_CARD,
        FACE,
        FACE_COUNT,
        FIRST_OF_FACE,
        SEAT_SIZE,
        SEES_CRAB_PILE,
        SEES_DECK_SIZE,
        SEES_DRAWN,
        SEES_DRAWN_COUNT,
        SEES_KNOWN_IN_PILES,
        SEES_MEMORY_PILE_ORDER,
        SEES_OWN_COLOUR_BONUS,
        SEES_OWN_POINTS,
        SEES_PHASE,
        SEES_PILE_SIZES,
        SEES_PILE_TOPS,
        SEES_SEAT_CALLER,
        SEES_SEAT_HAND,
        SEES_SEAT_HAND_SIZE,
        SEES_SEAT_LAID,
        SEES_SEAT_OPEN,
        SEES_SEAT_POINTS_TO_GO,
        SEES_SEAT_STARTER,
        SEES_SEAT_TO_MOVE,
        SHARED_SIZE,
    )
    from papercove.games.sea_salt_paper.retelling import retell, write_tale

    MOST = 127

FIELDS = tuple(Span(field.name, field.length, field.meaning, field.codes) for field in spec.FIELDS)
SEAT_FIELDS = tuple(Span(field.name, field.length, field.meaning) for field in spec.SEAT_FIELDS)
MEMORY_FIELDS = tuple(Span(field.name, field.length, field.meaning, field.codes) for field in spec.MEMORY_FIELDS)


class Observed(Rules):
    """A match that tells each seat what it knows, in numbers."""

    def seat_score(self, seat: int) -> int:
        return self.scores[seat]

    def fill_observation(self, seat: int, out: list[int], size: int) -> None:
        retell(self)
        for i in range(size):
            out[i] = 0
        self.observe_middle(seat, out)
        at = SHARED_SIZE
        for i in range(self.seats):
            other = seat + i if seat + i < self.seats else seat + i - self.seats
            self.observe_seat(seat, other, out, at)
            at += SEAT_SIZE
        self.observe_piles(seat, out)
        if size > at:
            self.observe_order(seat, out, at)
            write_tale(self, seat, out, at)

    @cython.final
    def observe_middle(self, seat: int, out: list[int]) -> None:
        """FIELDS: the deck, the piles, and what the seat to move is looking at."""
        mine = seat == self.to_move
        if self.to_move != NOBODY:
            out[SEES_PHASE + self.phase] = 1
        points = self.points_of(seat)
        out[SEES_DECK_SIZE] = self.deck_size
        out[SEES_DRAWN_COUNT] = self.drawn_count
        out[SEES_OWN_POINTS] = points if points < MOST else MOST
        out[SEES_OWN_COLOUR_BONUS] = self.bonus_of(seat)
        for side in range(2):
            size = self.pile_size[side]
            out[SEES_PILE_SIZES + side] = size
            if size > 0:
                out[SEES_PILE_TOPS + side * FACE_COUNT + FACE[self.pile[side * CARDS + size - 1]]] = 1
        if mine:
            for i in range(self.drawn_count):
                out[SEES_DRAWN + FACE[self.drawn[i]]] += 1
        if mine and self.phase == CRAB_CARD:
            self.observe_crab_pile(out)

    @cython.final
    def observe_crab_pile(self, out: list[int]) -> None:
        """Where each card lies in the pile that crabs look through; which of equal cards it is, nobody can tell."""
        for i in range(self.pile_size[self.crab_pile]):
            at = SEES_CRAB_PILE + FIRST_OF_FACE[FACE[self.pile[self.crab_pile * CARDS + i]]]
            while out[at] > 0:
                at += 1
            out[at] = i + 1

    @cython.final
    def observe_piles(self, seat: int, out: list[int]) -> None:
        """What one remembers of each pile: how many of each face."""
        for side in range(2):
            rest = self.heap[side] & ~self.gone[seat * 2 + side]
            while rest:
                out[SEES_KNOWN_IN_PILES + side * FACE_COUNT + FACE[self.came[lowest(rest)]]] += 1
                rest &= rest - 1

    @cython.final
    def observe_order(self, seat: int, out: list[int], memory: int) -> None:
        """What one remembers of each pile: in which order it lies."""
        for side in range(2):
            rest = self.heap[side] & ~self.gone[seat * 2 + side]
            place = memory + SEES_MEMORY_PILE_ORDER + side * CARDS
            while rest:
                out[place] = FACE[self.came[lowest(rest)]] + 1
                place += 1
                rest &= rest - 1

    @cython.final
    def observe_seat(self, seat: int, other: int, out: list[int], at: int) -> None:
        """SEAT_FIELDS: what `seat` knows of `other`."""
        to_go = self.points_to_win - self.scores[other]
        out[at + SEES_SEAT_TO_MOVE] = self.to_move == other
        out[at + SEES_SEAT_CALLER] = self.caller == other
        out[at + SEES_SEAT_OPEN] = (self.open_hands >> other) & 1
        out[at + SEES_SEAT_STARTER] = self.starter == other
        out[at + SEES_SEAT_HAND_SIZE] = count(self.hand[other])
        out[at + SEES_SEAT_POINTS_TO_GO] = to_go if to_go < MOST else MOST
        rest = self.laid[other]
        while rest:
            out[at + SEES_SEAT_LAID + FACE[lowest(rest)]] += 1
            rest &= rest - 1
        rest = self.held[seat * 4 + other]
        if other == seat or (self.open_hands >> other) & 1:
            rest = self.hand[other]
        while rest:
            out[at + SEES_SEAT_HAND + FACE[lowest(rest)]] += 1
            rest &= rest - 1


def observation_fields(seats: int) -> list[Span]:
    """The fields of an observation in order: the middle of the table, each seat from one's own on, the memory."""
    names = ["own", *(f"next {i}" for i in range(1, seats))]
    return [
        *FIELDS,
        *(Span(f"{name}: {f.name}", f.length, f.meaning) for name in names for f in SEAT_FIELDS),
        *MEMORY_FIELDS,
    ]
