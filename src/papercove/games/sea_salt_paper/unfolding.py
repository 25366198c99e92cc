"""Every explanation of what an observer was told, made by following the tale line by line. Rule 7.6.

Where the observer was not told which card crabs or robbers took, it may have been any of them, and the explanation
branches; a branch dies when something seen later contradicts it. The odds of an explanation are those of the hidden
choices, all uniform, and of the unseen cards that came out of hands later.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from types import SimpleNamespace as Reading

    from papercove.engine.bits import count, highest, lowest
    from papercove.engine.dice import unit
    from papercove.games.sea_salt_paper.agreement import agree
    from papercove.games.sea_salt_paper.constants import (
        ALL_MERMAIDS,
        CARD_AT,
        FACE,
        FACE_SET,
        MORE_AT,
        NO_CARD,
        ONE,
        PLACE_AT,
    )
    from papercove.games.sea_salt_paper.explanation import (
        CAME,
        DRAWN,
        KNOWN,
        LOW,
        PILE,
        POOL,
        ROW,
        SURE,
        UNSEEN,
        any_of,
        clear_doubt,
        come_out,
        copy_row,
        nth,
        release,
        show_hand,
    )
    from papercove.games.sea_salt_paper.memory import (
        CRAB,
        DRAW,
        EVERYBODY,
        LAY,
        LOOK,
        MERMAID_WIN,
        PUT,
        REVEAL,
        ROBBERY,
        TAKE_TOP,
    )
    from papercove.games.sea_salt_paper.table import Table


def begin_reading(reading: Reading, observer: int, best: list[int], guide: list[int], rng: list[int]) -> None:
    """What `observer` makes of the tale: the odds of all explanations, none so far, and one, drawn by its odds.

    `guide` is what `look_ahead` found. Where there is only one explanation, `best` may be the row it is made in.
    """
    reading.observer = observer
    reading.total = 0.0
    reading.best = best
    reading.guide = guide
    reading.rng = rng


def knows(s: Table, observer: int, at: int, line: int) -> bool:
    """Whether `observer` was told the card of this line, the one at `at`."""
    told = (line >> 8) & EVERYBODY
    return told == EVERYBODY or ((told >> observer) & 1 == 1 and at >= s.since[observer])


def look_ahead(s: Table, observer: int, guide: list[int]) -> None:
    """For each line: the faces that come out of hands later, and the fewest cards that are later left in its pile.

    What is neither among those faces nor seen again in its pile can be told from its like by nothing that follows.
    """
    faces = 0
    if is_torn(s, observer):
        faces = faces_of(s.hand[observer])
    size0 = s.pile_size[0]
    size1 = s.pile_size[1]
    low0 = size0
    low1 = size1
    at = s.told
    while at > 0:
        at -= 1
        line = s.tale[at]
        what = line & 15
        known = knows(s, observer, at, line)
        side = (line >> 6) & 3
        guide[at] = faces | ((low1 if side == 1 else low0) << LOW)
        if what == LAY:
            faces |= (ONE << FACE[(line >> CARD_AT) & NO_CARD]) | (ONE << FACE[(line >> MORE_AT) & NO_CARD])
        elif what == MERMAID_WIN:
            faces |= faces_of(ALL_MERMAIDS)
        elif what == REVEAL:
            faces |= faces_of(s.hand[(line >> 4) & 3])
        elif what == ROBBERY:
            if known:
                faces |= ONE << FACE[(line >> CARD_AT) & NO_CARD]
        elif what != DRAW:
            more = -1 if what == PUT else (0 if what == LOOK else 1)
            if side == 0:
                size0 += more
                low0 = 0 if what == LOOK and known else (size0 if size0 < low0 else low0)
            else:
                size1 += more
                low1 = 0 if what == LOOK and known else (size1 if size1 < low1 else low1)


def faces_of(cards: int) -> int:
    """The set of the faces of a set of cards."""
    faces = 0
    while cards:
        faces |= ONE << FACE[lowest(cards)]
        cards &= cards - 1
    return faces


def is_torn(s: Table, observer: int) -> bool:
    """Whether resampling for another seat reduced this one's memory to a spectator's; it still sees its hand."""
    return s.since[observer] > 0


def unfold(s: Table, reading: Reading, at: int, odds: float, row: list[int]) -> None:
    """Follow the tale from line `at` on, and add every explanation that begins with `row` to what was read.

    In a row that is SURE `best` keeps what all of them share (`agree`).
    """
    while at < s.told:
        line = s.tale[at]
        what = line & 15
        seat = (line >> 4) & 3
        other = (line >> 6) & 3
        card = (line >> CARD_AT) & NO_CARD
        at += 1
        if what == DRAW:
            if knows(s, reading.observer, at - 1, line):
                row[KNOWN + seat] |= ONE << card
            else:
                row[UNSEEN + seat] |= ONE << row[DRAWN]
                row[DRAWN] += 1
        elif what == PUT:
            row[PILE + other] |= ONE << row[CAME]
            row[CAME] += 1
        elif what == TAKE_TOP:
            take(s, row, seat, other, highest(row[PILE + other]))
            if not shows(s, row[PILE + other], (line >> MORE_AT) & NO_CARD):
                return
        elif what == LAY:
            odds *= come_out(row, seat, (ONE << card) | (ONE << ((line >> MORE_AT) & NO_CARD)), False, reading.rng)
            if odds == 0.0:
                return
        elif what == LOOK:
            if knows(s, reading.observer, at - 1, line) and not matches(s, row, other, s.looks[line >> PLACE_AT]):
                return
        elif what == CRAB:
            if not knows(s, reading.observer, at - 1, line):
                unfold_crab(s, reading, at, odds, row)
                return
            take(s, row, seat, other, nth(row[PILE + other], line >> PLACE_AT))
        elif what == ROBBERY:
            if knows(s, reading.observer, at - 1, line):
                unfold_known_robbery(s, reading, at, odds, row)
            else:
                unfold_robbery(s, reading, at, odds, row)
            return
        elif what == MERMAID_WIN:
            odds *= come_out(row, seat, ALL_MERMAIDS, False, reading.rng)
            if odds == 0.0:
                return
        else:
            odds *= show_hand(row, seat, s.hand[seat], reading.rng)
            if odds == 0.0:
                return
    if is_torn(s, reading.observer):
        odds *= show_hand(row, reading.observer, s.hand[reading.observer], reading.rng)
        if odds == 0.0:
            return
    reading.total += odds
    if row[SURE]:
        agree(s, row, reading.best, reading.total == odds)
    elif (reading.total == odds or unit(reading.rng) * reading.total < odds) and reading.best != row:
        copy_row(reading.best, row)


def take(s: Table, row: list[int], seat: int, side: int, arrival: int) -> None:
    """A card of a pile goes into a hand."""
    row[PILE + side] &= ~(ONE << arrival)
    row[KNOWN + seat] |= ONE << s.came[arrival]


def shows(s: Table, pile: int, top: int) -> bool:
    """Whether a pile has this card's face on top, or nothing if that is NO_CARD."""
    if pile == 0 or top == NO_CARD:
        return pile == 0 and top == NO_CARD
    return FACE[s.came[highest(pile)]] == FACE[top]


