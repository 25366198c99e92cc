# Made by tools/specify.py from spec.py: change that, and run it.
from libc.stdint cimport int8_t, uint32_t, uint64_t

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

# Effects.
cdef enum:
    EFFECT_DIG = 0
    EFFECT_AGAIN = 1
    EFFECT_DRAW = 2
    EFFECT_STEAL = 3

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
    #include <string.h>

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

    /* Of each byte the places of its ones, lowest first: so a set is listed eight cards at a time. */
    #define PLACE(byte, at) ((byte) >> at & 1 ? (uint64_t)at << 8 * __builtin_popcount((byte) & ((1 << at) - 1)) : 0)
    #define HALF(byte, a, b, c, d) (PLACE(byte, a) | PLACE(byte, b) | PLACE(byte, c) | PLACE(byte, d))
    #define PLACES_1(byte) HALF(byte, 0, 1, 2, 3) | HALF(byte, 4, 5, 6, 7)
    #define PLACES_4(byte) PLACES_1(byte), PLACES_1(byte + 1), PLACES_1(byte + 2), PLACES_1(byte + 3)
    #define PLACES_16(byte) PLACES_4(byte), PLACES_4(byte + 4), PLACES_4(byte + 8), PLACES_4(byte + 12)
    #define PLACES_64(byte) PLACES_16(byte), PLACES_16(byte + 16), PLACES_16(byte + 32), PLACES_16(byte + 48)
    static const uint64_t papercove_places[256] __attribute__((unused)) = {
        PLACES_64(0), PLACES_64(64), PLACES_64(128), PLACES_64(192)};
    static inline int papercove_list_cards(papercove_card_set cards, int8_t* row) {
        int size = 0;
        for (uint64_t first = 0; cards; first += 0x0808080808080808ULL, cards >>= 8) {
            uint64_t eight = papercove_places[(uint8_t)cards] + first;
            if (__BYTE_ORDER__ == __ORDER_BIG_ENDIAN__) eight = __builtin_bswap64(eight);
            memcpy(row + size, &eight, 8);
            size += __builtin_popcount((uint8_t)cards);
        }
        return size;
    }
    """
    ctypedef unsigned long long card_set "papercove_card_set"
    card_set ONE "((papercove_card_set)1)"
    ctypedef uint32_t tale_line "papercove_tale_line"
    int lowest "papercove_lowest_card" (card_set cards) noexcept nogil
    int highest "papercove_highest_card" (card_set cards) noexcept nogil
    int count "papercove_count_cards" (card_set cards) noexcept nogil
    int members "papercove_list_cards" (card_set cards, int8_t* row) noexcept nogil

# Sets of cards, and tables by their number.
cdef extern from *:
    """
    #define UNUSED __attribute__((unused))
    static const papercove_card_set papercove_ALL_MERMAIDS UNUSED = {0x3c000000000000ULL};
    static const papercove_card_set papercove_ALL_SIGNS UNUSED = {0x3c0000000000000ULL};
    static const papercove_card_set papercove_FACE_SET[46] UNUSED = {0x3ULL, 0xcULL, 0x10ULL, 0x60ULL, 0x80ULL, 0x100ULL, 0x600ULL, 0x1800ULL, 0x6000ULL, 0x18000ULL, 0x60000ULL, 0x80000ULL, 0x300000ULL, 0x400000ULL, 0x800000ULL, 0x1000000ULL, 0x2000000ULL, 0x4000000ULL, 0x8000000ULL, 0x10000000ULL, 0x20000000ULL, 0x40000000ULL, 0x80000000ULL, 0x100000000ULL, 0x200000000ULL, 0x400000000ULL, 0x800000000ULL, 0x1000000000ULL, 0x2000000000ULL, 0x4000000000ULL, 0x8000000000ULL, 0x10000000000ULL, 0x20000000000ULL, 0x40000000000ULL, 0x80000000000ULL, 0x100000000000ULL, 0x200000000000ULL, 0x400000000000ULL, 0x800000000000ULL, 0x1000000000000ULL, 0x2000000000000ULL, 0x3c000000000000ULL, 0x40000000000000ULL, 0x80000000000000ULL, 0x100000000000000ULL, 0x200000000000000ULL};
    static const papercove_card_set papercove_COLOUR_SETS[11] UNUSED = {0x421060603ULL, 0x1084208180cULL, 0x1084306010ULL, 0x22008418060ULL, 0x100044100800080ULL, 0x3c000000000000ULL, 0x40280200000000ULL, 0x80108000000100ULL, 0x200400010000000ULL, 0x1800000000000ULL, 0x2000000000000ULL};
    static const papercove_card_set papercove_DUO_ONE[4] UNUSED = {0x1ffULL, 0x1fe00ULL, 0xfe0000ULL, 0x1f000000ULL};
    static const papercove_card_set papercove_DUO_TWO[4] UNUSED = {0x1ffULL, 0x1fe00ULL, 0xfe0000ULL, 0x3e0000000ULL};
    static const papercove_card_set papercove_COLLECTED[4] UNUSED = {0xfc00000000ULL, 0x1f0000000000ULL, 0xe00000000000ULL, 0x3000000000000ULL};
    static const papercove_card_set papercove_SIGNS[4] UNUSED = {0x40000000000000ULL, 0x80000000000000ULL, 0x100000000000000ULL, 0x200000000000000ULL};
    static const papercove_card_set papercove_MULTIPLIED[4] UNUSED = {0x1fe00ULL, 0xfe0000ULL, 0xe00000000000ULL, 0x3000000000000ULL};
    static const int papercove_FACE[58] UNUSED = {0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 41, 41, 41, 42, 43, 44, 45};
    static const int papercove_FIRST_OF_FACE[46] UNUSED = {0, 2, 4, 5, 7, 8, 9, 11, 13, 15, 17, 19, 20, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 54, 55, 56, 57};
    static const int papercove_COLLECTION_AT[4] UNUSED = {0, 7, 13, 17};
    static const int papercove_MULTIPLIER_AT[4] UNUSED = {21, 22, 23, 24};
    """
    const card_set ALL_MERMAIDS "papercove_ALL_MERMAIDS"
    const card_set ALL_SIGNS "papercove_ALL_SIGNS"
    const card_set FACE_SET "papercove_FACE_SET" [46]
    const card_set COLOUR_SETS "papercove_COLOUR_SETS" [11]
    const card_set DUO_ONE "papercove_DUO_ONE" [4]
    const card_set DUO_TWO "papercove_DUO_TWO" [4]
    const card_set COLLECTED "papercove_COLLECTED" [4]
    const card_set SIGNS "papercove_SIGNS" [4]
    const card_set MULTIPLIED "papercove_MULTIPLIED" [4]
    const int FACE "papercove_FACE" [58]
    const int FIRST_OF_FACE "papercove_FIRST_OF_FACE" [46]
    const int COLLECTION_AT "papercove_COLLECTION_AT" [4]
    const int MULTIPLIER_AT "papercove_MULTIPLIER_AT" [4]
