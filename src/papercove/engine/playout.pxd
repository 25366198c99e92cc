from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport Dice, below
from papercove.engine.state cimport NOBODY, State

@cython.locals(ended=long, left=long)
cpdef long play_random(State state, State fresh, Dice dice, long decisions)
@cython.locals(words=uint64_t[4])
cdef void restart(State state, State fresh) noexcept nogil
@cython.locals(played=long)
cpdef long play_to_end(State state, Dice dice)
@cython.locals(target=State, _=long)
cpdef State copy_often(State state, long times)
@cython.locals(scratch=State, goal=int, played=long, _=long)
cpdef long resample_and_play(State state, int seat, Dice dice, long times)
