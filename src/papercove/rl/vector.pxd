from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t

import cython

from papercove.engine.dice cimport Dice, below
from papercove.engine.rollout cimport restart
from papercove.engine.state cimport NOBODY, State
from papercove.rl.sight cimport mark_legal

# Thousands of states do not fit into a processor's nearest memory: the next one is fetched while one is played,
# but for the ends of the long lists that every State has, and of what a game has beyond a kilobyte.
cdef extern from *:
    """
    static inline void papercove_fetch_soon(size_t state, int own_fields, int size) {
        __builtin_prefetch((char*)state, 1);
        __builtin_prefetch((char*)state + 64, 1);
        __builtin_prefetch((char*)state + 128, 1);
        if (size > own_fields + 1024) size = own_fields + 1024;
        for (int at = own_fields & ~63; at < size; at += 64) __builtin_prefetch((char*)state + at, 1);
    }
    """
    void fetch_soon "papercove_fetch_soon" (size_t state, int own_fields, int size) noexcept nogil

cdef enum:
    AHEAD = 2
    NO_OPPONENTS = 0
    RANDOM = 1
    QUICK = 2
    BY_SHARE = 0
    BY_SCORE = 1
    BY_GAIN = 2

cdef class Batch:
    cdef readonly object game
    cdef readonly dict options
    cdef readonly int num_envs
    cdef readonly int seats
    cdef readonly int threads
    cdef readonly int opponents
    cdef readonly int by
    cdef int own_fields
    cdef int state_size
    cdef readonly bint seeing
    cdef readonly bint memory
    cdef readonly bint plain
    cdef readonly int action_count
    cdef readonly int observation_size
    cdef State fresh
    cdef list scratch
    cdef list kept
    cdef dict arrays
    cdef readonly dict shown
    cdef object pool
    cdef size_t[::1] _address
    cdef size_t[::1] _spare
    cdef int32_t[::1] _actions
    cdef int8_t[::1] _to_move
    cdef int8_t[:, ::1] _masks
    cdef int8_t[:, ::1] _observations
    cdef int8_t[:, ::1] _final
    cdef float[:, ::1] _rewards
    cdef float[:, ::1] _leads
    cdef int8_t[::1] _ended
    cdef int8_t[::1] _acted
    cdef int8_t[::1] _learner
    cdef int16_t[::1] _choices
    cdef uint64_t[:, ::1] _words

    cdef deal(self, State state, bytes key)
    @cython.locals(i=int, action=int)
    cdef int first_illegal(self)
    @cython.locals(i=int, state=cython.p_void)
    cdef pick(self, int32_t[::1] chosen, Dice dice)
    @cython.locals(i=int)
    cpdef advance(self, int first, int last, int lane, bint playing)
    @cython.locals(seat=int)
    @cython.final
    cdef void advance_one(self, State state, State scratch, int i, bint playing) noexcept nogil
    @cython.final
    cdef void answer(self, State state, State scratch, int i) noexcept nogil
    @cython.final
    cdef int opponent_choice(self, State state, State scratch, uint64_t* rng) noexcept nogil
    @cython.locals(seat=int)
    @cython.final
    cdef void finish(self, State state, int i) noexcept nogil
    @cython.locals(seat=int, lead=float)
    @cython.final
    cdef void reward_gains(self, State state, int i) noexcept nogil
    @cython.final
    cdef void show(self, State state, int i) noexcept nogil

@cython.locals(best=int, other=int)
cdef float lead_of(State state, int seat) noexcept nogil
cdef int pick_legal(State state, int count, uint64_t* rng) noexcept nogil
