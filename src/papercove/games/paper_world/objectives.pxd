from libc.stdint cimport int16_t, uint32_t

import cython

from papercove.engine.cbits cimport count
from papercove.games.paper_world.cconstants cimport (
    ALIKE_TEST, ANYWHERE_SHAPE, MOST_PLACES, OBJECTIVE_COUNT, ORDER_TEST, SCISSORS_SIGHT, SHAPE_COUNT, STACKS_SIGHT, SUM_TEST,
    VARIED_TEST)
from papercove.games.paper_world.landscape cimport frame_corner
from papercove.games.paper_world.table cimport Table

cdef int TEST[OBJECTIVE_COUNT + 1]
cdef int SHAPE[OBJECTIVE_COUNT + 1]
cdef int FIRST[OBJECTIVE_COUNT + 1]
cdef int LAST[OBJECTIVE_COUNT + 1]
cdef int NEEDED[OBJECTIVE_COUNT + 1]
cdef int TOTAL[OBJECTIVE_COUNT + 1]
cdef int ORDERED[3 * (OBJECTIVE_COUNT + 1)]
cdef int ALSO[OBJECTIVE_COUNT + 1]
cdef int PLACE_COUNT[SHAPE_COUNT]
cdef int PLACES[SHAPE_COUNT * MOST_PLACES]
cdef int16_t BEST_PLACE[SHAPE_COUNT * 512]

cdef int crop(uint32_t cells, int corner) noexcept nogil
@cython.locals(colour=int, value=int, shown=uint32_t, stacks=uint32_t)
cdef void look(Table table, int seat, int corner) noexcept nogil
@cython.locals(best=int, most=int, group=int, place=int, fitting=int, size=int)
cdef int fit_alike(int* sight, int number) noexcept nogil
@cython.locals(best=int, most=int, i=int, place=int, fitting=int, group=int, here=int, size=int)
cdef int fit_varied(int* sight, int number) noexcept nogil
@cython.locals(value=int, total=int)
cdef int sum_within(int* sight, int place) noexcept nogil
@cython.locals(best=int, most=int, i=int, place=int, fitting=int, size=int)
cdef int fit_sum(int* sight, int number) noexcept nogil
@cython.locals(best=int, most=int, i=int, place=int, total=int, fitting=int, size=int)
cdef int fit_open_sum(int* sight, int number) noexcept nogil
@cython.locals(best=int, most=int, i=int, place=int, first=int, middle=int, last=int, way=int, fitting=int, size=int, a=int, b=int, c=int)
cdef int fit_order(int* sight, int number) noexcept nogil
cdef int fit(int* sight, int number) noexcept nogil
cdef bint is_met(int* sight, int number) noexcept nogil
@cython.locals(stacks=uint32_t)
cdef int corner_of(Table table, int seat) noexcept nogil
@cython.locals(stacks=uint32_t, colour=int, corner=int, found=int)
cpdef object progress(Table table, int seat, int number)
cpdef list met_objectives(Table table, int seat)
