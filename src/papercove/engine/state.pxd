from libc.stdint cimport int8_t, int16_t, uint64_t

import cython

from papercove.engine.cbits cimport bytes_listed, listed, small_number
from papercove.engine.dice cimport Dice

cdef enum:
    NOBODY = -1
    CHANCE = -2
    MAX_LEGAL = 128
    MAX_SEATS = 4
    MAX_OBSERVATION = 4096
    MAX_ACTION = 32768

cdef class State:
    cdef public object game
    cdef public object options
    cdef public object seed
    cdef public object variant
    cdef public object deferred_error
    cdef uint64_t dice[4]
    cdef public bint sealed
    cdef public bint forgetful
    cdef public int seats
    cdef public int to_move
    cdef public int round
    cdef public int horizon
    cdef public int ply
    cdef public int revealed
    cdef int16_t legal[MAX_LEGAL]
    cdef double prior[MAX_LEGAL]

    cdef void begin_round(self) noexcept nogil
    cdef int fill_legal(self) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void resample_in_place(self, int seat, uint64_t* rng) noexcept nogil
    cdef void resample_likely_in_place(self, int seat, uint64_t* rng) noexcept nogil
    cdef double win_share(self, int seat) noexcept nogil
    cdef double seat_value(self, int seat) noexcept nogil
    cdef int rollout_policy(self, uint64_t* rng) noexcept nogil
    @cython.locals(i=int)
    cdef void fill_priors(self) noexcept nogil
    cdef int seat_score(self, int seat) noexcept nogil
    cdef void fill_observation(self, int seat, int8_t* out, int size) noexcept nogil

    @cython.locals(count=int)
    cpdef list legal_actions(self)
    @cython.locals(number=int)
    cpdef apply(self, object action, object seat=*)
    @cython.locals(dice=Dice)
    cpdef deal_with(self, bytes key)
    @cython.locals(new=State)
    cpdef State copy(self)
    @cython.locals(new=State)
    cpdef State resample(self, object seat, Dice dice)
    cpdef int random_action(self, Dice dice)
    cpdef int rollout_action(self, Dice dice)
    @cython.locals(new=State)
    cpdef State resample_likely(self, object seat, Dice dice)
    @cython.locals(i=int)
    cpdef dict priors(self)
    cpdef int score(self, object seat) except? -1
    @cython.locals(out=int8_t[MAX_OBSERVATION], size=int)
    cpdef list observation(self, object seat)
    cpdef int seat_number(self, object seat) except -1
    cpdef object viewer(self, object seat)

@cython.locals(i=int)
cdef bint allows(State state, int action) noexcept nogil
cdef void copy_base(State to, State source) noexcept nogil
