"""What each seat can know with perfect memory, and how to deal anew what it cannot. Rules 7.1 to 7.6.

For every observer (the seats, and last a spectator) and every place, `maybe` holds the cards that may
lie there as far as that observer can tell. A card that may lie in one place only is known to be there.
Open moves pin a card down; a hidden move spreads it: when somebody draws unseen, every card that may
be in the deck may now be in that hand; when crabs take unseen from a pile, every card that may lie in
it may now be in that hand; when a card is robbed, every card that may be in the victim's hand may now
be in the robber's. Cards of one face look alike: the copy that an observer knows leaves a hand first.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below, fork
    from papercove.games.sea_salt_paper.constants import CARDS, DECK_PLACE, DRAWN_PLACE, LEFT_PILE, PLACES
    from papercove.games.sea_salt_paper.table import Table

    ALIKE = [0] * 58

from papercove.games.sea_salt_paper import cards

ONE = 1
for _card in range(58):
    ALIKE[_card] = cards.FACE_MASKS[cards.FACE_OF[_card]] & ~(1 << _card)


def learn(s: Table, observer: int, card: int, place: int) -> None:
    """`observer` now knows that `card` lies in `place`."""
    others = ~(ONE << card)
    base = observer * PLACES
    for i in range(base, base + PLACES):
        s.maybe[i] &= others
    s.maybe[base + place] |= ONE << card


def show(s: Table, card: int, place: int) -> None:
    """Everybody now knows that `card` lies in `place`."""
    for observer in range(s.seats + 1):
        learn(s, observer, card, place)


def show_top(s: Table, side: int) -> None:
    """Everybody sees the top of a pile; what came onto the pile after it can no longer lie there."""
    place = LEFT_PILE + side
    top = s.pile[side * CARDS + s.pile_size[side] - 1]
    show(s, top, place)
    if (s.murky >> side) & 1:
        for observer in range(s.seats + 1):
            rest = s.maybe[observer * PLACES + place]
            while rest:
                card = lowest(rest)
                rest &= rest - 1
                if s.stamp[card] > s.stamp[top]:
                    s.maybe[observer * PLACES + place] &= ~(ONE << card)


def forget_pile(s: Table, side: int) -> None:
    """A pile is empty, so nothing may lie there."""
    s.murky &= ~(1 << side)
    for observer in range(s.seats + 1):
        s.maybe[observer * PLACES + LEFT_PILE + side] = 0


def spread(s: Table, source: int, place: int, insider: int, accomplice: int) -> None:
    """A card went unseen from `source` to `place`; only the two named seats know which."""
    for observer in range(s.seats + 1):
        if observer != insider and observer != accomplice:
            s.maybe[observer * PLACES + place] |= s.maybe[observer * PLACES + source]


def lay_down(s: Table, seat: int, card: int) -> None:
    """A card of `seat`'s hand lies on the table for good: it needs no memory any more."""
    leave_by_face(s, seat, card, NOBODY)
    others = ~(ONE << card)
    for i in range((s.seats + 1) * PLACES):
        s.maybe[i] &= others


def is_known(s: Table, observer: int, card: int, place: int) -> bool:
    """Whether `observer` knows that `card` lies in `place`."""
    bit = ONE << card
    base = observer * PLACES
    for i in range(PLACES):
        if (s.maybe[base + i] & bit != 0) != (i == place):
            return False
    return True


def leave_by_face(s: Table, seat: int, card: int, witness: int) -> None:
    """`card` leaves `seat`'s hand, seen by its face: by everybody, or by `witness` alone.

    Who knew of an equal card in that hand cannot tell the two apart, and must take it for the known one.
    """
    twins = ALIKE[card] & s.hand[seat]
    if twins == 0:
        return
    for observer in range(s.seats + 1):
        if observer == seat or (witness != NOBODY and observer != witness):
            continue
        if not is_known(s, observer, card, seat):
            rest = twins
            while rest:
                twin = lowest(rest)
                rest &= rest - 1
                if is_known(s, observer, twin, seat):
                    swap(s, observer, card, twin)
                    break


def swap(s: Table, observer: int, one: int, other: int) -> None:
    """Exchange what `observer` knows of two cards that look alike."""
    base = observer * PLACES
    both = (ONE << one) | (ONE << other)
    for i in range(base, base + PLACES):
        held = s.maybe[i] & both
        if held != 0 and held != both:
            s.maybe[i] ^= both


# --- dealing anew ---


def redeal_for(s: Table, seat: int, words: list[int]) -> None:
    """Deal anew all that `seat` (NOBODY: a spectator) cannot know; rule 7.6."""
    observer = s.seats if seat == NOBODY else seat
    base = observer * PLACES
    once = 0
    twice = 0
    for i in range(base, base + PLACES):
        twice |= once & s.maybe[i]
        once |= s.maybe[i]
    known = once & ~twice
    unknown = twice
    deck_like = unknown & s.maybe[base + DECK_PLACE]
    if unknown == deck_like:
        deal_from_deck(s, base, known, words)
    else:
        deal_by_places(s, base, known, words)
    fork(words, s.dice)
    forget_others(s, observer)


def deal_from_deck(s: Table, base: int, known: int, words: list[int]) -> None:
    """The common case: every unknown card may be in the deck, so all are alike."""
    if not cython.compiled:
        pool = [0] * CARDS
    size = 0
    rest = s.maybe[base + DECK_PLACE]
    while rest:
        pool[size] = lowest(rest)
        rest &= rest - 1
        size += 1
    for seat in range(s.seats):
        missing = count(s.hand[seat] & ~known)
        if missing:
            s.hand[seat] &= known
            while missing:
                at = below(words, size)
                s.hand[seat] |= ONE << pool[at]
                size -= 1
                pool[at] = pool[size]
                missing -= 1
    for i in range(s.drawn_count):
        if not (known >> s.drawn[i]) & 1:
            at = below(words, size)
            s.drawn[i] = pool[at]
            size -= 1
            pool[at] = pool[size]
    for i in range(s.deck_size):
        at = below(words, size)
        s.deck[i] = pool[at]
        size -= 1
        pool[at] = pool[size]