def matches(s: Table, row: list[int], side: int, seen: int) -> bool:
    """Whether a pile looks like the cards that were seen in it."""
    rest = row[PILE + side]
    size = row[CAME]
    for arrival in range(size):
        if (seen >> s.came[arrival]) & 1:
            if FACE[s.came[lowest(rest)]] != FACE[s.came[arrival]]:
                return False
            rest &= rest - 1
    return True


# --- where an explanation branches ---


def unfold_crab(s: Table, reading: Reading, at: int, odds: float, row: list[int]) -> None:
    """Crabs took any card that leaves the top as it was seen; those that nothing tells apart are tried as one."""
    if not cython.compiled:
        start = [0] * ROW
    line = s.tale[at - 1]
    seat = (line >> 4) & 3
    side = (line >> 6) & 3
    top = (line >> MORE_AT) & NO_CARD
    copy_row(start, row)
    deep = reading.guide[at - 1] >> LOW
    alike = 0
    rest = start[PILE + side]
    while rest:
        arrival = lowest(rest)
        rest &= rest - 1
        if deep > 0:
            deep -= 1
            if not (reading.guide[at - 1] >> FACE[s.came[arrival]]) & 1:
                alike |= ONE << arrival
                continue
        if shows(s, start[PILE + side] & ~(ONE << arrival), top):
            copy_row(row, start)
            take(s, row, seat, side, arrival)
            unfold(s, reading, at, odds, row)
    if alike and shows(s, start[PILE + side] & ~(ONE << lowest(alike)), top):
        copy_row(row, start)
        take(s, row, seat, side, any_of(alike, reading.rng))
        unfold(s, reading, at, odds * count(alike), row)


def pass_on(row: list[int], giver: int, taker: int, card: int) -> None:
    """A card goes from one place of a row to another."""
    row[giver] &= ~(ONE << card)
    row[taker] |= ONE << card


def unfold_robbery(s: Table, reading: Reading, at: int, odds: float, row: list[int]) -> None:
    """A robber took any card of a hand."""
    if not cython.compiled:
        start = [0] * ROW
    line = s.tale[at - 1]
    seat = (line >> 4) & 3
    victim = (line >> 6) & 3
    copy_row(start, row)
    alike = 0
    rest = start[KNOWN + victim]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if (reading.guide[at - 1] >> FACE[card]) & 1:
            copy_row(row, start)
            pass_on(row, KNOWN + victim, KNOWN + seat, card)
            unfold(s, reading, at, odds, row)
        else:
            alike |= ONE << card
    if alike:
        copy_row(row, start)
        pass_on(row, KNOWN + victim, KNOWN + seat, any_of(alike, reading.rng))
        unfold(s, reading, at, odds * count(alike), row)
    rest = start[UNSEEN + victim]
    if rest:
        copy_row(row, start)
        pass_on(row, UNSEEN + victim, UNSEEN + seat, any_of(rest, reading.rng))
        unfold(s, reading, at, odds * count(rest), row)


def unfold_known_robbery(s: Table, reading: Reading, at: int, odds: float, row: list[int]) -> None:
    """A robber took a card of a face that the observer was told: a known one, or an unseen one that had it."""
    if not cython.compiled:
        start = [0] * ROW
    line = s.tale[at - 1]
    seat = (line >> 4) & 3
    victim = (line >> 6) & 3
    face = FACE[(line >> CARD_AT) & NO_CARD]
    known = row[KNOWN + victim] & FACE_SET[face]
    alike = row[POOL] & FACE_SET[face]
    unseen = row[UNSEEN + victim]
    both = known != 0 and alike != 0 and unseen != 0
    if both:
        copy_row(start, row)
    if known:
        pass_on(row, KNOWN + victim, KNOWN + seat, lowest(known))
        unfold(s, reading, at, odds * count(known), row)
    if alike == 0 or unseen == 0:
        return
    if both:
        copy_row(row, start)
    odds *= count(alike) * count(unseen) / (1.0 * count(row[POOL]))
    clear_doubt(row, face, release(row, victim, reading.rng))
    pass_on(row, POOL, KNOWN + seat, lowest(alike))
    unfold(s, reading, at, odds, row)
