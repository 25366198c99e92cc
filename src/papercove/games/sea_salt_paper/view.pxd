import cython

from papercove.games.sea_salt_paper.judgement cimport Judgement

cdef object common(Judgement state)
cpdef list views(Judgement state, object seats)
@cython.locals(mine=bint)
cdef object view(Judgement state, object seat, object shared)
@cython.locals(cards=list)
cdef object pile_view(Judgement state, object shared, int side, bint mine, object aid, object own)
cpdef list worths(object cards, object own, object numbers)
@cython.locals(hand=object, laid=object, is_open=bint)
cdef object seat_view(Judgement state, int seat, object viewer, object aid, tuple varied)
cdef object round_view(Judgement state, tuple varied)
cpdef object counted(Judgement state, int seat)
cpdef list choices(Judgement state)
cpdef object describe(Judgement state, int action)
cpdef object notation(Judgement state, list left, list right)
cdef object top_notation(list pile)
