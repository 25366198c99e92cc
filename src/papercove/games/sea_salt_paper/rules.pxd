from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport below, shuffle_down
from papercove.engine.state cimport NOBODY, State
from papercove.games.sea_salt_paper.beliefs cimport resample_for
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CRAB_CARD, CRAB_LEFT, CRAB_PILE, CRAB_TAKES, DISCARD, DISCARD_LEFT, EFFECT_AGAIN, EFFECT_DIG, EFFECT_DRAW,
    EFFECT_STEAL, EMPTY_DECK_VOIDS, END_TURN, FACE, FACE_SET, KEEP, KEEP_FACE, LAY_MERMAIDS, LAY_PAIR, ONE, PAIR_COUNT,
    PLAY, ROB, ROB_SEAT, STOP, STOPPED, TAKE, TAKE_DECK, TAKE_LEFT, VOID, card_set, count, lowest)
from papercove.games.sea_salt_paper.memory cimport (
    begin_tale, tell_crab, tell_drawn, tell_hand, tell_laid, tell_look, tell_put, tell_robbery, tell_taken)
from papercove.games.sea_salt_paper.rounds cimport Rounds
from papercove.games.sea_salt_paper.table cimport Table, copy_table

cdef int PAIR_ONE[PAIR_COUNT]
cdef int PAIR_TWO[PAIR_COUNT]
cdef int PAIR_EFFECT[PAIR_COUNT]

cdef class Rules(Rounds):
    @cython.locals(phase=int)
    cdef void step(self, int action) noexcept nogil
    @cython.locals(one=int, two=int)
    @cython.final
    cdef void draw_two(self) noexcept nogil
    @cython.final
    cdef void shuffle_drawn(self) noexcept nogil
    @cython.locals(seat=int, card=int)
    @cython.final
    cdef void draw_one(self) noexcept nogil
    @cython.locals(seat=int, which=int, card=int)
    @cython.final
    cdef void keep(self, int face) noexcept nogil
    @cython.locals(card=int)
    @cython.final
    cdef void discard(self, int side) noexcept nogil
    @cython.locals(seat=int, card=int)
    @cython.final
    cdef void take_from_pile(self, int side) noexcept nogil
    @cython.locals(seat=int, one=int, two=int, both=card_set, effect=int)
    @cython.final
    cdef void lay_pair(self, int pair) noexcept nogil
    @cython.final
    cdef void crabs(self) noexcept nogil
    @cython.locals(size=int)
    @cython.final
    cdef void look_through(self, int side) noexcept nogil
    @cython.locals(seat=int, side=int, base=int, top=int, card=int, i=int)
    @cython.final
    cdef void crab_takes(self, int at) noexcept nogil
    @cython.locals(victims=int, only=int, seat=int)
    @cython.final
    cdef void choose_victim(self) noexcept nogil
    @cython.locals(seat=int, rest=card_set, skip=int, card=int)
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
    @cython.locals(dealt=card_set, rest=card_set, seat=int, side=int, i=int)
    cpdef remember_arranged(self)
    cdef void copy_from(self, State other) noexcept nogil
    cdef void resample_in_place(self, int seat, uint64_t* rng) noexcept nogil
