from libc.stdint cimport int8_t, uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport highest, lowest
from papercove.games.sea_salt_paper.table cimport CARDS, Table

cdef enum:
    PUT = 0
    TAKE_TOP = 1
    DRAW = 2
    LAY = 3
    MERMAID_WIN = 4
    LOOK = 5
    CRAB = 6
    ROBBERY = 7
    REVEAL = 8

cdef enum:
    SPECTATOR = 4
    EVERYBODY = 31
    NO_CARD = 63

cdef uint64_t ONE
cdef int8_t FACE[58]
cdef uint64_t FACE_SET[46]

cdef void tell(Table s, uint32_t what, uint32_t seat, uint32_t other, uint32_t card, uint32_t more, uint32_t at, uint32_t told) noexcept nogil
@cython.locals(i=int)
cdef void begin_tale(Table s, uint64_t dealt) noexcept nogil
cdef void tell_drawn(Table s, int seat, int card) noexcept nogil
cdef void tell_put(Table s, int side, int card) noexcept nogil
@cython.locals(size=int)
cdef int top_of(Table s, int side) noexcept nogil
cdef void tell_taken(Table s, int seat, int side, int card) noexcept nogil
@cython.locals(alike=uint64_t, observer=int)
cdef void see_taken(Table s, int seat, int side, int card) noexcept nogil
@cython.locals(face=int)
cdef void dig(Table s, int side) noexcept nogil
@cython.locals(free=uint64_t)
cdef void see_come(Table s, int observer, int seat, uint64_t face) noexcept nogil
@cython.locals(alike=uint64_t)
cdef void see_leave(Table s, int observer, int seat, uint64_t face) noexcept nogil
@cython.locals(first=uint64_t, second=uint64_t, observer=int)
cdef void tell_laid(Table s, int seat, int one, int two) noexcept nogil
@cython.locals(there=uint64_t, rest=uint64_t, i=int, arrival=int)
cdef void tell_look(Table s, int seat, int side) noexcept nogil
@cython.locals(top=int, arrival=int)
cdef void tell_crab(Table s, int seat, int side, int card, int at, int old_top) noexcept nogil
cdef void tell_robbery(Table s, int seat, int victim, int card) noexcept nogil
cdef void tell_hand(Table s, int seat) noexcept nogil
cdef void tell_mermaids(Table s, int seat) noexcept nogil
