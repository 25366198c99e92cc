"""What is legal on the table of Sea Salt & Paper, and the points of a seat, by which calls are. Rules 3, 4 and 5.1."""

from __future__ import annotations

import cython

from papercove.games.sea_salt_paper import cards
from papercove.games.sea_salt_paper.table import Table

if not cython.compiled:
    from papercove.engine.bits import lowest, put_four
    from papercove.engine.constants import MAX_LEGAL, NOBODY
    from papercove.games.sea_salt_paper.constants import (
        ALL_MERMAIDS,
        AT_CALL_THRESHOLD,
        CRAB_CARD,
        CRAB_LEFT,
        CRAB_PILE,
        CRAB_RIGHT,
        CRAB_TAKES,
        DISCARD,
        DISCARD_LEFT,
        DISCARD_RIGHT,
        DUO_COUNT,
        DUO_ONE,
        DUO_TWO,
        END_TURN,
        FACE,
        FACE_COUNT,
        FACE_SET,
        KEEP,
        KEEP_FACE,
        LAST_CHANCE,
        LAY_MERMAIDS,
        LAY_PAIR,
        ONE,
        PLAY,
        ROB_SEAT,
        STOP,
        TAKE,
        TAKE_DECK,
        TAKE_LEFT,
        TAKE_RIGHT,
    )
    from papercove.games.sea_salt_paper.scoring import card_points, colour_bonus

    WIDE = 1024  # hands of one duo that are tabled: those of ten cards
    FEW = 4  # pairs of such a hand that are; one with more is listed pair by pair
    PAIR_OF = [0] * (FACE_COUNT * FACE_COUNT)
    PAIRS_IN = [0] * (DUO_COUNT * WIDE)
    FIRST_PAIRS = [0] * (DUO_COUNT * WIDE * FEW)

for _i, (_one, _two) in enumerate(cards.PAIRS):
    PAIR_OF[_one * FACE_COUNT + _two] = _i


def list_pairs(row: list[int], n: int, ones: int, rest: int) -> int:
    """Rule 4.1: write every pair of one of `ones` with one of `rest`, which may be the same cards, from `n` on."""
    while ones and rest:
        one = FACE[lowest(ones)]
        if ones & rest:  # of one kind: two copies may be a pair, and every other pair is met once
            rest = ones if ones & FACE_SET[one] & (ones - 1) else ones & ~FACE_SET[one]
        ones &= ~FACE_SET[one]
        twos = rest
        while twos:
            two = FACE[lowest(twos)]
            row[n] = LAY_PAIR + PAIR_OF[one * FACE_COUNT + two]
            n += 1
            twos &= ~FACE_SET[two]
    return n


def is_tabled(duo: int) -> bool:
    """Whether the cards of a duo stand so near to each other in the deck that the pairs of every hand are tabled."""
    both = DUO_ONE[duo] | DUO_TWO[duo]
    return both >> lowest(both) < WIDE


def table_pairs() -> None:
    """List the pairs of every hand that holds cards of one duo.

    Whether a hand has a pair cannot be guessed, and a wrong guess costs a processor more than a table.
    """
    if not cython.compiled:
        row = [0] * MAX_LEGAL
    for duo in range(DUO_COUNT):
        if is_tabled(duo):
            for held in range(WIDE):
                hand = (ONE * held) << lowest(DUO_ONE[duo] | DUO_TWO[duo])
                PAIRS_IN[duo * WIDE + held] = list_pairs(row, 0, hand & DUO_ONE[duo], hand & DUO_TWO[duo])
                put_four(row, 0, FIRST_PAIRS, (duo * WIDE + held) * FEW)


table_pairs()


def enough_to_call(points: int, threshold: int) -> bool:
    """Rule 5.1: at least so many points."""
    return points >= threshold


