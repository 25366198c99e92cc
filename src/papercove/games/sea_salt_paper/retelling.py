"""The tale of the round in numbers, as one seat was told it: for learning machines (observation.py).

A line of the tale becomes three numbers: an event with its seat, and two cards by their faces. These rows are kept
in the state and only ever added to, so that an observation copies them, without what its seat was not told.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import lowest, put_told
    from papercove.games.sea_salt_paper.constants import (
        CARD_AT,
        CARDS,
        FACE,
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
            for i in range(LINES):  # rows are read in pieces: what is not told yet is 0
                s.events[i] = 0
                s.firsts[i] = 0
                s.seconds[i] = 0
                s.hearers[i] = 0
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
        s.retold += 1


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
    for arrival in range(came):
        if (s.looks[number] >> s.came[arrival]) & 1:
            while FACE[s.came[lowest(among)]] != FACE[s.came[arrival]]:
                among &= among - 1
            s.glimpses[lowest(among)] |= 1 << number
            among &= among - 1


def write_tale(s: Table, seat: int, out: list[int], at: int) -> None:
    """All that `seat` was told this round; the numbers from `at` on must be 0."""
    retell(s)
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
