"""What one card is worth to the player who holds it, or would take it: the difference it makes to their points.

Nothing but the cards of one player and the card itself goes in, so hidden and remembered cards cannot come out.
"""

from __future__ import annotations

from functools import lru_cache

import cython
import msgspec

from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import KIND_MASKS, KIND_OF, KINDS
from papercove.games.sea_salt_paper.scoring import CARDS_OF, NUMBERS_AT, mermaid_colours

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.sea_salt_paper.constants import ALL_MERMAIDS, ONE
    from papercove.games.sea_salt_paper.scoring import points

COUNTED = {multiplier.name: multiplier.counted for multiplier in spec.MULTIPLIERS}
COMPANY = tuple(KIND_MASKS[KINDS.index(COUNTED.get(KINDS[kind], KINDS[kind]))] for kind in KIND_OF)  # by card
MULTIPLIED_BY = {one.counted: (CARDS_OF[one.name], NUMBERS_AT[one.numbers.name]) for one in spec.MULTIPLIERS}
# By card: what pays for it, and how much.
MULTIPLIER = tuple(MULTIPLIED_BY.get(KINDS[kind], (0, 0)) for kind in KIND_OF)


class Worth(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The points that a card adds, and how many cards count with it: of its kind, of the kind it multiplies, or of the
    `colour` that a mermaid scores. Of the points, `multiplied` come from the card that pays for this kind, and
    `mermaids` from mermaids that count its colour."""

    points: int
    count: int
    colour: str | None = None
    multiplied: int = 0
    mermaids: int = 0


@lru_cache(maxsize=1024)  # there are only so many, and every seat of every table shows some
def shared(points: int, count: int, colour: str | None = None, multiplied: int = 0, mermaids: int = 0) -> Worth:
    return Worth(points, count, colour, multiplied, mermaids)


def worth(card: int, mask: int, numbers: tuple[int, ...]) -> Worth:
    """Of `card` within the cards `mask` of one player (with or without it)."""
    one = ONE << card
    whole = mask | one
    added = points(whole, numbers) - points(whole ^ one, numbers)
    if one & ALL_MERMAIDS:
        before = mask & ALL_MERMAIDS if whole != mask else mask & ALL_MERMAIDS & one - 1
        return mermaid_worth(whole, count(before), added)
    payer, at = MULTIPLIER[card]
    multiplied = numbers[at] if whole & payer else 0
    mermaids = 0
    if whole & ALL_MERMAIDS:
        dry = whole & ~ALL_MERMAIDS
        mermaids = added - (points(dry, numbers) - points(dry ^ one, numbers))
    return shared(added, count(whole & COMPANY[card]), None, multiplied, mermaids)


def mermaid_worth(whole: int, before: int, added: int) -> Worth:
    """Rule 6.5: the first mermaid held scores the largest colour, the next one the next; one just taken is the last."""
    found = mermaid_colours(whole)
    if before >= len(found):
        return shared(added, 0)
    hue, size = found[before]
    return shared(added, size, hue)
