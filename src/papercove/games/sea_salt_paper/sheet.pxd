import cython

from papercove.games.sea_salt_paper.cconstants cimport card_set, count

@cython.locals(mermaids=int)
cpdef list sheet(card_set mask, object numbers=*)
cpdef object bonus_line(card_set mask)
