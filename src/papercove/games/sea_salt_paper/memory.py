"""What was told of this round, and to whom. Rules 7.1 to 7.6.

`tale` has one line for each thing that happened to cards since the deal: what, by whom, which card, and which
observers (the seats, and a spectator) were told the card. What anybody knows follows from the tale as it was
told to them and from nothing else: beliefs.py reads it, and resamples what it leaves open.

`seen`, `own` and `secrets` sum it up for resampling; what an observation asks for is summed up when it does
(retelling.py). rules.py and rounds.py tell nothing in a state that is `forgetful`.

With the printed cards a round has at most 118 lines: of the 56 cards in the deck each drawn pair gives two lines and
at most one more when the discarded card is taken, so 88 with those of the deal; 17 times cards are laid, 5 thefts, 4
looks through a pile and 4 hands shown. A position written by hand may begin with all cards in piles, and has at most
146 (LINES of spec.py).
"""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.games.sea_salt_paper.constants import CARD_AT, CARDS, MORE_AT, NO_CARD, ONE, PLACE_AT
    from papercove.games.sea_salt_paper.table import Table

    PUT, TAKE_TOP, DRAW, LAY, MERMAID_WIN, LOOK, CRAB, ROBBERY, REVEAL = range(9)
    SPECTATOR, EVERYBODY = 4, 31


def tell(s: Table, what: int, seat: int, other: int, card: int, more: int, at: int, told: int) -> None:
    """Add a line; `told` is the set of observers who learn `card`.

    `other` is a pile's side or the victim, `more` the second card laid or the top that comes to light, `at` the
    place of a card in a pile or the number of a look.
    """
    s.tale[s.told] = what | seat << 4 | other << 6 | told << 8 | card << CARD_AT | more << MORE_AT | at << PLACE_AT
    s.told += 1


def begin_tale(s: Table, dealt: int) -> None:
    """A new round of these cards: nothing has been told yet."""
    s.told = 0
    s.retold = 0
    s.arrivals = 0
    s.look_count = 0
    s.dealt = dealt
    s.seen = 0
    s.secrets = 0
    for i in range(5):
        s.own[i] = 0
        s.since[i] = 0


def tell_drawn(s: Table, seat: int, card: int) -> None:
    """A card of the deck went into a hand; only its seat knows which."""
    tell(s, DRAW, seat, 0, card, NO_CARD, 0, 1 << seat)
    s.own[seat] |= ONE << card


def tell_put(s: Table, side: int, card: int) -> None:
    """A card came face up onto a pile."""
    tell(s, PUT, 0, side, card, NO_CARD, 0, EVERYBODY)
    s.seen |= ONE << card
    s.came[s.arrivals] = card
    s.arrivals += 1


def top_of(s: Table, side: int) -> int:
    """The card on top of a pile, or NO_CARD."""
    size = s.pile_size[side]
    return s.pile[side * CARDS + size - 1] if size > 0 else NO_CARD


def tell_taken(s: Table, seat: int, side: int, card: int) -> None:
    """The top of a pile went into a hand, for all to see; the card beneath, if any, has come to light."""
    tell(s, TAKE_TOP, seat, side, card, top_of(s, side), 0, EVERYBODY)


def tell_laid(s: Table, seat: int, one: int, two: int) -> None:
    """Two cards of a hand were laid on the table."""
    tell(s, LAY, seat, 0, one, two, 0, EVERYBODY)


def tell_look(s: Table, seat: int, side: int) -> None:
    """`seat` looks through a pile."""
    tell(s, LOOK, seat, side, NO_CARD, NO_CARD, s.look_count, 1 << seat)
    there = 0
    for i in range(s.pile_size[side]):
        there |= ONE << s.pile[side * CARDS + i]
    s.looks[s.look_count] = there
    s.look_count += 1


def tell_crab(s: Table, seat: int, side: int, card: int, at: int) -> None:
    """Crabs took `card`, the one at place `at` of a pile; the others see only whether the top has changed."""
    tell(s, CRAB, seat, side, card, top_of(s, side), at, 1 << seat)
    s.secrets |= EVERYBODY & ~(1 << seat)


def tell_robbery(s: Table, seat: int, victim: int, card: int) -> None:
    """`seat` took a card from a hand; it and its victim know which."""
    tell(s, ROBBERY, seat, victim, card, NO_CARD, 0, (1 << seat) | (1 << victim))
    s.secrets |= EVERYBODY & ~(1 << victim)  # the robber sees the card, not whether it was one it knew of


def tell_hand(s: Table, seat: int) -> None:
    """A hand lies open, and does not change any more in this round."""
    tell(s, REVEAL, seat, 0, NO_CARD, NO_CARD, 0, EVERYBODY)


def tell_mermaids(s: Table, seat: int) -> None:
    """Four mermaids of a hand were laid, and the match is over."""
    tell(s, MERMAID_WIN, seat, 0, NO_CARD, NO_CARD, 0, EVERYBODY)
