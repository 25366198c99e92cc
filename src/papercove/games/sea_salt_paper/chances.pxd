from libc.stdint cimport int16_t

import cython

cdef enum:
    FAR = 200
    ROOM = 64
    RANKS = 6859
    CHANCES = 25270

cdef int16_t CELL[3 * 201]
cdef double HEAD_START[3 * 4]
cdef double KNOT[3 * 64]
cdef double WIDTH[3 * 64]
cdef int KNOTS[3]
cdef int MULTISETS[3]
cdef int16_t RANK[3 * 6859]
cdef double CHANCE_OF[3 * 25270]

@cython.locals(
    few=int, size=int, i=int, scale=double, left=double, cell=int, low=int[4], part=double[4], total=double,
    corner=int, weight=double, rank=int, side=int, own=int
)
cdef double race_chance(double* to_go, int seats) noexcept nogil
@cython.locals(to_go=double[4], i=int)
cpdef double chance_of_first(object points_to_go)
