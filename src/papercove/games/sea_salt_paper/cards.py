"""The cards of the specification, and the sets that follow from them. Rules 1.1, 1.2 and 10.1."""

from __future__ import annotations

from functools import lru_cache

from papercove.games.sea_salt_paper import spec

COLOURS = spec.COLOURS
FAMILIES = {kind.name: kind.family for kind in spec.KINDS}
KINDS = tuple(FAMILIES)
DECK = tuple((card.name, card.colour, card.copies) for card in spec.DECK)

# A face is what people see of a card; copies of one face are alike.
FACES = spec.FACES
FACE_OF = spec.FACE_OF
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


KIND_MASKS = tuple(spec.cards_of(kind) for kind in KINDS)
COLOUR_MASKS = tuple(spec.cards_of(colour=colour) for colour in COLOURS)
FACE_MASKS = tuple(spec.cards_of(face=face) for face in FACES)

MERMAID_COUNT = spec.copies_of("mermaid")

PAIRS, PAIR_EFFECTS = spec.PAIRS, spec.PAIR_EFFECTS
