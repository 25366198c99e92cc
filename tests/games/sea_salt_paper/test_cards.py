"""Rule 1: the deck."""

from __future__ import annotations

from collections import Counter

from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACES, FAMILIES, PAIRS

PRINTED = [name for card, name in enumerate(FACE_NAMES) if spec.deck_in(1) >> card & 1]  # what later versions add to
KINDS = {name.partition(":")[0] for name in PRINTED}
PRINTED_PAIRS = [pair for pair in PAIRS if all(spec.DECK[face].since == 1 for face in pair)]

COLOUR_TOTALS = {
    "dark_blue": 9,
    "light_blue": 9,
    "black": 8,
    "yellow": 8,
    "light_green": 6,
    "white": 4,
    "purple": 4,
    "grey": 4,
    "light_orange": 3,
    "pink": 2,
    "orange": 1,
}
KIND_TOTALS = {
    "crab": 9,
    "boat": 8,
    "fish": 7,
    "swimmer": 5,
    "shark": 5,
    "shell": 6,
    "octopus": 5,
    "penguin": 3,
    "sailor": 2,
    "mermaid": 4,
    "lighthouse": 1,
    "shoal": 1,
    "penguin_colony": 1,
    "captain": 1,
}


def test_1_1_fifty_eight_cards() -> None:
    assert len(PRINTED) == 58


def test_10_1_colours() -> None:
    assert Counter(name.partition(":")[2] for name in PRINTED) == COLOUR_TOTALS


def test_10_1_kinds() -> None:
    assert Counter(name.partition(":")[0] for name in PRINTED) == KIND_TOTALS


def test_1_2_families() -> None:
    duos = {"crab", "boat", "fish", "swimmer", "shark"}
    collections = {"shell", "octopus", "penguin", "sailor"}
    multipliers = {"lighthouse", "shoal", "penguin_colony", "captain"}
    found = {family: {kind for kind in KINDS if FAMILIES[kind] == family} for family in set(FAMILIES.values())}
    assert found == {"duo": duos, "collector": collections, "multiplier": multipliers, "mermaid": {"mermaid"}}


def test_4_1_every_pair_is_listed_once() -> None:
    assert len(PAIRS) == len(set(PAIRS))
    assert len(PRINTED_PAIRS) == 65
    assert all(one <= two for one, two in PAIRS)
    swimmers = [pair for pair in PAIRS if FACES[pair[0]].startswith("swimmer")]
    assert len(swimmers) == 25