def deal_by_places(s: Table, base: int, known: int, words: list[int]) -> None:
    """The careful case: crabs or robbers moved cards unseen, so each card has places of its own.

    Cards that cannot be in the deck come first, then the others, each part in random order; each goes
    to one of its places, the roomier the likelier. The true deal shows that all fit, so `make_room`
    always finds a way.
    """
    if not cython.compiled:
        held = [0] * PLACES
        room = [0] * PLACES
        order = [0] * CARDS
    collect(s, held)
    size = 0
    for place in range(PLACES):
        rest = held[place] & ~known
        held[place] &= known
        room[place] = count(rest)
        while rest:
            order[size] = lowest(rest)
            rest &= rest - 1
            size += 1
    for may_be_in_deck in range(2):
        left = size
        while left:
            at = below(words, left)
            left -= 1
            card = order[at]
            order[at] = order[left]
            order[left] = card
            if ((s.maybe[base + DECK_PLACE] >> card) & 1) == may_be_in_deck:
                put(s, base, card, known, held, room, words)
    put_back(s, held, words)


def collect(s: Table, held: list[int]) -> None:
    """Each place's cards as a mask."""
    for seat in range(4):
        held[seat] = s.hand[seat]
    for place in range(4, PLACES):
        held[place] = 0
    for side in range(2):
        for i in range(s.pile_size[side]):
            held[LEFT_PILE + side] |= ONE << s.pile[side * CARDS + i]
    for i in range(s.deck_size):
        held[DECK_PLACE] |= ONE << s.deck[i]
    for i in range(s.drawn_count):
        held[DRAWN_PLACE] |= ONE << s.drawn[i]


def put(s: Table, base: int, card: int, known: int, held: list[int], room: list[int], words: list[int]) -> None:
    """Put `card` into one of the places where it may lie."""
    total = 0
    for place in range(PLACES):
        if (s.maybe[base + place] >> card) & 1:
            total += room[place]
    if total == 0:
        make_room(s, base, card, known, held, room)
        return
    mark = below(words, total)
    for place in range(PLACES):
        if (s.maybe[base + place] >> card) & 1:
            mark -= room[place]
            if mark < 0:
                room[place] -= 1
                held[place] |= ONE << card
                return


def make_room(s: Table, base: int, card: int, known: int, held: list[int], room: list[int]) -> None:
    """Put `card` where there is no room, by moving other cards along the shortest way to a place with room."""
    if not cython.compiled:
        queue = [0] * PLACES
        came_from = [0] * PLACES
        mover = [0] * PLACES
    last = 0
    for place in range(PLACES):
        came_from[place] = -2
        if (s.maybe[base + place] >> card) & 1:
            came_from[place] = -1
            mover[place] = card
            queue[last] = place
            last += 1
    first = 0
    while first < last:
        here = queue[first]
        first += 1
        if room[here] > 0:
            room[here] -= 1
            while here >= 0:
                held[here] |= ONE << mover[here]
                if came_from[here] >= 0:
                    held[came_from[here]] &= ~(ONE << mover[here])
                here = came_from[here]
            return
        rest = held[here] & ~known
        while rest:
            other = lowest(rest)
            rest &= rest - 1
            for place in range(PLACES):
                if came_from[place] == -2 and (s.maybe[base + place] >> other) & 1:
                    came_from[place] = here
                    mover[place] = other
                    queue[last] = place
                    last += 1


def put_back(s: Table, held: list[int], words: list[int]) -> None:
    """Lay the places' masks out again: piles in the order their cards came, the deck shuffled."""
    for seat in range(s.seats):
        s.hand[seat] = held[seat]
    for side in range(2):
        size = 0
        rest = held[LEFT_PILE + side]
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            at = side * CARDS + size
            while at > side * CARDS and s.stamp[s.pile[at - 1]] > s.stamp[card]:
                s.pile[at] = s.pile[at - 1]
                at -= 1
            s.pile[at] = card
            size += 1
    size = 0
    rest = held[DECK_PLACE]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        at = below(words, size + 1)
        s.deck[size] = s.deck[at]
        s.deck[at] = card
        size += 1
    rest = held[DRAWN_PLACE]
    for i in range(s.drawn_count):
        s.drawn[i] = lowest(rest)
        rest &= rest - 1


def forget_others(s: Table, observer: int) -> None:
    """After a new deal the other seats know what a spectator knows, and their own cards."""
    public = s.seats * PLACES
    for seat in range(s.seats):
        if seat == observer:
            continue
        base = seat * PLACES
        own = s.hand[seat]
        for place in range(PLACES):
            s.maybe[base + place] = s.maybe[public + place] & ~own
        s.maybe[base + seat] = own
        if seat == s.to_move:
            for i in range(s.drawn_count):
                learn(s, seat, s.drawn[i], DRAWN_PLACE)


# --- for views and tests ---


def known_places(s: Table, observer: int) -> list[int]:
    """For each place, the mask of the cards that `observer` knows to lie there."""
    base = observer * PLACES
    found = []
    for place in range(PLACES):
        elsewhere = 0
        for other in range(PLACES):
            if other != place:
                elsewhere |= s.maybe[base + other]
        found.append(s.maybe[base + place] & ~elsewhere)
    return found
