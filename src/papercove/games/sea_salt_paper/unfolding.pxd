from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport unit
from papercove.games.sea_salt_paper.agreement cimport agree
from papercove.games.sea_salt_paper.cconstants cimport (
    CARD_AT, FACE, FACE_SET, ALL_MERMAIDS, MORE_AT, NO_CARD, ONE, PLACE_AT, card_set, count, highest, lowest, tale_line)
from papercove.games.sea_salt_paper.explanation cimport (
    CAME, DRAWN, KNOWN, LOW, PILE, POOL, ROW, SURE, UNSEEN, any_of, come_out, copy_row, nth, release, clear_doubt,
    show_hand)
from papercove.games.sea_salt_paper.memory cimport (CRAB, DRAW, EVERYBODY, LAY, LOOK, MERMAID_WIN, PUT, REVEAL, ROBBERY, TAKE_TOP)
from papercove.games.sea_salt_paper.table cimport Table

cdef struct Reading:
    int observer
    double total
    card_set* best
    card_set* guide
    uint64_t* rng

cdef void begin_reading(Reading* reading, int observer, card_set* best, card_set* guide, uint64_t* rng) noexcept nogil
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
cdef void unfold(Table s, Reading* reading, int at, double odds, card_set* row) noexcept nogil
cdef void take(Table s, card_set* row, int seat, int side, int arrival) noexcept nogil
cdef bint shows(Table s, card_set pile, int top) noexcept nogil
@cython.locals(rest=card_set, size=int, arrival=int)
cdef bint matches(Table s, card_set* row, int side, card_set seen) noexcept nogil
@cython.locals(
    start=card_set[ROW], line=tale_line, seat=int, side=int, top=int, deep=card_set, alike=card_set, rest=card_set, arrival=int)
cdef void unfold_crab(Table s, Reading* reading, int at, double odds, card_set* row) noexcept nogil
cdef void pass_on(card_set* row, int giver, int taker, int card) noexcept nogil
@cython.locals(start=card_set[ROW], line=tale_line, seat=int, victim=int, alike=card_set, rest=card_set, card=int)
cdef void unfold_robbery(Table s, Reading* reading, int at, double odds, card_set* row) noexcept nogil
@cython.locals(
    start=card_set[ROW], line=tale_line, seat=int, victim=int, face=int, known=card_set, alike=card_set, unseen=card_set, both=bint)
cdef void unfold_known_robbery(Table s, Reading* reading, int at, double odds, card_set* row) noexcept nogil
