"""The landscape cards, and the numbers derived from them. Rules 1.1 to 1.5."""

from __future__ import annotations

COLOURS = ("yellow", "blue", "green", "black")
LETTERS = "YBGK"
VALUES = (1, 2, 3, 4, 5)

# A face is what people see of a card; cards of one face are alike. Nine faces a colour, scissors marked "s".
COLUMNS = ("1", "1s", "2", "2s", "3", "3s", "4", "4s", "5")
FACE_NAMES = tuple(f"{letter}{column}" for letter in LETTERS for column in COLUMNS)
FACE_NUMBERS = {name: face for face, name in enumerate(FACE_NAMES)}
COLOUR_OF = tuple(face // 9 for face in range(len(FACE_NAMES)))
VALUE_OF = tuple(face % 9 // 2 + 1 for face in range(len(FACE_NAMES)))
HAS_SCISSORS = tuple(face % 9 % 2 for face in range(len(FACE_NAMES)))
START_FACES = tuple(9 * colour for colour in range(4))

# Copies of each face, by the colour of the back (rule 1.3).
DECK: dict[str, dict[str, tuple[int, ...]]] = {
    #               1  1s  2  2s  3  3s  4  4s  5
    "blue": {
        "yellow": (3, 1, 2, 1, 3, 0, 1, 1, 1),
        "blue": (3, 1, 2, 1, 2, 1, 2, 0, 1),
        "green": (3, 1, 3, 0, 2, 1, 1, 1, 1),
        "black": (4, 0, 2, 1, 2, 1, 1, 1, 1),
    },
    "yellow": {
        "yellow": (1, 0, 0, 1, 1, 0, 1, 0, 1),
        "blue": (0, 1, 1, 0, 1, 0, 1, 0, 1),
        "green": (1, 0, 1, 0, 0, 1, 1, 0, 1),
        "black": (1, 0, 1, 0, 1, 0, 0, 1, 1),
    },
    "red": {
        "yellow": (1, 0, 1, 0, 0, 1, 1, 0, 1),
        "blue": (1, 0, 1, 0, 1, 0, 0, 1, 1),
        "green": (1, 0, 0, 1, 1, 0, 1, 0, 1),
        "black": (0, 1, 1, 0, 1, 0, 1, 0, 1),
    },
}
ONLY_IN_96 = ("Y3s", "B4s", "G2s", "K1s")  # blue backs; the deck of 92 lacks them
BACKS_FOR = {2: ("blue",), 3: ("blue", "yellow"), 4: ("blue", "yellow", "red")}

# The printed numbers.
STARS = (0, 1, 2, 3, 5)  # by value, 1 to 5
TOKENS = {2: (2, 1, 0), 3: (4, 2, 1), 4: (4, 2, 1)}  # rule 2.5: by seats; a 0 is no token
SCISSORS_POINTS = 2
HAND_LIMIT = 9
LAST_PILES = 2
PENALTY = 1  # for each card in hand or discarded


def deck_faces(seats: int, size: int) -> list[int]:
    """Rule 1.3: the faces of all cards that `seats` players play with, in a deck of 96 or 92."""
    faces = [FACE_NUMBERS[name] for name in ONLY_IN_96] if size == 96 else []
    for back in BACKS_FOR[seats]:
        for colour, copies in DECK[back].items():
            first = 9 * COLOURS.index(colour)
            faces += [first + column for column, number in enumerate(copies) for _ in range(number)]
    return sorted(faces)


def numbers_for(seats: int) -> tuple[int, ...]:
    """The numbers of the game as `Table.numbers` keeps them."""
    return (*STARS, *TOKENS[seats], SCISSORS_POINTS, HAND_LIMIT, LAST_PILES, PENALTY)
