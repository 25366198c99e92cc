"""What cards are worth. Rules 6.1 to 6.7. A set of cards is a mask; hand and laid cards count together.

Which kinds make pairs, collections and multipliers, and their numbers, stand in spec.py. The lines of a score sheet
are counted here and nowhere else: `card_points` adds them up, `score_lines` names them.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

import cython

from papercove.games.sea_salt_paper import cards, spec

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.sea_salt_paper.constants import (
        ALL_MERMAIDS,
        AT_DUO_PAIR,
        COLLECTED,
        COLLECTION_AT,
        COLLECTION_COUNT,
        COLOUR_COUNT,
        COLOUR_SETS,
        DUO_COUNT,
        DUO_ONE,
        DUO_TWO,
        MULTIPLIED,
        MULTIPLIER_AT,
        MULTIPLIER_COUNT,
        NUMBER_COUNT,
        SIGNS,
    )

    PRINTED = [0] * NUMBER_COUNT

# The printed tables, one after the other; `Table.numbers` holds a copy, so that a variant may differ.
NUMBERS = tuple(value for entry in spec.NUMBERS for value in entry.values)
NUMBERS_AT = {
    entry.name: sum(len(before.values) for before in spec.NUMBERS[:i]) for i, entry in enumerate(spec.NUMBERS)
}
CALL_THRESHOLD = NUMBERS[NUMBERS_AT["call_threshold"]]
CARDS_OF = dict(zip(cards.KINDS, cards.KIND_MASKS, strict=True))

for _i, _number in enumerate(NUMBERS):
    PRINTED[_i] = _number


def pairs_of(mask: int, duo: int) -> int:
    """Rule 6.2: how many pairs of crabs, boats, fish, or of a swimmer with a shark there are."""
    one = count(mask & DUO_ONE[duo])
    if DUO_ONE[duo] == DUO_TWO[duo]:
        return one >> 1
    two = count(mask & DUO_TWO[duo])
    return one if one < two else two


def duo_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.2: each pair of crabs, boats or fish, and each swimmer with a shark."""
    pairs = 0
    for duo in range(DUO_COUNT):
        pairs += pairs_of(mask, duo)
    return pairs * numbers[AT_DUO_PAIR]


def collection_points(mask: int, collection: int, numbers: list[int]) -> int:
    """Rule 6.3: shells, octopuses, penguins or sailors by their table."""
    return numbers[COLLECTION_AT[collection] + count(mask & COLLECTED[collection])]


def collector_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.3: all collections."""
    points = 0
    for collection in range(COLLECTION_COUNT):
        points += collection_points(mask, collection, numbers)
    return points


def multiplied_points(mask: int, multiplier: int, numbers: list[int]) -> int:
    """Rule 6.4: lighthouse per boat, shoal per fish, colony per penguin or captain per sailor, for its holder."""
    held = mask & SIGNS[multiplier] != 0
    return held * numbers[MULTIPLIER_AT[multiplier]] * count(mask & MULTIPLIED[multiplier])


def multiplier_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.4: all multipliers."""
    points = 0
    for multiplier in range(MULTIPLIER_COUNT):
        points += multiplied_points(mask, multiplier, numbers)
    return points


def largest_colours(mask: int, groups: int) -> int:
    """Rule 6.5: the cards in the `groups` largest colours together, each colour once; white is one of them."""
    total = 0
    while groups > 1:
        best = 0  # the size, and below it the colour: so the largest is found without a guess what comes next
        for colour in range(COLOUR_COUNT):
            size = count(mask & COLOUR_SETS[colour]) << 8 | colour
            best = size if size > best else best
        mask &= ~COLOUR_SETS[best & 255]
        total += best >> 8
        groups -= 1
    return total + colour_bonus(mask) if groups == 1 else 0


def mermaid_points(mask: int) -> int:
    """Rule 6.5: the k-th mermaid scores the k-th largest colour."""
    return largest_colours(mask, count(mask & ALL_MERMAIDS))


