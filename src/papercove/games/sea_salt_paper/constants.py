"""Made by tools/specify.py from spec.py: change that, and run it."""

# Sizes.
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
TAKE = 0
KEEP = 1
DISCARD = 2
PLAY = 3
CRAB_PILE = 4
CRAB_CARD = 5
ROB = 6
PHASE_COUNT = 7

# Actions, phase by phase; the first of each sort.
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
EFFECT_DIG = 0
EFFECT_AGAIN = 1
EFFECT_DRAW = 2
EFFECT_STEAL = 3

# Round ends.
NO_ROUND_YET = 0
VOID = 1
STOPPED = 2
BET_WON = 3
BET_LOST = 4
BY_MERMAIDS = 5

# Reasons.
NOT_WON = 0
MOST_POINTS = 1
FOUR_MERMAIDS = 2
TIE_BROKEN = 3
TIE_SHARED = 4

# Tie reasons.
TIE_TO_ENDER = 0
TIE_TO_LAST_TURN = 1
TIE_TO_LAST_ROUND = 2

# Next starters.
NEXT_AFTER_ENDER = 0
NEXT_AFTER_LAST_TURN = 1

# Empty decks.
EMPTY_DECK_VOIDS = 0
EMPTY_DECK_PLAYS_ON = 1

# An observation: the middle of the table.
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
SEES_MEMORY_PILE_ORDER = 0
SEES_MEMORY_TALE_EVENT = 116
SEES_MEMORY_TALE_CARD = 268
SEES_MEMORY_TALE_SECOND_CARD = 420
SEES_MEMORY_LOOKS = 572
MEMORY_SIZE = 630

# A set of one card, the first.
ONE = 1

# Sets of cards, and tables by their number.
ALL_MERMAIDS = 16888498602639360
ALL_SIGNS = 270215977642229760
FACE_SET = (
    3,
    12,
    16,
    96,
    128,
    256,
    1536,
    6144,
    24576,
    98304,
    393216,
    524288,
    3145728,
    4194304,
    8388608,
    16777216,
    33554432,
    67108864,
    134217728,
    268435456,
    536870912,
    1073741824,
    2147483648,
    4294967296,
    8589934592,
    17179869184,
    34359738368,
    68719476736,
    137438953472,
    274877906944,
    549755813888,
    1099511627776,
    2199023255552,
    4398046511104,
    8796093022208,
    17592186044416,
    35184372088832,
    70368744177664,
    140737488355328,
    281474976710656,
    562949953421312,
    16888498602639360,
    18014398509481984,
    36028797018963968,
    72057594037927936,
    144115188075855872,
)
COLOUR_SETS = (
    17733912067,
    1134979192844,
    70937239568,
    2336600719456,
    72062271265702016,
    16888498602639360,
    18058387564527616,
    36046938960822528,
    144185557088468992,
    422212465065984,
    562949953421312,
)
DUO_ONE = (
    511,
    130560,
    16646144,
    520093696,
)
DUO_TWO = (
    511,
    130560,
    16646144,
    16642998272,
)
COLLECTED = (
    1082331758592,
    34084860461056,
    246290604621824,
    844424930131968,
)
SIGNS = (
    18014398509481984,
    36028797018963968,
    72057594037927936,
    144115188075855872,
)
MULTIPLIED = (
    130560,
    16646144,
    246290604621824,
    844424930131968,
)
FACE = (
    0,
    0,
    1,
    1,
    2,
    3,
    3,
    4,
    5,
    6,
    6,
    7,
    7,
    8,
    8,
    9,
    9,
    10,
    10,
    11,
    12,
    12,
    13,
    14,
    15,
    16,
    17,
    18,
    19,
    20,
    21,
    22,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
    31,
    32,
    33,
    34,
    35,
    36,
    37,
    38,
    39,
    40,
    41,
    41,
    41,
    41,
    42,
    43,
    44,
    45,
)
FIRST_OF_FACE = (
    0,
    2,
    4,
    5,
    7,
    8,
    9,
    11,
    13,
    15,
    17,
    19,
    20,
    22,
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
    31,
    32,
    33,
    34,
    35,
    36,
    37,
    38,
    39,
    40,
    41,
    42,
    43,
    44,
    45,
    46,
    47,
    48,
    49,
    50,
    54,
    55,
    56,
    57,
)
COLLECTION_AT = (
    0,
    7,
    13,
    17,
)
MULTIPLIER_AT = (
    21,
    22,
    23,
    24,
)

# Their words.
PHASES = (
    "take",
    "keep",
    "discard",
    "play",
    "crab-pile",
    "crab-card",
    "rob",
)
EFFECTS = (
    "dig",
    "again",
    "draw",
    "steal",
)
ROUND_ENDS = (
    "none",
    "void",
    "stop",
    "bet-won",
    "bet-lost",
    "mermaids",
)
REASONS = (
    "none",
    "most-points",
    "four-mermaids",
    "tie-broken",
    "tie-shared",
)
TIE_REASONS = (
    "tie-ender",
    "tie-last-turn",
    "tie-last-round",
)
NEXT_STARTERS = (
    "after-ender",
    "after-last-turn",
)
EMPTY_DECKS = (
    "voids",
    "plays-on",
)
