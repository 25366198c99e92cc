"""The landscape cards of the specification, and the numbers derived from them. Rules 1.1 to 1.5 and 12.1."""

from __future__ import annotations

from functools import cache

from papercove.engine.specification import as_of
from papercove.games.paper_world import spec

COLOURS, VALUES, FACE_NAMES = spec.COLOURS, spec.VALUES, spec.FACE_NAMES
DECK, ONLY_IN_96, BACKS_FOR = spec.DECK, spec.ONLY_IN_96, spec.BACKS_FOR
TOKENS = as_of(spec.TOKENS, spec.VERSIONS[-1])

COLUMNS = spec.COLUMNS  # the faces of a colour
FACE_NUMBERS = {name: face for face, name in enumerate(FACE_NAMES)}
COLOUR_OF = tuple(face // len(COLUMNS) for face in range(len(FACE_NAMES)))
VALUE_OF = tuple(int(name[1]) for name in FACE_NAMES)
HAS_SCISSORS = tuple(int(name.endswith("s")) for name in FACE_NAMES)
START_FACES = tuple(len(COLUMNS) * colour for colour in range(len(COLOURS)))

PRINTED = {entry.name: entry.values for entry in spec.NUMBERS}
STARS = PRINTED["stars"]
SCISSORS_POINTS, HAND_LIMIT, LAST_PILES, PENALTY = (
    PRINTED[name][0] for name in ("scissors_points", "hand_limit", "last_piles", "penalty")
)


def deck_faces(seats: int, size: int, version: int = spec.VERSIONS[-1]) -> list[int]:
    """Rule 1.3: the faces of all cards that `seats` players play with, in a deck of 96 or 92."""
    faces = [FACE_NUMBERS[name] for name in ONLY_IN_96] if size == 96 else []
    for row in DECK:
        if row.name in BACKS_FOR[seats] and row.since <= version:
            first = len(COLUMNS) * COLOURS.index(row.colour)
            faces += [first + column for column, number in enumerate(row.copies) for _ in range(number)]
    return sorted(faces)


@cache
def numbers_for(seats: int, version: int = spec.VERSIONS[-1]) -> tuple[int, ...]:
    """The numbers of the game as `Table.numbers` keeps them."""
    tokens = as_of(spec.TOKENS, version)[seats]
    return tuple(
        value for entry in spec.NUMBERS for value in (tokens if entry.name == "tokens" else entry.of_version(version))
    )
