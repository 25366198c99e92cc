import cython

from papercove.games.sea_salt_paper.match cimport MatchState

cdef dict ALIKE

@cython.locals(action=object)
cpdef list choices(MatchState state)
cpdef object describe(MatchState state, int action)
cdef tuple verb_and_args(MatchState state, int action)
