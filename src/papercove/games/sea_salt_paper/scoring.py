"""What cards are worth. Rules 6.1 to 6.7. A set of cards is a mask; hand and laid cards count together."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.games.sea_salt_paper import cards

if not cython.compiled:
    from papercove.engine.bits import count

# The printed tables, laid out one after the other; `Table.numbers` holds a copy, so that a variant may differ.
SHELLS = (0, 0, 2, 4, 6, 8, 10)
OCTOPUSES = (0, 0, 3, 6, 9, 12)
PENGUINS = (0, 1, 3, 5)
SAILORS = (0, 0, 5)
DUO_PAIR = 1
PER_BOAT, PER_FISH, PER_PENGUIN, PER_SAILOR = 1, 1, 2, 3
CALL_THRESHOLD = 7
NUMBERS = (
    *SHELLS,
    *OCTOPUSES,
    *PENGUINS,
    *SAILORS,
    DUO_PAIR,
    PER_BOAT,
    PER_FISH,
    PER_PENGUIN,
    PER_SAILOR,
    CALL_THRESHOLD,
)

if not cython.compiled:
    AT_OCTOPUSES, AT_PENGUINS, AT_SAILORS = 7, 13, 17
    AT_PAIR, AT_BOAT, AT_FISH, AT_PENGUIN, AT_SAILOR, AT_THRESHOLD = 20, 21, 22, 23, 24, 25
    COLOUR_SETS = [0] * 11
    PRINTED = [0] * 26

CRABS, BOATS, FISH, SWIMMERS, SHARKS, SHELL_CARDS, OCTOPUS_CARDS = cards.KIND_MASKS[:7]
PENGUIN_CARDS, SAILOR_CARDS, MERMAIDS, LIGHTHOUSE, SHOAL, COLONY, CAPTAIN = cards.KIND_MASKS[7:]
for _i in range(11):
    COLOUR_SETS[_i] = cards.COLOUR_MASKS[_i]
for _i in range(26):
    PRINTED[_i] = NUMBERS[_i]


def duo_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.2: each pair of crabs, boats or fish, and each swimmer with a shark."""
    swimmers = count(mask & SWIMMERS)
    sharks = count(mask & SHARKS)
    pairs = (count(mask & CRABS) >> 1) + (count(mask & BOATS) >> 1) + (count(mask & FISH) >> 1)
    pairs += swimmers if swimmers < sharks else sharks
    return pairs * numbers[AT_PAIR]


def collector_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.3: shells, octopuses, penguins and sailors by their tables."""
    return (
        numbers[count(mask & SHELL_CARDS)]
        + numbers[AT_OCTOPUSES + count(mask & OCTOPUS_CARDS)]
        + numbers[AT_PENGUINS + count(mask & PENGUIN_CARDS)]
        + numbers[AT_SAILORS + count(mask & SAILOR_CARDS)]
    )


def multiplier_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.4: lighthouse per boat, shoal per fish, colony per penguin, captain per sailor."""
    points = 0
    if mask & LIGHTHOUSE:
        points += numbers[AT_BOAT] * count(mask & BOATS)
    if mask & SHOAL:
        points += numbers[AT_FISH] * count(mask & FISH)
    if mask & COLONY:
        points += numbers[AT_PENGUIN] * count(mask & PENGUIN_CARDS)
    if mask & CAPTAIN:
        points += numbers[AT_SAILOR] * count(mask & SAILOR_CARDS)
    return points


def largest_colours(mask: int, groups: int) -> int:
    """Rule 6.5: the cards in the `groups` largest colours together, each colour once; white is one of them."""
    total = 0
    while groups > 0:
        best = 0
        where = 0
        for colour in range(11):
            size = count(mask & COLOUR_SETS[colour])
            if size > best:
                best = size
                where = colour
        if best == 0:
            break
        mask &= ~COLOUR_SETS[where]
        total += best
        groups -= 1
    return total


def mermaid_points(mask: int) -> int:
    """Rule 6.5: the k-th mermaid scores the k-th largest colour."""
    return largest_colours(mask, count(mask & MERMAIDS))


def colour_bonus(mask: int) -> int:
    """Rule 6.7: the size of the largest colour."""
    return largest_colours(mask, 1)


def card_points(mask: int, numbers: list[int]) -> int:
    """Rule 6.6: all points on the cards, without the colour bonus."""
    points = duo_points(mask, numbers) + collector_points(mask, numbers) + multiplier_points(mask, numbers)
    if mask & MERMAIDS:
        points += mermaid_points(mask)
    return points


def points(mask: int, variant: Sequence[int] = NUMBERS) -> int:
    """Rule 6.6 for Python callers: all points on the cards, without the bonus."""
    if variant is NUMBERS:
        return card_points(mask, PRINTED)
    return parts(mask, variant)["total"]


def parts(mask: int, variant: Sequence[int] = NUMBERS) -> dict[str, int]:
    """The points of a set of cards by their kinds, for Python callers: duo, collector, multiplier, mermaid, bonus."""
    if not cython.compiled:
        numbers = [0] * len(NUMBERS)
    for i in range(len(NUMBERS)):
        numbers[i] = variant[i]
    return {
        "duo": duo_points(mask, numbers),
        "collector": collector_points(mask, numbers),
        "multiplier": multiplier_points(mask, numbers),
        "mermaid": mermaid_points(mask),
        "total": card_points(mask, numbers),
        "colour_bonus": colour_bonus(mask),
    }
