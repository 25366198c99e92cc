from libc.stdint cimport int8_t, int16_t, uint8_t, uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport copy_up_to
from papercove.engine.dice cimport shuffle_down
from papercove.engine.state cimport NOBODY, State, copy_base
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, LINES, LOOKS, NUMBER_COUNT, card_set, tale_line)
from papercove.games.sea_salt_paper.scoring cimport card_points

cdef class Table(State):
    # Copied as one piece of memory, from `hand` to the last line told of `tale` (copy_table).
    cdef card_set hand[4]
    cdef card_set laid[4]
    cdef card_set own[5]
    cdef card_set looks[LOOKS]
    cdef card_set shown[4]
    cdef card_set counted[4]
    cdef card_set coloured[4]
    cdef card_set seen
    cdef card_set dealt
    cdef card_set box
    cdef uint32_t secrets
    cdef int pile_size[2]
    cdef int drawn[2]
    cdef int scores[4]
    cdef int gained[4]
    cdef int points[4]
    cdef int bonus[4]
    cdef readonly int deck_size
    cdef int loose
    cdef readonly int drawn_count
    cdef readonly int told
    cdef int retold
    cdef int recalled
    cdef int arrivals
    cdef int look_count
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
    cdef uint8_t since[5]
    cdef int16_t numbers[NUMBER_COUNT]
    cdef int8_t came[CARDS]
    cdef int8_t pile[2 * CARDS]
    cdef int8_t deck[CARDS + 7]
    cdef tale_line tale[LINES]
    # Copied only where they are in use: the dice of a deck, and from `events` up to `shuffled`.
    cdef uint64_t deck_dice[4]
    cdef int8_t events[LINES]
    cdef int8_t firsts[LINES]
    cdef int8_t seconds[LINES]
    cdef int8_t hearers[LINES]
    cdef int8_t glimpses[CARDS]
    cdef uint8_t look_lines[LOOKS]
    cdef card_set held[20]
    cdef card_set heap[2]
    cdef card_set gone[8]
    cdef card_set shuffled

    cpdef set_up(self, card_set box, object numbers, int points_to_win, int tie_rule, int next_rule, int void_rule)
    @cython.locals(i=int, seat=int)
    cpdef set_numbers(self, object numbers)
    cpdef card_set hand_of(self, int seat)
    cpdef card_set laid_by(self, int seat)
    cpdef card_set shown_by(self, int seat)
    @cython.locals(i=int, side=int, seat=int)
    cpdef arrange(self, object hands, object laid, object piles, object deck, object scores)

cdef void copy_table(Table to, Table source) noexcept nogil
