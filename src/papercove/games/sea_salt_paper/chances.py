"""The chance to win the match from the points that each seat has still to go."""

from __future__ import annotations

import cython

if not cython.compiled:
    FAR = 40
    OF_TWO = [0.0] * 1681
    STRENGTH = [0.0] * 41

for _a in range(41):
    STRENGTH[_a] = 2.0 ** ((40 - _a) / 8)
    for _b in range(41):
        _x = 0.35 * (_b - _a) / (1 + min(_a, _b)) ** 0.5
        OF_TWO[_a * 41 + _b] = 0.5 + 0.5 * _x / (1 + _x * _x) ** 0.5


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


def strength(to_go: float) -> float:
    """Among several seats each wins in proportion to this."""
    to_go = to_go if to_go > 0.0 else 0.0
    to_go = to_go if to_go < FAR else FAR
    a = cython.cast(cython.int, to_go)
    a = a if a < FAR else FAR - 1
    return STRENGTH[a] + (STRENGTH[a + 1] - STRENGTH[a]) * (to_go - a)
