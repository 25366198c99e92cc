import cython

from papercove.games.sea_salt_paper.cconstants cimport card_set, count, lowest
from papercove.games.sea_salt_paper.match cimport MatchState

cdef dict ALIKE

cdef object common(MatchState state)
cpdef list views(MatchState state, object seats)
@cython.locals(mine=bint)
cdef object view(MatchState state, object seat, object shared)
@cython.locals(cards=list)
cdef object pile_view(MatchState state, object shared, int side, bint mine, object aid, object own)
cpdef list worths(object cards, object own, object numbers)
@cython.locals(is_open=bint)
cdef object seat_view(MatchState state, int seat, object viewer, object aid, tuple varied)
cdef object round_view(MatchState state, tuple varied)
cpdef object counted(int end, bint caller)
@cython.locals(action=object)
cpdef list choices(MatchState state)
cpdef object describe(MatchState state, int action)
cdef tuple parts(MatchState state, int action)
@cython.locals(seat=int, line=str)
cpdef object notation(MatchState state, list left, list right)
cdef object top_notation(list pile)
@cython.locals(found=list)
cdef list faces(card_set mask)
