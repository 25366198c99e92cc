from libc.stdint cimport int16_t, uint64_t

import cython

from papercove.engine.cbits cimport count
from papercove.games.sea_salt_paper.scoring cimport (
    BOATS, CAPTAIN, COLONY, COLOUR_SETS, CRABS, FISH, LIGHTHOUSE, MERMAIDS, OCTOPUS_CARDS, PENGUIN_CARDS, SAILOR_CARDS,
    SHARKS, SHELL_CARDS, SHOAL, SWIMMERS, largest_colours)

cdef enum:
    CRAB = 0
    BOAT = 1
    A_FISH = 2
    SWIMMER = 3
    SHARK = 4
    SHELL = 5
    OCTOPUS = 6
    PENGUIN = 7
    SAILOR = 8
    MERMAID = 9
    A_LIGHTHOUSE = 10
    A_SHOAL = 11
    A_COLONY = 12

cdef int KIND[58]
cdef int COLOUR[58]
cdef double EXPECTED[33]

@cython.locals(kind=int)
cdef double appeal(uint64_t held, int card) noexcept nogil
@cython.locals(held_of_kind=int)
cdef double duo_appeal(uint64_t held, int kind) noexcept nogil
cdef double collector_appeal(uint64_t held, int kind) noexcept nogil
cdef double multiplier_appeal(uint64_t held, int kind) noexcept nogil
@cython.locals(mermaids=int)
cdef double mermaid_appeal(uint64_t held) noexcept nogil
@cython.locals(size=int)
cdef double colour_appeal(uint64_t held, int card) noexcept nogil
