"""What an observer may believe: deals that fit what it was told, with their true odds, and what is certain. Rule 7.6.

unfolding.py finds the explanations and their odds. What each leaves unseen is interchangeable: it is shuffled into the
hands and the deck.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from types import SimpleNamespace as Reading

    from papercove.engine.bits import highest, lowest, members
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import draw, fork, shuffle_down
    from papercove.games.sea_salt_paper.constants import (
        CARD_AT,
        CARDS,
        FACE,
        FACE_COUNT,
        FACE_SET,
        LINES,
        MORE_AT,
        NO_CARD,
        ONE,
    )
    from papercove.games.sea_salt_paper.explanation import (
        DOUBTS,
        HALVES,
        KNOWN,
        LAID,
        MIXED,
        PILE,
        POOL,
        ROW,
        SURE,
        UNSEEN,
        clear_doubt,
        first_row,
    )
    from papercove.games.sea_salt_paper.memory import EVERYBODY, LAY, SPECTATOR
    from papercove.games.sea_salt_paper.table import Table
    from papercove.games.sea_salt_paper.unfolding import begin_reading, look_ahead, unfold


def resample_for(s: Table, seat: int, rng: list[int]) -> None:
    """Resample everything `seat` (NOBODY: a spectator) cannot know: each deal that fits, with its true odds."""
    if not cython.compiled:
        row = [0] * ROW
        best = [0] * ROW
        guide = [0] * LINES
        told = Reading()
    observer = SPECTATOR if seat == NOBODY else seat
    hidden = (s.secrets >> observer) & 1
    first_row(s, observer, row)
    chosen = row
    if hidden:
        chosen = best
        look_ahead(s, observer, guide)
    begin_reading(told, observer, chosen, guide, rng)
    unfold(s, told, 0, 1.0, row)
    while not deal(s, observer, chosen, rng):
        first_row(s, observer, row)
        begin_reading(told, observer, chosen, guide, rng)
        unfold(s, told, 0, 1.0, row)
    if hidden:
        lay_piles(s, chosen)
    if chosen[MIXED]:
        retell_laid(s, chosen)
    tear_others(s, observer)
    fork(rng, s.dice)


def deal(s: Table, observer: int, row: list[int], rng: list[int]) -> bool:
    """Shuffle what is unseen into the hands, the drawn cards and the deck; says whether to keep this deal.

    Hands and drawn cards come from the top of the unseen cards, and the rest is the deck. Its order is settled by the
    dice as they are here, and worked out as it is drawn (Rules.shuffle_drawn), since most of it never is. The dice roll
    on as if it were shuffled at once: two cards a draw.
    """
    size = members(row[POOL], s.deck)
    s.loose = shuffle_down(rng, s.deck, size, s.deck_size)
    for i in range(4):
        s.deck_dice[i] = rng[i]
    for _ in range(s.loose >> 1):
        draw(rng)
    s.shuffled = row[POOL]
    for seat in range(s.seats):
        s.hand[seat] = row[KNOWN + seat]
        rest = row[UNSEEN + seat]
        while rest:
            size -= 1
            s.hand[seat] |= ONE << s.deck[size]
            if row[DOUBTS]:
                clear_doubt(row, FACE[s.deck[size]], lowest(rest))
            rest &= rest - 1
    if observer != s.to_move:
        for i in range(s.drawn_count):
            size -= 1
            s.drawn[i] = s.deck[size]
        if s.drawn_count == 2 and s.drawn[0] > s.drawn[1]:
            s.drawn[0] = s.deck[size]
            s.drawn[1] = s.deck[size + 1]
    return row[HALVES] == 0 or draw(rng) >> (64 - row[HALVES]) == 0


def lay_piles(s: Table, row: list[int]) -> None:
    """Lay out the piles of an explanation."""
    for side in range(2):
        at = side * CARDS
        rest = row[PILE + side]
        while rest:
            s.pile[at] = s.came[lowest(rest)]
            rest &= rest - 1
            at += 1


def retell_laid(s: Table, row: list[int]) -> None:
    """Let the laid cards be the copies that this explanation laid, on the table and in the tale."""
    for seat in range(s.seats):
        left = row[LAID + seat]
        s.laid[seat] = (s.laid[seat] & ~s.dealt) | left
        for i in range(s.told):
            line = s.tale[i]
            here = line & 63
            if here == LAY | seat << 4:
                one = lowest(left & FACE_SET[FACE[(line >> CARD_AT) & NO_CARD]])
                left &= ~(ONE << one)
                two = lowest(left & FACE_SET[FACE[(line >> MORE_AT) & NO_CARD]])
                left &= ~(ONE << two)
                s.tale[i] = (line & 0x1FFF) | one << CARD_AT | two << MORE_AT


def tear_others(s: Table, observer: int) -> None:
    """After resampling, the other seats know what a spectator knows, and their own cards."""
    for other in range(4):
        if other != observer:
            s.since[other] = s.told
            s.own[other] = 0
    s.retold = 0
    s.secrets |= EVERYBODY & ~(1 << observer)


# --- what is certain ---


def certainties(s: Table, observer: int) -> tuple[list[int], list[list[int]]]:
    """What lies where in every deal that `observer` may believe: each hand's cards; each pile's, bottom to top."""
    if not cython.compiled:
        row = [0] * ROW
        best = [0] * ROW
        guide = [0] * LINES
        rng = [0] * 4
        told = Reading()
    for i in range(s.told):
        guide[i] = (ONE << FACE_COUNT) - 1
    for i in range(4):
        rng[i] = 0
    first_row(s, observer, row)
    row[SURE] = 1
    begin_reading(told, observer, best, guide, rng)
    unfold(s, told, 0, 1.0, row)
    piles = []
    for side in range(2):
        pile = []
        sure = best[PILE + side]
        rest = best[LAID + side]
        while rest:
            card = s.came[highest(rest)]
            rest &= ~(ONE << highest(rest))
            alike = sure & FACE_SET[FACE[card]]
            if alike:
                sure &= ~(ONE << lowest(alike))
                pile.append(card)
        piles.append(pile[::-1])
    return [best[KNOWN + seat] for seat in range(s.seats)], piles
