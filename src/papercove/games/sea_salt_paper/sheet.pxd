import cython

from papercove.games.sea_salt_paper.cconstants cimport ALL_MERMAIDS, card_set, count
from papercove.games.sea_salt_paper.scoring cimport largest_colour, score_lines

@cython.locals(mermaids=int)
cpdef list sheet(card_set mask, object numbers=*)
@cython.locals(largest=int)
cpdef object bonus_line(card_set mask)
