"""What one card is worth to who holds it, or would take it: the difference it makes to the points of their cards.

Nothing but the cards of one player and the card itself goes in, so hidden and remembered cards cannot come out.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from papercove.games.sea_salt_paper.cards import KIND_MASKS, KIND_OF, KINDS
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.sheet import MULTIPLIERS, colours

MERMAIDS = KIND_MASKS[KINDS.index("mermaid")]
COUNT_WITH = {kind: MULTIPLIERS[kind][0] if kind in MULTIPLIERS else kind for kind in KINDS}
COMPANY = tuple(KIND_MASKS[KINDS.index(COUNT_WITH[KINDS[kind]])] for kind in KIND_OF)  # by card


class Worth(msgspec.Struct, frozen=True, omit_defaults=True):
    """The points that a card adds, and how many cards count with it: of its kind, of the kind it multiplies, or of the
    `colour` that a mermaid scores."""

    points: int
    count: int
    colour: str | None = None


@lru_cache(maxsize=1024)  # there are only so many, and every seat of every table shows some
def shared(points: int, count: int, colour: str | None = None) -> Worth:
    return Worth(points, count, colour)


def worth(card: int, mask: int, numbers: tuple[int, ...]) -> Worth:
    """Of `card` within the cards `mask` of one player (with or without it)."""
    one = 1 << card
    whole = mask | one
    added = points(whole, numbers) - points(whole ^ one, numbers)
    if one & MERMAIDS:
        before = mask & MERMAIDS if whole != mask else mask & MERMAIDS & one - 1
        return mermaid_worth(whole, before.bit_count(), added)
    return shared(added, (whole & COMPANY[card]).bit_count())


def mermaid_worth(whole: int, before: int, added: int) -> Worth:
    """Rule 6.5: the first mermaid held scores the largest colour, the next one the next; one just taken is the last."""
    found = colours(whole)
    if before >= len(found):
        return shared(added, 0)
    hue, size = found[before]
    return shared(added, size, hue)
