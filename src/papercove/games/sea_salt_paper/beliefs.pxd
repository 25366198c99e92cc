from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport draw, fork, shuffle_down
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CARD_AT, FACE, FACE_COUNT, FACE_SET, LINES, MORE_AT, NO_CARD, ONE, card_set, highest, lowest, members, tale_line)
from papercove.games.sea_salt_paper.explanation cimport (
    DOUBTS, HALVES, KNOWN, LAID, MIXED, PILE, POOL, ROW, SURE, UNSEEN, first_row, clear_doubt)
from papercove.games.sea_salt_paper.memory cimport EVERYBODY, LAY, SPECTATOR
from papercove.games.sea_salt_paper.table cimport Table
from papercove.games.sea_salt_paper.unfolding cimport Reading, begin_reading, look_ahead, unfold

@cython.locals(
    row=card_set[ROW], best=card_set[ROW], guide=card_set[LINES], told=Reading[1], observer=int, hidden=bint,
    chosen="card_set*")
cdef void resample_for(Table s, int seat, uint64_t* rng) noexcept nogil
@cython.locals(size=int, rest=card_set, seat=int, i=int, _=int)
cdef bint deal(Table s, int observer, card_set* row, uint64_t* rng) noexcept nogil
@cython.locals(side=int, at=int, rest=card_set)
cdef void lay_piles(Table s, card_set* row) noexcept nogil
@cython.locals(seat=int, left=card_set, i=int, line=tale_line, here=int, one=tale_line, two=tale_line)
cdef void retell_laid(Table s, card_set* row) noexcept nogil
@cython.locals(other=int)
cdef void tear_others(Table s, int observer) noexcept nogil
@cython.locals(
    row=card_set[ROW], best=card_set[ROW], guide=card_set[LINES], rng=uint64_t[4], told=Reading[1], i=int, side=int, sure=card_set,
    rest=card_set, card=int, alike=card_set)
cpdef tuple certainties(Table s, int observer)
