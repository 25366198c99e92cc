from libc.stdint cimport int8_t, int16_t

import cython

from papercove.engine.cbits cimport put_four
from papercove.engine.state cimport MAX_LEGAL, NOBODY
from papercove.games.sea_salt_paper.cconstants cimport (
    AT_CALL_THRESHOLD, CRAB_CARD, CRAB_LEFT, CRAB_PILE, CRAB_RIGHT, CRAB_TAKES, DISCARD, DISCARD_LEFT, DISCARD_RIGHT,
    DUO_COUNT, DUO_ONE, DUO_TWO, END_TURN, FACE, FACE_COUNT, FACE_SET, KEEP, KEEP_FACE, LAST_CHANCE, LAY_MERMAIDS,
    LAY_PAIR, ALL_MERMAIDS, ONE, PLAY, ROB_SEAT, STOP, TAKE, TAKE_DECK, TAKE_LEFT, TAKE_RIGHT, card_set, lowest)
from papercove.games.sea_salt_paper.scoring cimport card_points, colour_bonus
from papercove.games.sea_salt_paper.table cimport Table

cdef enum:
    WIDE = 1024
    FEW = 4

cdef int16_t PAIR_OF[FACE_COUNT * FACE_COUNT]
cdef int8_t PAIRS_IN[DUO_COUNT * WIDE]
cdef int16_t FIRST_PAIRS[DUO_COUNT * WIDE * FEW]

@cython.locals(one=int, two=int, twos=card_set)
cdef int list_pairs(int16_t* row, int n, card_set ones, card_set rest) noexcept nogil
@cython.locals(both=card_set)
cdef bint is_tabled(int duo) noexcept nogil
@cython.locals(row=int16_t[MAX_LEGAL], duo=int, held=int, hand=card_set)
cdef void table_pairs() noexcept nogil

cpdef bint enough_to_call(int points, int threshold) noexcept nogil

cdef class Legality(Table):
    @cython.locals(held=card_set)
    @cython.final
    cdef int points_of(self, int seat) noexcept nogil
    @cython.final
    cdef bint has_points_to_call(self, int seat) noexcept nogil
    @cython.locals(held=card_set)
    @cython.final
    cdef int bonus_of(self, int seat) noexcept nogil
    @cython.locals(phase=int, n=int, side=int, one=int, two=int, i=int, seat=int)
    cdef int fill_legal(self) noexcept nogil
    @cython.locals(n=int, seat=int, hand=card_set)
    @cython.final
    cdef int fill_play(self) noexcept nogil
    @cython.locals(duo=int, at=int)
    @cython.final
    cdef int fill_pairs(self, int n, card_set hand) noexcept nogil
    @cython.locals(one=int, two=int)
    @cython.final
    cdef int first_pair(self, card_set hand, int duo) noexcept nogil
    @cython.locals(n=int, i=int)
    cpdef list pairs_in_hand(self, int seat)
    @cython.final
    cdef bint can_be_robbed(self, int seat) noexcept nogil
