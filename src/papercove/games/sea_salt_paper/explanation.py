"""One explanation of what an observer was told: a row of sets, and what is learnt when cards come out of a hand.

The sets are the cards known in each hand, those drawn from the deck unseen, the piles. unfolding.py makes all
explanations of a tale, beliefs.py deals by one of them.

An observer cannot tell cards of one face apart. When a face comes out of a hand that was known to hold it, nothing
else is learnt. When it was not known, an unseen card had it, and two copies in that hand are one deal, not two: see
`come_out`.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.dice import below
    from papercove.games.sea_salt_paper.constants import FACE, FACE_COUNT, FACE_SET, ONE, TWIN_COUNT
    from papercove.games.sea_salt_paper.table import Table

    # The places of a row.
    KNOWN = 0  # to 3: each seat's known cards
    UNSEEN = 4  # to 7: each seat's unseen cards, numbered as they were drawn
    PILE = 8  # and 9: the piles, by the numbers in which their cards came
    LAID = 10  # to 13: the cards each seat laid
    POOL = 14  # what the unseen cards, and the deck, may be
    DRAWN = 15  # how many unseen cards were drawn so far
    CAME = 16  # how many cards came onto piles so far
    DOUBTS = 17  # the twins (TWIN) of which one copy came out unseen and the other did not
    HALVES = 18  # how often that other copy was in the same hand
    MIXED = 19  # whether another copy of a face was laid than the tale says
    SURE = 20  # whether only what all explanations share is wanted
    DOUBT = 21  # and on: for each twin, the unseen cards of the hand that one copy came from
    ROW = DOUBT + TWIN_COUNT
    LOW = FACE_COUNT  # in a guide, above the bits of faces: the fewest cards left in a pile

    TWIN = [0] * FACE_COUNT

from papercove.games.sea_salt_paper import cards

_twins = [face for face, row in enumerate(cards.DECK) if row[2] == 2]
for _face in range(len(cards.FACES)):
    TWIN[_face] = _twins.index(_face) if _face in _twins else -1


def first_row(s: Table, observer: int, row: list[int]) -> None:
    """The row at the beginning of the tale."""
    for i in range(ROW):
        row[i] = 0
    row[POOL] = s.dealt & ~s.seen & ~s.own[observer]
    if observer == s.to_move:
        for i in range(s.drawn_count):
            row[POOL] &= ~(ONE << s.drawn[i])


def copy_row(to: list[int], source: list[int]) -> None:
    """Copy a row."""
    for i in range(ROW):
        to[i] = source[i]


def nth(cards: int, at: int) -> int:
    """The member at place `at` of a set, 0 for the lowest."""
    while at:
        cards &= cards - 1
        at -= 1
    return lowest(cards)


def any_of(cards: int, rng: list[int]) -> int:
    """A random member of a set."""
    n = count(cards)
    return nth(cards, below(rng, n)) if n > 1 else lowest(cards)


def come_out(row: list[int], seat: int, cards: int, whole: bool, rng: list[int]) -> float:
    """Cards of these faces come out of a hand, or are seen to be all of it (`whole`); returns the odds of that.

    Known ones first. For the others count the ways in which unseen cards could be they. That counts a hand twice
    which holds two copies of a face of which only one comes out: as where the second copy is may show later only, it
    is put down as a doubt, and a deal where it was there will be kept half the time.
    """
    unseen = 0
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        alike = row[KNOWN + seat] & FACE_SET[FACE[card]]
        if alike == 0:
            unseen |= ONE << card
        else:
            found = card if (alike >> card) & 1 else lowest(alike)
            row[KNOWN + seat] &= ~(ONE << found)
            row[LAID + seat] |= ONE << found
            if found != card:
                row[MIXED] = 1
    odds = 1.0
    last = -1
    run = 0
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        alike = row[POOL] & FACE_SET[FACE[card]]
        if alike == 0 or row[UNSEEN + seat] == 0:
            return 0.0
        run = run + 1 if FACE[card] == last else 1
        last = FACE[card]
        odds *= count(alike) * count(row[UNSEEN + seat]) / (1.0 * count(row[POOL]) * run)
        if TWIN[last] >= 0 and not whole and run == 1 and count(alike) == 2:
            row[DOUBTS] |= ONE << TWIN[last]
            row[DOUBT + TWIN[last]] = row[UNSEEN + seat]
            release(row, seat, rng)
        elif run == 2 and TWIN[last] >= 0:
            row[DOUBTS] &= ~(ONE << TWIN[last])
            release(row, seat, rng)
        else:
            clear_doubt(row, last, release(row, seat, rng))
        found = card if (alike >> card) & 1 else lowest(alike)
        row[POOL] &= ~(ONE << found)
        row[LAID + seat] |= ONE << found
        if found != card:
            row[MIXED] = 1
    return odds


def release(row: list[int], seat: int, rng: list[int]) -> int:
    """One of a hand's unseen cards, all alike, leaves it; returns its number."""
    number = any_of(row[UNSEEN + seat], rng)
    row[UNSEEN + seat] &= ~(ONE << number)
    return number


def clear_doubt(row: list[int], face: int, number: int) -> None:
    """The unseen card of this number had this face: if that was in doubt, it no longer is."""
    twin = TWIN[face]
    if twin >= 0 and (row[DOUBTS] >> twin) & 1:
        row[DOUBTS] &= ~(ONE << twin)
        row[HALVES] += (row[DOUBT + twin] >> number) & 1


def show_hand(row: list[int], seat: int, hand: int, rng: list[int]) -> float:
    """A whole hand is seen; returns the odds that it was this one."""
    laid = row[LAID + seat]
    row[LAID + seat] = 0
    odds = come_out(row, seat, hand, True, rng)
    if row[KNOWN + seat] != 0:
        return 0.0
    row[KNOWN + seat] = row[LAID + seat]
    row[LAID + seat] = laid
    return odds
