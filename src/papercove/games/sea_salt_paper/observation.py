"""A match of Sea Salt & Paper as numbers for learning machines: what one seat can know with perfect memory.

`FIELDS` and `SEAT_FIELDS` say what is written where; docs/rl.md shows them by index. Everything comes from
public counters and from what the seat saw come and go (`memory.py`), never from the truth behind them.
"""

from __future__ import annotations

import cython

from papercove.engine.view import Span
from papercove.games.sea_salt_paper.cards import FACES
from papercove.games.sea_salt_paper.constants import CARDS as CARD_COUNT
from papercove.games.sea_salt_paper.constants import PHASES
from papercove.games.sea_salt_paper.rules import Rules

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.games.sea_salt_paper.constants import CARDS, CRAB_CARD
    from papercove.games.sea_salt_paper.rules import FACE, ONE
    from papercove.games.sea_salt_paper.scoring import card_points, colour_bonus

    FACE_COUNT, PHASE_COUNT = 46, 7
    SHARED_SIZE, SEAT_SIZE, MOST = 301, 98, 127

FIELDS = (
    Span("phase", len(PHASES), f"one of {', '.join(PHASES)}; all 0 once the match is over"),
    Span("deck size", 1, "cards in the deck"),
    Span("drawn count", 1, "cards the seat to move is looking at"),
    Span("own points", 1, "points on one's own cards, without the bonus; at most 127"),
    Span("own colour bonus", 1, "cards of one's largest colour"),
    Span("pile sizes", 2, "left, right"),
    Span("pile tops", 2 * len(FACES), "left, right: 1 at the face on top"),
    Span("known in piles", 2 * len(FACES), "left, right: cards of each face that one saw come there and not leave"),
    Span("drawn", len(FACES), "cards of each face that one is looking at"),
    Span("crab pile", CARD_COUNT, "bottom to top: face + 1 while one's crabs look through it, else 0"),
)
SEAT_FIELDS = (
    Span("to move", 1, "1 if it is this seat's turn"),
    Span("caller", 1, "1 if this seat called LAST CHANCE"),
    Span("open", 1, "1 if this seat's hand lies open"),
    Span("starter", 1, "1 if this seat began the round"),
    Span("hand size", 1, "cards in hand"),
    Span("points to go", 1, "points missing to the target; at most 127"),
    Span("laid", len(FACES), "laid cards of each face"),
    Span("hand", len(FACES), "cards of each face that one saw come there and not leave; all of one's own"),
)


class Observed(Rules):
    """A match that tells each seat what it knows, in numbers."""

    def tally(self, seat: int) -> int:
        return self.scores[seat]

    def observe(self, seat: int, out: list[int]) -> None:
        size = SHARED_SIZE + self.seats * SEAT_SIZE
        for i in range(size):
            out[i] = 0
        self.observe_middle(seat, out)
        at = SHARED_SIZE
        for i in range(self.seats):
            other = seat + i if seat + i < self.seats else seat + i - self.seats
            self.observe_seat(seat, other, out, at)
            at += SEAT_SIZE

    def observe_middle(self, seat: int, out: list[int]) -> None:
        """FIELDS: the deck, the piles, and what the seat to move is looking at."""
        mine = seat == self.to_move
        if self.to_move != NOBODY:
            out[self.phase] = 1
        at = PHASE_COUNT
        own = self.hand[seat] | self.laid[seat]
        points = card_points(own, self.numbers)
        out[at] = self.deck_size
        out[at + 1] = self.drawn_count
        out[at + 2] = points if points < MOST else MOST
        out[at + 3] = colour_bonus(own)
        out[at + 4] = self.pile_size[0]
        out[at + 5] = self.pile_size[1]
        at += 6
        for side in range(2):
            size = self.pile_size[side]
            if size > 0:
                out[at + side * FACE_COUNT + FACE[self.pile[side * CARDS + size - 1]]] = 1
            rest = self.heap[side] & ~self.gone[seat * 2 + side]
            while rest:
                out[at + (2 + side) * FACE_COUNT + FACE[self.came[lowest(rest)]]] += 1
                rest &= rest - ONE
        at += 4 * FACE_COUNT
        if mine:
            for i in range(self.drawn_count):
                out[at + FACE[self.drawn[i]]] += 1
        at += FACE_COUNT
        if mine and self.phase == CRAB_CARD:
            for i in range(self.pile_size[self.crab_pile]):
                out[at + i] = FACE[self.pile[self.crab_pile * CARDS + i]] + 1

    def observe_seat(self, seat: int, other: int, out: list[int], at: int) -> None:
        """SEAT_FIELDS: what `seat` knows of `other`."""
        to_go = self.points_to_win - self.scores[other]
        out[at] = self.to_move == other
        out[at + 1] = self.caller == other
        out[at + 2] = (self.open_hands >> other) & 1
        out[at + 3] = self.starter == other
        out[at + 4] = count(self.hand[other])
        out[at + 5] = to_go if to_go < MOST else MOST
        at += 6
        rest = self.laid[other]
        while rest:
            out[at + FACE[lowest(rest)]] += 1
            rest &= rest - ONE
        at += FACE_COUNT
        rest = self.held[seat * 4 + other]
        if other == seat or (self.open_hands >> other) & 1:
            rest = self.hand[other]
        while rest:
            out[at + FACE[lowest(rest)]] += 1
            rest &= rest - ONE


def observation_fields(seats: int) -> list[Span]:
    """The fields of an observation in order: the middle of the table, then each seat from one's own on."""
    names = ["own", *(f"next {i}" for i in range(1, seats))]
    return [
        *FIELDS,
        *(Span(f"{name}: {f.name}", f.length, f.meaning) for name in names for f in SEAT_FIELDS),
    ]
