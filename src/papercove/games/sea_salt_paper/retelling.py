"""The tale of the round in numbers, as one seat was told it: for learning machines (observation.py).

A line of the tale becomes three numbers: an event with its seat, and two cards by their faces. These rows are kept
in the state and only ever added to, so that an observation copies them, without what its seat was not told.

The tale is also summed up, for a quick look: what each observer saw come into a hand and not leave it (`held`), what
came onto a pile and was not seen to leave (`heap`), and what only a seat itself knows to have left (`gone`). All this
is made when an observation asks for it, so whoever only plays pays nothing.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import highest, lowest, put_told
    from papercove.games.sea_salt_paper.constants import (
        CARD_AT,
        CARDS,
        FACE,
        FACE_SET,
        LINES,
        MORE_AT,
        NO_CARD,
        ONE,
        PLACE_AT,
        SEES_MEMORY_LOOKS,
        SEES_MEMORY_TALE_CARD,
        SEES_MEMORY_TALE_EVENT,
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

    EVENTS = 5 << 8

    # What an event says, four times as much as here when it has a seat.
    PUT_LEFT = 1  # and 2: right
    TOOK_LEFT = 1  # and 2: right
    DREW = 3
    LAID = 4
    LOOKED_LEFT = 5  # and 6: right
    CRABS_LEFT = 7  # and 8: right
    ROBBED = 9  # to 11: the next seat after one's own, the one after it …
    SHOWED = 12
    LAID_MERMAIDS = 13

    EVENT_OF = [0] * EVENTS
    FACE_OF = [0] * (NO_CARD + 1)

from papercove.games.sea_salt_paper import cards


def event_of(what: int, seat: int, other: int, seats: int) -> int:
    """What happened: for a card that came onto a pile its side + 1, else four times the event, and its seat."""
    ahead = (other - seat) % seats  # of a robbery
    return {
        PUT: PUT_LEFT + other,
        TAKE_TOP: 4 * (TOOK_LEFT + other) + seat,
        DRAW: 4 * DREW + seat,
        LAY: 4 * LAID + seat,
        LOOK: 4 * (LOOKED_LEFT + other) + seat,
        CRAB: 4 * (CRABS_LEFT + other) + seat,
        ROBBERY: 4 * (ROBBED + ahead - 1) + seat,
        REVEAL: 4 * SHOWED + seat,
        MERMAID_WIN: 4 * LAID_MERMAIDS + seat,
    }.get(what, 0)


# Tables: by the number of seats and the lowest eight bits of a line its event, by a card its face + 1, or 0 for none.
for _seats in range(2, 5):
    for _line in range(256):
        EVENT_OF[_seats << 8 | _line] = event_of(_line & 15, (_line >> 4) & 3, (_line >> 6) & 3, _seats)
for _card, _face in enumerate(cards.FACE_OF):
    FACE_OF[_card] = _face + 1


def retell(s: Table) -> None:
    """Put the lines that are new into the rows."""
    while s.retold < s.told:
        at = s.retold
        if at == 0:
            begin_retelling(s)
        line = s.tale[at]
        s.events[at] = EVENT_OF[s.seats << 8 | line & 255]
        s.firsts[at] = FACE_OF[(line >> CARD_AT) & NO_CARD]
        s.seconds[at] = FACE_OF[(line >> MORE_AT) & NO_CARD]
        s.hearers[at] = (line >> 8) & EVERYBODY
        if line & 15 == LOOK:
            if line >> PLACE_AT == 0:  # the first look of the round
                for i in range(CARDS):
                    s.glimpses[i] = 0
            s.look_lines[line >> PLACE_AT] = at
            glimpse(s, at)
        elif line & 15 == CRAB and s.tale[at - 1] & 15 == LOOK:  # of a single card there is no look
            s.firsts[at - 1] = (line >> PLACE_AT) + 1  # whoever looked knows which place it was
        recall(s, at, line)
        s.retold += 1


def begin_retelling(s: Table) -> None:
    """Nothing of this round is retold yet; rows are read in pieces, so what is not told is 0."""
    for i in range(LINES):
        s.events[i] = 0
        s.firsts[i] = 0
        s.seconds[i] = 0
        s.hearers[i] = 0
    for i in range(20):
        s.held[i] = 0
    for i in range(8):
        s.gone[i] = 0
    s.heap[0] = 0
    s.heap[1] = 0
    s.recalled = 0


def glimpse(s: Table, at: int) -> None:
    """Mark the cards that a look found in its pile; of equal ones, which nobody can tell apart, the first that fit."""
    number = s.tale[at] >> PLACE_AT
    side = (s.tale[at] >> 6) & 3
    came = 0
    among = 0
    for i in range(at):
        if s.events[i] == PUT_LEFT or s.events[i] == PUT_LEFT + 1:
            if s.events[i] == PUT_LEFT + side:
                among |= ONE << came
            came += 1
    rest = places_of(s, s.looks[number], among)
    while rest:
        s.glimpses[lowest(rest)] |= 1 << number
        rest &= rest - 1


# --- the tale summed up ---


def recall(s: Table, at: int, line: int) -> None:
    """Sum up one line more. What came before `since` a seat was told no better than a spectator."""
    what = line & 15
    seat = (line >> 4) & 3
    other = (line >> 6) & 3
    card = (line >> CARD_AT) & NO_CARD
    more = (line >> MORE_AT) & NO_CARD
    if what == PUT:
        s.heap[other] |= ONE << s.recalled
        s.recalled += 1
    elif what == TAKE_TOP:
        see_taken(s, seat, other, FACE[card], more)
    elif what == LAY:
        for observer in range(s.seats + 1):
            see_leave(s, observer, seat, FACE_SET[FACE[card]])
            see_leave(s, observer, seat, FACE_SET[FACE[more]])
    elif what == LOOK:
        if at >= s.since[seat]:
            see_pile(s, seat, other, s.looks[line >> PLACE_AT])
    elif what == CRAB:
        see_crab(s, seat, other, line >> PLACE_AT, more, at > s.since[seat])  # the look before it counts, too
    elif what == ROBBERY:
        if at >= s.since[seat]:
            see_leave(s, seat, other, FACE_SET[FACE[card]])
        if at >= s.since[other]:
            see_come(s, other, seat, FACE_SET[FACE[card]])


def see_come(s: Table, observer: int, seat: int, face: int) -> None:
    """`observer` saw a card of this face (the set of its copies) go into a hand."""
    free = face & ~s.held[observer * 4 + seat]
    s.held[observer * 4 + seat] |= free & -free


def see_leave(s: Table, observer: int, seat: int, face: int) -> None:
    """`observer` saw a card of this face leave a hand: it was one known to be there, if one was."""
    alike = face & s.held[observer * 4 + seat]
    s.held[observer * 4 + seat] &= ~(alike & -alike)


def see_taken(s: Table, seat: int, side: int, face: int, top: int) -> None:
    """Everybody remembers a card of this face in that hand, and what may still lie in the pile below its new top."""
    for observer in range(s.seats + 1):
        see_come(s, observer, seat, FACE_SET[face])
    heap = s.heap[side]
    s.heap[side] = dig(s, heap, top)
    if s.look_count > 0:
        for observer in range(s.seats):
            if s.gone[observer * 2 + side]:
                s.gone[observer * 2 + side] = s.heap[side] & ~dig(s, heap & ~s.gone[observer * 2 + side], top)


def dig(s: Table, heap: int, top: int) -> int:
    """What may be left of a pile after its top was taken: what came after the card now seen there has left, too."""
    if top == NO_CARD:
        return 0
    heap &= ~(ONE << highest(heap))
    while heap and FACE[s.came[highest(heap)]] != FACE[top]:
        heap &= ~(ONE << highest(heap))
    return heap


def see_pile(s: Table, seat: int, side: int, there: int) -> None:
    """`seat` found these cards in a pile: what else came there has left."""
    s.gone[seat * 2 + side] = s.heap[side] & ~places_of(s, there, s.heap[side])


def places_of(s: Table, there: int, among: int) -> int:
    """Of the arrivals `among`, the first ones that look like these cards of a pile, in their order."""
    found = 0
    for arrival in range(s.recalled):
        if (there >> s.came[arrival]) & 1:
            while among and FACE[s.came[lowest(among)]] != FACE[s.came[arrival]]:
                among &= among - 1
            found |= among & -among
            among &= among - 1
    return found


def see_crab(s: Table, seat: int, side: int, place: int, top: int, known: bool) -> None:
    """Crabs took a card of a pile: all see whether the top has changed; `seat`, if it is known, which card it was."""
    face = FACE[s.came[highest(s.heap[side])]]
    if top == NO_CARD or FACE[top] != face:
        see_taken(s, seat, side, face, top)
    elif known:
        rest = s.heap[side] & ~s.gone[seat * 2 + side]
        while place > 0:
            rest &= rest - 1
            place -= 1
        s.gone[seat * 2 + side] |= rest & -rest


# --- as one seat was told it ---


def write_tale(s: Table, seat: int, out: list[int], at: int) -> None:
    """All that `seat` was told this round, once it is retold; the numbers from `at` on must be 0."""
    tale = at + SEES_MEMORY_TALE_EVENT  # then its first and its second cards
    put_told(s.events, s.firsts, s.seconds, s.hearers, s.told, LINES, seat, s.seats, out, tale)
    for i in range(s.since[seat]):
        if s.hearers[i] != EVERYBODY:
            out[at + SEES_MEMORY_TALE_CARD + i] = 0
    own = 0
    for number in range(s.look_count):
        line = s.look_lines[number]
        if s.events[line] & 3 == seat and line >= s.since[seat]:
            own |= 1 << number
    if own:
        for arrival in range(s.arrivals):
            out[at + SEES_MEMORY_LOOKS + arrival] = s.glimpses[arrival] & own
