"""What each seat can know with perfect memory, and how to deal anew what it cannot. Rules 7.1 to 7.6.

For every observer (the seats, and last a spectator) `loose` holds the cards whose place that observer
does not know; of all others it knows the place. For a loose card, `maybe` tells for each place whether
it may lie there. Open moves pin cards down. Hidden moves loosen or spread them: when somebody draws
unseen, every card that may be in the deck may now be in that hand; when crabs take unseen from a pile,
every card below its top may now be in that hand; when a card is robbed, every card that may be in the
victim's hand may now be in the robber's. Cards of one face look alike: the copy that an observer knows
leaves a hand first.
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below, fork, shuffle
    from papercove.games.sea_salt_paper.constants import CARDS, DECK_PLACE, DRAWN_PLACE, LEFT_PILE, PLACES
    from papercove.games.sea_salt_paper.table import Table

    ALIKE = [0] * 58

from papercove.games.sea_salt_paper import cards

ONE = 1
for _card in range(58):
    ALIKE[_card] = cards.FACE_MASKS[cards.FACE_OF[_card]] & ~(1 << _card)


def pin(s: Table, observer: int, cards: int) -> None:
    """`observer` now knows where each of `cards` lies."""
    s.loose[observer] &= ~cards


def show(s: Table, cards: int) -> None:
    """Everybody now knows where each of `cards` lies."""
    others = ~cards
    for observer in range(s.seats + 1):
        s.loose[observer] &= others


def draw_unseen(s: Table, seat: int) -> None:
    """`seat` drew from the deck: to the others, what may be there may now be in that hand."""
    for observer in range(s.seats + 1):
        base = observer * PLACES
        s.maybe[base + seat] |= s.maybe[base + DECK_PLACE]


def move_unseen(s: Table, cards: int, source: int, seat: int, witness: int) -> None:
    """One of `cards`, or a loose card that may lie in `source`, went to `seat`; only it and `witness` know which."""
    for observer in range(s.seats + 1):
        if observer in (seat, witness):
            continue
        base = observer * PLACES
        pinned = cards & ~s.loose[observer]
        for i in range(base, base + PLACES):
            s.maybe[i] &= ~pinned
        s.maybe[base + source] |= pinned
        s.loose[observer] |= pinned
        s.maybe[base + seat] |= s.maybe[base + source]


def show_top(s: Table, side: int) -> None:
    """Everybody sees the top of a pile; what came onto the pile after it can no longer lie there."""
    place = LEFT_PILE + side
    top = s.pile[side * CARDS + s.pile_size[side] - 1]
    show(s, ONE << top)
    if (s.murky >> side) & 1:
        for observer in range(s.seats + 1):
            rest = s.maybe[observer * PLACES + place] & s.loose[observer]
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
        known = twins & ~s.loose[observer]
        if known != 0 and (s.loose[observer] >> card) & 1:
            loosen_twin(s, observer, card, lowest(known))


def loosen_twin(s: Table, observer: int, card: int, twin: int) -> None:
    """Exchange what `observer` knows of two cards that look alike: `card` was loose, `twin` was known."""
    base = observer * PLACES
    for i in range(base, base + PLACES):
        s.maybe[i] &= ~(ONE << twin)
        if (s.maybe[i] >> card) & 1:
            s.maybe[i] |= ONE << twin
    s.loose[observer] ^= (ONE << card) | (ONE << twin)


# --- dealing anew ---


def redeal_for(s: Table, seat: int, words: list[int]) -> None:
    """Deal anew all that `seat` (NOBODY: a spectator) cannot know; rule 7.6."""
    observer = s.seats if seat == NOBODY else seat
    base = observer * PLACES
    unknown = s.loose[observer]
    s.maybe[base + DRAWN_PLACE] = s.maybe[base + DECK_PLACE]
    if unknown & ~s.maybe[base + DECK_PLACE] == 0:
        deal_from_deck(s, unknown, words)
    else:
        deal_by_places(s, base, unknown, words)
    fork(words, s.dice)
    forget_others(s, observer)


def deal_from_deck(s: Table, unknown: int, words: list[int]) -> None:
    """The common case: every unknown card may be in the deck, so all are alike."""
    if not cython.compiled:
        pool = [0] * CARDS
    size = 0
    rest = unknown
    while rest:
        pool[size] = lowest(rest)
        rest &= rest - 1
        size += 1
    shuffle(words, pool, size)
    for seat in range(s.seats):
        missing = count(s.hand[seat] & unknown)
        s.hand[seat] &= ~unknown
        while missing:
            size -= 1
            missing -= 1
            s.hand[seat] |= ONE << pool[size]
    for i in range(s.drawn_count):
        if (unknown >> s.drawn[i]) & 1:
            size -= 1
            s.drawn[i] = pool[size]
    for i in range(s.deck_size):
        s.deck[i] = pool[i]


def deal_by_places(s: Table, base: int, unknown: int, words: list[int]) -> None:
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
    for place in range(PLACES):
        room[place] = count(held[place] & unknown)
        held[place] &= ~unknown
    size = 0
    rest = unknown  # in an order that does not depend on where the cards truly are
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
                put(s, base, card, unknown, held, room, words)
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


def put(s: Table, base: int, card: int, unknown: int, held: list[int], room: list[int], words: list[int]) -> None:
    """Put `card` into one of the places where it may lie."""
    total = 0
    for place in range(PLACES):
        if (s.maybe[base + place] >> card) & 1:
            total += room[place]
    if total == 0:
        make_room(s, base, card, unknown, held, room)
        return
    mark = below(words, total)
    for place in range(PLACES):
        if (s.maybe[base + place] >> card) & 1:
            mark -= room[place]
            if mark < 0:
                room[place] -= 1
                held[place] |= ONE << card
                return


def make_room(s: Table, base: int, card: int, unknown: int, held: list[int], room: list[int]) -> None:
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
        rest = held[here] & unknown
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
        s.deck[size] = lowest(rest)
        rest &= rest - 1
        size += 1
    shuffle(words, s.deck, size)
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
        for place in range(PLACES):
            s.maybe[base + place] = s.maybe[public + place]
        s.loose[seat] = s.loose[s.seats] & ~s.hand[seat]
        if seat == s.to_move:
            for i in range(s.drawn_count):
                pin(s, seat, ONE << s.drawn[i])


# --- for views and tests ---


def known_places(s: Table, observer: int) -> list[int]:
    """For each place, the mask of the cards that `observer` knows to lie there.

    A loose card is known too where every possible deal has it: it could lie elsewhere only if another loose card
    could take its room, another one the room of that, and so on until one fills the gap.
    """
    if not cython.compiled:
        held = [0] * PLACES
        leads = [0] * PLACES
    collect(s, held)
    base = observer * PLACES
    s.maybe[base + DRAWN_PLACE] = s.maybe[base + DECK_PLACE]
    loose = s.loose[observer]
    for place in range(PLACES):  # where a chain of such moves leads from each place
        leads[place] = 1 << place
        for other in range(PLACES):
            if held[place] & loose & s.maybe[base + other]:
                leads[place] |= 1 << other
    for via in range(PLACES):
        for place in range(PLACES):
            if (leads[place] >> via) & 1:
                leads[place] |= leads[via]
    known = []
    for place in range(PLACES):
        sure = held[place]
        for other in range(PLACES):
            if other != place and (leads[other] >> place) & 1:
                sure &= ~(loose & s.maybe[base + other])
        known.append(sure)
    return known


def possible_places(s: Table, observer: int) -> list[int]:
    """For each place, the mask of the cards that may lie there as far as `observer` can tell."""
    if not cython.compiled:
        held = [0] * PLACES
    collect(s, held)
    base = observer * PLACES
    s.maybe[base + DRAWN_PLACE] = s.maybe[base + DECK_PLACE]
    loose = s.loose[observer]
    return [(held[place] & ~loose) | (s.maybe[base + place] & loose) for place in range(PLACES)]
