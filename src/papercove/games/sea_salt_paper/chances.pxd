import cython

cdef enum:
    FAR = 40

cdef double OF_TWO[1681]
cdef double STRENGTH[82]

@cython.locals(a=int, b=int, x=double, y=double, at=int)
cdef double duel_chance(double own, double other) noexcept nogil
@cython.locals(a=int, at=int)
cdef double strength(double to_go, int seats) noexcept nogil
