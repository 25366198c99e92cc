"""What one more card may be worth to somebody, in points, by rule of thumb: what it scores, and what it may become.

Held cards are a mask, hand and laid cards together. The numbers were tuned in the arena
(docs/decisions/, bots).
"""

from __future__ import annotations

import cython

from papercove.games.sea_salt_paper import cards

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.sea_salt_paper.scoring import (
        BOATS,
        CAPTAIN,
        COLONY,
        COLOUR_SETS,
        CRABS,
        FISH,
        LIGHTHOUSE,
        MERMAIDS,
        OCTOPUS_CARDS,
        PENGUIN_CARDS,
        SAILOR_CARDS,
        SHARKS,
        SHELL_CARDS,
        SHOAL,
        SWIMMERS,
        largest_colours,
    )

    KIND = [0] * 58
    COLOUR = [0] * 58
    EXPECTED = [0.0] * 33
    CRAB, BOAT, A_FISH, SWIMMER, SHARK, SHELL, OCTOPUS, PENGUIN, SAILOR, MERMAID, A_LIGHTHOUSE, A_SHOAL, A_COLONY = (
        range(13)
    )

for _card in range(58):
    KIND[_card] = cards.KIND_OF[_card]
    COLOUR[_card] = next(c for c in range(11) if cards.COLOUR_MASKS[c] >> _card & 1)

# Points that a sensible player has, on average, with so many cards in hand and on the table.
for _size in range(33):
    EXPECTED[_size] = 0.12 * _size * _size if _size < 6 else 4.3 + 1.3 * (_size - 6)


def appeal(held: int, card: int) -> float:
    """How many points `card` may bring to who holds `held`."""
    kind = KIND[card]
    if kind <= SHARK:
        return duo_appeal(held, kind) + colour_appeal(held, card)
    if kind <= SAILOR:
        return collector_appeal(held, kind) + colour_appeal(held, card)
    if kind == MERMAID:
        return mermaid_appeal(held)
    return multiplier_appeal(held, kind) + colour_appeal(held, card)


def duo_appeal(held: int, kind: int) -> float:
    """Half a pair is a hope; a whole one is a point and its effect."""
    if kind == CRAB:
        return 1.8 if count(held & CRABS) & 1 else 0.6
    if kind == BOAT:
        return (2.2 if count(held & BOATS) & 1 else 0.7) + (1.0 if held & LIGHTHOUSE else 0.0)
    if kind == A_FISH:
        return (2.0 if count(held & FISH) & 1 else 0.6) + (1.0 if held & SHOAL else 0.0)
    if kind == SWIMMER:
        return 2.2 if count(held & SHARKS) > count(held & SWIMMERS) else 0.5
    return 2.2 if count(held & SWIMMERS) > count(held & SHARKS) else 0.5


def collector_appeal(held: int, kind: int) -> float:
    """The first of a collection is a hope, each further one scores."""
    if kind == SHELL:
        return 2.1 if held & SHELL_CARDS else 0.9
    if kind == OCTOPUS:
        return 3.1 if held & OCTOPUS_CARDS else 1.0
    if kind == PENGUIN:
        return (2.1 if held & PENGUIN_CARDS else 1.5) + (2.0 if held & COLONY else 0.0)
    return (5.0 if held & SAILOR_CARDS else 0.8) + (3.0 if held & CAPTAIN else 0.0)


def multiplier_appeal(held: int, kind: int) -> float:
    """What it multiplies now, and a little for later."""
    if kind == A_LIGHTHOUSE:
        return 0.9 + count(held & BOATS)
    if kind == A_SHOAL:
        return 0.8 + count(held & FISH)
    if kind == A_COLONY:
        return 0.5 + 2.0 * count(held & PENGUIN_CARDS)
    return 0.3 + 3.0 * count(held & SAILOR_CARDS)


def mermaid_appeal(held: int) -> float:
    """The next largest colour, which may still grow; the fourth wins the match."""
    mermaids = count(held & MERMAIDS)
    if mermaids == 3:
        return 100.0
    return 1.0 + largest_colours(held, mermaids + 1) - largest_colours(held, mermaids)


def colour_appeal(held: int, card: int) -> float:
    """A large colour serves mermaids and the bonus."""
    size = count(held & COLOUR_SETS[COLOUR[card]])
    if held & MERMAIDS:
        return 0.7 if size >= 2 else 0.3
    return 0.08 * size
