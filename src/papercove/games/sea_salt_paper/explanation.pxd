from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport below
from papercove.games.sea_salt_paper.cconstants cimport (
    FACE, FACE_COUNT, FACE_SET, ONE, TWIN_COUNT, card_set, count, lowest)
from papercove.games.sea_salt_paper.table cimport Table

cdef enum:
    KNOWN = 0
    UNSEEN = 4
    PILE = 8
    LAID = 10
    POOL = 14
    DRAWN = 15
    CAME = 16
    DOUBTS = 17
    HALVES = 18
    MIXED = 19
    SURE = 20
    DOUBT = 21
    ROW = DOUBT + TWIN_COUNT
    LOW = FACE_COUNT

cdef int TWIN[FACE_COUNT]

@cython.locals(i=int)
cdef void first_row(Table s, int observer, card_set* row) noexcept nogil
@cython.locals(i=int)
cdef void copy_row(card_set* to, card_set* source) noexcept nogil
cdef int nth(card_set cards, int at) noexcept nogil
@cython.locals(n=int)
cdef int any_of(card_set cards, uint64_t* rng) noexcept nogil
@cython.locals(unseen=card_set, card=int, alike=card_set, found=int, odds=double, last=int, run=int)
cdef double come_out(card_set* row, int seat, card_set cards, bint whole, uint64_t* rng) noexcept nogil
@cython.locals(number=int)
cdef int release(card_set* row, int seat, uint64_t* rng) noexcept nogil
@cython.locals(twin=int)
cdef void clear_doubt(card_set* row, int face, int number) noexcept nogil
@cython.locals(laid=card_set, odds=double)
cdef double show_hand(card_set* row, int seat, card_set hand, uint64_t* rng) noexcept nogil
