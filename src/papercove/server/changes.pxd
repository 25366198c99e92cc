cpdef list changes(object before, object after)
cdef bint _are_things(list values)
