import cython

from papercove.engine.dice cimport below, shuffle
from papercove.engine.state cimport CHANCE, NOBODY
from papercove.games.sea_salt_paper.cconstants cimport (
    BET_LOST, BET_WON, BY_MERMAIDS, CARDS, FOUR_MERMAIDS, ALL_MERMAIDS, MOST_POINTS, NEXT_AFTER_ENDER, STOPPED, TAKE,
    TIE_BROKEN, TIE_SHARED, TIE_TO_ENDER, TIE_TO_LAST_ROUND, VOID, count, members)
from papercove.games.sea_salt_paper.legality cimport Legality
from papercove.games.sea_salt_paper.memory cimport begin_tale, tell_hand, tell_mermaids, tell_put

cpdef int end_of_bet(int own, int best) noexcept nogil
cpdef bint cards_count(int end, bint is_ender) noexcept nogil
cpdef bint bonus_counts(int end, bint is_ender) noexcept nogil

cdef class Rounds(Legality):
    @cython.locals(card=int, side=int, seat=int, size=int)
    cdef void begin_round(self) noexcept nogil
    @cython.locals(best=int, seat=int, points=int)
    cdef void score_bet(self) noexcept nogil
    @cython.locals(ender=int, seat=int, gain=int)
    cdef void score_round(self, int end) noexcept nogil
    @cython.locals(seat=int, gain=int)
    cpdef void end_counted_round(self, int end, int ender, int last, object points, object bonuses)
    cpdef void end_by_shown_mermaids(self, int seat)
    @cython.locals(seat=int)
    cdef void finish_round(self, int end, int ender, int last) noexcept nogil
    @cython.locals(seat=int, other=int)
    cdef void win_by_mermaids(self) noexcept nogil
    @cython.locals(best=int, seat=int, tied=int)
    cdef void finish_match(self) noexcept nogil
    @cython.locals(best=int, leaders=int, seat=int, favoured=int)
    cdef int break_tie(self, int tied) noexcept nogil
    cdef double win_share(self, int seat) noexcept nogil
