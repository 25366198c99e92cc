from libc.stdint cimport int8_t

import cython

from papercove.engine.state cimport MAX_OBSERVATION, State

cdef tuple NUMBERS

@cython.locals(action=int, count=int, i=int)
cdef int mark_legal(State state, int8_t* row, int size) noexcept nogil
@cython.locals(out=int8_t[MAX_OBSERVATION])
cpdef bytes sight_of(State state, int seat, int size)
@cython.locals(size=cython.Py_ssize_t, at=cython.Py_ssize_t, found=list, seen=cython.p_uchar)
cpdef list numbers_of(bytes sight, bytes digest)
cpdef write_sight(State state, int seat, int8_t[::1] observation, int8_t[::1] mask)
