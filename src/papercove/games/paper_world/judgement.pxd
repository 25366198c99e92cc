from libc.stdint cimport uint32_t, uint64_t

import cython

from papercove.engine.dice cimport below
from papercove.engine.state cimport NOBODY
from papercove.games.paper_world.rules cimport Rules

cdef class Judgement(Rules):
    @cython.locals(n=int)
    cdef int favour(self, uint64_t* words) noexcept nogil
