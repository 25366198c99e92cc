"""What one more card may be worth to somebody, in points, by rule of thumb: what it scores, and what it may become.

Held cards are a mask, hand and laid cards together. The numbers in appraisal.csv are fitted by self-play:
tools/fit_appraisal.py makes them. A line holds two: the worth of a hope, and of what comes of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources

import cython

from papercove.games.sea_salt_paper import cards

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.sea_salt_paper.scoring import COLOUR_SETS, MERMAIDS, SHARKS, SWIMMERS, largest_colours

    KIND = [0] * 58
    COLOUR = [0] * 58
    KIND_SETS = [0] * 14
    PARTNER = [0] * 14
    EXPECTED = [0.0] * 33
    HOPE = [0.0] * 18
    MORE = [0.0] * 18
    FISH, SWIMMER, SHARK, SAILOR, MERMAID = 2, 3, 4, 8, 9
    COLOUR_ALONE, COLOUR_WITH_MERMAID, FROM_DECK, LEAD = 14, 15, 16, 17

for _card in range(58):
    KIND[_card] = cards.KIND_OF[_card]
    COLOUR[_card] = next(c for c in range(11) if cards.COLOUR_MASKS[c] >> _card & 1)
for _kind in range(14):
    KIND_SETS[_kind] = cards.KIND_MASKS[_kind]
    PARTNER[_kind] = -1
# A multiplier and what it multiplies: lighthouse and boats, shoal and fish, colony and penguins, captain and sailors.
for _one, _other in ((10, 1), (11, 2), (12, 7), (13, 8)):
    PARTNER[_one] = _other
    PARTNER[_other] = _one

# Points that a sensible player has, on average, with so many cards in hand and on the table.
for _size in range(33):
    EXPECTED[_size] = 0.12 * _size * _size if _size < 6 else 4.3 + 1.3 * (_size - 6)


def kept_numbers() -> list[float]:
    """The numbers of appraisal.csv, two a line."""
    text = resources.files("papercove.games.sea_salt_paper").joinpath("appraisal.csv").read_text("utf-8")
    return [float(number) for line in text.splitlines() for number in line.split(",")[1:]]


def go_by(numbers: Sequence[float]) -> None:
    """Judge by these numbers from now on, in the whole process: for who fits them."""
    for i in range(18):
        HOPE[i] = numbers[2 * i]
        MORE[i] = numbers[2 * i + 1]


go_by(kept_numbers())


def appeal(held: int, card: int) -> float:
    """How many points `card` may bring to who holds `held`."""
    kind = KIND[card]
    if kind == MERMAID:
        return mermaid_appeal(held)
    if kind > MERMAID:  # what it multiplies now, and a little for later
        return HOPE[kind] + MORE[kind] * count(held & KIND_SETS[PARTNER[kind]]) + colour_appeal(held, card)
    value = MORE[kind] if completes(held, kind) else HOPE[kind]
    if PARTNER[kind] >= 0 and held & KIND_SETS[PARTNER[kind]]:
        value += MORE[PARTNER[kind]]
    return value + colour_appeal(held, card)


def completes(held: int, kind: int) -> bool:
    """Whether one more of `kind` makes a pair, or goes on with a collection."""
    if kind <= FISH:
        return count(held & KIND_SETS[kind]) & 1 == 1
    if kind == SWIMMER:
        return count(held & SHARKS) > count(held & SWIMMERS)
    if kind == SHARK:
        return count(held & SWIMMERS) > count(held & SHARKS)
    return held & KIND_SETS[kind] != 0


def mermaid_appeal(held: int) -> float:
    """The next largest colour, which may still grow; the fourth wins the match."""
    mermaids = count(held & MERMAIDS)
    if mermaids == 3:
        return 100.0
    return HOPE[MERMAID] + MORE[MERMAID] * (largest_colours(held, mermaids + 1) - largest_colours(held, mermaids))


def colour_appeal(held: int, card: int) -> float:
    """A large colour serves mermaids and the bonus."""
    size = count(held & COLOUR_SETS[COLOUR[card]])
    if held & MERMAIDS:
        return MORE[COLOUR_WITH_MERMAID] if size >= 2 else HOPE[COLOUR_WITH_MERMAID]
    return HOPE[COLOUR_ALONE] * size
