from libc.stdint cimport uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport lowest
from papercove.games.paper_world.cconstants cimport (
    ANNOUNCEMENTS, AT_HAND_LIMIT, AT_LAST_PILES, AT_TOKENS, CARD, CELL, CELLS, CHOOSE_CARD, CHOOSE_CELL, DISCARD,
    DISCARD_CARD, END_TURN, FACES, HIGHEST, HOME, LEAVE_SCISSORS, NOTHING, PAY, PAY_CARD, PILE_ROOM, PILES,
    PLACE, SCISSORS, SKIP, SLOTS, START, START_COLOUR, TAKE, TAKE_SCISSORS, TURN)
from papercove.games.paper_world.deals cimport Deals
from papercove.games.paper_world.objectives cimport corner_of, is_met, look
from papercove.games.paper_world.table cimport COLOUR, CUT, ONE, VALUE, values_skipped

cdef int ANNOUNCED_BY[FACES]
cdef uint64_t FACES_ANNOUNCED[ANNOUNCEMENTS]
cdef uint64_t FACES_ABOVE[160]

cdef class Rules(Deals):
    @cython.locals(seat=int)
    cdef int fill_legal(self) noexcept nogil
    @cython.locals(colour=int, taken=int, seat=int, n=int)
    cdef int fill_start(self) noexcept nogil
    @cython.locals(n=int, announcements=int, faces=uint64_t, i=int)
    cdef int fill_turn(self) noexcept nogil
    @cython.locals(n=int)
    cdef int fill_cards(self) noexcept nogil
    @cython.locals(n=int)
    @cython.final
    cdef int fill_bits(self, uint64_t things, int first, int n) noexcept nogil
    @cython.final
    cdef int cards_over(self, int seat, int more) noexcept nogil
    @cython.locals(pile=int, left=int, size=int)
    @cython.final
    cdef bint triggers_end(self, int taken) noexcept nogil
    @cython.final
    cdef bint holds_scissors(self, int seat) noexcept nogil
    @cython.final
    cdef uint32_t open_cells(self, int seat) noexcept nogil
    @cython.locals(longest=int, paid=int)
    @cython.final
    cdef int jump_reach(self, int seat) noexcept nogil
    @cython.final
    cdef int longest_jump(self) noexcept nogil
    @cython.final
    cdef bint jumps_left(self) noexcept nogil
    @cython.locals(cards=int)
    @cython.final
    cdef int jump_to_pay(self, int seat) noexcept nogil
    @cython.locals(found=uint64_t, open_cells=uint32_t, soil=uint32_t, reach=int, colour=int, first=int, heights=int)
    @cython.final
    cdef uint64_t placeable_faces(self, int seat) noexcept nogil
    cdef uint32_t cells_for(self, int seat, int face) noexcept nogil
    @cython.locals(cells=uint32_t, soil=uint32_t, below_value=int, skip=int)
    @cython.final
    cdef uint32_t cells_within(self, int seat, int face, int reach) noexcept nogil
    @cython.locals(pile=int, shown=int)
    cdef int announcements_to_take(self) noexcept nogil

    @cython.locals(seat=int)
    cdef void step(self, int action) noexcept nogil
    cdef void choose_start(self, int seat, int colour) noexcept nogil
    @cython.locals(pile=int, face=int, filled=int, matches=int)
    cdef void take(self, int seat, int announcement) noexcept nogil
    @cython.locals(skip=int)
    cdef void place_chosen(self, int seat, int cell) noexcept nogil
    cdef int jump_cost(self, int seat, int skip) noexcept nogil
    cdef void after_payment(self) noexcept nogil
    cdef void go_on_placing(self) noexcept nogil
    cdef void end_turn(self, int seat) noexcept nogil
    @cython.locals(slot=int, points=int, looked=bint)
    cdef void claim_objectives(self, int seat) noexcept nogil

    @cython.locals(faces=uint64_t)
    cpdef list placeable_cards(self, int seat)
    @cython.locals(cells=uint32_t)
    cpdef list cells_open_to(self, int seat, int face)
    @cython.locals(cells=uint32_t)
    cpdef list cells_without_jump(self, int seat, int face)
    cpdef int cost_of(self, int seat, int skip)
    cpdef int cards_too_many(self, int seat, int more=*)
    cpdef bint would_trigger_end(self, int taken)
    @cython.locals(i=int)
    cpdef uint32_t stack_cells(self, int seat)
    cpdef str rule_against_jump(self, int seat, int skip)
    @cython.locals(below=int, skip=int)
    cpdef str rule_against_cell(self, int seat, int face, int cell)
