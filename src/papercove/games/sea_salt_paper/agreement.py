"""What all explanations share: the cards that lie where they lie whichever of them is true."""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.games.sea_salt_paper.constants import FACE, FACE_SET, ONE
    from papercove.games.sea_salt_paper.explanation import KNOWN, LAID, PILE, POOL, UNSEEN
    from papercove.games.sea_salt_paper.table import Table


def agree(s: Table, row: list[int], best: list[int], first: bool) -> None:
    """Keep in `best` what this explanation, too, holds: each hand, and how many of each face lie in a pile."""
    for seat in range(s.seats):
        sure = first_copies(row[KNOWN + seat] | surely_unseen(row, seat))
        best[KNOWN + seat] = sure if first else best[KNOWN + seat] & sure
    for side in range(2):
        sure = 0
        rest = row[PILE + side]
        while rest:
            sure |= ONE << s.came[lowest(rest)]
            rest &= rest - 1
        sure = first_copies(sure)
        best[PILE + side] = sure if first else best[PILE + side] & sure
        best[LAID + side] = row[PILE + side] if first else best[LAID + side] | row[PILE + side]


def surely_unseen(row: list[int], seat: int) -> int:
    """What the unseen cards of a hand must hold, as there is no room for it elsewhere."""
    unseen = count(row[UNSEEN + seat])
    sure = 0
    rest = row[POOL] if unseen else 0
    while rest:
        alike = row[POOL] & FACE_SET[FACE[lowest(rest)]]
        rest &= ~alike
        spare = count(row[POOL]) - unseen
        while count(alike) > spare:
            sure |= ONE << lowest(alike)
            alike &= alike - 1
    return sure


def first_copies(cards: int) -> int:
    """As many cards of each face, the first copies of it."""
    found = 0
    while cards:
        face = FACE[lowest(cards)]
        copies = FACE_SET[face]
        n = count(cards & copies)
        cards &= ~copies
        while n:
            found |= ONE << lowest(copies)
            copies &= copies - 1
            n -= 1
    return found
