import cython

from papercove.games.sea_salt_paper.cconstants cimport ALL_MERMAIDS, ONE, card_set, count
from papercove.games.sea_salt_paper.scoring cimport points

@cython.locals(one=card_set, whole=card_set, before=card_set, dry=card_set, payer=card_set, added=int, mermaids=int)
cpdef object worth(int card, card_set mask, object numbers)
cdef object mermaid_worth(card_set whole, int before, int added)
