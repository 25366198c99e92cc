from libc.stdint cimport int16_t, uint64_t

import cython

from papercove.engine.cbits cimport count

cdef enum:
    AT_OCTOPUSES = 7
    AT_PENGUINS = 13
    AT_SAILORS = 17
    AT_PAIR = 20
    AT_BOAT = 21
    AT_FISH = 22
    AT_PENGUIN = 23
    AT_SAILOR = 24
    AT_THRESHOLD = 25
    NUMBER_COUNT = 26

cdef uint64_t CRABS, BOATS, FISH, SWIMMERS, SHARKS, SHELL_CARDS, OCTOPUS_CARDS
cdef uint64_t PENGUIN_CARDS, SAILOR_CARDS, MERMAIDS, LIGHTHOUSE, SHOAL, COLONY, CAPTAIN
cdef uint64_t COLOUR_SETS[11]
cdef int16_t PRINTED[26]

@cython.locals(swimmers=int, sharks=int, pairs=int)
cdef int duo_points(uint64_t mask, int16_t* numbers) noexcept nogil
cdef int collector_points(uint64_t mask, int16_t* numbers) noexcept nogil
@cython.locals(points=int)
cdef int multiplier_points(uint64_t mask, int16_t* numbers) noexcept nogil
@cython.locals(total=int, best=int, where=int, colour=int, size=int)
cdef int largest_colours(uint64_t mask, int groups) noexcept nogil
cdef int mermaid_points(uint64_t mask) noexcept nogil
cdef int colour_bonus(uint64_t mask) noexcept nogil
@cython.locals(points=int)
cdef int card_points(uint64_t mask, int16_t* numbers) noexcept nogil
cpdef int points(uint64_t mask, object variant=*)
@cython.locals(numbers=int16_t[26], i=int)
cpdef dict parts(uint64_t mask, object variant=*)
