"""A match of Paper World as numbers for learning machines: all that lies open (rule 2.6), as one seat sees it.

`FIELDS` and `SEAT_FIELDS` say what is written where; docs/rl.md shows them by index.
"""

from __future__ import annotations

import cython

from papercove.engine.view import Span
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOURS
from papercove.games.paper_world.objectives import OBJECTIVES
from papercove.games.paper_world.rules import Rules

if not cython.compiled:
    from papercove.engine.bits import mark, put
    from papercove.engine.constants import NOBODY
    from papercove.games.paper_world.constants import CELLS, FACES, NOTHING, PILE_ROOM, PILES, SLOTS, START

    PHASE_COUNT, ANNOUNCEMENTS, OBJECTIVE_COUNT = 7, 9, 20
    SHARED_SIZE, SEAT_SIZE = 331, 256

FIELDS = (
    Span("phase", len(c.PHASES), f"one of {', '.join(c.PHASES)}; all 0 once the match is over"),
    Span("announced", c.ANNOUNCEMENTS, f"what is being placed: {', '.join(COLOURS)}, or a value 1 to 5"),
    Span("chosen", c.FACES, "1 at the face being placed"),
    Span("spot", c.CELLS, "1 at the cell where it was placed"),
    Span("owed", 1, "cards still to pay for its jump"),
    Span("placed", 1, "cards placed this turn"),
    Span("jumped", 1, "1 if the turn's one jump is used"),
    Span("saved", 1, "1 if the scissors token has saved a card this turn"),
    Span("last turns", 1, "turns left once the end has come, else -1"),
    Span("advanced", 1, "1 in the advanced mode"),
    Span("pile sizes", c.PILES, "cards in each pile"),
    Span("pile tops", c.PILES * c.FACES, "pile by pile: 1 at the face on top"),
    Span("objectives", c.SLOTS * len(OBJECTIVES), "three times: 1 at the objective's number less one"),
    Span("tokens taken", c.SLOTS, "from each objective"),
)
SEAT_FIELDS = (
    Span("to move", 1, "1 if it is this seat's turn"),
    Span("starter", 1, "1 if this seat began"),
    Span("scissors", 1, "1 if this seat has the scissors token"),
    Span("points", 1, "as they stand"),
    Span("hand size", 1, "cards in hand"),
    Span("discard count", 1, "cards discarded"),
    Span("tokens", c.SLOTS, "points of the token got from each objective, else 0"),
    Span("hand", c.FACES, "cards of each face"),
    Span("discards", c.FACES, "cards of each face"),
    Span("colours", len(COLOURS) * c.CELLS, f"cells with a stack of {', '.join(COLOURS)}"),
    Span("top values", c.CELLS, "value on top of each cell's stack, 0 for none"),
    Span("top scissors", c.CELLS, "1 where the top shows scissors"),
    Span("closed", c.CELLS, "1 where the scissors token lies"),
)


class Observed(Rules):
    """A match that tells each seat what lies on the table, in numbers."""

    def tally(self, seat: int) -> int:
        return self.points(seat)

    def observe(self, seat: int, out: list[int]) -> None:
        size = SHARED_SIZE + self.seats * SEAT_SIZE
        for i in range(size):
            out[i] = 0
        self.observe_turn(out)
        self.observe_middle(out, SHARED_SIZE - PILES - PILES * FACES - SLOTS * OBJECTIVE_COUNT - SLOTS)
        at = SHARED_SIZE
        for i in range(self.seats):
            other = seat + i if seat + i < self.seats else seat + i - self.seats
            self.observe_seat(other, out, at)
            at += SEAT_SIZE

    def observe_turn(self, out: list[int]) -> None:
        """FIELDS up to the piles: what the seat to move is doing."""
        if self.to_move != NOBODY:
            out[self.phase] = 1
        at = PHASE_COUNT
        if self.announced != NOTHING:
            out[at + self.announced] = 1
        at += ANNOUNCEMENTS
        if self.chosen != NOTHING:
            out[at + self.chosen] = 1
        at += FACES
        if self.spot != NOTHING:
            out[at + self.spot] = 1
        at += CELLS
        out[at] = self.owed
        out[at + 1] = self.placed
        out[at + 2] = self.jumped
        out[at + 3] = self.saved
        out[at + 4] = self.last_turns
        out[at + 5] = self.advanced

    def observe_middle(self, out: list[int], at: int) -> None:
        """FIELDS from the piles on; tops and drawn objectives are face down until everybody has a start card."""
        for pile in range(PILES):
            out[at + pile] = self.pile_size[pile]
            if self.phase != START and self.pile_size[pile] > 0:
                top = self.pile[pile * PILE_ROOM + self.pile_size[pile] - 1]
                out[at + PILES + pile * FACES + top] = 1
        at += PILES + PILES * FACES
        for slot in range(SLOTS):
            if self.phase != START or not self.drawn_objectives:
                out[at + slot * OBJECTIVE_COUNT + self.objective[slot] - 1] = 1
            out[at + SLOTS * OBJECTIVE_COUNT + slot] = self.claimed[slot]

    def observe_seat(self, other: int, out: list[int], at: int) -> None:
        """SEAT_FIELDS."""
        out[at] = self.to_move == other
        out[at + 1] = self.starter == other
        out[at + 2] = self.scissors_seat == other
        out[at + 3] = self.points(other)
        out[at + 4] = self.hand_size[other]
        out[at + 5] = self.discard_size[other]
        put(self.claims, other * SLOTS, SLOTS, out, at + 6)
        at += 6 + SLOTS
        put(self.hand, other * FACES, FACES, out, at)
        put(self.discard, other * FACES, FACES, out, at + FACES)
        self.observe_landscape(other, out, at + 2 * FACES)

    def observe_landscape(self, other: int, out: list[int], at: int) -> None:
        """SEAT_FIELDS from the colours on: sets of cells, written eight cells at a time."""
        for colour in range(4):
            mark(self.colours[other * 4 + colour], CELLS, 1, out, at + colour * CELLS)
        at += 4 * CELLS
        i = other * 6
        # The value on top, by the digits of its binary number.
        mark(self.heights[i + 1] | self.heights[i + 3] | self.heights[i + 5], CELLS, 1, out, at)
        mark(self.heights[i + 2] | self.heights[i + 3], CELLS, 2, out, at)
        mark(self.heights[i + 4] | self.heights[i + 5], CELLS, 4, out, at)
        cut = 0
        for value in range(1, 6):
            cut |= self.heights[i + value] & self.cuts[i + value]
        mark(cut, CELLS, 1, out, at + CELLS)
        if self.scissors_seat == other:
            out[at + 2 * CELLS + self.scissors_cell] = 1


def observation_fields(seats: int) -> list[Span]:
    """The fields of an observation in order: the middle of the table, then each seat from one's own on."""
    names = ["own", *(f"next {i}" for i in range(1, seats))]
    return [
        *FIELDS,
        *(Span(f"{name}: {f.name}", f.length, f.meaning) for name in names for f in SEAT_FIELDS),
    ]