class Legality(Table):
    """What the seat to move may do."""

    # --- points ---

    @cython.final
    def points_of(self, seat: int) -> int:
        """Rule 6.6: the points of all cards of a seat; counted again only when they have changed."""
        held = self.hand[seat] | self.laid[seat]
        if held != self.counted[seat]:
            self.counted[seat] = held
            self.points[seat] = card_points(held, self.numbers)
        return self.points[seat]

    @cython.final
    def has_points_to_call(self, seat: int) -> bool:
        """Rule 5.1: all cards of a seat are worth enough to call the end of the round."""
        return enough_to_call(self.points_of(seat), self.numbers[AT_CALL_THRESHOLD])

    @cython.final
    def bonus_of(self, seat: int) -> int:
        """Rule 6.7: the colour bonus of all cards of a seat; counted again only when they have changed."""
        held = self.hand[seat] | self.laid[seat]
        if held != self.coloured[seat]:
            self.coloured[seat] = held
            self.bonus[seat] = colour_bonus(held)
        return self.bonus[seat]

    # --- what is legal ---

    def fill_legal(self) -> int:
        """Write the legal actions of the seat to move, ascending."""
        phase = self.phase
        n = 0
        if phase == PLAY:
            n = self.fill_play()
        elif phase == TAKE:  # rules 3.1 to 3.4
            self.legal[0] = TAKE_DECK
            n = self.deck_size > 0
            self.legal[n] = TAKE_LEFT
            n += self.pile_size[0] > 0
            self.legal[n] = TAKE_RIGHT
            n += self.pile_size[1] > 0
        elif phase == KEEP:  # rule 3.2
            one = KEEP_FACE + FACE[self.drawn[0]]
            two = KEEP_FACE + FACE[self.drawn[1]]
            self.legal[0] = one if one < two else two
            self.legal[1] = two if one < two else one
            n = 1 if one == two else 2
        elif phase == DISCARD:  # rule 3.3
            self.legal[0] = DISCARD_LEFT
            self.legal[1] = DISCARD_RIGHT
            n = 2
        elif phase == CRAB_PILE:  # rule 4.3
            self.legal[0] = CRAB_LEFT
            self.legal[1] = CRAB_RIGHT
            n = 2
        elif phase == CRAB_CARD:  # rule 4.3: two equal cards are two choices
            n = self.pile_size[self.crab_pile]
            for i in range(n):
                self.legal[i] = CRAB_TAKES + i
        else:  # rule 4.6
            for seat in range(self.seats):
                if self.can_be_robbed(seat):
                    self.legal[n] = ROB_SEAT + seat
                    n += 1
        return n

    @cython.final
    def fill_play(self) -> int:
        """Rules 4.1, 4.7, 5.1: end the turn, call with seven points or more, lay the mermaids or a pair."""
        self.legal[0] = END_TURN
        n = 1
        seat = self.to_move
        hand = self.hand[seat]
        if self.caller == NOBODY and self.has_points_to_call(seat):
            self.legal[1] = STOP
            self.legal[2] = LAST_CHANCE
            n = 3
        if hand & ALL_MERMAIDS == ALL_MERMAIDS:
            self.legal[n] = LAY_MERMAIDS
            n += 1
        return self.fill_pairs(n, hand)

    @cython.final
    def fill_pairs(self, n: int, hand: int) -> int:
        """Rule 4.1: every pair of faces in a hand, duo by duo; copies of one face are one choice."""
        for duo in range(DUO_COUNT):
            at = duo * WIDE + ((hand & (DUO_ONE[duo] | DUO_TWO[duo])) >> lowest(DUO_ONE[duo] | DUO_TWO[duo]))
            if is_tabled(duo) and PAIRS_IN[at] <= FEW:
                put_four(FIRST_PAIRS, at * FEW, self.legal, n)
                n += PAIRS_IN[at]
            else:
                n = list_pairs(self.legal, n, hand & DUO_ONE[duo], hand & DUO_TWO[duo])
        return n

    @cython.final
    def first_pair(self, hand: int, duo: int) -> int:
        """Rule 4.1: the pair of a duo that stands first in the list, in a hand that has one."""
        one = lowest(hand & DUO_ONE[duo])
        two = lowest(hand & DUO_TWO[duo] & ~(ONE << one))
        return PAIR_OF[FACE[one] * FACE_COUNT + FACE[two]]

    @cython.final
    def can_be_robbed(self, seat: int) -> bool:
        """Rule 4.6: another seat with a hidden hand that holds something."""
        return seat != self.to_move and self.hand[seat] != 0 and not (self.open_hands >> seat) & 1

    # --- for Python callers ---

    def pairs_in_hand(self, seat: int) -> list[int]:
        """Rule 4.1: the pairs (of `spec.PAIRS`) that a seat's hand has."""
        n = self.fill_pairs(0, self.hand[seat])
        return [self.legal[i] - LAY_PAIR for i in range(n)]
