"""What one more card may be worth to a player, in points, by rule of thumb: what it scores, and what it may become.

Held cards are a mask, hand and laid cards together. The numbers in appraisal.csv are fitted by self-play:
tools/fit_appraisal.py makes them. A line holds two: the worth of a hope, and of what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

import cython

from papercove.games.sea_salt_paper import cards, spec

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.sea_salt_paper.constants import ALL_MERMAIDS, CARDS, COLOUR_SETS, KIND_COUNT, KIND_MERMAID
    from papercove.games.sea_salt_paper.scoring import largest_colours

    KIND = [0] * CARDS
    COLOUR = [0] * CARDS
    KIND_SETS = [0] * KIND_COUNT
    PARTNER = [0] * KIND_COUNT
    MULTIPLIES = [0] * KIND_COUNT
    PAIRS_WITH = [0] * KIND_COUNT
    EXPECTED = [0.0] * (CARDS + 1)
    HOPE = [0.0] * (KIND_COUNT + 4)
    MORE = [0.0] * (KIND_COUNT + 4)
    COLOUR_ALONE, COLOUR_WITH_MERMAID, FROM_DECK, LEAD = range(KIND_COUNT, KIND_COUNT + 4)

for _card, _kind in enumerate(cards.KIND_OF):
    KIND[_card] = _kind
    COLOUR[_card] = next(hue for hue, mask in enumerate(cards.COLOUR_MASKS) if mask >> _card & 1)
for _kind, _mask in enumerate(cards.KIND_MASKS):
    KIND_SETS[_kind] = _mask
    PARTNER[_kind] = -1
    PAIRS_WITH[_kind] = -1
for _duo in spec.DUOS:
    _one, _other = cards.KINDS.index(_duo.name), cards.KINDS.index(_duo.other)
    PAIRS_WITH[_one] = _other
    PAIRS_WITH[_other] = _one
for _multiplier in spec.MULTIPLIERS:  # a multiplier and what it multiplies are partners
    _one, _other = cards.KINDS.index(_multiplier.name), cards.KINDS.index(_multiplier.counted)
    MULTIPLIES[_one] = 1
    PARTNER[_one] = _other
    PARTNER[_other] = _one

# Points that a sensible player has, on average, with so many cards in hand and on the table.
for _size in range(len(cards.KIND_OF) + 1):
    EXPECTED[_size] = 0.12 * _size * _size if _size < 6 else 4.3 + 1.3 * (_size - 6)


JUDGED_BESIDES = ("colour", "colour_with_mermaid", "deck", "lead")  # the lines after the kinds


def kept_numbers() -> list[float]:
    """The numbers of appraisal.csv, two a line; a kind without a line gets the mean of the others."""
    text = resources.files("papercove.games.sea_salt_paper").joinpath("appraisal.csv").read_text("utf-8")
    lines = {name: (float(hope), float(more)) for name, hope, more in (row.split(",") for row in text.splitlines())}
    fitted = [lines[kind] for kind in cards.KINDS if kind in lines]
    usual = tuple(sum(numbers) / len(fitted) for numbers in zip(*fitted, strict=True))
    return [number for name in (*cards.KINDS, *JUDGED_BESIDES) for number in lines.get(name, usual)]


def go_by(numbers: Sequence[float]) -> None:
    """Use these numbers from now on, in the whole process; tools/fit_appraisal.py tries many."""
    for i in range(KIND_COUNT + 4):
        HOPE[i] = numbers[2 * i]
        MORE[i] = numbers[2 * i + 1]


go_by(kept_numbers())


def appeal(held: int, card: int) -> float:
    """How many points `card` may bring to the player who holds `held`."""
    kind = KIND[card]
    if kind == KIND_MERMAID:
        return mermaid_appeal(held)
    if MULTIPLIES[kind]:  # what it multiplies now, and a little for later
        return HOPE[kind] + MORE[kind] * count(held & KIND_SETS[PARTNER[kind]]) + colour_appeal(held, card)
    value = MORE[kind] if completes(held, kind) else HOPE[kind]
    if PARTNER[kind] >= 0 and held & KIND_SETS[PARTNER[kind]]:
        value += MORE[PARTNER[kind]]
    return value + colour_appeal(held, card)


def completes(held: int, kind: int) -> bool:
    """Whether one more of `kind` makes a pair, or adds to a collection."""
    other = PAIRS_WITH[kind]
    if other == kind:
        return count(held & KIND_SETS[kind]) & 1 == 1
    if other >= 0:
        return count(held & KIND_SETS[other]) > count(held & KIND_SETS[kind])
    return held & KIND_SETS[kind] != 0


def mermaid_appeal(held: int) -> float:
    """The next largest colour, which may still grow; the fourth wins the match."""
    mermaids = count(held & ALL_MERMAIDS)
    if mermaids == 3:
        return 100.0
    return HOPE[KIND_MERMAID] + MORE[KIND_MERMAID] * (
        largest_colours(held, mermaids + 1) - largest_colours(held, mermaids)
    )


def colour_appeal(held: int, card: int) -> float:
    """A large colour serves mermaids and the bonus."""
    size = count(held & COLOUR_SETS[COLOUR[card]])
    if held & ALL_MERMAIDS:
        return MORE[COLOUR_WITH_MERMAID] if size >= 2 else HOPE[COLOUR_WITH_MERMAID]
    return HOPE[COLOUR_ALONE] * size
