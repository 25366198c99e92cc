# The two functions of bits.py as machine instructions; kernel modules cimport these when compiled.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    static inline int papercove_lowest(uint64_t mask) { return __builtin_ctzll(mask); }
    static inline int papercove_count(uint64_t mask) { return __builtin_popcountll(mask); }
    """
    int lowest "papercove_lowest" (uint64_t mask) noexcept nogil
    int count "papercove_count" (uint64_t mask) noexcept nogil
