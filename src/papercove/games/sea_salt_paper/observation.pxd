from libc.stdint cimport int8_t

import cython

from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CRAB_CARD, FACE, FACE_COUNT, FIRST_OF_FACE, SEAT_SIZE, SEES_CRAB_PILE, SEES_DECK_SIZE, SEES_DRAWN,
    SEES_DRAWN_COUNT, SEES_KNOWN_IN_PILES, SEES_MEMORY_PILE_ORDER, SEES_OWN_COLOUR_BONUS, SEES_OWN_POINTS, SEES_PHASE,
    SEES_PILE_SIZES, SEES_PILE_TOPS, SEES_SEAT_CALLER, SEES_SEAT_HAND, SEES_SEAT_HAND_SIZE, SEES_SEAT_LAID,
    SEES_SEAT_OPEN, SEES_SEAT_POINTS_TO_GO, SEES_SEAT_STARTER, SEES_SEAT_TO_MOVE, SHARED_SIZE, card_set, count, lowest)
from papercove.games.sea_salt_paper.retelling cimport retell, write_tale
from papercove.games.sea_salt_paper.rules cimport Rules

cdef enum:
    MOST = 127

cdef class Observed(Rules):
    cdef int seat_score(self, int seat) noexcept nogil
    @cython.locals(i=int, at=int, other=int)
    cdef void fill_observation(self, int seat, int8_t* out, int size) noexcept nogil
    @cython.locals(mine=bint, points=int, side=int, size=int, i=int)
    @cython.final
    cdef void observe_middle(self, int seat, int8_t* out) noexcept nogil
    @cython.locals(i=int, at=int)
    @cython.final
    cdef void observe_crab_pile(self, int8_t* out) noexcept nogil
    @cython.locals(side=int, rest=card_set)
    @cython.final
    cdef void observe_piles(self, int seat, int8_t* out) noexcept nogil
    @cython.locals(side=int, rest=card_set, place=int)
    @cython.final
    cdef void observe_order(self, int seat, int8_t* out, int memory) noexcept nogil
    @cython.locals(to_go=int, rest=card_set)
    @cython.final
    cdef void observe_seat(self, int seat, int other, int8_t* out, int at) noexcept nogil
