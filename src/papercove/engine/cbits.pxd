# The functions of bits.py in machine words; kernel modules cimport these when compiled.
from libc.stdint cimport int8_t, int16_t, uint64_t

cdef extern from *:
    """
    #include <Python.h>
    #include <string.h>

    static inline int papercove_lowest(uint64_t mask) { return __builtin_ctzll(mask); }
    static inline int papercove_highest(uint64_t mask) { return 63 - __builtin_clzll(mask); }
    static inline int papercove_count(uint64_t mask) { return __builtin_popcountll(mask); }

    /* Eight members at once: a copy of them in each byte, of which byte k keeps bit k, made 0 or 1. */
    static inline uint64_t papercove_eight(uint64_t mask) {
        uint64_t kept = ((mask & 255) * 0x0101010101010101ULL) & 0x8040201008040201ULL;
        kept = ((kept + 0x7f7f7f7f7f7f7f7fULL) >> 7) & 0x0101010101010101ULL;
    #if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
        kept = __builtin_bswap64(kept);
    #endif
        return kept;
    }
    static inline void papercove_mark(uint64_t mask, int size, int weight, int8_t* out, int at) {
        uint64_t there;
        out += at;
        for (; size >= 8; size -= 8, mask >>= 8, out += 8) {
            memcpy(&there, out, 8);
            there += papercove_eight(mask) * (uint64_t)weight;
            memcpy(out, &there, 8);
        }
        for (; size > 0; size--, mask >>= 1, out++) *out += (int8_t)(weight * (int)(mask & 1));
    }
    /* A loop in Python waits for these two most of its time. */
    static inline PyObject* papercove_listed(int16_t* row, int size) {
        PyObject* found = PyList_New(size);
        for (int i = 0; found && i < size; i++) {
            PyObject* number = PyLong_FromLong(row[i]);
            if (!number) Py_CLEAR(found);
            else PyList_SET_ITEM(found, i, number);
        }
        return found;
    }
    static inline int papercove_small_number(PyObject* thing, int most) {
        if (!PyLong_CheckExact(thing)) return -1;
        int beyond;
        long number = PyLong_AsLongAndOverflow(thing, &beyond);
        return !beyond && number >= 0 && number < most ? (int)number : -1;
    }
    static inline void papercove_copy_up_to(void* to, void* source, void* end) {
        memcpy(to, source, (char*)end - (char*)source);
    }
    /* Eight small numbers at once, each in a byte of its own; what follows a row up to a multiple of eight is 0. */
    #define PAPERCOVE_EACH(number) ((uint64_t)(number) * 0x0101010101010101ULL)
    static inline uint64_t papercove_heard(uint64_t row, uint64_t hearers, int seat) {
        return row & (((hearers >> seat) & PAPERCOVE_EACH(1)) * 255);
    }
    static inline uint64_t papercove_turned(uint64_t row, int seat, int seats) {
        uint64_t above_3 = ((row & PAPERCOVE_EACH(124)) + PAPERCOVE_EACH(124)) >> 7 & PAPERCOVE_EACH(1);
        uint64_t by = (row & PAPERCOVE_EACH(3)) + PAPERCOVE_EACH(seats - seat);
        by -= ((by + PAPERCOVE_EACH(128 - seats)) >> 7 & PAPERCOVE_EACH(1)) * (uint64_t)seats;
        uint64_t kept = above_3 * 3;
        return (row & ~kept) | (by & kept);
    }
    static inline void papercove_put_heard(int8_t* source, int8_t* hearers, int size, int seat, int8_t* out, int at) {
        uint64_t row, told;
        out += at;
        for (int i = 0; i < size; i += 8) {
            memcpy(&row, source + i, 8);
            memcpy(&told, hearers + i, 8);
            row = papercove_heard(row, told, seat);
            memcpy(out + i, &row, 8);
        }
    }
    static inline void papercove_put_turned(int8_t* source, int size, int seat, int seats, int8_t* out, int at) {
        uint64_t row;
        out += at;
        for (int i = 0; i < size; i += 8) {
            memcpy(&row, source + i, 8);
            row = papercove_turned(row, seat, seats);
            memcpy(out + i, &row, 8);
        }
    }
    static inline void papercove_put_eights(int8_t* source, int size, int8_t* out, int at) {
        out += at;
        for (int i = 0; i < size; i += 8) memcpy(out + i, source + i, 8);
    }
    static inline void papercove_put(int8_t* source, int first, int size, int8_t* out, int at) {
        memcpy(out + at, source + first, size);
    }
    """
    int lowest "papercove_lowest" (uint64_t mask) noexcept nogil
    int highest "papercove_highest" (uint64_t mask) noexcept nogil
    int count "papercove_count" (uint64_t mask) noexcept nogil
    void mark "papercove_mark" (uint64_t mask, int size, int weight, int8_t* out, int at) noexcept nogil
    void put "papercove_put" (int8_t* source, int first, int size, int8_t* out, int at) noexcept nogil
    list listed "papercove_listed" (int16_t* row, int size)
    int small_number "papercove_small_number" (object thing, int most) noexcept
    void copy_up_to "papercove_copy_up_to" (void* to, void* source, void* end) noexcept nogil
    void put_eights "papercove_put_eights" (int8_t* source, int size, int8_t* out, int at) noexcept nogil
    void put_heard "papercove_put_heard" (int8_t* source, int8_t* hearers, int size, int seat, int8_t* out, int at) noexcept nogil
    void put_turned "papercove_put_turned" (int8_t* source, int size, int seat, int seats, int8_t* out, int at) noexcept nogil
