from libc.stdint cimport int8_t

import cython

from papercove.engine.cbits cimport put_told
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CARD_AT, FACE, FACE_SET, LINES, MORE_AT, NO_CARD, ONE, PLACE_AT, SEES_MEMORY_LOOKS, SEES_MEMORY_TALE_CARD,
    SEES_MEMORY_TALE_EVENT, card_set, highest, lowest, tale_line)
from papercove.games.sea_salt_paper.memory cimport (CRAB, DRAW, EVERYBODY, LAY, LOOK, MERMAID_WIN, PUT, REVEAL, ROBBERY, TAKE_TOP)
from papercove.games.sea_salt_paper.table cimport Table

cdef enum:
    EVENTS = 5 << 8
    PUT_LEFT = 1
    TOOK_LEFT = 1
    DREW = 3
    LAID = 4
    LOOKED_LEFT = 5
    CRABS_LEFT = 7
    ROBBED = 9
    SHOWED = 12
    LAID_MERMAIDS = 13

cdef int8_t EVENT_OF[EVENTS]
cdef int8_t FACE_OF[NO_CARD + 1]

@cython.locals(i=int, at=int, line=tale_line)
cdef void retell(Table s) noexcept nogil
@cython.locals(i=int)
cdef void begin_retelling(Table s) noexcept nogil
@cython.locals(number=int, side=int, came=int, among=card_set, i=int, rest=card_set)
cdef void glimpse(Table s, int at) noexcept nogil
@cython.locals(what=int, seat=int, other=int, card=int, more=int, observer=int)
cdef void recall(Table s, int at, tale_line line) noexcept nogil
@cython.locals(free=card_set)
cdef void see_come(Table s, int observer, int seat, card_set face) noexcept nogil
@cython.locals(alike=card_set)
cdef void see_leave(Table s, int observer, int seat, card_set face) noexcept nogil
@cython.locals(heap=card_set, observer=int)
cdef void see_taken(Table s, int seat, int side, int face, int top) noexcept nogil
cdef card_set dig(Table s, card_set heap, int top) noexcept nogil
cdef void see_pile(Table s, int seat, int side, card_set there) noexcept nogil
@cython.locals(found=card_set, arrival=int)
cdef card_set places_of(Table s, card_set there, card_set among) noexcept nogil
@cython.locals(face=int, rest=card_set)
cdef void see_crab(Table s, int seat, int side, int place, int top, bint known) noexcept nogil
@cython.locals(i=int, tale=int, own=int, number=int, line=int, arrival=int)
cdef void write_tale(Table s, int seat, int8_t* out, int at) noexcept nogil
