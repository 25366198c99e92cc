"""The chance to win the match from the points that each seat has still to go, for every number of seats and goal.

The table chances.csv is a race reckoned from self-play: tools/fit_chances.py makes it. Points to go stand at knots;
between knots chances are interpolated along each seat, so what rises at the knots rises everywhere. Rivals are a
multiset: who of them has how much does not matter. Whoever begins a round gains more in it: that is counted as a head
start in points.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from itertools import combinations_with_replacement, permutations

import cython

if not cython.compiled:
    FAR = 200
    ROOM = 64
    RANKS = 6859
    CHANCES = 25270
    CELL = [0] * (3 * (FAR + 1))
    HEAD_START = [0.0] * (3 * 4)  # by seats, from the one that begins on
    KNOT = [0.0] * (3 * ROOM)
    WIDTH = [0.0] * (3 * ROOM)
    KNOTS = [0] * 3
    MULTISETS = [0] * 3
    RANK = [0] * (3 * RANKS)
    CHANCE_OF = [0.0] * (3 * CHANCES)


def _fill_tables() -> None:
    """Read the table: for each number of seats head starts, knots, and a line for each knot of one's own."""
    lines = resources.files("papercove.games.sea_salt_paper").joinpath("chances.csv").read_text("utf-8").splitlines()
    at = 0
    for few in range(3):
        for place, points in enumerate(lines[at].split(",")[1:]):
            HEAD_START[few * 4 + place] = float(points)
        at += 1
        knots = [int(field) for field in lines[at].split(",")[1:]]
        size = len(knots)
        for place, members in enumerate(combinations_with_replacement(range(size), few + 1)):
            for order in permutations(members):
                rank = 0
                for member in order:
                    rank = rank * size + member
                RANK[few * RANKS + rank] = place
        KNOTS[few] = size
        MULTISETS[few] = place + 1
        for i in range(size):
            KNOT[few * ROOM + i] = knots[i]
            WIDTH[few * ROOM + i] = 1.0 / (knots[i + 1] - knots[i]) if i + 1 < size else 0.0
            for to_go in range(knots[i], FAR + 1):
                CELL[few * (FAR + 1) + to_go] = min(i, size - 2)
            row = lines[at + 1 + i].split(",")
            for j in range(place + 1):
                CHANCE_OF[few * CHANCES + i * (place + 1) + j] = float(row[1 + j])
        at += 1 + size


_fill_tables()


def race_chance(to_go: list[float], seats: int) -> float:
    """The chance of the first of these seats, with so many points to go each."""
    if not cython.compiled:
        low = [0] * 4
        part = [0.0] * 4
    few = seats - 2
    size = KNOTS[few]
    scale = 1.0
    for i in range(seats):  # further off than any goal of a table: the same race on a smaller scale
        if to_go[i] * scale > FAR:
            scale = FAR / to_go[i]
    for i in range(seats):
        left = to_go[i] * scale
        left = left if left > 0.0 else 0.0
        cell = CELL[few * (FAR + 1) + cython.cast(cython.int, left)]
        low[i] = cell
        part[i] = (left - KNOT[few * ROOM + cell]) * WIDTH[few * ROOM + cell]
    total = 0.0
    for corner in range(1 << seats):
        weight = 1.0
        rank = 0
        for i in range(seats):
            side = (corner >> i) & 1
            weight *= part[i] if side else 1.0 - part[i]
            if i > 0:
                rank = rank * size + low[i] + side
        if weight > 0.0:
            own = low[0] + (corner & 1)
            total += weight * CHANCE_OF[few * CHANCES + own * MULTISETS[few] + RANK[few * RANKS + rank]]
    return total


def chance_of_first(points_to_go: Sequence[float]) -> float:
    """The same for Python callers: one number for each seat."""
    if not cython.compiled:
        to_go = [0.0] * 4
    for i in range(len(points_to_go)):
        to_go[i] = points_to_go[i]
    return race_chance(to_go, len(points_to_go))
