from libc.stdint cimport uint64_t

import cython

from papercove.engine.cbits cimport count
from papercove.games.sea_salt_paper.scoring cimport COLOUR_SETS, MERMAIDS, SHARKS, SWIMMERS, largest_colours

cdef enum:
    FISH = 2
    SWIMMER = 3
    SHARK = 4
    SAILOR = 8
    MERMAID = 9
    COLOUR_ALONE = 14
    COLOUR_WITH_MERMAID = 15
    FROM_DECK = 16
    LEAD = 17

cdef int KIND[58]
cdef int COLOUR[58]
cdef uint64_t KIND_SETS[14]
cdef int PARTNER[14]
cdef double EXPECTED[33]
cdef double HOPE[18]
cdef double MORE[18]

@cython.locals(i=int)
cpdef go_by(object numbers)
@cython.locals(kind=int, value=double)
cdef double appeal(uint64_t held, int card) noexcept nogil
cdef bint completes(uint64_t held, int kind) noexcept nogil
@cython.locals(mermaids=int)
cdef double mermaid_appeal(uint64_t held) noexcept nogil
@cython.locals(size=int)
cdef double colour_appeal(uint64_t held, int card) noexcept nogil
