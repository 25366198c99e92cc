from libc.stdint cimport int8_t, uint64_t

import cython

from papercove.engine.dice cimport Dice, draw, fork, held
from papercove.engine.state cimport MAX_LEGAL, NOBODY, State, copy_base

cdef class PythonState(State):
    cdef note(self, object problem)
    @cython.locals(dice=Dice)
    cdef roll_deal(self)
    @cython.locals(dice=Dice)
    cdef roll_play(self, int action)
    @cython.locals(dice=Dice)
    cdef roll_deal_again(self, object seat)
    cdef void begin_round(self) noexcept nogil
    @cython.locals(count=int)
    cdef int fill_legal(self) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef void assign(self, State other) noexcept nogil
    cdef void redeal(self, int seat, uint64_t* words) noexcept nogil
    @cython.locals(value=double)
    cdef double share(self, int seat) noexcept nogil
    @cython.locals(value=double)
    cdef double worth(self, int seat) noexcept nogil
    @cython.locals(best=int)
    cdef int roll_favour(self, uint64_t* words)
    @cython.locals(chosen=int)
    cdef int favour(self, uint64_t* words) noexcept nogil
    @cython.locals(count=int, i=int)
    cdef void weigh(self) noexcept nogil
    @cython.locals(points=int)
    cdef int tally(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef void observe(self, int seat, int8_t* out) noexcept nogil
