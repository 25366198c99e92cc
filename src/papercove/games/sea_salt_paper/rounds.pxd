from libc.stdint cimport int8_t, uint64_t

import cython

from papercove.engine.cbits cimport count
from papercove.engine.dice cimport below, shuffle
from papercove.engine.state cimport CHANCE, NOBODY
from papercove.games.sea_salt_paper.scoring cimport card_points, colour_bonus
from papercove.games.sea_salt_paper.memory cimport begin_tale, tell_hand, tell_mermaids, tell_put
from papercove.games.sea_salt_paper.table cimport CARDS, Table

cdef enum:
    TAKE = 0
    KEEP = 1
    DISCARD = 2
    PLAY = 3
    CRAB_PILE = 4
    CRAB_CARD = 5
    ROB = 6

cdef enum:
    NO_ROUND_YET = 0
    VOID = 1
    STOPPED = 2
    BET_WON = 3
    BET_LOST = 4
    BY_MERMAIDS = 5

cdef enum:
    TIE_TO_ENDER = 0
    TIE_TO_LAST_TURN = 1
    TIE_TO_LAST_ROUND = 2
    NEXT_AFTER_ENDER = 0
    NEXT_AFTER_LAST_TURN = 1
    EMPTY_DECK_VOIDS = 0
    EMPTY_DECK_PLAYS_ON = 1

cdef enum:
    NOT_WON = 0
    MOST_POINTS = 1
    FOUR_MERMAIDS = 2
    TIE_BROKEN = 3
    TIE_SHARED = 4

cdef uint64_t ONE, MERMAIDS
cdef int8_t SORTED[58]

cdef class Rounds(Table):
    @cython.locals(card=int, side=int, seat=int)
    cdef void begin_round(self) noexcept nogil
    @cython.locals(best=int, seat=int, points=int, own=int)
    cdef void score_bet(self) noexcept nogil
    @cython.locals(ender=int, seat=int, held=uint64_t, bet_won=bint, gain=int)
    cdef void score_round(self, int end) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish_round(self, int end, int ender, int last) noexcept nogil
    @cython.locals(seat=int, other=int)
    cdef void win_by_mermaids(self) noexcept nogil
    @cython.locals(best=int, seat=int, tied=int)
    cdef void finish_match(self) noexcept nogil
    @cython.locals(best=int, leaders=int, seat=int, favoured=int)
    cdef int break_tie(self, int tied) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    cdef int horizon(self) noexcept nogil
