from libc.math cimport sqrt
from libc.stdint cimport int16_t, int32_t, uint64_t
from libc.stdlib cimport calloc, free, realloc

import cython

from papercove.engine.dice cimport Dice, fork
from papercove.engine.state cimport MAX_SEATS, NOBODY, State

cdef enum:
    ACTIONS = 32768
    DEEPEST = 512
    LONGEST = 4096

cdef struct Node:
    int16_t action
    int16_t mover
    int32_t first
    int32_t sibling
    int32_t visits
    int32_t offered
    float prior
    double total

cdef inline Node* more_nodes(Node* nodes, int had, int room) noexcept nogil:
    return <Node*> realloc(nodes, room * sizeof(Node))

cdef inline int* make_marks(int count) noexcept nogil:
    return <int*> calloc(count, sizeof(int))

cdef inline void forget(void* memory) noexcept nogil:
    free(memory)

cdef class Tree:
    cdef readonly State root
    cdef State scratch
    cdef readonly int seat
    cdef readonly int seats
    cdef readonly int iterations
    cdef public double exploration
    cdef public double caution
    cdef public int patience
    cdef public bint evidence
    cdef uint64_t rng[4]
    cdef Node* nodes
    cdef int capacity
    cdef int most
    cdef int size
    cdef int* mark
    cdef int stamp
    cdef int path[DEEPEST]
    cdef int depth
    cdef double values[MAX_SEATS]
    cdef double sums[MAX_SEATS]
    cdef double squares

    cdef void take_dice(self, Dice dice)
    @cython.locals(room=int)
    cdef bint grow(self) noexcept nogil
    @cython.locals(node=int)
    cdef int add(self, int parent, int action, double prior) noexcept nogil
    @cython.locals(i=int, action=int, missing=int, child=int)
    cdef bint offer(self, int node, int count) noexcept nogil
    @cython.locals(
        child=int, best=int, visits=int, priors=double, total=double, first_urgency=double,
        mean=double, score=double, best_score=double, reach=double, action=int, mover=int
    )
    cdef int select(self, int node) noexcept nogil
    cdef double spread(self) noexcept nogil
    @cython.locals(start=int, node=int, child=int, count=int)
    cdef void descend(self, int start) noexcept nogil
    @cython.locals(start=int, steps=int)
    cdef void rollout(self, int start) noexcept nogil
    @cython.locals(i=int, node=int, seat=int, value=double)
    cdef void learn(self) noexcept nogil
    @cython.locals(start=int)
    cdef void iterate(self) noexcept nogil
    @cython.locals(i=int)
    cpdef void run(self, int iterations)
    @cython.locals(most=int, second=int, child=int)
    cpdef bint is_decided(self, int left)
    @cython.locals(i=int, wins=bint)
    cpdef bint wins_at_once(self, int action, int worlds)
    @cython.locals(child=int)
    cpdef list verdicts(self)
    cpdef list value_sums(self)
