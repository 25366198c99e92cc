from libc.stdint cimport int8_t, uint64_t

import cython

# The functions of dice.py in machine words: here, so that they stand inside whatever rolls.
cdef extern from *:
    """
    #define PAPERCOVE_WORD 0xFFFFFFFFFFFFFFFFULL

    static inline uint64_t papercove_draw(uint64_t* rng) {
        uint64_t out = rng[0] + rng[1] + rng[3]++;
        uint64_t c = rng[2];
        rng[0] = rng[1] ^ rng[1] >> 11;
        rng[1] = c * 9;
        rng[2] = (c << 24 | c >> 40) + out;
        return out;
    }
    static inline int papercove_below(uint64_t* rng, uint64_t n) { return (int)((papercove_draw(rng) >> 32) * n >> 32); }
    /* Nobody can guess whether there is a choice, so the die is rolled in any case, and put back where there is none. */
    static inline int papercove_pick(uint64_t* rng, uint64_t n) {
        uint64_t next[4] = {rng[0], rng[1], rng[2], rng[3]}, rolled = -(uint64_t)(n > 1);
        uint64_t out = papercove_draw(next);
        for (int i = 0; i < 4; i++) rng[i] ^= (rng[i] ^ next[i]) & rolled;
        return (int)((out >> 32) * n >> 32);
    }
    static inline void papercove_swap(int8_t* row, uint64_t one, uint64_t two) {
        int8_t kept = row[one];
        row[one] = row[two];
        row[two] = kept;
    }
    static inline void papercove_shuffle_two(uint64_t* rng, int8_t* row, uint64_t size) {
        uint64_t bits = papercove_draw(rng);
        papercove_swap(row, size - 1, (bits >> 32) * size >> 32);
        papercove_swap(row, size - 2, (bits & 0xFFFFFFFFULL) * (size - 1) >> 32);
    }
    static __attribute__((noinline, unused)) int papercove_shuffle_on(uint64_t* rng, int8_t* row, int size, int left) {
        uint64_t own[4] = {rng[0], rng[1], rng[2], rng[3]}; /* in registers: the row might overlap `rng` for all C knows */
        for (; size > left && size > 1; size -= 2) papercove_shuffle_two(own, row, size);
        for (int i = 0; i < 4; i++) rng[i] = own[i];
        return size > left ? 0 : size;
    }
    static inline int papercove_shuffle_down(uint64_t* rng, int8_t* row, int size, int left) {
        if (size <= left) return size;
        if (size < 2 || size > left + 2) return papercove_shuffle_on(rng, row, size, left);
        papercove_shuffle_two(rng, row, size); /* as for each draw from a deck: here registers are too dear */
        return size - 2;
    }
    static inline void papercove_shuffle(uint64_t* rng, int8_t* row, int size) {
        papercove_shuffle_on(rng, row, size, 0);
    }
    static inline double papercove_unit(uint64_t* rng) {
        return (double)(papercove_draw(rng) >> 11) * (1.0 / 9007199254740992.0);
    }
    static inline void papercove_fork(uint64_t* rng, uint64_t* child) {
        for (int i = 0; i < 4; i++) child[i] = papercove_draw(rng);
    }
    """
    uint64_t WORD "PAPERCOVE_WORD"
    uint64_t draw "papercove_draw" (uint64_t* rng) noexcept nogil
    int below "papercove_below" (uint64_t* rng, uint64_t n) noexcept nogil
    int pick "papercove_pick" (uint64_t* rng, uint64_t n) noexcept nogil
    void shuffle "papercove_shuffle" (uint64_t* rng, int8_t* row, int size) noexcept nogil
    int shuffle_down "papercove_shuffle_down" (uint64_t* rng, int8_t* row, int size, int left) noexcept nogil
    double unit "papercove_unit" (uint64_t* rng) noexcept nogil
    void fork "papercove_fork" (uint64_t* rng, uint64_t* child) noexcept nogil

cdef class Dice:
    cdef uint64_t rng[4]

    @cython.locals(i=int, j=int, word=uint64_t)
    cpdef load(self, bytes key)
    cpdef long roll(self, long n)
    cpdef object choose(self, object row)
    @cython.locals(child=Dice)
    cpdef Dice split(self)

@cython.locals(dice=Dice, i=int)
cdef Dice held(uint64_t* rng)
