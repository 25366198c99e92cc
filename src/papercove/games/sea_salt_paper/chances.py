"""The chance to win the match from the points that each seat has still to go.

The table chances.csv is fitted by self-play: tools/fit_chances.py makes it.
"""

from __future__ import annotations

from importlib import resources

import cython

if not cython.compiled:
    FAR = 40
    OF_TWO = [0.0] * 1681
    STRENGTH = [0.0] * 82

ROWS = resources.files("papercove.games.sea_salt_paper").joinpath("chances.csv").read_text("utf-8").splitlines()
for _i in range(41):
    STRENGTH[_i] = float(ROWS[41].split(",")[1 + _i])
    STRENGTH[41 + _i] = float(ROWS[42].split(",")[1 + _i])
    for _j in range(41):
        OF_TWO[_i * 41 + _j] = float(ROWS[_i].split(",")[1 + _j])


def duel_chance(own: float, other: float) -> float:
    """Of two seats with so many points to go, the chance of the first; between the table's entries, in proportion."""
    own = own if own > 0.0 else 0.0
    other = other if other > 0.0 else 0.0
    if own > FAR or other > FAR:
        x = FAR / (own if own > other else other)
        own *= x
        other *= x
    a = cython.cast(cython.int, own)
    b = cython.cast(cython.int, other)
    a = a if a < FAR else FAR - 1
    b = b if b < FAR else FAR - 1
    x = own - a
    y = other - b
    at = a * (FAR + 1) + b
    return (OF_TWO[at] * (1.0 - y) + OF_TWO[at + 1] * y) * (1.0 - x) + (
        OF_TWO[at + FAR + 1] * (1.0 - y) + OF_TWO[at + FAR + 2] * y
    ) * x


def strength(to_go: float, seats: int) -> float:
    """Among three or four seats each wins in proportion to this."""
    to_go = to_go if to_go > 0.0 else 0.0
    to_go = to_go if to_go < FAR else FAR
    a = cython.cast(cython.int, to_go)
    a = a if a < FAR else FAR - 1
    at = a + (FAR + 1 if seats == 4 else 0)
    return STRENGTH[at] + (STRENGTH[at + 1] - STRENGTH[at]) * (to_go - a)
