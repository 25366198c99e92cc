from libc.stdint cimport int8_t, uint64_t

import cython

from papercove.engine.cbits cimport count, lowest
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.rounds cimport CRAB_CARD
from papercove.games.sea_salt_paper.rules cimport FACE, ONE, Rules
from papercove.games.sea_salt_paper.scoring cimport card_points, colour_bonus
from papercove.games.sea_salt_paper.table cimport CARDS

cdef enum:
    FACE_COUNT = 46
    PHASE_COUNT = 7
    SHARED_SIZE = 301
    SEAT_SIZE = 98
    MOST = 127

cdef class Observed(Rules):
    cdef int tally(self, int seat) noexcept nogil
    @cython.locals(i=int, at=int, other=int, size=int)
    cdef void observe(self, int seat, int8_t* out) noexcept nogil
    @cython.locals(mine=bint, at=int, own=uint64_t, points=int, side=int, size=int, i=int, rest=uint64_t)
    @cython.final
    cdef void observe_middle(self, int seat, int8_t* out) noexcept nogil
    @cython.locals(to_go=int, rest=uint64_t)
    @cython.final
    cdef void observe_seat(self, int seat, int other, int8_t* out, int at) noexcept nogil
