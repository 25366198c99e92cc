import cython

from papercove.games.sea_salt_paper.cconstants cimport FACE, FACE_SET, ONE, card_set, count, lowest
from papercove.games.sea_salt_paper.explanation cimport KNOWN, LAID, PILE, POOL, UNSEEN
from papercove.games.sea_salt_paper.table cimport Table

@cython.locals(seat=int, side=int, sure=card_set, rest=card_set)
cdef void agree(Table s, card_set* row, card_set* best, bint first) noexcept nogil
@cython.locals(unseen=int, spare=int, sure=card_set, rest=card_set, alike=card_set)
cdef card_set surely_unseen(card_set* row, int seat) noexcept nogil
@cython.locals(found=card_set, face=int, copies=card_set, n=int)
cdef card_set first_copies(card_set cards) noexcept nogil
