"""Everything that lies on the table of Sea Salt & Paper, and who may see it."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.engine.state import State

if not cython.compiled:
    from papercove.engine.bits import copy_up_to
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import shuffle_down
    from papercove.engine.state import copy_base, copy_fields
    from papercove.games.sea_salt_paper.constants import CARDS, LINES, LOOKS, NUMBER_COUNT
    from papercove.games.sea_salt_paper.scoring import card_points


class Table(State):
    """The cards and counters of a match; a set of cards is a mask, a pile or the deck a row with its top last."""

    def __init__(self) -> None:
        State.__init__(self)
        if not cython.compiled:
            self.numbers = [0] * NUMBER_COUNT  # public: the score tables in force
            self.deck = [0] * CARDS  # hidden from everyone
            self.deck_dice = [0] * 4  # hidden from everyone: they shuffle what is `loose`
            self.pile = [0] * (2 * CARDS)  # left, then right; only tops are shown, all of it is remembered
            self.pile_size = [0, 0]  # public
            self.hand = [0] * 4  # each hidden from all but its seat, until it lies open
            self.laid = [0] * 4  # public
            self.drawn = [0, 0]  # the cards being looked at: the mover's own
            self.tale = [0] * LINES  # what happened this round, line by line, and who was told it (memory.py)
            self.own = [0] * 5  # by observer: the cards that it drew
            self.since = [0] * 5  # by observer: the line before which it was told no more than a spectator
            self.came = [0] * CARDS  # public: the cards that came onto piles, in that order
            self.looks = [0] * LOOKS  # what was seen by looking through a pile; its own seat knows it
            self.events = [0] * LINES  # the tale in faces, as far as it was asked for: what, and by whom (retelling.py)
            self.firsts = [0] * LINES  # its first cards
            self.seconds = [0] * LINES  # its second cards
            self.hearers = [0] * LINES  # who was told the first card of each line
            self.glimpses = [0] * CARDS  # of each card that came onto a pile: the looks by which it was seen there
            self.look_lines = [0] * LOOKS  # the line of each look
            self.held = [0] * 20  # by seat (last a spectator), of each hand: what it saw come there and not leave
            self.heap = [0, 0]  # public: of each pile, by number in `came`: what came there and was not seen to leave
            self.gone = [0] * 8  # by seat, of each pile: what only that seat saw leave it
            self.scores = [0] * 4  # public
            self.shown = [0] * 4  # public: each seat's cards at the end of the last round
            self.gained = [0] * 4  # public: each seat's points of the last round
            self.counted = [0] * 4  # as hidden as the hands: the cards of each seat when `points` was counted
            self.points = [0] * 4
            self.coloured = [0] * 4  # and when `bonus` was
            self.bonus = [0] * 4
        self.deck_size = 0  # public
        self.loose = 0  # how many cards of the deck, from its bottom, are shuffled only when they are drawn
        self.drawn_count = 0  # public
        self.told = 0  # public: lines of the tale
        self.retold = 0  # how many of them are in `events` and what follows it
        self.recalled = 0  # and how many of these brought cards onto piles
        self.arrivals = 0  # public: cards that came onto piles
        self.look_count = 0  # public
        self.seen = 0  # public: the cards that came onto piles, as a set
        self.secrets = 0  # public: the observers who can explain what they were told in more than one way
        self.dealt = 0  # public: the cards of this round
        self.box = 0  # public: the cards of the match, all of which are dealt in each round
        self.shuffled = 0  # scratch, never copied: what the last new deal shuffled
        self.phase = 0  # public: one of the phases in constants.py
        self.crab_pile = 0  # public: the pile that crabs are looking through
        self.starter = 0  # public: who began this round
        self.caller = NOBODY  # public: who called LAST CHANCE
        self.open_hands = 0  # public: the seats whose hands are revealed and safe
        self.round_end = 0  # public: how the last round ended
        self.ended_by = NOBODY  # public: who ended the last round
        self.last_turn_by = NOBODY  # public: who took its last turn
        self.winners = 0  # public: a set of seats
        self.reason = 0  # public: why they won
        self.points_to_win = 40  # public, like all options
        self.tie_rule = 0
        self.next_rule = 0
        self.void_rule = 0

    # --- for Python callers: views, notation and tests ---

    def set_up(
        self, box: int, numbers: Sequence[int], points_to_win: int, tie_rule: int, next_rule: int, void_rule: int
    ) -> None:
        """Take over what the version of the game and the options of a match say."""
        self.box = box
        self.set_numbers(numbers)
        self.points_to_win = points_to_win
        self.tie_rule = tie_rule
        self.next_rule = next_rule
        self.void_rule = void_rule

    def set_numbers(self, numbers: Sequence[int]) -> None:
        """Play by these score tables, in the order of `scoring.NUMBERS`."""
        for i in range(NUMBER_COUNT):
            self.numbers[i] = numbers[i]
        for seat in range(4):
            self.counted[seat] = 0
            self.points[seat] = card_points(0, self.numbers)

    def hand_of(self, seat: int) -> int:
        """A seat's hidden hand, as a mask."""
        return self.hand[seat]

    def laid_by(self, seat: int) -> int:
        """A seat's laid cards, as a mask."""
        return self.laid[seat]

    def shown_by(self, seat: int) -> int:
        """A seat's cards at the end of the last round, as a mask."""
        return self.shown[seat]

    def gained_by(self, seat: int) -> int:
        """A seat's points of the last round."""
        return self.gained[seat]

    def pile_cards(self, side: int) -> list[int]:
        """A pile's cards, bottom to top."""
        return [self.pile[side * CARDS + i] for i in range(self.pile_size[side])]

    def deck_cards(self) -> list[int]:
        """The deck's cards, bottom to top."""
        self.loose = shuffle_down(self.deck_dice, self.deck, self.loose, 0)
        return [self.deck[i] for i in range(self.deck_size)]

    def drawn_cards(self) -> list[int]:
        """The cards the mover is looking at."""
        return [self.drawn[i] for i in range(self.drawn_count)]

    def score_tables(self) -> list[int]:
        """The numbers in force, in the order of `scoring.NUMBERS`."""
        return [self.numbers[i] for i in range(NUMBER_COUNT)]

    def arrange(
        self,
        hands: Sequence[int],
        laid: Sequence[int],
        piles: Sequence[Sequence[int]],
        deck: Sequence[int],
        scores: Sequence[int],
    ) -> None:
        """Lay out a position by hand: for tests and puzzles."""
        for seat in range(self.seats):
            self.hand[seat] = hands[seat]
            self.laid[seat] = laid[seat]
            self.scores[seat] = scores[seat]
        for side in range(2):
            self.pile_size[side] = len(piles[side])
            for i in range(len(piles[side])):
                self.pile[side * CARDS + i] = piles[side][i]
        self.deck_size = len(deck)
        self.loose = 0
        for i in range(len(deck)):
            self.deck[i] = deck[i]


def copy_table(to: Table, source: Table) -> None:
    """Make `to` equal to `source`."""
    copy_base(to, source)
    if cython.compiled:
        copy_up_to(to.hand, source.hand, cython.address(source.tale[source.told]))
        if source.loose > 0:
            copy_up_to(to.deck_dice, source.deck_dice, source.events)
        if source.retold > 0:
            copy_up_to(to.events, source.events, cython.address(source.shuffled))
    else:
        copy_fields(to, source, {"shuffled"})
