import cython

from papercove.games.sea_salt_paper.cconstants cimport ALL_MERMAIDS, card_set
from papercove.games.sea_salt_paper.scoring cimport colour_bonus, largest_colour, score_lines

cpdef list sheet(card_set mask, object numbers=*)
@cython.locals(largest=int)
cpdef object bonus_line(card_set mask)
