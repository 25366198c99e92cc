from libc.stdint cimport uint64_t

import cython

from papercove.engine.cbits cimport count, lowest
from papercove.engine.dice cimport below, fork
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.table cimport CARDS, DECK_PLACE, DRAWN_PLACE, LEFT_PILE, PLACES, Table

cdef uint64_t ONE
cdef uint64_t ALIKE[CARDS]

@cython.locals(others=uint64_t, base=int, i=int)
cdef void learn(Table s, int observer, int card, int place) noexcept nogil
@cython.locals(observer=int)
cdef void show(Table s, int card, int place) noexcept nogil
@cython.locals(place=int, top=int, observer=int, rest=uint64_t, card=int)
cdef void show_top(Table s, int side) noexcept nogil
@cython.locals(observer=int)
cdef void forget_pile(Table s, int side) noexcept nogil
@cython.locals(observer=int)
cdef void spread(Table s, int source, int place, int insider, int accomplice) noexcept nogil
@cython.locals(others=uint64_t, i=int)
cdef void lay_down(Table s, int seat, int card) noexcept nogil
@cython.locals(bit=uint64_t, base=int, i=int)
cdef bint is_known(Table s, int observer, int card, int place) noexcept nogil
@cython.locals(twins=uint64_t, rest=uint64_t, observer=int, twin=int)
cdef void leave_by_face(Table s, int seat, int card, int witness) noexcept nogil
@cython.locals(base=int, both=uint64_t, held=uint64_t, i=int)
cdef void swap(Table s, int observer, int one, int other) noexcept nogil
@cython.locals(observer=int, base=int, i=int, once=uint64_t, twice=uint64_t, known=uint64_t, unknown=uint64_t, deck_like=uint64_t)
cdef void redeal_for(Table s, int seat, uint64_t* words) noexcept nogil
@cython.locals(pool=int[58], size=int, rest=uint64_t, seat=int, missing=int, at=int, i=int)
cdef void deal_from_deck(Table s, int base, uint64_t known, uint64_t* words) noexcept nogil
@cython.locals(held=uint64_t[8], room=int[8], order=int[58], size=int, place=int, rest=uint64_t, may_be_in_deck=int, left=int, at=int, card=int)
cdef void deal_by_places(Table s, int base, uint64_t known, uint64_t* words) noexcept nogil
@cython.locals(seat=int, place=int, side=int, i=int)
cdef void collect(Table s, uint64_t* held) noexcept nogil
@cython.locals(total=int, place=int, mark=int)
cdef void put(Table s, int base, int card, uint64_t known, uint64_t* held, int* room, uint64_t* words) noexcept nogil
@cython.locals(queue=int[8], came_from=int[8], mover=int[8], first=int, last=int, place=int, here=int, other=int, rest=uint64_t)
cdef void make_room(Table s, int base, int card, uint64_t known, uint64_t* held, int* room) noexcept nogil
@cython.locals(seat=int, side=int, size=int, rest=uint64_t, card=int, at=int, i=int)
cdef void put_back(Table s, uint64_t* held, uint64_t* words) noexcept nogil
@cython.locals(public=int, seat=int, base=int, own=uint64_t, place=int, i=int)
cdef void forget_others(Table s, int observer) noexcept nogil
@cython.locals(base=int, place=int, other=int, elsewhere=uint64_t)
cpdef list known_places(Table s, int observer)
