"""What an observer may believe: every explanation of what it was told, and deals sampled from them. Rule 7.6.

An explanation is a row of sets: the cards known in each hand, those drawn from the deck unseen, the piles. It is
made by following the tale line by line. Where the observer was not told which card crabs or robbers took, it may have
been any of them, and the explanation branches; a branch dies when something seen later contradicts it. The odds of an
explanation are those of the hidden choices, all uniform, and of the unseen cards that came out of hands later. The
remaining unseen cards are interchangeable: they are shuffled into the hands and the deck.

An observer cannot tell cards of one face apart. When a face comes out of a hand that was known to hold it, nothing
else is learnt. When it was not known, an unseen card had it, and two copies in that hand are one deal, not two: see
`come_out`.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import count, highest, lowest
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below, draw, fork, shuffle, unit
    from papercove.games.sea_salt_paper.constants import (
        CARD_AT,
        CARDS,
        FACE_COUNT,
        LINES,
        MORE_AT,
        NO_CARD,
        ONE,
        PLACE_AT,
        TWIN_COUNT,
    )
    from papercove.games.sea_salt_paper.memory import (
        CRAB,
        DRAW,
        EVERYBODY,
        FACE,
        FACE_SET,
        LAY,
        LOOK,
        MERMAID_WIN,
        PUT,
        REVEAL,
        ROBBERY,
        SPECTATOR,
        TAKE_TOP,
    )  # fmt: skip
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

MERMAIDS = cards.KIND_MASKS[cards.KINDS.index("mermaid")]
_twins = [face for face, row in enumerate(cards.DECK) if row[2] == 2 and row[0] != "mermaid"]
for _face in range(len(cards.FACES)):
    TWIN[_face] = _twins.index(_face) if _face in _twins else -1


# --- following the tale ---


def first_row(s: Table, observer: int, row: list[int]) -> None:
    """The row at the beginning of the tale."""
    for i in range(ROW):
        row[i] = 0
    row[POOL] = s.dealt & ~s.seen & ~s.own[observer]
    if observer == s.to_move:
        for i in range(s.drawn_count):
            row[POOL] &= ~(ONE << s.drawn[i])


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
            faces |= faces_of(MERMAIDS)
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


def unfold(
    s: Table,
    observer: int,
    at: int,
    odds: float,
    row: list[int],
    best: list[int],
    guide: list[int],
    total: float,
    rng: list[int],
) -> float:
    """Follow the tale from line `at` on. Adds the odds of all explanations to `total`, and keeps one of all in `best`.

    Where there is only one, `best` may be `row`. In a row that is SURE it keeps what all of them share (`agree`).
    """
    while at < s.told:
        line = s.tale[at]
        what = line & 15
        seat = (line >> 4) & 3
        other = (line >> 6) & 3
        card = (line >> CARD_AT) & NO_CARD
        at += 1
        if what == DRAW:
            if knows(s, observer, at - 1, line):
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
                return total
        elif what == LAY:
            odds *= come_out(row, seat, (ONE << card) | (ONE << ((line >> MORE_AT) & NO_CARD)), False, rng)
        elif what == LOOK:
            if knows(s, observer, at - 1, line) and not matches(s, row, other, s.looks[line >> PLACE_AT]):
                return total
        elif what == CRAB:
            if not knows(s, observer, at - 1, line):
                return unfold_crab(s, observer, at, odds, row, best, guide, total, rng)
            take(s, row, seat, other, nth(row[PILE + other], line >> PLACE_AT))
        elif what == ROBBERY:
            if knows(s, observer, at - 1, line):
                return unfold_known_robbery(s, observer, at, odds, row, best, guide, total, rng)
            return unfold_robbery(s, observer, at, odds, row, best, guide, total, rng)
        elif what == MERMAID_WIN:
            odds *= come_out(row, seat, MERMAIDS, False, rng)
        else:
            odds *= show_hand(row, seat, s.hand[seat], rng)
        if odds == 0.0:
            return total
    if is_torn(s, observer):
        odds *= show_hand(row, observer, s.hand[observer], rng)
        if odds == 0.0:
            return total
    total += odds
    if row[SURE]:
        agree(s, row, best, total == odds)
    elif (total == odds or unit(rng) * total < odds) and best != row:
        copy_row(best, row)
    return total


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
            settle(row, last, release(row, seat, rng))
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


def settle(row: list[int], face: int, number: int) -> None:
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


# --- where an explanation branches ---


def unfold_crab(
    s: Table,
    observer: int,
    at: int,
    odds: float,
    row: list[int],
    best: list[int],
    guide: list[int],
    total: float,
    rng: list[int],
) -> float:
    """Crabs took any card that leaves the top as it was seen; those that nothing tells apart are tried as one."""
    if not cython.compiled:
        start = [0] * ROW
    line = s.tale[at - 1]
    seat = (line >> 4) & 3
    side = (line >> 6) & 3
    top = (line >> MORE_AT) & NO_CARD
    copy_row(start, row)
    deep = guide[at - 1] >> LOW
    alike = 0
    rest = start[PILE + side]
    while rest:
        arrival = lowest(rest)
        rest &= rest - 1
        if deep > 0:
            deep -= 1
            if not (guide[at - 1] >> FACE[s.came[arrival]]) & 1:
                alike |= ONE << arrival
                continue
        if shows(s, start[PILE + side] & ~(ONE << arrival), top):
            copy_row(row, start)
            take(s, row, seat, side, arrival)
            total = unfold(s, observer, at, odds, row, best, guide, total, rng)
    if alike and shows(s, start[PILE + side] & ~(ONE << lowest(alike)), top):
        copy_row(row, start)
        take(s, row, seat, side, any_of(alike, rng))
        total = unfold(s, observer, at, odds * count(alike), row, best, guide, total, rng)
    return total


def unfold_robbery(
    s: Table,
    observer: int,
    at: int,
    odds: float,
    row: list[int],
    best: list[int],
    guide: list[int],
    total: float,
    rng: list[int],
) -> float:
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
        if (guide[at - 1] >> FACE[card]) & 1:
            copy_row(row, start)
            row[KNOWN + victim] &= ~(ONE << card)
            row[KNOWN + seat] |= ONE << card
            total = unfold(s, observer, at, odds, row, best, guide, total, rng)
        else:
            alike |= ONE << card
    if alike:
        copy_row(row, start)
        card = any_of(alike, rng)
        row[KNOWN + victim] &= ~(ONE << card)
        row[KNOWN + seat] |= ONE << card
        total = unfold(s, observer, at, odds * count(alike), row, best, guide, total, rng)
    rest = start[UNSEEN + victim]
    if rest:
        copy_row(row, start)
        card = any_of(rest, rng)
        row[UNSEEN + victim] &= ~(ONE << card)
        row[UNSEEN + seat] |= ONE << card
        total = unfold(s, observer, at, odds * count(rest), row, best, guide, total, rng)
    return total


def unfold_known_robbery(
    s: Table,
    observer: int,
    at: int,
    odds: float,
    row: list[int],
    best: list[int],
    guide: list[int],
    total: float,
    rng: list[int],
) -> float:
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
        row[KNOWN + victim] &= ~(ONE << lowest(known))
        row[KNOWN + seat] |= ONE << lowest(known)
        total = unfold(s, observer, at, odds * count(known), row, best, guide, total, rng)
    if alike == 0 or unseen == 0:
        return total
    if both:
        copy_row(row, start)
    odds *= count(alike) * count(unseen) / (1.0 * count(row[POOL]))
    settle(row, face, release(row, victim, rng))
    row[POOL] &= ~(ONE << lowest(alike))
    row[KNOWN + seat] |= ONE << lowest(alike)
    return unfold(s, observer, at, odds, row, best, guide, total, rng)


# --- resampling ---


def resample_for(s: Table, seat: int, rng: list[int]) -> None:
    """Resample everything `seat` (NOBODY: a spectator) cannot know: each deal that fits, with its true odds."""
    if not cython.compiled:
        row = [0] * ROW
        best = [0] * ROW
        guide = [0] * LINES
    observer = SPECTATOR if seat == NOBODY else seat
    hidden = (s.secrets >> observer) & 1
    first_row(s, observer, row)
    chosen = row
    if hidden:
        chosen = best
        look_ahead(s, observer, guide)
    unfold(s, observer, 0, 1.0, row, chosen, guide, 0.0, rng)
    while not deal(s, observer, chosen, rng):
        first_row(s, observer, row)
        unfold(s, observer, 0, 1.0, row, chosen, guide, 0.0, rng)
    if hidden:
        lay_piles(s, chosen)
    if chosen[MIXED]:
        retell_laid(s, chosen)
    tear_others(s, observer)
    fork(rng, s.dice)


def deal(s: Table, observer: int, row: list[int], rng: list[int]) -> bool:
    """Shuffle what is unseen into the hands, the drawn cards and the deck; says whether to keep this deal."""
    if not cython.compiled:
        pool = [0] * CARDS
    size = 0
    rest = row[POOL]
    while rest:
        pool[size] = lowest(rest)
        rest &= rest - 1
        size += 1
    shuffle(rng, pool, size)
    s.shuffled = row[POOL]
    for seat in range(s.seats):
        s.hand[seat] = row[KNOWN + seat]
        rest = row[UNSEEN + seat]
        while rest:
            size -= 1
            s.hand[seat] |= ONE << pool[size]
            if row[DOUBTS]:
                settle(row, FACE[pool[size]], lowest(rest))
            rest &= rest - 1
    if observer != s.to_move:
        for i in range(s.drawn_count):
            size -= 1
            s.drawn[i] = pool[size]
        if s.drawn_count == 2 and s.drawn[0] > s.drawn[1]:
            s.drawn[0] = pool[size]
            s.drawn[1] = pool[size + 1]
    for i in range(size):
        s.deck[i] = pool[i]
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
            s.gone[other * 2] = 0
            s.gone[other * 2 + 1] = 0
            for hand in range(s.seats):
                s.held[other * 4 + hand] = s.held[s.seats * 4 + hand]
    s.secrets |= EVERYBODY & ~(1 << observer)


# --- what is certain ---


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


def certainties(s: Table, observer: int) -> tuple[list[int], list[list[int]]]:
    """What lies where in every deal that `observer` may believe: each hand's cards; each pile's, bottom to top."""
    if not cython.compiled:
        row = [0] * ROW
        best = [0] * ROW
        guide = [0] * LINES
        rng = [0] * 4
    for i in range(s.told):
        guide[i] = (ONE << FACE_COUNT) - 1
    for i in range(4):
        rng[i] = 0
    first_row(s, observer, row)
    row[SURE] = 1
    unfold(s, observer, 0, 1.0, row, best, guide, 0.0, rng)
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
