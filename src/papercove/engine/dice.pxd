from libc.stdint cimport uint64_t

import cython

cdef uint64_t WORD

@cython.locals(out=uint64_t)
cdef uint64_t draw(uint64_t* words) noexcept nogil
cdef int below(uint64_t* words, uint64_t n) noexcept nogil
cdef double unit(uint64_t* words) noexcept nogil
@cython.locals(i=int)
cdef void fork(uint64_t* words, uint64_t* child) noexcept nogil

cdef class Dice:
    cdef uint64_t words[4]

    @cython.locals(child=Dice)
    cpdef Dice split(self)
