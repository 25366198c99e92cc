import cython

from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.cconstants cimport CARDS, CRAB_CARD, card_set, count, lowest
from papercove.games.sea_salt_paper.choices cimport choices
from papercove.games.sea_salt_paper.match cimport MatchState
from papercove.games.sea_salt_paper.scoring cimport points
from papercove.games.sea_salt_paper.sheet cimport bonus_line, sheet
from papercove.games.sea_salt_paper.worth cimport worth

cdef object common(MatchState state)
cpdef list views(MatchState state, object seats)
@cython.locals(i=int)
cpdef list views_after(MatchState before, list known, MatchState state, list seats)
@cython.locals(mine=bint)
cdef object view(MatchState state, object seat, object shared, MatchState before, object known)
@cython.locals(looks=bint, side=int, size=int, top=int, found=list)
cdef list pile_views(
    MatchState state, object viewer, object shared, bint mine, object aid, object own, MatchState before, object known)
@cython.locals(seat=int)
cdef bint holds_the_same(MatchState before, MatchState state, object viewer) except -1
@cython.locals(size=int)
cdef int top_of(MatchState state, int side) except -2
cdef object closed_pile(int size, int top, object own, object numbers)
@cython.locals(found=list, card=int)
cpdef list worths(list cards, card_set own, object numbers)
@cython.locals(seat=int, me=int, score=int, hand=card_set, laid=card_set, is_open=bint, shown=bint, found=list)
cdef list seat_views(
    MatchState state, object viewer, object shared, object aid, MatchState before, object known)
@cython.locals(cards=card_set)
cdef object visible_seat(int seat, int score, card_set hand, card_set laid, bint is_open, bint own, object numbers)
cdef object hidden_seat(int seat, int score, int hand_size, card_set laid, object known)
cdef object round_view(MatchState state, tuple numbers)
cpdef object counted(int end, bint caller)
@cython.locals(seat=int, hand=card_set, laid=card_set, line=str)
cpdef object notation(MatchState state)
cdef object top_notation(MatchState state, int side)
@cython.locals(found=list)
cdef list cards_in(card_set mask)
@cython.locals(found=list)
cdef list faces(card_set mask)
