# Made by tools/specify.py from spec.py: change that, and run it.
from libc.stdint cimport int8_t, uint32_t, uint64_t

# Sizes.
cdef enum:
    COLOUR_COUNT = 4
    FACES = 36
    PILES = 5
    PILE_ROOM = 20
    SLOTS = 3
    BOARD_SIDE = 5
    FRAME_SIDE = 3
    CELLS = 25
    HOME = 12
    ANNOUNCEMENTS = 9
    NOTHING = -1
    HIGHEST = 5
    OBJECTIVE_COUNT = 20
    SHAPE_COUNT = 8
    ANYWHERE_SHAPE = 7
    MOST_PLACES = 16
    ALIKE_TEST = 0
    VARIED_TEST = 1
    SUM_TEST = 2
    ORDER_TEST = 3
    SCISSORS_SIGHT = 9
    STACKS_SIGHT = 10

# Phases: what the seat to move decides next.
cdef enum:
    START = 0
    TURN = 1
    CARD = 2
    CELL = 3
    PAY = 4
    SCISSORS = 5
    DISCARD = 6
    PHASE_COUNT = 7

# Actions, phase by phase; the first of each sort.
cdef enum:
    START_COLOUR = 0
    TAKE = 4
    PLACE = 13
    SKIP = 22
    END_TURN = 23
    CHOOSE_CARD = 24
    CHOOSE_CELL = 60
    PAY_CARD = 85
    TAKE_SCISSORS = 121
    LEAVE_SCISSORS = 122
    DISCARD_CARD = 123
    ACTION_COUNT = 159

# The numbers of the game, one after the other in `Table.numbers`.
cdef enum:
    AT_STARS = 0
    AT_TOKENS = 5
    AT_SCISSORS_POINTS = 8
    AT_HAND_LIMIT = 9
    AT_LAST_PILES = 10
    AT_PENALTY = 11
    NUMBER_COUNT = 12

# Reasons.
cdef enum:
    NOT_WON = 0
    MOST_POINTS = 1
    FEWER_DISCARDS = 2
    SHARED = 3

# An observation: the middle of the table.
cdef enum:
    SEES_PHASE = 0
    SEES_ANNOUNCED = 7
    SEES_CHOSEN = 16
    SEES_SPOT = 52
    SEES_OWED = 77
    SEES_PLACED = 78
    SEES_JUMPED = 79
    SEES_SAVED = 80
    SEES_LAST_TURNS = 81
    SEES_ADVANCED = 82
    SEES_PILE_SIZES = 83
    SEES_PILE_TOPS = 88
    SEES_OBJECTIVES = 268
    SEES_TOKENS_TAKEN = 328
    SHARED_SIZE = 331

# An observation: each seat.
cdef enum:
    SEES_SEAT_TO_MOVE = 0
    SEES_SEAT_STARTER = 1
    SEES_SEAT_SCISSORS = 2
    SEES_SEAT_POINTS = 3
    SEES_SEAT_HAND_SIZE = 4
    SEES_SEAT_DISCARD_COUNT = 5
    SEES_SEAT_TOKENS = 6
    SEES_SEAT_HAND = 9
    SEES_SEAT_DISCARDS = 45
    SEES_SEAT_COLOURS = 81
    SEES_SEAT_TOP_VALUES = 181
    SEES_SEAT_TOP_SCISSORS = 206
    SEES_SEAT_CLOSED = 231
    SEAT_SIZE = 256

# An observation: what is remembered.
cdef enum:
    SEES_MEMORY_HIDDEN_IN_PILES = 0
    MEMORY_SIZE = 36
