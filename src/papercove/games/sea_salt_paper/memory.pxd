from libc.stdint cimport int8_t, uint64_t

import cython

from papercove.engine.cbits cimport count, lowest
from papercove.engine.dice cimport below, fork, shuffle
from papercove.engine.state cimport NOBODY
from papercove.games.sea_salt_paper.table cimport CARDS, DECK_PLACE, DRAWN_PLACE, LEFT_PILE, PLACES, Table

cdef uint64_t ONE
cdef uint64_t ALIKE[CARDS]

cdef void pin(Table s, int observer, uint64_t cards) noexcept nogil
@cython.locals(observer=int, others=uint64_t)
cdef void show(Table s, uint64_t cards) noexcept nogil
@cython.locals(observer=int, base=int)
cdef void draw_unseen(Table s, int seat) noexcept nogil
@cython.locals(observer=int, base=int, pinned=uint64_t, i=int)
cdef void move_unseen(Table s, uint64_t cards, int source, int seat, int witness) noexcept nogil
@cython.locals(place=int, top=int, observer=int, rest=uint64_t, card=int)
cdef void show_top(Table s, int side) noexcept nogil
@cython.locals(observer=int)
cdef void forget_pile(Table s, int side) noexcept nogil
@cython.locals(twins=uint64_t, known=uint64_t, observer=int)
cdef void leave_by_face(Table s, int seat, int card, int witness) noexcept nogil
@cython.locals(base=int, i=int)
cdef void loosen_twin(Table s, int observer, int card, int twin) noexcept nogil
@cython.locals(observer=int, base=int, unknown=uint64_t)
cdef void redeal_for(Table s, int seat, uint64_t* words) noexcept nogil
@cython.locals(pool=int8_t[58], size=int, rest=uint64_t, seat=int, missing=int, i=int)
cdef void deal_from_deck(Table s, uint64_t unknown, uint64_t* words) noexcept nogil
@cython.locals(held=uint64_t[8], room=int[8], order=int[58], size=int, place=int, rest=uint64_t, may_be_in_deck=uint64_t, left=int, at=int, card=int)
cdef void deal_by_places(Table s, int base, uint64_t unknown, uint64_t* words) noexcept nogil
@cython.locals(seat=int, place=int, side=int, i=int)
cdef void collect(Table s, uint64_t* held) noexcept nogil
@cython.locals(total=int, place=int, mark=int)
cdef void put(Table s, int base, int card, uint64_t unknown, uint64_t* held, int* room, uint64_t* words) noexcept nogil
@cython.locals(queue=int[8], came_from=int[8], mover=int[8], first=int, last=int, place=int, here=int, other=int, rest=uint64_t)
cdef void make_room(Table s, int base, int card, uint64_t unknown, uint64_t* held, int* room) noexcept nogil
@cython.locals(seat=int, side=int, size=int, rest=uint64_t, card=int, at=int, i=int)
cdef void put_back(Table s, uint64_t* held, uint64_t* words) noexcept nogil
@cython.locals(public=int, seat=int, base=int, place=int, i=int)
cdef void forget_others(Table s, int observer) noexcept nogil
@cython.locals(held=uint64_t[8], leads=int[8], base=int, loose=uint64_t, place=int, other=int, via=int, sure=uint64_t)
cpdef list known_places(Table s, int observer)
@cython.locals(held=uint64_t[8], place=int, base=int, loose=uint64_t)
cpdef list possible_places(Table s, int observer)
