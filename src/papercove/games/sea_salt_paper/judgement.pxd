from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport below
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.rules cimport LAY_MERMAIDS, Rules

cdef class Judgement(Rules):
    @cython.locals(n=int, i=int)
    cdef int favour(self, uint64_t* words) noexcept nogil
    @cython.locals(total=double, other=int)
    cdef double worth(self, int seat) noexcept nogil
