import cython

from papercove.engine.cbits cimport count
from papercove.engine.state cimport NOBODY
from papercove.games.paper_world.cconstants cimport (
    AT_PENALTY, AT_SCISSORS_POINTS, AT_STARS, FEWER_DISCARDS, HIGHEST, MOST_POINTS, SHARED, SLOTS)
from papercove.games.paper_world.table cimport Table

cdef class Scoring(Table):
    @cython.locals(sums=int[4], seat=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(best=int, tied=bint, seat=int, ahead=int, fewer=int)
    cdef void decide(self, int* sums, int* discards) noexcept nogil
    @cython.locals(points=int[4], thrown=int[4], seat=int)
    cpdef void end_counted_match(self, object sums, object discards)
    @cython.locals(points=int, value=int)
    cdef int star_points(self, int seat) noexcept nogil
    @cython.locals(points=int, slot=int)
    cdef int token_points(self, int seat) noexcept nogil
    @cython.final
    cdef int scissors_points(self, int seat) noexcept nogil
    @cython.final
    cdef int penalty(self, int cards) noexcept nogil
    @cython.locals(points=int)
    cdef int seat_score(self, int seat) noexcept nogil
    cdef double win_share(self, int seat) noexcept nogil
    cpdef dict score_parts(self, int seat)
