from libc.stdint cimport uint32_t, uint64_t

import cython

from papercove.engine.cbits cimport count, lowest
from papercove.engine.dice cimport Dice, unit
from papercove.engine.state cimport NOBODY, State
from papercove.games.paper_world.objectives cimport NEEDED, corner_of, fit, look
from papercove.games.paper_world.observation cimport Observed
from papercove.games.paper_world.cconstants cimport (
    AT_TOKENS, CARD, CELL, CHOOSE_CARD, CHOOSE_CELL, DISCARD, DISCARD_CARD, END_TURN, FACES, NOTHING, PAY,
    PAY_CARD, PILE_ROOM, PILES, PLACE, SCISSORS, SKIP, SLOTS, START, TAKE, TURN)
from papercove.games.paper_world.rules cimport ANNOUNCED_BY
from papercove.games.paper_world.table cimport COLOUR, VALUE

cdef double USE[32 * 6]
cdef double GAIN[6]
cdef double NEAR[5 * 2]
cdef double FAR[5 * 2]

@cython.locals(value=double)
cdef double growth(double power) noexcept nogil

cdef class MatchState(Observed):
    cdef int surveyed[4]
    cdef int climb[4]

    cpdef list legal_actions(self)
    cpdef apply(self, object action, object seat=*)
    cpdef int random_action(self, Dice dice)
    @cython.locals(n=int, i=int, total=double, mark=double)
    cdef int rollout_policy(self, uint64_t* rng) noexcept nogil
    cdef void fill_priors(self) noexcept nogil
    @cython.locals(i=int)
    cdef void weigh_legal(self, int n) noexcept nogil
    @cython.locals(colour=int, height=int, heights=int, value=int, first=int, soil=uint32_t, open_cells=uint32_t, held=uint64_t)
    cdef void survey(self, int seat) noexcept nogil
    cdef double use_of(self, int face) noexcept nogil
    @cython.locals(i=int, action=int, seat=int)
    cdef void weigh_turn(self, int n) noexcept nogil
    @cython.locals(pile=int, face=int, taken=int, promise=double, over=int)
    cdef double take_prior(self, int seat, int announcement) noexcept nogil
    @cython.locals(held=uint64_t, colour=int, value=int, heights=int, reach=int, gain=double)
    cdef double place_prior(self, int seat, int announcement) noexcept nogil
    @cython.locals(i=int, face=int)
    cdef void weigh_cards(self, int n) noexcept nogil
    @cython.locals(i=int, cell=int, seat=int, face=int, bit=uint32_t)
    cdef void weigh_cells(self, int n) noexcept nogil
    cdef void weigh_scissors(self) noexcept nogil
    @cython.locals(i=int, use=double)
    cdef void weigh_waste(self, int n, int first) noexcept nogil
    @cython.locals(value=double, faces=uint64_t, face=int, placing=bint, slot=int, share=double)
    cdef double outlook(self, int seat, double late) noexcept nogil
    @cython.locals(total=double, mine=double, first=double, power=double, other=int, spread=double, late=double, left=int, pile=int, at=int)
    cdef double seat_value(self, int seat) noexcept nogil
