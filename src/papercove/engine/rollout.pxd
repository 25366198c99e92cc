from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport WORD, Dice, pick
from papercove.engine.state cimport NOBODY, State

cdef uint64_t BASIS, PRIME

@cython.locals(choices=int)
cdef int any_action(State state, uint64_t* rng) noexcept nogil
@cython.locals(ended=long, left=long)
cpdef long play_random(State state, State fresh, Dice dice, long decisions)
@cython.locals(rng=uint64_t[4])
cdef void restart(State state, State fresh) noexcept nogil
@cython.locals(played=long)
cpdef long play_to_end(State state, Dice dice)
@cython.locals(target=State, _=long)
cpdef State copy_often(State state, long times)
@cython.locals(scratch=State, goal=int, played=long, _=long)
cpdef long resample_and_play(State state, int seat, Dice dice, long times)
@cython.locals(goal=int)
cpdef void play_to_horizon(State state, Dice dice)
@cython.locals(scratch=State, total=uint64_t, action=int, _=int)
cpdef uint64_t fingerprint(State state, Dice dice)
cdef uint64_t mix(uint64_t total, uint64_t action) noexcept nogil