def colour_bonus(mask: int) -> int:
    """Rule 6.7: the size of the largest colour."""
    best = 0
    for colour in range(COLOUR_COUNT):
        size = count(mask & COLOUR_SETS[colour])
        best = size if size > best else best
    return best


def card_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.6: all points on the cards, without the colour bonus."""
    points = duo_points(mask, numbers) + collector_points(mask, numbers) + multiplier_points(mask, numbers)
    if mask & ALL_MERMAIDS:
        points += mermaid_points(mask)
    return points


# --- the same for Python callers ---


def points(mask: int, variant: Sequence[int] = NUMBERS) -> int:
    """Rule 6.6: all points on the cards, without the bonus."""
    if variant is NUMBERS:
        return card_points(mask, PRINTED)
    return parts(mask, variant)["total"]


def parts(mask: int, variant: Sequence[int] = NUMBERS) -> dict[str, int]:
    """The points of a set of cards by their families: duo, collector, multiplier, mermaid; and the colour bonus."""
    if not cython.compiled:
        numbers = [0] * NUMBER_COUNT
    for i in range(NUMBER_COUNT):
        numbers[i] = variant[i]
    return {
        "duo": duo_points(mask, numbers),
        "collector": collector_points(mask, numbers),
        "multiplier": multiplier_points(mask, numbers),
        "mermaid": mermaid_points(mask),
        "total": card_points(mask, numbers),
        "colour_bonus": colour_bonus(mask),
    }


def score_lines(mask: int, variant: Sequence[int] = NUMBERS) -> list[tuple[str, str, int, int, int]]:
    """Rules 6.2 to 6.4, line by line in the order of the rulebook: family, kind, how many count, points each, points.

    A line is there if there are cards for it; what each card of a collection is worth varies, and is told as 0.
    """
    if not cython.compiled:
        numbers = [0] * NUMBER_COUNT
    for i in range(NUMBER_COUNT):
        numbers[i] = variant[i]
    found = []
    for i in range(DUO_COUNT):
        size = pairs_of(mask, i)
        if size > 0:
            each = numbers[AT_DUO_PAIR]
            found.append(("duo", spec.DUOS[i].name, size, each, size * each))
    for i in range(COLLECTION_COUNT):
        size = count(mask & COLLECTED[i])
        if size > 0:
            found.append(("collector", spec.COLLECTIONS[i].name, size, 0, collection_points(mask, i, numbers)))
    for i in range(MULTIPLIER_COUNT):
        if mask & SIGNS[i]:
            size = count(mask & MULTIPLIED[i])
            each = numbers[MULTIPLIER_AT[i]]
            found.append(("multiplier", spec.MULTIPLIERS[i].name, size, each, multiplied_points(mask, i, numbers)))
    return found


def mermaid_colours(mask: int) -> list[tuple[str, int]]:
    """Rule 6.5: the colour that each mermaid scores, and its size; a mermaid beyond them scores nothing.

    `largest_colours` adds up the same without a list, since the kernel does so all the time.
    """
    return list(colour_sizes(mask)[: count(mask & ALL_MERMAIDS)])


def largest_colour(mask: int) -> int:
    """Rule 6.7: the number of the largest colour; of equal ones, the earlier in the list; -1 without cards."""
    best = colour_bonus(mask)
    for colour in range(COLOUR_COUNT):
        if best > 0 and count(mask & COLOUR_SETS[colour]) == best:
            return colour
    return -1


def colour_sizes(mask: int) -> tuple[tuple[str, int], ...]:
    """Rule 6.5: the colours present with their sizes, largest first; of equal ones, the earlier in the list."""
    sizes = [(cards.COLOURS[i], count(mask & COLOUR_SETS[i])) for i in range(COLOUR_COUNT)]
    return tuple(sorted([one for one in sizes if one[1]], key=itemgetter(1), reverse=True))
