import cython

cdef dict THINGS

@cython.locals(names=tuple, olds=tuple, news=tuple, i=Py_ssize_t, place=Py_ssize_t)
cpdef list changes(object before, object after)
cdef bint _are_things(list values)
