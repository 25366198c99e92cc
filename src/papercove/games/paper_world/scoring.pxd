import cython

from papercove.engine.cbits cimport count
from papercove.engine.state cimport NOBODY
from papercove.games.paper_world.table cimport SLOTS, Table

cdef enum:
    AT_SCISSORS = 8
    AT_PENALTY = 11
    MOST_POINTS = 1
    FEWER_DISCARDS = 2
    SHARED = 3

cdef class Scoring(Table):
    @cython.locals(best=int, tied=bint, seat=int, ahead=int, fewer=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(points=int, value=int)
    cdef int star_points(self, int seat) noexcept nogil
    @cython.locals(points=int, slot=int)
    cdef int token_points(self, int seat) noexcept nogil
    @cython.locals(points=int)
    cdef int points(self, int seat) noexcept nogil
    cdef double share(self, int seat) noexcept nogil
    cpdef int score_of(self, int seat)
    cpdef dict score_parts(self, int seat)
