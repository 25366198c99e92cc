"""A turn of Sea Salt & Paper, by the rules of rulebooks/en/sea-salt-paper.md: what each action does."""

from __future__ import annotations

import cython

from papercove.engine.state import State
from papercove.games.sea_salt_paper import cards
from papercove.games.sea_salt_paper.constants import EFFECTS
from papercove.games.sea_salt_paper.rounds import Rounds

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below, shuffle_down
    from papercove.games.sea_salt_paper.beliefs import resample_for
    from papercove.games.sea_salt_paper.constants import (
        CARDS,
        CRAB_CARD,
        CRAB_LEFT,
        CRAB_PILE,
        CRAB_TAKES,
        DISCARD,
        DISCARD_LEFT,
        EFFECT_AGAIN,
        EFFECT_DIG,
        EFFECT_DRAW,
        EFFECT_STEAL,
        EMPTY_DECK_VOIDS,
        END_TURN,
        FACE,
        FACE_SET,
        KEEP,
        KEEP_FACE,
        LAY_MERMAIDS,
        LAY_PAIR,
        ONE,
        PAIR_COUNT,
        PLAY,
        ROB,
        ROB_SEAT,
        STOP,
        STOPPED,
        TAKE,
        TAKE_DECK,
        TAKE_LEFT,
        VOID,
    )  # fmt: skip
    from papercove.games.sea_salt_paper.memory import (
        begin_tale,
        tell_crab,
        tell_drawn,
        tell_hand,
        tell_laid,
        tell_look,
        tell_put,
        tell_robbery,
        tell_taken,
    )
    from papercove.games.sea_salt_paper.table import Table, copy_table

    PAIR_ONE = [0] * PAIR_COUNT
    PAIR_TWO = [0] * PAIR_COUNT
    PAIR_EFFECT = [0] * PAIR_COUNT

for _i, (_one, _two) in enumerate(cards.PAIRS):
    PAIR_ONE[_i] = _one
    PAIR_TWO[_i] = _two
    PAIR_EFFECT[_i] = EFFECTS.index(cards.PAIR_EFFECTS[_i])


