from libc.stdint cimport int8_t, uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport count, highest, lowest
from papercove.engine.dice cimport below, draw, fork, shuffle, unit
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.memory cimport (
    CRAB, DRAW, EVERYBODY, FACE, FACE_SET, LAY, LOOK, MERMAID_WIN, NO_CARD, PUT, REVEAL, ROBBERY, SPECTATOR, TAKE_TOP)
from papercove.games.sea_salt_paper.table cimport CARDS, LINES, Table

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
    ROW = 30
    LOW = 56

cdef uint64_t ONE, MERMAIDS
cdef int TWIN[46]

@cython.locals(i=int)
cdef void first_row(Table s, int observer, uint64_t* row) noexcept nogil
@cython.locals(told=uint32_t)
cdef bint knows(Table s, int observer, int at, uint32_t line) noexcept nogil
@cython.locals(
    faces=uint64_t, size0=uint64_t, size1=uint64_t, low0=uint64_t, low1=uint64_t, at=int, line=uint32_t, what=uint32_t, known=bint,
    side=uint32_t, more=int)
cdef void look_ahead(Table s, int observer, uint64_t* guide) noexcept nogil
@cython.locals(faces=uint64_t)
cdef uint64_t faces_of(uint64_t cards) noexcept nogil
cdef bint is_torn(Table s, int observer) noexcept nogil
@cython.locals(line=uint32_t, what=uint32_t, seat=int, other=int, card=int)
cdef double unfold(Table s, int observer, int at, double odds, uint64_t* row, uint64_t* best, uint64_t* guide, double total, uint64_t* words) noexcept nogil
@cython.locals(i=int)
cdef void copy_row(uint64_t* to, uint64_t* source) noexcept nogil
cdef int nth(uint64_t cards, int at) noexcept nogil
@cython.locals(n=int)
cdef int any_of(uint64_t cards, uint64_t* words) noexcept nogil
cdef void take(Table s, uint64_t* row, int seat, int side, int arrival) noexcept nogil
cdef bint shows(Table s, uint64_t pile, int top) noexcept nogil
@cython.locals(rest=uint64_t, size=int, arrival=int)
cdef bint matches(Table s, uint64_t* row, int side, uint64_t seen) noexcept nogil
@cython.locals(unseen=uint64_t, card=int, alike=uint64_t, found=int, odds=double, last=int, run=int)
cdef double come_out(uint64_t* row, int seat, uint64_t cards, bint whole, uint64_t* words) noexcept nogil
@cython.locals(number=int)
cdef int release(uint64_t* row, int seat, uint64_t* words) noexcept nogil
@cython.locals(twin=int)
cdef void settle(uint64_t* row, int face, int number) noexcept nogil
@cython.locals(laid=uint64_t, odds=double)
cdef double show_hand(uint64_t* row, int seat, uint64_t hand, uint64_t* words) noexcept nogil
@cython.locals(
    start=uint64_t[ROW], line=uint32_t, seat=int, side=int, top=int, deep=uint64_t, alike=uint64_t, rest=uint64_t, arrival=int)
cdef double unfold_crab(Table s, int observer, int at, double odds, uint64_t* row, uint64_t* best, uint64_t* guide, double total, uint64_t* words) noexcept nogil
@cython.locals(start=uint64_t[ROW], line=uint32_t, seat=int, victim=int, alike=uint64_t, rest=uint64_t, card=int)
cdef double unfold_robbery(Table s, int observer, int at, double odds, uint64_t* row, uint64_t* best, uint64_t* guide, double total, uint64_t* words) noexcept nogil
@cython.locals(
    start=uint64_t[ROW], line=uint32_t, seat=int, victim=int, face=int, known=uint64_t, alike=uint64_t, unseen=uint64_t, both=bint)
cdef double unfold_known_robbery(Table s, int observer, int at, double odds, uint64_t* row, uint64_t* best, uint64_t* guide, double total, uint64_t* words) noexcept nogil
@cython.locals(row=uint64_t[ROW], best=uint64_t[ROW], guide=uint64_t[LINES], observer=int, hidden=bint, chosen="uint64_t*")
cdef void redeal_for(Table s, int seat, uint64_t* words) noexcept nogil
@cython.locals(pool=int8_t[58], size=int, rest=uint64_t, seat=int, i=int)
cdef bint deal(Table s, int observer, uint64_t* row, uint64_t* words) noexcept nogil
@cython.locals(side=int, at=int, rest=uint64_t)
cdef void lay_piles(Table s, uint64_t* row) noexcept nogil
@cython.locals(seat=int, left=uint64_t, i=int, line=uint32_t, here=int, one=uint32_t, two=uint32_t)
cdef void retell_laid(Table s, uint64_t* row) noexcept nogil
@cython.locals(other=int, hand=int)
cdef void tear_others(Table s, int observer) noexcept nogil
@cython.locals(seat=int, side=int, sure=uint64_t, rest=uint64_t)
cdef void agree(Table s, uint64_t* row, uint64_t* best, bint first) noexcept nogil
@cython.locals(unseen=int, spare=int, sure=uint64_t, rest=uint64_t, alike=uint64_t)
cdef uint64_t surely_unseen(uint64_t* row, int seat) noexcept nogil
@cython.locals(found=uint64_t, face=int, copies=uint64_t, n=int)
cdef uint64_t first_copies(uint64_t cards) noexcept nogil
@cython.locals(
    row=uint64_t[ROW], best=uint64_t[ROW], guide=uint64_t[LINES], words=uint64_t[4], i=int, side=int, sure=uint64_t,
    rest=uint64_t, card=int, alike=uint64_t)
cpdef tuple certainties(Table s, int observer)
