from libc.stdint cimport uint64_t

import cython

from papercove.engine.dice cimport Dice, below, shuffle_down, unit
from papercove.engine.state cimport CHANCE, NOBODY, State
from papercove.games.sea_salt_paper.appraisal cimport EXPECTED, FROM_DECK, HOPE, LEAD, MORE, appeal
from papercove.games.sea_salt_paper.chances cimport HEAD_START, race_chance
from papercove.games.sea_salt_paper.observation cimport Observed
from papercove.games.sea_salt_paper.cconstants cimport (
    CARDS, CRAB_CARD, CRAB_LEFT, CRAB_PILE, CRAB_RIGHT, CRAB_TAKES, DISCARD, DISCARD_LEFT, DISCARD_RIGHT, DUO_COUNT,
    END_TURN, FACE, FACE_SET, KEEP, KEEP_FACE, LAST_CHANCE, LAY_MERMAIDS, LAY_PAIR, ALL_MERMAIDS,
    NEXT_AFTER_ENDER, ONE, PLAY, ROB, ROB_SEAT, STOP, TAKE, TAKE_DECK, TAKE_LEFT, TAKE_RIGHT, card_set, count, lowest)
from papercove.games.sea_salt_paper.scoring cimport card_points, colour_bonus, pairs_of

cdef enum:
    DEALS = 8
    LONG = 10

cdef double SILENT[5]
cdef double SILENT_LONG[5]
cdef int LAY_ORDER[DUO_COUNT]

cdef class MatchState(Observed):
    cpdef list legal_actions(self)
    cpdef apply(self, object action, object seat=*)
    cpdef int random_action(self, Dice dice)
    @cython.locals(other=int, _=int)
    cdef void resample_likely_in_place(self, int seat, uint64_t* rng) noexcept nogil
    @cython.locals(other=int, hidden=bint)
    cdef bint fits_silence(self, int seat, uint64_t* rng) noexcept nogil
    cdef double silence(self, int other) noexcept nogil
    @cython.locals(rest=card_set, held=card_set, card=int, at=int)
    cdef void resample_choices(self, int other, uint64_t* rng) noexcept nogil
    cdef int rollout_policy(self, uint64_t* rng) noexcept nogil
    @cython.locals(best=double, one=double, choice=int, side=int, held=card_set)
    cdef int rollout_take(self, uint64_t* rng) noexcept nogil
    @cython.locals(held=card_set)
    cdef int rollout_keep(self) noexcept nogil
    @cython.locals(left=double, right=double, following=int, held=card_set)
    cdef int rollout_discard(self) noexcept nogil
    @cython.locals(best=double, one=double, choice=int, i=int, held=card_set)
    cdef int rollout_crab(self) noexcept nogil
    @cython.locals(best=double, one=double, choice=int, i=int, side=int, held=card_set)
    cdef int rollout_pile(self) noexcept nogil
    @cython.locals(best=int, choice=int, seat=int, one=int)
    cdef int rollout_victim(self, uint64_t* rng) noexcept nogil
    @cython.locals(hand=card_set, i=int)
    cdef int rollout_play(self, uint64_t* rng) noexcept nogil
    @cython.locals(lead=double, winner=int)
    cdef int rollout_call(self, uint64_t* rng) noexcept nogil
    @cython.locals(best=int, winner=int, seat=int, total=int)
    cdef int winner_by_stop(self) noexcept nogil
    @cython.locals(most=double, one=double, other=int)
    cdef double rivals_points(self, int seat) noexcept nogil
    @cython.locals(n=int, i=int, side=int, held=card_set, value=double)
    cdef void fill_priors(self) noexcept nogil
    @cython.locals(own=int, lead=double)
    cdef double prior_of_play(self, int action) noexcept nogil
    cdef double seat_value(self, int seat) noexcept nogil
    @cython.locals(to_go=double[4], at=int, other=int)
    cdef double chance(self, int seat, double* gains, int first, double ahead) noexcept nogil
    @cython.locals(points=double, place=int)
    cdef double still_needed(self, int seat, double gain, int first, double ahead) noexcept nogil
    @cython.locals(gains=double[4], mean=double, other=int, taken=int)
    cdef double standing(self, int seat) noexcept nogil
    @cython.locals(held=card_set, best=double, one=double, i=int)
    cdef double promise(self, int seat) noexcept nogil
    @cython.locals(won=double[4], lost=double[4], margin=double, one=double, other=int, odds=double, held=card_set, first=int)
    cdef double bet(self, int seat) noexcept nogil
