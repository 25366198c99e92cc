# Made by tools/specify.py from spec.py: change that, and run it.
from libc.stdint cimport uint32_t, uint64_t

# Sizes.
cdef enum:
    CARDS = 58
    FACE_COUNT = 46
    KIND_COUNT = 14
    COLOUR_COUNT = 11
    PAIR_COUNT = 65
    TWIN_COUNT = 9
    DUO_COUNT = 4
    COLLECTION_COUNT = 4
    MULTIPLIER_COUNT = 4
    KIND_CRAB = 0
    KIND_BOAT = 1
    KIND_FISH = 2
    KIND_SWIMMER = 3
    KIND_SHARK = 4
    KIND_SHELL = 5
    KIND_OCTOPUS = 6
    KIND_PENGUIN = 7
    KIND_SAILOR = 8
    KIND_MERMAID = 9
    KIND_LIGHTHOUSE = 10
    KIND_SHOAL = 11
    KIND_PENGUIN_COLONY = 12
    KIND_CAPTAIN = 13
    LINES = 152
    LOOKS = 4
    NO_CARD = 63
    CARD_AT = 13
    MORE_AT = 19
    PLACE_AT = 25

# Phases: what the seat to move decides next.
cdef enum:
    TAKE = 0
    KEEP = 1
    DISCARD = 2
    PLAY = 3
    CRAB_PILE = 4
    CRAB_CARD = 5
    ROB = 6
    PHASE_COUNT = 7

# Actions, phase by phase; the first of each sort.
cdef enum:
    TAKE_DECK = 0
    TAKE_LEFT = 1
    TAKE_RIGHT = 2
    KEEP_FACE = 3
    DISCARD_LEFT = 49
    DISCARD_RIGHT = 50
    END_TURN = 51
    STOP = 52
    LAST_CHANCE = 53
    LAY_MERMAIDS = 54
    LAY_PAIR = 55
    CRAB_LEFT = 120
    CRAB_RIGHT = 121
    CRAB_TAKES = 122
    ROB_SEAT = 180
    ACTION_COUNT = 184

# The numbers of the game, one after the other in `Table.numbers`.
cdef enum:
    AT_SHELLS = 0
    AT_OCTOPUSES = 7
    AT_PENGUINS = 13
    AT_SAILORS = 17
    AT_DUO_PAIR = 20
    AT_PER_BOAT = 21
    AT_PER_FISH = 22
    AT_PER_PENGUIN = 23
    AT_PER_SAILOR = 24
    AT_CALL_THRESHOLD = 25
    NUMBER_COUNT = 26

# Round ends.
cdef enum:
    NO_ROUND_YET = 0
    VOID = 1
    STOPPED = 2
    BET_WON = 3
    BET_LOST = 4
    BY_MERMAIDS = 5

# Reasons.
cdef enum:
    NOT_WON = 0
    MOST_POINTS = 1
    FOUR_MERMAIDS = 2
    TIE_BROKEN = 3
    TIE_SHARED = 4

# Tie reasons.
cdef enum:
    TIE_TO_ENDER = 0
    TIE_TO_LAST_TURN = 1
    TIE_TO_LAST_ROUND = 2

# Next starters.
cdef enum:
    NEXT_AFTER_ENDER = 0
    NEXT_AFTER_LAST_TURN = 1

# Empty decks.
cdef enum:
    EMPTY_DECK_VOIDS = 0
    EMPTY_DECK_PLAYS_ON = 1

# An observation: the middle of the table.
cdef enum:
    SEES_PHASE = 0
    SEES_DECK_SIZE = 7
    SEES_DRAWN_COUNT = 8
    SEES_OWN_POINTS = 9
    SEES_OWN_COLOUR_BONUS = 10
    SEES_PILE_SIZES = 11
    SEES_PILE_TOPS = 13
    SEES_KNOWN_IN_PILES = 105
    SEES_DRAWN = 197
    SEES_CRAB_PILE = 243
    SHARED_SIZE = 301

# An observation: each seat.
cdef enum:
    SEES_SEAT_TO_MOVE = 0
    SEES_SEAT_CALLER = 1
    SEES_SEAT_OPEN = 2
    SEES_SEAT_STARTER = 3
    SEES_SEAT_HAND_SIZE = 4
    SEES_SEAT_POINTS_TO_GO = 5
    SEES_SEAT_LAID = 6
    SEES_SEAT_HAND = 52
    SEAT_SIZE = 98

# An observation: what is remembered.
cdef enum:
    SEES_MEMORY_PILE_ORDER = 0
    SEES_MEMORY_TALE_EVENT = 116
    SEES_MEMORY_TALE_CARD = 268
    SEES_MEMORY_TALE_SECOND_CARD = 420
    SEES_MEMORY_LOOKS = 572
    MEMORY_SIZE = 630

# A set of cards, one bit each: as wide as the deck needs, and what one asks of it. `tale_line` is a line of memory.py.
cdef extern from *:
    """
    typedef uint64_t papercove_card_set;
    typedef uint32_t papercove_tale_line;

    static inline uint64_t papercove_upper_half(papercove_card_set cards) { return (uint64_t)(cards >> 32 >> 32); }
    static inline int papercove_lowest_card(papercove_card_set cards) {
        return 0 && !(uint64_t)cards ? 64 + __builtin_ctzll(papercove_upper_half(cards))
                                     : __builtin_ctzll((uint64_t)cards);
    }
    static inline int papercove_highest_card(papercove_card_set cards) {
        return 0 && papercove_upper_half(cards) ? 127 - __builtin_clzll(papercove_upper_half(cards))
                                                : 63 - __builtin_clzll((uint64_t)cards);
    }
    static inline int papercove_count_cards(papercove_card_set cards) {
        return __builtin_popcountll((uint64_t)cards) + (0 ? __builtin_popcountll(papercove_upper_half(cards)) : 0);
    }
    """
    ctypedef unsigned long long card_set "papercove_card_set"
    card_set ONE "((papercove_card_set)1)"
    ctypedef uint32_t tale_line "papercove_tale_line"
    int lowest "papercove_lowest_card" (card_set cards) noexcept nogil
    int highest "papercove_highest_card" (card_set cards) noexcept nogil
    int count "papercove_count_cards" (card_set cards) noexcept nogil
