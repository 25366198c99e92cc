import cython

from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CARD_AT, MORE_AT, NO_CARD, ONE, PLACE_AT, card_set, tale_line)
from papercove.games.sea_salt_paper.table cimport Table

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

cdef void tell(Table s, tale_line what, tale_line seat, tale_line other, tale_line card, tale_line more, tale_line at, tale_line told) noexcept nogil
@cython.locals(i=int)
cdef void begin_tale(Table s, card_set dealt) noexcept nogil
cdef void tell_drawn(Table s, int seat, int card) noexcept nogil
cdef void tell_put(Table s, int side, int card) noexcept nogil
@cython.locals(size=int)
cdef int top_of(Table s, int side) noexcept nogil
cdef void tell_taken(Table s, int seat, int side, int card) noexcept nogil
cdef void tell_laid(Table s, int seat, int one, int two) noexcept nogil
@cython.locals(there=card_set, i=int)
cdef void tell_look(Table s, int seat, int side) noexcept nogil
cdef void tell_crab(Table s, int seat, int side, int card, int at) noexcept nogil
cdef void tell_robbery(Table s, int seat, int victim, int card) noexcept nogil
cdef void tell_hand(Table s, int seat) noexcept nogil
cdef void tell_mermaids(Table s, int seat) noexcept nogil
