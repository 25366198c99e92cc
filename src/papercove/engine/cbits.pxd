# The functions of bits.py in machine words; kernel modules cimport these when compiled.
from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t

cdef extern from *:
    """
    #include <Python.h>
    #include <string.h>

    static inline int papercove_lowest(uint64_t mask) { return __builtin_ctzll(mask); }
    static inline int papercove_highest(uint64_t mask) { return 63 - __builtin_clzll(mask); }
    static inline int papercove_count(uint64_t mask) { return __builtin_popcountll(mask); }

    /* Sixteen members at once: a copy of them in each byte, of which byte k keeps bit k, made 0 or `weight`. */
    typedef uint8_t papercove_16 __attribute__((vector_size(16)));
    typedef uint64_t papercove_2 __attribute__((vector_size(16)));
    static inline papercove_16 papercove_sixteen(uint64_t mask, uint8_t weight) {
        const papercove_16 own = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
        papercove_2 halves = {(mask & 255) * 0x0101010101010101ULL, (mask >> 8 & 255) * 0x0101010101010101ULL};
        return (papercove_16)(((papercove_16)halves & own) != 0) & weight;
    }
    static inline void papercove_spread(uint64_t ones, uint64_t twos, uint64_t fours, int size, int8_t* out, int at) {
        papercove_16 row;
        out += at;
        for (int i = 0; i < size; i += 16) {
            if (i > size - 16) i = size - 16; /* the last sixteen overlap those before them */
            row = papercove_sixteen(ones >> i, 1) + papercove_sixteen(twos >> i, 2) + papercove_sixteen(fours >> i, 4);
            memcpy(out + i, &row, 16);
        }
    }
    /* A loop in Python waits for these two most of its time. Small numbers are made once and kept. */
    static PyObject* papercove_numbers[256];
    static inline PyObject* papercove_listed(int16_t* row, int size) {
        PyObject* found = PyList_New(size);
        for (int i = 0; found && i < size; i++) {
            int small = row[i] >= 0 && row[i] < 256;
            PyObject* number = small ? papercove_numbers[row[i]] : NULL;
            if (!number) {
                number = PyLong_FromLong(row[i]);
                if (!number) {
                    Py_CLEAR(found);
                    break;
                }
                if (small) papercove_numbers[row[i]] = number;
            }
            if (small) Py_INCREF(number);
            PyList_SET_ITEM(found, i, number);
        }
        return found;
    }
    static inline PyObject* papercove_bytes_listed(int8_t* row, int size) {
        PyObject* made[256]; /* most numbers of an observation are alike: each is made once and taken again */
        memset(made, 0, sizeof made);
        PyObject* found = PyList_New(size);
        for (int i = 0; found && i < size; i++) {
            PyObject* number = made[(uint8_t)row[i]];
            if (number) Py_INCREF(number);
            else number = made[(uint8_t)row[i]] = PyLong_FromLong(row[i]);
            if (!number) {
                Py_CLEAR(found);
                break;
            }
            PyList_SET_ITEM(found, i, number);
        }
        return found;
    }
    static inline int papercove_small_number(PyObject* thing, int most) {
        if (!PyLong_CheckExact(thing)) {
            if (PyLong_Check(thing)) return -1; /* True is no number */
            PyObject* whole = PyIndex_Check(thing) ? PyNumber_Index(thing) : NULL;
            int found = whole ? papercove_small_number(whole, most) : -1;
            Py_XDECREF(whole);
            PyErr_Clear();
            return found;
        }
        int beyond;
        long number = PyLong_AsLongAndOverflow(thing, &beyond);
        return !beyond && number >= 0 && number < most ? (int)number : -1;
    }
    static inline void papercove_copy_up_to(void* to, void* source, void* end) {
        memcpy(to, source, (char*)end - (char*)source);
    }
    /* Sixteen small numbers at once. */
    static inline void papercove_put_told(int8_t* events, int8_t* firsts, int8_t* seconds, int8_t* hearers, int size,
                                          int most, int seat, int seats, int8_t* out, int at) {
        papercove_16 row, by, told, some;
        uint8_t own = (uint8_t)(1 << seat), all = (uint8_t)seats, back = (uint8_t)(seats - seat);
        out += at;
        for (int i = 0; i < size; i += 16) {
            if (i > most - 16) i = most - 16;
            memcpy(&row, events + i, 16);
            by = (row & 3) + back;
            by -= (papercove_16)(by >= all) & all;
            some = (papercove_16)(row > 3) & 3;
            row = (row & ~some) | (by & some);
            memcpy(out + i, &row, 16);
            memcpy(&row, firsts + i, 16);
            memcpy(&told, hearers + i, 16);
            row &= (papercove_16)((told & own) != 0);
            memcpy(out + most + i, &row, 16);
            memcpy(out + 2 * most + i, seconds + i, 16);
        }
    }
    static inline void papercove_put_four(int16_t* source, int first, int16_t* out, int at) {
        memcpy(out + at, source + first, 4 * sizeof(int16_t));
    }
    static inline void papercove_put(int8_t* source, int first, int size, int8_t* out, int at) {
        memcpy(out + at, source + first, size);
    }
    """
    int lowest "papercove_lowest" (uint64_t mask) noexcept nogil
    int highest "papercove_highest" (uint64_t mask) noexcept nogil
    int count "papercove_count" (uint64_t mask) noexcept nogil
    void spread "papercove_spread" (
        uint64_t ones, uint64_t twos, uint64_t fours, int size, int8_t* out, int at) noexcept nogil
    void put "papercove_put" (int8_t* source, int first, int size, int8_t* out, int at) noexcept nogil
    void put_four "papercove_put_four" (int16_t* source, int first, int16_t* out, int at) noexcept nogil
    list listed "papercove_listed" (int16_t* row, int size)
    list bytes_listed "papercove_bytes_listed" (int8_t* row, int size)
    int small_number "papercove_small_number" (object thing, int most) noexcept
    void copy_up_to "papercove_copy_up_to" (void* to, void* source, void* end) noexcept nogil
    void put_told "papercove_put_told" (
        int8_t* events, int8_t* firsts, int8_t* seconds, int8_t* hearers, int size, int most, int seat, int seats,
        int8_t* out, int at) noexcept nogil
