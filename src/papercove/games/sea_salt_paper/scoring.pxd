from libc.stdint cimport int16_t

import cython

from papercove.games.sea_salt_paper.cconstants cimport (
    AT_DUO_PAIR, COLLECTED, COLLECTION_AT, COLLECTION_COUNT, COLOUR_COUNT, COLOUR_SETS, DUO_COUNT, DUO_ONE,
    DUO_TWO, ALL_MERMAIDS, MULTIPLIED, MULTIPLIER_AT, MULTIPLIER_COUNT, NUMBER_COUNT, SIGNS, card_set, count)

cdef int16_t PRINTED[NUMBER_COUNT]

@cython.locals(one=int, two=int)
cdef int pairs_of(card_set mask, int duo) noexcept nogil
@cython.locals(pairs=int, duo=int)
cdef int duo_points(card_set mask, int16_t* numbers) noexcept nogil
cdef int collection_points(card_set mask, int collection, int16_t* numbers) noexcept nogil
@cython.locals(points=int, collection=int)
cdef int collector_points(card_set mask, int16_t* numbers) noexcept nogil
@cython.locals(held=int)
cdef int multiplied_points(card_set mask, int multiplier, int16_t* numbers) noexcept nogil
@cython.locals(points=int, multiplier=int)
cdef int multiplier_points(card_set mask, int16_t* numbers) noexcept nogil
@cython.locals(total=int, best=int, colour=int, size=int)
cdef int largest_colours(card_set mask, int groups) noexcept nogil
cdef int mermaid_points(card_set mask) noexcept nogil
@cython.locals(best=int, colour=int, size=int)
cdef int colour_bonus(card_set mask) noexcept nogil
@cython.locals(points=int)
cdef int card_points(card_set mask, int16_t* numbers) noexcept nogil
cpdef int points(card_set mask, object variant=*)
@cython.locals(numbers=int16_t[NUMBER_COUNT], i=int)
cpdef dict parts(card_set mask, object variant=*)
@cython.locals(numbers=int16_t[NUMBER_COUNT], i=int, size=int, each=int)
cpdef list score_lines(card_set mask, object variant=*)
cpdef list mermaid_colours(card_set mask)
@cython.locals(best=int, colour=int)
cdef int largest_colour(card_set mask) noexcept nogil
@cython.locals(i=int)
cpdef tuple colour_sizes(card_set mask)
