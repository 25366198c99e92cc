"""Paper World as its printed lists: cards, phases and actions, numbers, objectives, what an observer is told.

`python tools/specify.py` makes constants.py and cconstants.pxd of this; docs/change-a-rule.md shows how to change it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from papercove.engine.specification import Action, Choices, Contradiction, Dated, Field, Numbers, Phase, as_of, constant

GAME = "paper-world"
VERSIONS = (1, 2)  # the last one is played; matches of the others go on under their own rules (docs/change-a-rule.md)

# --- 1. the cards ---

COLOURS = ("yellow", "blue", "green", "black")
LETTERS = "YBGK"
VALUES = (1, 2, 3, 4, 5)

# A face is what people see of a card; cards of one face are alike. Nine faces a colour, scissors marked "s".
COLUMNS = ("1", "1s", "2", "2s", "3", "3s", "4", "4s", "5")
FACE_NAMES = tuple(f"{letter}{column}" for letter in LETTERS for column in COLUMNS)


@dataclass(frozen=True)
class Row(Dated):
    """The cards of one colour whose backs are `name`: copies of each face of COLUMNS."""

    colour: str
    copies: tuple[int, ...]


# Rules 1.3 and 12.1: the colour of the back says who plays with a card.
DECK = (
    #                        1 1s  2 2s  3 3s  4 4s  5
    Row("blue", "yellow", (3, 1, 2, 1, 3, 0, 1, 1, 1)),
    Row("blue", "blue", (3, 1, 2, 1, 2, 1, 2, 0, 1)),
    Row("blue", "green", (3, 1, 3, 0, 2, 1, 1, 1, 1)),
    Row("blue", "black", (4, 0, 2, 1, 2, 1, 1, 1, 1)),
    Row("yellow", "yellow", (1, 0, 0, 1, 1, 0, 1, 0, 1)),
    Row("yellow", "blue", (0, 1, 1, 0, 1, 0, 1, 0, 1)),
    Row("yellow", "green", (1, 0, 1, 0, 0, 1, 1, 0, 1)),
    Row("yellow", "black", (1, 0, 1, 0, 1, 0, 0, 1, 1)),
    Row("red", "yellow", (1, 0, 1, 0, 0, 1, 1, 0, 1)),
    Row("red", "blue", (1, 0, 1, 0, 1, 0, 0, 1, 1)),
    Row("red", "green", (1, 0, 0, 1, 1, 0, 1, 0, 1)),
    Row("red", "black", (0, 1, 1, 0, 1, 0, 1, 0, 1)),
)
ONLY_IN_96 = ("Y3s", "B4s", "G2s", "K1s")  # blue backs; the deck of 92 lacks them
BOX = {1: 96}  # rule 1.3: how many cards there are, by the version that began with them
BACKS_FOR = {2: ("blue",), 3: ("blue", "yellow"), 4: ("blue", "yellow", "red")}
PILES = 5

# --- the printed numbers ---

# Rule 2.5: by the version that began with them, then by seats; a 0 is no token.
TOKENS = {1: {2: (2, 1, 0), 3: (4, 2, 1), 4: (4, 2, 1)}}
NUMBERS = (
    Numbers("stars", (0, 1, 2, 3, 5), rule="10.1 Add the stars"),  # by value, 1 to 5
    Numbers("tokens", as_of(TOKENS, VERSIONS[-1])[4], rule="8.2 the best token left on it"),
    Numbers("scissors_points", (2,), rule="10.1 2 if the scissors token lies on your landscape"),
    Numbers("hand_limit", (9,), rule="4.3 at most nine cards in hand"),
    Numbers("last_piles", (2,), rule="9.1 at most two piles have cards left"),
    Numbers("penalty", (1,), rule="10.1 Subtract 1 for each card in your hand"),  # for each card in hand or discarded
)

# --- 5. the board: five by five cells around the start card, which lies in the middle. Three of them in a row are the
# most a landscape may span, so every landscape fits, wherever its frame ends up.

BOARD_SIDE = 5
FRAME_SIDE = 3
CELLS = BOARD_SIDE**2
PLACES = tuple((cell % BOARD_SIDE - 2, cell // BOARD_SIDE - 2) for cell in range(CELLS))  # from the start card

# --- 3 to 7. a turn ---

ANNOUNCED = (*COLOURS, *map(str, VALUES))
CARD_WORDS = tuple(name.lower() for name in FACE_NAMES)

PHASES = (
    Phase(
        "start",
        "2.2 chooses one of the start cards",
        (
            Action(
                "START_COLOUR",
                "start {}",
                "2.2 chooses one of the start cards",
                COLOURS,
                "with the start card of this colour",
            ),
        ),
    ),
    Phase(
        "turn",
        "3.1 you either take cards or place cards",
        (
            Action(
                "TAKE",
                "take {}",
                "4.1 Take every top card that matches",
                ANNOUNCED,
                "every top of this colour (4) or value (5)",
            ),
            Action(
                "PLACE",
                "place {}",
                "5.6 only announce and choose what you can finish",
                ANNOUNCED,
                "cards of this colour (4) or value (5)",
            ),
            Action("SKIP", "skip", "3.3 You may not pass", meaning="nothing can be taken or placed"),
        ),
    ),
    Phase(
        "card",
        "5.1 as many more as you like",
        (
            Action("END_TURN", "end-turn", "5.1 place at least one such card", meaning="place no more"),
            Action(
                "CHOOSE_CARD",
                "card {}",
                "3.2 all cards you then move are of that colour or value",
                CARD_WORDS,
                "place this face next",
            ),
        ),
    ),
    Phase(
        "cell",
        "5.2 A new stack goes next to",
        (
            Action(
                "CHOOSE_CELL",
                "at {}",
                "5.2 next to one of your stacks",
                tuple("{},{}".format(*place) for place in PLACES),
                "there, row after row of the board of five by five around the start card",
            ),
        ),
    ),
    Phase(
        "pay",
        "6.3 one other card from your hand",
        (Action("PAY_CARD", "pay {}", "6.3 one other card from your hand", CARD_WORDS, "this face for a jump"),),
    ),
    Phase(
        "scissors",
        "7.1 you may at once",
        (
            Action(
                "TAKE_SCISSORS",
                "scissors take",
                "7.1 take the scissors token onto it",
                meaning="the token onto the card just placed",
            ),
            Action("LEAVE_SCISSORS", "scissors leave", "7.1 you may at once", meaning="leave the token where it is"),
        ),
    ),
    Phase(
        "discard",
        "4.3 at most nine cards in hand",
        (
            Action(
                "DISCARD_CARD", "discard {}", "4.3 You choose which to discard", CARD_WORDS, "down to the hand limit"
            ),
        ),
    ),
)

CASES = (
    Choices(
        "REASONS",
        {
            "NOT_WON": "none",
            "MOST_POINTS": "most-points",
            "FEWER_DISCARDS": "fewer-discards",
            "SHARED": "shared",
        },
    ),
)

# --- 8. the objectives; rule 8.6 lists them ---


def _cells(*rows: str) -> int:
    """A picture of the frame as a set of cells."""
    return sum(1 << cell for cell, mark in enumerate("".join(rows)) if mark == "#")


_BLOCKS = tuple(_cells("##.", "##.", "...") << shift for shift in (0, 1, 3, 4))

SHAPES: dict[str, tuple[int, ...]] = {
    "L": tuple(block & ~(1 << cell) for block in _BLOCKS for cell in range(9) if block >> cell & 1),
    "square": _BLOCKS,
    "row": (_cells("###", "...", "..."), _cells("...", "###", "..."), _cells("...", "...", "###")),
    "column": (_cells("#..", "#..", "#.."), _cells(".#.", ".#.", ".#."), _cells("..#", "..#", "..#")),
    "diagonal": (_cells("#..", ".#.", "..#"), _cells("..#", ".#.", "#..")),
    "corners": (_cells("#.#", "...", "#.#"),),
    "cross": (_cells(".#.", "###", ".#."),),
    "anywhere": (_cells("###", "###", "###"),),
}
CENTRE = _cells("...", ".#.", "...")
TESTS = ("alike", "varied", "sum", "order")  # each is a function `fit_…` of objectives.py

# What a sight shows, by its index: a range of these is what a pattern looks at.
COLOURS_SEEN = (0, 3)
VALUES_SEEN = (4, 8)
SCISSORS_SEEN = (9, 9)
STACKS_SEEN = (10, 10)


def of_value(number: int) -> tuple[int, int]:
    """The tops of one value."""
    if number not in VALUES:
        raise Contradiction(f"there is no value {number}: write {VALUES[0]} to {VALUES[-1]}")
    return (3 + number, 3 + number)


@dataclass(frozen=True)
class Objective(Dated):
    """One pattern: in some place of `shape` the tops pass `test`, looking at `among`.

    Objectives are numbered from 1, two to a card: 1 and 2 are its sides, 3 and 4, and so on.
    """

    picture: str  # for the screen, row after row: letters are colours, digits values, S scissors, = alike, * any card
    shape: str
    test: str
    among: tuple[int, int]
    needed: int  # cells that take part
    total: int = 0  # for the test "sum"
    order: tuple[int, ...] = (0, 0, 0)  # for the test "order": values, read either way
    also: int = 0  # cells that need a card, whichever


OBJECTIVES = (
    Objective("l-colour", "A..AA....", "L", "alike", COLOURS_SEEN, 3),
    Objective("corners-value", "=.=...=.=", "corners", "alike", VALUES_SEEN, 4),
    Objective("l-of-2", "2..22....", "L", "alike", of_value(2), 3),
    Objective("square-four-colours", "AB.CD....", "square", "varied", COLOURS_SEEN, 4),
    Objective("nine-stacks", "*********", "anywhere", "alike", STACKS_SEEN, 9),
    Objective("diagonal-colour", "A...A...A", "diagonal", "alike", COLOURS_SEEN, 3),
    Objective("row-of-3", "...333...", "row", "alike", of_value(3), 3),
    Objective("two-5", "5......5.", "anywhere", "alike", of_value(5), 2),
    Objective("one-to-five", "1.2.3.4.5", "anywhere", "varied", VALUES_SEEN, 5),
    Objective("column-2-5-2", ".2..5..2.", "column", "order", VALUES_SEEN, 3, order=(2, 5, 2)),
    Objective("diagonal-2-3-4", "2...3...4", "diagonal", "order", VALUES_SEEN, 3, order=(2, 3, 4)),
    Objective("three-4", "4....4.4.", "anywhere", "alike", of_value(4), 3),
    Objective("five-1", "1.1.1.1.1", "anywhere", "alike", of_value(1), 5),
    Objective("row-worth-9", "...***...", "row", "sum", VALUES_SEEN, 3, total=9),
    Objective("column-worth-12", ".*..*..*.", "column", "sum", VALUES_SEEN, 3, total=12),
    Objective("three-scissors", "S...S..S.", "anywhere", "alike", SCISSORS_SEEN, 3),
    Objective("square-of-3", "33.33....", "square", "alike", of_value(3), 4),
    Objective("square-colour", "AA.AA....", "square", "alike", COLOURS_SEEN, 4),
    Objective("cross-five-values", ".1.324.5.", "cross", "varied", VALUES_SEEN, 5),
    Objective("cross-four-colours", ".A.B*C.D.", "cross", "varied", COLOURS_SEEN, 5, also=CENTRE),
)
FIRST_GAME = {1: (1, 14, 16)}  # rule 2.4: by the version that began with them
SLOTS = 3  # objectives in a match

# --- what a seat is told, in numbers (observation.py) ---

FIELDS = (
    Field("phase", len(PHASES), f"one of {', '.join(p.name for p in PHASES)}; all 0 once the match is over"),
    Field("announced", len(ANNOUNCED), f"what is being placed: {', '.join(COLOURS)}, or a value 1 to 5"),
    Field("chosen", len(FACE_NAMES), "1 at the face being placed"),
    Field("spot", CELLS, "1 at the cell where it was placed"),
    Field("owed", 1, "cards still to pay for its jump"),
    Field("placed", 1, "cards placed this turn"),
    Field("jumped", 1, "1 if the turn's one jump is used"),
    Field("saved", 1, "1 if the scissors token has saved a card this turn"),
    Field("last turns", 1, "turns left once the end has come, else -1"),
    Field("advanced", 1, "1 in the advanced mode"),
    Field("pile sizes", PILES, "cards in each pile"),
    Field("pile tops", PILES * len(FACE_NAMES), "pile by pile: 1 at the face on top"),
    Field("objectives", SLOTS * len(OBJECTIVES), "three times: 1 at the objective's number less one"),
    Field("tokens taken", SLOTS, "from each objective"),
)
SEAT_FIELDS = (
    Field("to move", 1, "1 if it is this seat's turn"),
    Field("starter", 1, "1 if this seat began"),
    Field("scissors", 1, "1 if this seat has the scissors token"),
    Field("points", 1, "as they stand"),
    Field("hand size", 1, "cards in hand"),
    Field("discard count", 1, "cards discarded"),
    Field("tokens", SLOTS, "points of the token got from each objective, else 0"),
    Field("hand", len(FACE_NAMES), "cards of each face"),
    Field("discards", len(FACE_NAMES), "cards of each face"),
    Field("colours", len(COLOURS) * CELLS, f"cells with a stack of {', '.join(COLOURS)}"),
    Field("top values", CELLS, "value on top of each cell's stack, 0 for none"),
    Field("top scissors", CELLS, "1 where the top shows scissors"),
    Field("closed", CELLS, "1 where the scissors token lies"),
)

MEMORY_FIELDS = (
    Field(
        "hidden in piles",
        len(FACE_NAMES),
        "cards of each face that lie below the tops, or in the piles before they are shown",
    ),
)

# --- sizes that follow ---

CARDS = len(ONLY_IN_96) + sum(sum(row.copies) for row in DECK)

SIZES = {
    "COLOUR_COUNT": len(COLOURS),
    "FACES": len(FACE_NAMES),
    "PILES": PILES,
    "PILE_ROOM": -(-CARDS // PILES),  # the highest pile at the start
    "SLOTS": SLOTS,
    "BOARD_SIDE": BOARD_SIDE,
    "FRAME_SIDE": FRAME_SIDE,
    "CELLS": CELLS,
    "HOME": PLACES.index((0, 0)),
    "ANNOUNCEMENTS": len(ANNOUNCED),
    "NOTHING": -1,
    "HIGHEST": max(VALUES),
    "OBJECTIVE_COUNT": len(OBJECTIVES),
    "SHAPE_COUNT": len(SHAPES),
    "ANYWHERE_SHAPE": list(SHAPES).index("anywhere"),
    "MOST_PLACES": max(map(len, SHAPES.values())),
    **{f"{constant(test)}_TEST": number for number, test in enumerate(TESTS)},
    "SCISSORS_SIGHT": SCISSORS_SEEN[0],
    "STACKS_SIGHT": STACKS_SEEN[0],
}


@cache
def objectives_in(version: int) -> int:
    """How many objectives a version of the game has: new ones stand last, so that the others keep their numbers."""
    return sum(objective.since <= version for objective in OBJECTIVES)


# What the screen needs of it; the browser knows no rule.
BROWSER = {
    "PRINTED_STARS": [0, *NUMBERS[0].values],
    "PICTURES": {
        objective.name: {"cells": objective.picture, **({"note": str(objective.total)} if objective.total else {})}
        for objective in OBJECTIVES
    },
}
