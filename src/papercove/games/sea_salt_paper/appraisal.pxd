import cython

from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, COLOUR_SETS, KIND_COUNT, KIND_MERMAID, ALL_MERMAIDS, card_set, count)
from papercove.games.sea_salt_paper.scoring cimport largest_colours

cdef enum:
    COLOUR_ALONE = KIND_COUNT
    COLOUR_WITH_MERMAID = KIND_COUNT + 1
    FROM_DECK = KIND_COUNT + 2
    LEAD = KIND_COUNT + 3

cdef int KIND[CARDS]
cdef int COLOUR[CARDS]
cdef card_set KIND_SETS[KIND_COUNT]
cdef int PARTNER[KIND_COUNT]
cdef int MULTIPLIES[KIND_COUNT]
cdef int PAIRS_WITH[KIND_COUNT]
cdef double EXPECTED[CARDS + 1]
cdef double HOPE[KIND_COUNT + 4]
cdef double MORE[KIND_COUNT + 4]

@cython.locals(i=int)
cpdef go_by(object numbers)
@cython.locals(kind=int, value=double)
cdef double appeal(card_set held, int card) noexcept nogil
@cython.locals(other=int)
cdef bint completes(card_set held, int kind) noexcept nogil
@cython.locals(mermaids=int)
cdef double mermaid_appeal(card_set held) noexcept nogil
@cython.locals(size=int)
cdef double colour_appeal(card_set held, int card) noexcept nogil
