from libc.stdint cimport int8_t, uint32_t

import cython

from papercove.engine.cbits cimport mark, put
from papercove.engine.state cimport NOBODY
from papercove.games.paper_world.rules cimport START, Rules
from papercove.games.paper_world.table cimport CELLS, FACES, NOTHING, PILE_ROOM, PILES, SLOTS

cdef enum:
    PHASE_COUNT = 7
    ANNOUNCEMENTS = 9
    OBJECTIVE_COUNT = 20
    SHARED_SIZE = 331
    SEAT_SIZE = 256

cdef class Observed(Rules):
    cdef int tally(self, int seat) noexcept nogil
    @cython.locals(i=int, at=int, other=int, size=int)
    cdef void observe(self, int seat, int8_t* out) noexcept nogil
    @cython.locals(at=int)
    @cython.final
    cdef void observe_turn(self, int8_t* out) noexcept nogil
    @cython.locals(pile=int, slot=int, top=int)
    @cython.final
    cdef void observe_middle(self, int8_t* out, int at) noexcept nogil
    @cython.final
    cdef void observe_seat(self, int other, int8_t* out, int at) noexcept nogil
    @cython.locals(colour=int, i=int, value=int, cut=uint32_t)
    @cython.final
    cdef void observe_landscape(self, int other, int8_t* out, int at) noexcept nogil
