from libc.stdint cimport uint32_t

import cython

from papercove.engine.cbits cimport lowest
from papercove.games.paper_world.cconstants cimport BOARD_SIDE, CELLS

cdef uint32_t BOARD, NOT_FIRST_COLUMN, NOT_LAST_COLUMN
cdef uint32_t COLUMN_CELLS[32]
cdef uint32_t ROW_CELLS[32]
cdef int WITHIN_REACH[32]

cdef int columns_of(uint32_t cells) noexcept nogil
@cython.locals(rows=int, row=int)
cdef int rows_of(uint32_t cells) noexcept nogil
cdef uint32_t beside(uint32_t stacks) noexcept nogil
cdef uint32_t within_frame(uint32_t stacks) noexcept nogil
cdef uint32_t room_around(uint32_t stacks) noexcept nogil
cdef int frame_corner(uint32_t stacks) noexcept nogil
cpdef str rule_against_stack(uint32_t stacks, int cell)
