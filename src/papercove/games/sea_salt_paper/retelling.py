"""The tale of the round in numbers, as one seat was told it: for learning machines (observation.py).

A line of the tale becomes three numbers: an event with its seat, and two cards by their faces. These rows are kept
in the state and only ever added to, so that an observation copies them, without what its seat was not told.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import lowest, put_eights, put_heard, put_turned
    from papercove.games.sea_salt_paper.constants import (
        CARD_AT,
        CARDS,
        MORE_AT,
        NO_CARD,
        ONE,
        PLACE_AT,
        SEES_MEMORY_LOOKS,
        SEES_MEMORY_TALE_CARD,
        SEES_MEMORY_TALE_EVENT,
        SEES_MEMORY_TALE_SECOND_CARD,
    )
    from papercove.games.sea_salt_paper.memory import (
        CRAB,
        DRAW,
        EVERYBODY,
        FACE,
        LAY,
        LOOK,
        MERMAID_WIN,
        PUT,
        ROBBERY,
        TAKE_TOP,
    )
    from papercove.games.sea_salt_paper.table import Table

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


def retell(s: Table) -> None:
    """Put the lines that are new into the rows."""
    while s.retold < s.told:
        at = s.retold
        if at & 7 == 0:  # rows are read by eights: the rest of eight lines is 0 until they are told
            for i in range(at, at + 8):
                s.events[i] = 0
                s.firsts[i] = 0
                s.seconds[i] = 0
                s.hearers[i] = 0
        line = s.tale[at]
        s.events[at] = event_of(s, line)
        s.firsts[at] = face_of((line >> CARD_AT) & NO_CARD)
        s.seconds[at] = face_of((line >> MORE_AT) & NO_CARD)
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


def face_of(card: int) -> int:
    """A card's face + 1, or 0 if there is none."""
    return 0 if card == NO_CARD else FACE[card] + 1


def event_of(s: Table, line: int) -> int:
    """What happened: for a card that came onto a pile its side + 1, else four times the event, and its seat."""
    what = line & 15
    seat = (line >> 4) & 3
    other = (line >> 6) & 3
    if what == PUT:
        return PUT_LEFT + other
    if what == TAKE_TOP:
        return 4 * (TOOK_LEFT + other) + seat
    if what == DRAW:
        return 4 * DREW + seat
    if what == LAY:
        return 4 * LAID + seat
    if what == LOOK:
        return 4 * (LOOKED_LEFT + other) + seat
    if what == CRAB:
        return 4 * (CRABS_LEFT + other) + seat
    if what == ROBBERY:
        ahead = other - seat if other > seat else other - seat + s.seats
        return 4 * (ROBBED + ahead - 1) + seat
    return 4 * (LAID_MERMAIDS if what == MERMAID_WIN else SHOWED) + seat


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
    put_turned(s.events, s.told, seat, s.seats, out, at + SEES_MEMORY_TALE_EVENT)
    put_heard(s.firsts, s.hearers, s.told, seat, out, at + SEES_MEMORY_TALE_CARD)
    for i in range(s.since[seat]):
        if s.hearers[i] != EVERYBODY:
            out[at + SEES_MEMORY_TALE_CARD + i] = 0
    put_eights(s.seconds, s.told, out, at + SEES_MEMORY_TALE_SECOND_CARD)
    own = 0
    for number in range(s.look_count):
        line = s.look_lines[number]
        if s.events[line] & 3 == seat and line >= s.since[seat]:
            own |= 1 << number
    if own:
        for arrival in range(s.arrivals):
            out[at + SEES_MEMORY_LOOKS + arrival] = s.glimpses[arrival] & own
