from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport below, fork, shuffle
from papercove.engine.state cimport State
from papercove.games.paper_world.cconstants cimport FACES, PILES, PILE_ROOM, SLOTS, START
from papercove.games.paper_world.scoring cimport Scoring
from papercove.games.paper_world.table cimport copy_table

cdef class Deals(Scoring):
    cdef void begin_round(self) noexcept nogil
    cdef void lay_out(self, uint64_t* rng) noexcept nogil
    @cython.locals(i=int, card=int, other=int, number=int)
    cdef void draw_objectives(self, uint64_t* rng) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(n=int, i=int, pile=int)
    cdef void shuffle_piles(self, int shown, uint64_t* rng) noexcept nogil
    @cython.locals(copies=int[FACES], face=int, pile=int, i=int)
    cdef void sort_piles(self, int shown) noexcept nogil
    cdef void resample_in_place(self, int seat, uint64_t* rng) noexcept nogil
