from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport copy_lines
from papercove.engine.state cimport NOBODY, State, copy_base

cdef enum:
    CARDS = 58
    LINES = 148
    NUMBER_COUNT = 26

cdef class Table(State):
    cdef int16_t numbers[NUMBER_COUNT]
    cdef int8_t deck[CARDS]
    cdef int8_t pile[2 * CARDS]
    cdef int pile_size[2]
    cdef uint64_t hand[4]
    cdef uint64_t laid[4]
    cdef int drawn[2]
    cdef uint32_t tale[LINES]
    cdef uint64_t own[5]
    cdef uint8_t since[5]
    cdef int8_t came[CARDS]
    cdef uint64_t looks[4]
    cdef uint64_t held[20]
    cdef uint64_t heap[2]
    cdef uint64_t gone[8]
    cdef int scores[4]
    cdef uint64_t shown[4]
    cdef int gained[4]
    cdef readonly int deck_size
    cdef readonly int drawn_count
    cdef readonly int told
    cdef int arrivals
    cdef int look_count
    cdef uint64_t seen
    cdef uint32_t secrets
    cdef uint64_t dealt
    cdef uint64_t shuffled
    cdef public int phase
    cdef readonly int crab_pile
    cdef public int starter
    cdef public int caller
    cdef public int open_hands
    cdef readonly int round_end
    cdef readonly int ended_by
    cdef readonly int last_turn_by
    cdef readonly int winners
    cdef readonly int reason
    cdef readonly int points_to_win
    cdef readonly int tie_rule
    cdef int next_rule
    cdef int void_rule

    cpdef set_up(self, object numbers, int points_to_win, int tie_rule, int next_rule, int void_rule)
    @cython.locals(i=int)
    cpdef set_numbers(self, object numbers)
    cpdef uint64_t hand_of(self, int seat)
    cpdef uint64_t laid_by(self, int seat)
    cpdef uint64_t shown_by(self, int seat)
    @cython.locals(i=int, side=int, seat=int)
    cpdef arrange(self, object hands, object laid, object piles, object deck, object scores)

cdef void copy_table(Table to, Table source) noexcept nogil