class Rules(Rounds):
    """Turns: taking, laying pairs, calling."""

    # --- what an action does ---

    def step(self, action: int) -> None:
        """Play one legal action."""
        self.ply += 1
        phase = self.phase
        if phase == PLAY:
            if action == END_TURN:
                self.end_turn()
            elif action >= LAY_PAIR:
                self.lay_pair(action - LAY_PAIR)
            elif action == LAY_MERMAIDS:
                self.win_by_mermaids()
            else:
                self.call(action)
        elif phase == TAKE:
            if action == TAKE_DECK:
                self.draw_two()
            else:
                self.take_from_pile(action - TAKE_LEFT)
        elif phase == KEEP:
            self.keep(action - KEEP_FACE)
        elif phase == DISCARD:
            self.discard(action - DISCARD_LEFT)
        elif phase == CRAB_PILE:
            self.look_through(action - CRAB_LEFT)
        elif phase == CRAB_CARD:
            self.crab_takes(action - CRAB_TAKES)
        else:
            self.rob(action - ROB_SEAT)

    # --- 3. taking a card ---

    @cython.final
    def draw_two(self) -> None:
        """Rules 3.2 and 3.4: look at the top two; the last single card is simply kept."""
        self.revealed += 1
        if self.deck_size == 1:
            self.draw_one()
            self.phase = PLAY
            return
        self.deck_size -= 2
        self.shuffle_drawn()
        one = self.deck[self.deck_size]
        two = self.deck[self.deck_size + 1]
        self.drawn[0] = one if one < two else two
        self.drawn[1] = two if one < two else one
        self.drawn_count = 2
        self.phase = KEEP

    @cython.final
    def shuffle_drawn(self) -> None:
        """Of a deck that was dealt anew only the cards that are drawn are shuffled, when they are."""
        self.loose = shuffle_down(self.deck_dice, self.deck, self.loose, self.deck_size)

    @cython.final
    def draw_one(self) -> None:
        """The top card of the deck goes unseen into the hand."""
        seat = self.to_move
        self.deck_size -= 1
        self.shuffle_drawn()
        card = self.deck[self.deck_size]
        self.hand[seat] |= ONE << card
        if not self.forgetful:
            tell_drawn(self, seat, card)

    @cython.final
    def keep(self, face: int) -> None:
        """Rule 3.2: one card into the hand; rule 3.3: an empty pile must take the other."""
        seat = self.to_move
        which = 0 if FACE[self.drawn[0]] == face else 1
        card = self.drawn[which]
        self.drawn[0] = self.drawn[1 - which]
        self.drawn_count = 1
        self.hand[seat] |= ONE << card
        if not self.forgetful:
            tell_drawn(self, seat, card)
        if self.pile_size[0] == 0:
            self.discard(0)
        elif self.pile_size[1] == 0:
            self.discard(1)
        else:
            self.phase = DISCARD

    @cython.final
    def discard(self, side: int) -> None:
        """Rule 3.3: the other card goes face up onto a pile."""
        card = self.drawn[0]
        self.drawn_count = 0
        self.pile[side * CARDS + self.pile_size[side]] = card
        self.pile_size[side] += 1
        if not self.forgetful:
            tell_put(self, side, card)
        self.phase = PLAY

    @cython.final
    def take_from_pile(self, side: int) -> None:
        """Rule 3.1: the top card of a pile, for all to see; the card beneath comes to light."""
        seat = self.to_move
        self.pile_size[side] -= 1
        card = self.pile[side * CARDS + self.pile_size[side]]
        self.hand[seat] |= ONE << card
        self.revealed += self.pile_size[side] > 0
        if not self.forgetful:
            tell_taken(self, seat, side, card)
        self.phase = PLAY

    # --- 4. laying pairs ---

    @cython.final
    def lay_pair(self, pair: int) -> None:
        """Rule 4.1: two cards onto the table; rule 4.2: then their effect, if it is possible."""
        seat = self.to_move
        one = lowest(self.hand[seat] & FACE_SET[PAIR_ONE[pair]])
        two = lowest(self.hand[seat] & FACE_SET[PAIR_TWO[pair]] & ~(ONE << one))
        both = (ONE << one) | (ONE << two)
        self.hand[seat] &= ~both
        self.laid[seat] |= both
        if not self.forgetful:
            tell_laid(self, seat, one, two)
        effect = PAIR_EFFECT[pair]
        if effect == EFFECT_DIG:
            self.crabs()
        elif effect == EFFECT_AGAIN:  # rule 4.4
            self.begin_taking()
        elif effect == EFFECT_DRAW:  # rule 4.5
            if self.deck_size > 0:
                self.revealed += 1
                self.draw_one()
        elif effect == EFFECT_STEAL:
            self.choose_victim()

    @cython.final
    def crabs(self) -> None:
        """Rule 4.3: choose a pile that holds something; where only one does, it is that one."""
        if self.pile_size[0] > 0 and self.pile_size[1] > 0:
            self.phase = CRAB_PILE
        elif self.pile_size[0] > 0:
            self.look_through(0)
        elif self.pile_size[1] > 0:
            self.look_through(1)

    @cython.final
    def look_through(self, side: int) -> None:
        """Rule 4.3: the mover sees the whole pile; a single card is taken at once."""
        self.crab_pile = side
        size = self.pile_size[side]
        if size == 1:
            self.crab_takes(0)
            return
        if not self.forgetful:
            tell_look(self, self.to_move, side)
        self.revealed += 1
        self.phase = CRAB_CARD

    @cython.final
    def crab_takes(self, at: int) -> None:
        """Rule 4.3: one card of the pile into the hand; the others keep their order."""
        seat = self.to_move
        side = self.crab_pile
        base = side * CARDS
        top = self.pile_size[side] - 1
        if at == top and top > 0 and FACE[self.pile[base + top]] == FACE[self.pile[base + top - 1]]:
            at -= 1  # two equal cards on top: nobody can tell which of them went, so it is the lower one
        card = self.pile[base + at]
        for i in range(at, top):
            self.pile[base + i] = self.pile[base + i + 1]
        self.pile_size[side] = top
        self.hand[seat] |= ONE << card
        if at == top and top > 0:
            self.revealed += 1
        if not self.forgetful:
            tell_crab(self, seat, side, card, at)
        self.phase = PLAY

    @cython.final
    def choose_victim(self) -> None:
        """Rule 4.6: choose whom to rob; where only one can be, it is that one."""
        victims = 0
        only = 0
        for seat in range(self.seats):
            if self.can_be_robbed(seat):
                victims += 1
                only = seat
        if victims == 1:
            self.rob(only)
        elif victims > 1:
            self.phase = ROB

    @cython.final
    def rob(self, victim: int) -> None:
        """Rule 4.6: a random card; robber and victim know which."""
        seat = self.to_move
        rest = self.hand[victim]
        skip = below(self.dice, count(rest))
        while skip:
            rest &= rest - 1
            skip -= 1
        card = lowest(rest)
        if not self.forgetful:
            tell_robbery(self, seat, victim, card)
        self.hand[victim] &= ~(ONE << card)
        self.hand[seat] |= ONE << card
        self.revealed += 1
        self.phase = PLAY

    # --- 5. calling, and the end of a turn ---

    @cython.final
    def call(self, action: int) -> None:
        """Rules 5.2 and 5.3: STOP ends the round at once; LAST CHANCE gives the others one turn each."""
        self.revealed += 1
        if action == STOP:
            self.score_round(STOPPED)
            return
        self.caller = self.to_move
        self.end_turn()

    @cython.final
    def end_turn(self) -> None:
        """Rules 5.3 to 5.6: reveal in a final turn, check the deck, pass on to the left."""
        seat = self.to_move
        if self.caller != NOBODY:
            self.reveal_hand(seat)
        if self.deck_size == 0 and (self.caller == NOBODY or self.void_rule == EMPTY_DECK_VOIDS):
            self.finish_round(VOID, seat, seat)
            return
        following = seat + 1
        if following == self.seats:
            following = 0
        if following == self.caller:
            self.score_bet()
            return
        self.to_move = following
        self.begin_taking()

    @cython.final
    def begin_taking(self) -> None:
        """Rule 3.5: a turn begins by taking; where nothing is left to take, that counts as done."""
        nothing = self.deck_size == 0 and self.pile_size[0] == 0 and self.pile_size[1] == 0
        self.phase = PLAY if nothing else TAKE

    @cython.final
    def reveal_hand(self, seat: int) -> None:
        """Rule 5.3: the hand lies open, and is safe from now on."""
        self.open_hands |= 1 << seat
        if not self.forgetful:
            tell_hand(self, seat)

    # --- the rest of the engine's contract ---

    def remember_arranged(self) -> None:
        """A position laid out by hand: everybody has seen the piles, and of the hands each its own."""
        dealt = 0
        for i in range(self.deck_size):
            dealt |= ONE << self.deck[i]
        for seat in range(self.seats):
            dealt |= self.hand[seat]
        for side in range(2):
            for i in range(self.pile_size[side]):
                dealt |= ONE << self.pile[side * CARDS + i]
        begin_tale(self, dealt)
        for side in range(2):
            for i in range(self.pile_size[side]):
                tell_put(self, side, self.pile[side * CARDS + i])
        for seat in range(self.seats):
            rest = self.hand[seat]
            while rest:
                tell_drawn(self, seat, lowest(rest))
                rest &= rest - 1
            if (self.open_hands >> seat) & 1:
                tell_hand(self, seat)

    def copy_from(self, other: State) -> None:
        copy_table(self, cython.cast(Table, other))

    def resample_in_place(self, seat: int, rng: list[int]) -> None:
        resample_for(self, seat, rng)
