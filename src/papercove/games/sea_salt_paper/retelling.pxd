from libc.stdint cimport int8_t

import cython

from papercove.engine.cbits cimport put_told
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CARD_AT, FACE, LINES, MORE_AT, NO_CARD, ONE, PLACE_AT, SEES_MEMORY_LOOKS, SEES_MEMORY_TALE_CARD,
    SEES_MEMORY_TALE_EVENT, card_set, lowest, tale_line)
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
@cython.locals(number=int, side=int, came=int, among=card_set, i=int, arrival=int)
cdef void glimpse(Table s, int at) noexcept nogil
@cython.locals(i=int, tale=int, own=int, number=int, line=int, arrival=int)
cdef void write_tale(Table s, int seat, int8_t* out, int at) noexcept nogil
