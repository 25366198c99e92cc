from libc.stdint cimport int16_t, uint64_t

import cython

from papercove.engine.cbits cimport count, lowest
from papercove.engine.dice cimport below
from papercove.engine.state cimport NOBODY, State
from papercove.games.sea_salt_paper.beliefs cimport redeal_for
from papercove.games.sea_salt_paper.memory cimport (
    begin_tale, tell_crab, tell_drawn, tell_hand, tell_laid, tell_look, tell_put, tell_robbery, tell_taken)
from papercove.games.sea_salt_paper.rounds cimport (
    CRAB_CARD, CRAB_PILE, DISCARD, EMPTY_DECK_VOIDS, KEEP, PLAY, ROB, STOPPED, TAKE, VOID, Rounds)
from papercove.games.sea_salt_paper.scoring cimport AT_THRESHOLD, card_points
from papercove.games.sea_salt_paper.table cimport (
    CARDS, Table, copy_table)

cdef enum:
    TAKE_DECK = 0
    TAKE_LEFT = 1
    TAKE_RIGHT = 2
    DISCARD_LEFT = 3
    DISCARD_RIGHT = 4
    END_TURN = 5
    STOP = 6
    LAST_CHANCE = 7
    LAY_MERMAIDS = 8
    CRAB_LEFT = 9
    CRAB_RIGHT = 10
    ROB_SEAT = 11
    KEEP_FACE = 15
    LAY_PAIR = 61
    CRAB_TAKES = 126
    ACTION_COUNT = 184

cdef uint64_t ONE
cdef uint64_t CRABS, BOATS, FISH, SWIMMERS, SHARKS, MERMAIDS
cdef int FACE[58]
cdef uint64_t FACE_SET[46]
cdef int16_t PAIR_OF[2116]
cdef int PAIR_ONE[65]
cdef int PAIR_TWO[65]

cdef class Rules(Rounds):
    @cython.locals(phase=int, n=int, side=int, one=int, two=int, i=int, seat=int)
    cdef int fill_legal(self) noexcept nogil
    @cython.locals(n=int, seat=int, hand=uint64_t, held=uint64_t, sharks=uint64_t, swimmers=uint64_t, rest=uint64_t, one=int)
    @cython.final
    cdef int fill_play(self) noexcept nogil
    @cython.locals(one=int, two=int, rest=uint64_t)
    @cython.final
    cdef int fill_alike(self, int n, uint64_t held) noexcept nogil
    @cython.final
    cdef bint can_be_robbed(self, int seat) noexcept nogil
    @cython.locals(phase=int)
    cdef void step(self, int action) noexcept nogil
    @cython.locals(one=int, two=int)
    @cython.final
    cdef void draw_two(self) noexcept nogil
    @cython.locals(seat=int, card=int)
    @cython.final
    cdef void draw_one(self) noexcept nogil
    @cython.locals(seat=int, card=int)
    @cython.final
    cdef void keep(self, int face) noexcept nogil
    @cython.locals(card=int)
    @cython.final
    cdef void discard(self, int side) noexcept nogil
    @cython.locals(seat=int, card=int)
    @cython.final
    cdef void take_from_pile(self, int side) noexcept nogil
    @cython.locals(seat=int, one=int, two=int, both=uint64_t, kind=uint64_t)
    @cython.final
    cdef void lay_pair(self, int pair) noexcept nogil
    @cython.final
    cdef void crabs(self) noexcept nogil
    @cython.locals(size=int)
    @cython.final
    cdef void look_through(self, int side) noexcept nogil
    @cython.locals(seat=int, side=int, base=int, top=int, card=int, old_top=int, i=int)
    @cython.final
    cdef void crab_takes(self, int at) noexcept nogil
    @cython.locals(victims=int, only=int, seat=int)
    @cython.final
    cdef void choose_victim(self) noexcept nogil
    @cython.locals(seat=int, rest=uint64_t, skip=int, card=int)
    @cython.final
    cdef void rob(self, int victim) noexcept nogil
    @cython.final
    cdef void call(self, int action) noexcept nogil
    @cython.locals(seat=int, following=int)
    @cython.final
    cdef void end_turn(self) noexcept nogil
    @cython.locals(nothing=bint)
    @cython.final
    cdef void begin_taking(self) noexcept nogil
    @cython.final
    cdef void reveal_hand(self, int seat) noexcept nogil
    @cython.locals(dealt=uint64_t, rest=uint64_t, seat=int, side=int, i=int)
    cpdef remember_arranged(self)
    cdef void assign(self, State other) noexcept nogil
    cdef void redeal(self, int seat, uint64_t* words) noexcept nogil
