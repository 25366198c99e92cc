from libc.stdint cimport int8_t, uint32_t

import cython

from papercove.engine.cbits cimport put, spread
from papercove.engine.state cimport NOBODY
from papercove.games.paper_world.cconstants cimport (
    CELLS, COLOUR_COUNT, FACES, HIGHEST, NOTHING, OBJECTIVE_COUNT, PILES, PILE_ROOM, SEAT_SIZE, SEES_ADVANCED,
    SEES_ANNOUNCED, SEES_CHOSEN, SEES_JUMPED, SEES_LAST_TURNS, SEES_OBJECTIVES, SEES_OWED, SEES_PHASE,
    SEES_PILE_SIZES, SEES_PILE_TOPS, SEES_PLACED, SEES_SAVED, SEES_SEAT_CLOSED, SEES_SEAT_COLOURS,
    SEES_SEAT_DISCARDS, SEES_SEAT_DISCARD_COUNT, SEES_SEAT_HAND, SEES_SEAT_HAND_SIZE, SEES_SEAT_POINTS,
    SEES_SEAT_SCISSORS, SEES_SEAT_STARTER, SEES_SEAT_TOKENS, SEES_SEAT_TOP_SCISSORS, SEES_SEAT_TOP_VALUES,
    SEES_SEAT_TO_MOVE, SEES_SPOT, SEES_TOKENS_TAKEN, SHARED_SIZE, SLOTS, START)
from papercove.games.paper_world.rules cimport Rules

cdef class Observed(Rules):
    @cython.locals(i=int, at=int, other=int)
    cdef void fill_observation(self, int seat, int8_t* out, int size) noexcept nogil
    @cython.locals(left=int, shown=int, face=int, pile=int, i=int)
    @cython.final
    cdef void count_unseen(self) noexcept nogil
    @cython.final
    cdef void observe_turn(self, int8_t* out) noexcept nogil
    @cython.locals(pile=int, slot=int, top=int)
    @cython.final
    cdef void observe_middle(self, int8_t* out) noexcept nogil
    @cython.final
    cdef void observe_seat(self, int other, int8_t* out, int at) noexcept nogil
    @cython.locals(colour=int, i=int, ones=uint32_t, twos=uint32_t, fours=uint32_t, value=int, cut=uint32_t)
    @cython.final
    cdef void observe_landscape(self, int other, int8_t* out, int at) noexcept nogil
