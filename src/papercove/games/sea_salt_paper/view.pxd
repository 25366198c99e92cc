import cython

from papercove.games.sea_salt_paper.cconstants cimport card_set, count, lowest
from papercove.games.sea_salt_paper.judgement cimport Judgement

cdef dict ALIKE

cdef object common(Judgement state)
cpdef list views(Judgement state, object seats)
@cython.locals(mine=bint)
cdef object view(Judgement state, object seat, object shared)
@cython.locals(cards=list)
cdef object pile_view(Judgement state, object shared, int side, bint mine, object aid, object own)
cpdef list worths(object cards, object own, object numbers)
@cython.locals(is_open=bint)
cdef object seat_view(Judgement state, int seat, object viewer, object aid, tuple varied)
cdef object round_view(Judgement state, tuple varied)
cpdef object counted(int end, bint caller)
@cython.locals(action=object)
cpdef list choices(Judgement state)
cpdef object describe(Judgement state, int action)
cdef tuple parts(Judgement state, int action)
@cython.locals(seat=int, line=str)
cpdef object notation(Judgement state, list left, list right)
cdef object top_notation(list pile)
@cython.locals(found=list)
cdef list faces(card_set mask)
