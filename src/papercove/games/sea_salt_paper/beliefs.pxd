from libc.stdint cimport int8_t, uint64_t

import cython

from papercove.engine.dice cimport below, draw, fork, shuffle, unit
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CARD_AT, FACE_COUNT, LINES, MORE_AT, NO_CARD, ONE, PLACE_AT, TWIN_COUNT, card_set, count, highest, lowest,
    tale_line)
from papercove.games.sea_salt_paper.memory cimport (
    CRAB, DRAW, EVERYBODY, FACE, FACE_SET, LAY, LOOK, MERMAID_WIN, PUT, REVEAL, ROBBERY, SPECTATOR, TAKE_TOP)
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

cdef card_set MERMAIDS
cdef int TWIN[FACE_COUNT]

@cython.locals(i=int)
cdef void first_row(Table s, int observer, card_set* row) noexcept nogil
@cython.locals(told=tale_line)
cdef bint knows(Table s, int observer, int at, tale_line line) noexcept nogil
@cython.locals(
    faces=card_set, size0=card_set, size1=card_set, low0=card_set, low1=card_set, at=int, line=tale_line, what=tale_line, known=bint,
    side=tale_line, more=int)
cdef void look_ahead(Table s, int observer, card_set* guide) noexcept nogil
@cython.locals(faces=card_set)
cdef card_set faces_of(card_set cards) noexcept nogil
cdef bint is_torn(Table s, int observer) noexcept nogil
@cython.locals(line=tale_line, what=tale_line, seat=int, other=int, card=int)
cdef double unfold(Table s, int observer, int at, double odds, card_set* row, card_set* best, card_set* guide, double total, uint64_t* rng) noexcept nogil
@cython.locals(i=int)
cdef void copy_row(card_set* to, card_set* source) noexcept nogil
cdef int nth(card_set cards, int at) noexcept nogil
@cython.locals(n=int)
cdef int any_of(card_set cards, uint64_t* rng) noexcept nogil
cdef void take(Table s, card_set* row, int seat, int side, int arrival) noexcept nogil
cdef bint shows(Table s, card_set pile, int top) noexcept nogil
@cython.locals(rest=card_set, size=int, arrival=int)
cdef bint matches(Table s, card_set* row, int side, card_set seen) noexcept nogil
@cython.locals(unseen=card_set, card=int, alike=card_set, found=int, odds=double, last=int, run=int)
cdef double come_out(card_set* row, int seat, card_set cards, bint whole, uint64_t* rng) noexcept nogil
@cython.locals(number=int)
cdef int release(card_set* row, int seat, uint64_t* rng) noexcept nogil
@cython.locals(twin=int)
cdef void settle(card_set* row, int face, int number) noexcept nogil
@cython.locals(laid=card_set, odds=double)
cdef double show_hand(card_set* row, int seat, card_set hand, uint64_t* rng) noexcept nogil
@cython.locals(
    start=card_set[ROW], line=tale_line, seat=int, side=int, top=int, deep=card_set, alike=card_set, rest=card_set, arrival=int)
cdef double unfold_crab(Table s, int observer, int at, double odds, card_set* row, card_set* best, card_set* guide, double total, uint64_t* rng) noexcept nogil
@cython.locals(start=card_set[ROW], line=tale_line, seat=int, victim=int, alike=card_set, rest=card_set, card=int)
cdef double unfold_robbery(Table s, int observer, int at, double odds, card_set* row, card_set* best, card_set* guide, double total, uint64_t* rng) noexcept nogil
@cython.locals(
    start=card_set[ROW], line=tale_line, seat=int, victim=int, face=int, known=card_set, alike=card_set, unseen=card_set, both=bint)
cdef double unfold_known_robbery(Table s, int observer, int at, double odds, card_set* row, card_set* best, card_set* guide, double total, uint64_t* rng) noexcept nogil
@cython.locals(row=card_set[ROW], best=card_set[ROW], guide=card_set[LINES], observer=int, hidden=bint, chosen="card_set*")
cdef void resample_for(Table s, int seat, uint64_t* rng) noexcept nogil
@cython.locals(pool=int8_t[CARDS], size=int, rest=card_set, seat=int, i=int)
cdef bint deal(Table s, int observer, card_set* row, uint64_t* rng) noexcept nogil
@cython.locals(side=int, at=int, rest=card_set)
cdef void lay_piles(Table s, card_set* row) noexcept nogil
@cython.locals(seat=int, left=card_set, i=int, line=tale_line, here=int, one=tale_line, two=tale_line)
cdef void retell_laid(Table s, card_set* row) noexcept nogil
@cython.locals(other=int, hand=int)
cdef void tear_others(Table s, int observer) noexcept nogil
@cython.locals(seat=int, side=int, sure=card_set, rest=card_set)
cdef void agree(Table s, card_set* row, card_set* best, bint first) noexcept nogil
@cython.locals(unseen=int, spare=int, sure=card_set, rest=card_set, alike=card_set)
cdef card_set surely_unseen(card_set* row, int seat) noexcept nogil
@cython.locals(found=card_set, face=int, copies=card_set, n=int)
cdef card_set first_copies(card_set cards) noexcept nogil
@cython.locals(
    row=card_set[ROW], best=card_set[ROW], guide=card_set[LINES], rng=uint64_t[4], i=int, side=int, sure=card_set,
    rest=card_set, card=int, alike=card_set)
cpdef tuple certainties(Table s, int observer)
