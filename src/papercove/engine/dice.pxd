from libc.stdint cimport int8_t, uint64_t

import cython

cdef extern from *:
    """
    #define PAPERCOVE_WORD 0xFFFFFFFFFFFFFFFFULL
    """
    uint64_t WORD "PAPERCOVE_WORD"
    uint64_t HALF "0xFFFFFFFFULL"

@cython.locals(a=uint64_t, b=uint64_t, c=uint64_t, steps=uint64_t, out=uint64_t)
cdef uint64_t draw(uint64_t* rng) noexcept nogil
cdef int below(uint64_t* rng, uint64_t n) noexcept nogil
@cython.locals(last=int, at=int, bits=uint64_t)
cdef void shuffle(uint64_t* rng, int8_t* row, int size) noexcept nogil
cdef double unit(uint64_t* rng) noexcept nogil
@cython.locals(i=int)
cdef void fork(uint64_t* rng, uint64_t* child) noexcept nogil

cdef class Dice:
    cdef uint64_t rng[4]

    cpdef long roll(self, long n)
    @cython.locals(child=Dice)
    cpdef Dice split(self)

@cython.locals(dice=Dice, i=int)
cdef Dice held(uint64_t* rng)
