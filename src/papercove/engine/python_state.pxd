from libc.stdint cimport int8_t, uint64_t

import cython

from papercove.engine.dice cimport Dice, draw, fork, held
from papercove.engine.state cimport MAX_LEGAL, NOBODY, State, copy_base

cdef class PythonState(State):
    cdef defer(self, object error)
    @cython.locals(dice=Dice)
    cdef roll_begin_round(self)
    @cython.locals(dice=Dice)
    cdef roll_step(self, int action)
    @cython.locals(dice=Dice)
    cdef roll_resample(self, object seat)
    cdef void begin_round(self) noexcept nogil
    @cython.locals(count=int)
    cdef int fill_legal(self) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void resample_in_place(self, int seat, uint64_t* rng) noexcept nogil
    @cython.locals(value=double)
    cdef double win_share(self, int seat) noexcept nogil
    @cython.locals(value=double)
    cdef double seat_value(self, int seat) noexcept nogil
    @cython.locals(best=int)
    cdef int draw_by_priors(self, uint64_t* rng)
    @cython.locals(chosen=int)
    cdef int rollout_policy(self, uint64_t* rng) noexcept nogil
    @cython.locals(count=int, i=int)
    cdef void fill_priors(self) noexcept nogil
    @cython.locals(points=int)
    cdef int seat_score(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void fill_observation(self, int seat, int8_t* out, int size) noexcept nogil
