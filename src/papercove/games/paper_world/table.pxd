from libc.stdint cimport int8_t, int16_t, uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport copy_up_to
from papercove.engine.state cimport NOBODY, State, copy_base
from papercove.games.paper_world.cconstants cimport CELLS, FACES, NOTHING, NUMBER_COUNT, PILE_ROOM, PILES, SLOTS
from papercove.games.paper_world.landscape cimport room_around

cdef uint64_t ONE
cdef int8_t COLOUR[FACES]
cdef int8_t VALUE[FACES]
cdef int8_t CUT[FACES]

cpdef int values_skipped(int value, int below) noexcept nogil

cdef class Table(State):
    # Copied as one piece of memory, from `hand_faces` up to `unseen` (copy_table).
    cdef uint64_t hand_faces[4]
    cdef uint32_t colours[4 * 4]
    cdef uint32_t heights[4 * 6]
    cdef uint32_t layers[4 * 6]
    cdef uint32_t cuts[4 * 6]
    cdef int hand_size[4]
    cdef int discard_size[4]
    cdef public int phase
    cdef public int starter
    cdef public int announced
    cdef public int chosen
    cdef public int spot
    cdef public int owed
    cdef public int placed
    cdef public bint jumped
    cdef public bint saved
    cdef public int scissors_seat
    cdef public int scissors_cell
    cdef public int last_turns
    cdef public int turns
    cdef public int winners
    cdef public int reason
    cdef public bint advanced
    cdef public bint drawn_objectives
    cdef public int objective_count
    cdef int16_t numbers[NUMBER_COUNT]
    cdef int8_t pile_size[PILES]
    cdef int8_t objective[SLOTS]
    cdef int8_t claimed[SLOTS]
    cdef int8_t claims[4 * SLOTS]
    cdef int8_t hand[4 * FACES]
    cdef int8_t discard[4 * FACES]
    cdef int8_t pile[PILES * PILE_ROOM]
    # Never copied.
    cdef int8_t unseen[FACES]
    cdef int8_t mixed[PILES * PILE_ROOM]
    cdef int sight[11]
    cdef int counted

    cdef void receive(self, int seat, int face) noexcept nogil
    cdef void release(self, int seat, int face) noexcept nogil
    cdef void throw_away(self, int seat, int face) noexcept nogil
    @cython.locals(bit=uint32_t, height=int, old=int, i=int)
    cdef int lay(self, int seat, int cell, int face) noexcept nogil
    @cython.locals(face=int, _=int)
    cpdef list hand_cards(self, int seat)
    @cython.locals(face=int, _=int)
    cpdef list discarded_cards(self, int seat)
    @cython.locals(colour=int, value=int)
    cpdef list stack_cards(self, int seat, int cell)
    @cython.locals(height=int)
    cpdef int height_at(self, int seat, int cell)
    @cython.locals(i=int, cell=int, cells=uint32_t)
    cpdef list stacks(self, int seat)
    @cython.locals(i=int)
    cpdef set_numbers(self, object numbers)
    @cython.locals(i=int)
    cpdef set_pile(self, int index, list faces)
    @cython.locals(i=int)
    cpdef set_objectives(self, object numbers)
    cpdef put_card(self, int seat, int cell, int face)
    cpdef give_card(self, int seat, int face)
    cpdef discard_card(self, int seat, int face)
    cpdef give_token(self, int seat, int slot, int points)

cdef void copy_table(Table to, Table source) noexcept nogil
