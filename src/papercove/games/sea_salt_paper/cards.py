"""The 58 cards, and the numbers derived from them. Rules 1.1 and 1.2; a row of DECK is a line of the printed list."""

from __future__ import annotations

from functools import lru_cache

DUO, COLLECTOR, MERMAID, MULTIPLIER = "duo", "collector", "mermaid", "multiplier"

COLOURS = (
    "dark_blue",
    "light_blue",
    "black",
    "yellow",
    "light_green",
    "white",
    "purple",
    "grey",
    "light_orange",
    "pink",
    "orange",
)

FAMILIES = {
    "crab": DUO,
    "boat": DUO,
    "fish": DUO,
    "swimmer": DUO,
    "shark": DUO,
    "shell": COLLECTOR,
    "octopus": COLLECTOR,
    "penguin": COLLECTOR,
    "sailor": COLLECTOR,
    "mermaid": MERMAID,
    "lighthouse": MULTIPLIER,
    "shoal": MULTIPLIER,
    "penguin_colony": MULTIPLIER,
    "captain": MULTIPLIER,
}
KINDS = tuple(FAMILIES)

DECK: tuple[tuple[str, str, int], ...] = (
    ("crab", "dark_blue", 2),
    ("crab", "light_blue", 2),
    ("crab", "black", 1),
    ("crab", "yellow", 2),
    ("crab", "light_green", 1),
    ("crab", "grey", 1),
    ("boat", "dark_blue", 2),
    ("boat", "light_blue", 2),
    ("boat", "black", 2),
    ("boat", "yellow", 2),
    ("fish", "dark_blue", 2),
    ("fish", "light_blue", 1),
    ("fish", "black", 2),
    ("fish", "yellow", 1),
    ("fish", "light_green", 1),
    ("swimmer", "dark_blue", 1),
    ("swimmer", "light_blue", 1),
    ("swimmer", "black", 1),
    ("swimmer", "yellow", 1),
    ("swimmer", "light_orange", 1),
    ("shark", "dark_blue", 1),
    ("shark", "light_blue", 1),
    ("shark", "black", 1),
    ("shark", "light_green", 1),
    ("shark", "purple", 1),
    ("shell", "dark_blue", 1),
    ("shell", "light_blue", 1),
    ("shell", "black", 1),
    ("shell", "yellow", 1),
    ("shell", "light_green", 1),
    ("shell", "grey", 1),
    ("octopus", "light_blue", 1),
    ("octopus", "yellow", 1),
    ("octopus", "light_green", 1),
    ("octopus", "purple", 1),
    ("octopus", "grey", 1),
    ("penguin", "purple", 1),
    ("penguin", "light_orange", 1),
    ("penguin", "pink", 1),
    ("sailor", "pink", 1),
    ("sailor", "orange", 1),
    ("mermaid", "white", 4),
    ("lighthouse", "purple", 1),
    ("shoal", "grey", 1),
    ("penguin_colony", "light_green", 1),
    ("captain", "light_orange", 1),
)

# A face is what people see of a card; copies of one face are alike. Cards are numbered 0 to 57 in the
# order of DECK, copies side by side, so that a set of cards is a 64-bit mask.
FACES = tuple(f"{kind}:{colour}" for kind, colour, _ in DECK)
FACE_OF = tuple(face for face, (_, _, copies) in enumerate(DECK) for _ in range(copies))
CARDS = len(FACE_OF)
FACE_NAMES = tuple(FACES[face] for face in FACE_OF)
KIND_OF = tuple(KINDS.index(DECK[face][0]) for face in FACE_OF)


def mask_of(cards: list[int]) -> int:
    """The set of these cards as a mask."""
    return sum(1 << card for card in set(cards))


def cards_in(mask: int) -> list[int]:
    """The cards of a mask, ascending."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def faces_in(mask: int) -> list[str]:
    """The faces of a mask's cards, in the order of the deck list."""
    return list(_faces(mask))


@lru_cache(maxsize=1024)  # most views show hands that have not changed since the last one
def _faces(mask: int) -> tuple[str, ...]:
    return tuple(FACE_NAMES[card] for card in cards_in(mask))


KIND_MASKS = tuple(mask_of([c for c in range(CARDS) if FACE_NAMES[c].startswith(f"{kind}:")]) for kind in KINDS)
COLOUR_MASKS = tuple(mask_of([c for c in range(CARDS) if FACE_NAMES[c].endswith(f":{hue}")]) for hue in COLOURS)
FACE_MASKS = tuple(mask_of([c for c in range(CARDS) if FACE_OF[c] == face]) for face in range(len(FACES)))


def _pairs() -> list[tuple[int, int]]:
    """Every pair of faces that may be laid (rule 4.1), in ascending order kind by kind."""
    of = {kind: [f for f, row in enumerate(DECK) if row[0] == kind] for kind in KINDS}
    alike = [(a, b) for kind in ("crab", "boat", "fish") for a in of[kind] for b in of[kind] if a <= b]
    alike = [(a, b) for a, b in alike if a != b or DECK[a][2] > 1]
    return alike + [(a, b) for a in of["swimmer"] for b in of["shark"]]


PAIRS = tuple(_pairs())
