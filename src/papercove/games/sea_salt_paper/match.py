# cython: binding=False
# Plain methods of C: Python calls them quicker than Cython's own.
"""The match state of Sea Salt & Paper, complete with what bots ask of it: likely worlds, rollouts, priors and value.

The rollout policy looks at its own cards, estimates what the others hold, and calls when ahead. `seat_value` is exact
once the match is over; at the end of a round it is the fitted chance to win, and before that an estimate from the
points on the table, which is what a greedy player goes by.
"""

from __future__ import annotations

import cython

from papercove.engine.state import State
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.observation import Observed

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import CHANCE, NOBODY
    from papercove.engine.dice import Dice, below, shuffle_down, unit
    from papercove.games.sea_salt_paper.appraisal import EXPECTED, FROM_DECK, HOPE, LEAD, MORE, appeal
    from papercove.games.sea_salt_paper.chances import HEAD_START, race_chance
    from papercove.games.sea_salt_paper.constants import (
        ALL_MERMAIDS,
        CARDS,
        CRAB_CARD,
        CRAB_LEFT,
        CRAB_PILE,
        CRAB_TAKES,
        DISCARD,
        DISCARD_LEFT,
        DISCARD_RIGHT,
        DUO_COUNT,
        END_TURN,
        FACE,
        FACE_SET,
        KEEP,
        KEEP_FACE,
        LAST_CHANCE,
        LAY_MERMAIDS,
        LAY_PAIR,
        NEXT_AFTER_ENDER,
        ONE,
        PLAY,
        ROB,
        ROB_SEAT,
        STOP,
        TAKE,
        TAKE_DECK,
        TAKE_LEFT,
    )
    from papercove.games.sea_salt_paper.scoring import card_points, colour_bonus, pairs_of


if not cython.compiled:
    DEALS = 8  # attempts at a likely deal, at most, for each rival
    LONG = 10  # cards of a long hand
    SILENT = [0.0] * 5  # the chance that someone who could call plays on, by the number of seats
    SILENT_LONG = [0.0] * 5  # the same with a long hand, once another has called
    LAY_ORDER = [0] * DUO_COUNT

for _seats, _chance, _long in ((2, 0.16, 0.16), (3, 0.24, 0.35), (4, 0.095, 0.1)):  # by what bots do: bench/beliefs.py
    SILENT[_seats], SILENT_LONG[_seats] = _chance, _long


# In which order duos are laid: fish first, boats last, since they begin a new turn.
for _i, _duo in enumerate(sorted(spec.DUOS, key=lambda duo: (duo.effect == "again", duo.effect != "draw"))):
    LAY_ORDER[_i] = spec.DUOS.index(_duo)


class MatchState(Observed):
    """A match of Sea Salt & Paper, as the game hands it out."""

    # --- the careful methods that loops in Python call: quickest where the class of the object has them itself ---

    def legal_actions(self) -> list[int]:
        return State.legal_actions(self)

    def apply(self, action: int, seat: int | None = None) -> None:
        State.apply(self, action, seat)

    def random_action(self, dice: Dice) -> int:
        return State.random_action(self, dice)

    # --- likely worlds ---

    def resample_likely_in_place(self, seat: int, rng: list[int]) -> None:
        """Resample as if each rival had kept the better of two cards, and as if silence meant something.

        A deal in which a rival would probably have called is rejected, a few times at most.
        """
        for _ in range(DEALS * (self.seats - 1)):
            self.resample_in_place(seat, rng)
            if self.deck_size > 0:
                self.loose = shuffle_down(self.deck_dice, self.deck, self.loose, 0)  # cards go back into it
                for other in range(self.seats):
                    if other != seat and not (self.open_hands >> other) & 1:
                        self.resample_choices(other, rng)
            if self.fits_silence(seat, rng):
                return

    def fits_silence(self, seat: int, rng: list[int]) -> bool:
        """Whether these hands fit nobody having called: most people who could have would have."""
        for other in range(self.seats):
            hidden = other != seat and other != self.to_move and not (self.open_hands >> other) & 1
            if hidden and self.has_points_to_call(other) and unit(rng) >= self.silence(other):
                return False
        return True

    def silence(self, other: int) -> float:
        """How likely it is that `other`, who could have called, did not."""
        if self.caller != NOBODY and count(self.hand[other] | self.laid[other]) >= LONG:
            return SILENT_LONG[self.seats]
        return SILENT[self.seats]

    def resample_choices(self, other: int, rng: list[int]) -> None:
        """Compare each hidden card of `other` with one from the deck, and swap them if it would have kept that one.

        Most hidden cards were drawn with another and preferred to it; only interchangeable cards are swapped.
        """
        rest = self.hand[other] & self.shuffled
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            at = below(rng, self.deck_size)
            held = (self.hand[other] | self.laid[other]) & ~(ONE << card)
            if appeal(held, self.deck[at]) > appeal(held, card):
                self.hand[other] ^= (ONE << card) | (ONE << self.deck[at])
                self.deck[at] = card

    # --- the rollout policy ---

    def rollout_policy(self, rng: list[int]) -> int:
        """The rollout policy, phase by phase."""
        phase = self.phase
        if phase == TAKE:
            return self.rollout_take(rng)
        if phase == KEEP:
            return self.rollout_keep()
        if phase == DISCARD:
            return self.rollout_discard()
        if phase == PLAY:
            return self.rollout_play(rng)
        if phase == CRAB_CARD:
            return self.rollout_crab()
        if phase == CRAB_PILE:
            return self.rollout_pile()
        return self.rollout_victim(rng)

    def rollout_take(self, rng: list[int]) -> int:
        """A pile's card if it beats what two from the deck usually bring."""
        held = self.hand[self.to_move] | self.laid[self.to_move]
        choice = TAKE_DECK
        best = -1.0
        if self.deck_size > 0:
            best = HOPE[FROM_DECK] + MORE[FROM_DECK] * unit(rng)
        for side in range(2):
            if self.pile_size[side] > 0:
                one = appeal(held, self.pile[side * CARDS + self.pile_size[side] - 1])
                if one > best:
                    best = one
                    choice = TAKE_LEFT + side
        return choice

    def rollout_keep(self) -> int:
        """The better of two."""
        held = self.hand[self.to_move] | self.laid[self.to_move]
        if appeal(held, self.drawn[0]) >= appeal(held, self.drawn[1]):
            return KEEP_FACE + FACE[self.drawn[0]]
        return KEEP_FACE + FACE[self.drawn[1]]

    def rollout_discard(self) -> int:
        """Cover the card that the next seat would like better."""
        following = self.to_move + 1
        if following == self.seats:
            following = 0
        held = self.laid[following]
        left = appeal(held, self.pile[self.pile_size[0] - 1])
        right = appeal(held, self.pile[CARDS + self.pile_size[1] - 1])
        return DISCARD_LEFT if left > right else DISCARD_RIGHT

    def rollout_crab(self) -> int:
        """The best card of the pile being looked through."""
        held = self.hand[self.to_move] | self.laid[self.to_move]
        choice = 0
        best = -1.0
        for i in range(self.pile_size[self.crab_pile]):
            one = appeal(held, self.pile[self.crab_pile * CARDS + i])
            if one > best:
                best = one
                choice = i
        return CRAB_TAKES + choice

    def rollout_pile(self) -> int:
        """The pile with the best card, as far as memory goes."""
        held = self.hand[self.to_move] | self.laid[self.to_move]
        choice = 0
        best = -1.0
        for side in range(2):
            for i in range(self.pile_size[side]):
                one = appeal(held, self.pile[side * CARDS + i])
                if one > best:
                    best = one
                    choice = side
        return CRAB_LEFT + choice

    def rollout_victim(self, rng: list[int]) -> int:
        """Whoever holds the most cards."""
        choice = 0
        best = -1
        for seat in range(self.seats):
            if self.can_be_robbed(seat):
                one = 4 * count(self.hand[seat]) + below(rng, 4)
                if one > best:
                    best = one
                    choice = seat
        return ROB_SEAT + choice

    def rollout_play(self, rng: list[int]) -> int:
        """Lay what can be laid, boats last, then call or end the turn."""
        hand = self.hand[self.to_move]
        if hand & ALL_MERMAIDS == ALL_MERMAIDS:
            return LAY_MERMAIDS
        for i in range(DUO_COUNT):
            if pairs_of(hand, LAY_ORDER[i]):
                return LAY_PAIR + self.first_pair(hand, LAY_ORDER[i])
        return self.rollout_call(rng)

    def rollout_call(self, rng: list[int]) -> int:
        """LAST CHANCE when far ahead, STOP when ahead, else play on; near the end of the deck, prefer STOP."""
        if self.caller != NOBODY:
            return END_TURN
        if not self.has_points_to_call(self.to_move):
            return END_TURN
        lead = self.points_of(self.to_move) - self.rivals_points(self.to_move) + 2.0 * unit(rng) - 1.0
        winner = self.winner_by_stop() if self.seats > 2 else NOBODY  # puzzles of two rest on rollouts without
        if winner == self.to_move:
            return STOP
        if lead >= MORE[LEAD]:
            return LAST_CHANCE
        if winner == NOBODY and (lead >= HOPE[LEAD] or self.deck_size <= 2):
            return STOP
        return END_TURN

    def winner_by_stop(self) -> int:
        """Who wins the match if the mover stops the round; of several with most points, not the mover."""
        best = self.points_to_win
        winner = NOBODY
        for seat in range(self.seats):
            total = self.scores[seat] + self.points_of(seat)
            if total > best or (total == best and (winner == NOBODY or winner == self.to_move)):
                best = total
                winner = seat
        return winner

    def rivals_points(self, seat: int) -> float:
        """The best rival's points, estimated: midway between those of its cards and the usual ones of so many cards."""
        most = 0.0
        for other in range(self.seats):
            if other != seat:
                one = 0.5 * EXPECTED[count(self.hand[other] | self.laid[other])] + 0.5 * self.points_of(other)
                if one > most:
                    most = one
        return most

    # --- priors ---

    def fill_priors(self) -> None:
        """Priors: the square of the points that each action may bring."""
        n = self.fill_legal()
        held = self.hand[self.to_move] | self.laid[self.to_move]
        for i in range(n):
            value = 1.0
            if self.phase == TAKE:
                if self.legal[i] == TAKE_DECK:
                    value = 1.7
                else:
                    side = self.legal[i] - TAKE_LEFT
                    value = 0.2 + appeal(held, self.pile[side * CARDS + self.pile_size[side] - 1])
            elif self.phase == KEEP:
                value = 0.2 + appeal(held, lowest(FACE_SET[self.legal[i] - KEEP_FACE]))
            elif self.phase == CRAB_CARD:
                value = 0.1 + appeal(held, self.pile[self.crab_pile * CARDS + self.legal[i] - CRAB_TAKES])
            elif self.phase == PLAY:
                value = self.prior_of_play(self.legal[i])
            self.prior[i] = value * value

    def prior_of_play(self, action: int) -> float:
        """Laying is good, and so is calling when ahead."""
        if action >= LAY_PAIR:
            return 2.0
        if action == LAY_MERMAIDS:
            return 100.0
        if action == END_TURN:
            return 1.0
        own = self.points_of(self.to_move)
        lead = own - self.rivals_points(self.to_move)
        if action == STOP:
            return 1.5 if lead > 0.0 else 0.7
        return 1.5 if lead >= 2.5 else 0.6

    # --- value ---

    def seat_value(self, seat: int) -> float:
        """The value of this position to `seat`: its expected share of the win."""
        if self.to_move == NOBODY:
            return self.win_share(seat)
        if self.caller != NOBODY and self.to_move >= 0:
            return self.bet(seat)
        return self.standing(seat)

    def chance(self, seat: int, gains: list[float], first: int, ahead: float) -> float:
        """The chance to win the match if each seat gains this much in the round, by the points it then still needs.

        `first` begins the next round, or began this one; `ahead` is the part of that advantage that is still to come.
        """
        if not cython.compiled:
            to_go = [0.0] * 4
        to_go[0] = self.still_needed(seat, gains[seat], first, ahead)
        at = 1
        for other in range(self.seats):
            if other != seat:
                to_go[at] = self.still_needed(other, gains[other], first, ahead)
                at += 1
        return race_chance(to_go, self.seats)

    def still_needed(self, seat: int, gain: float, first: int, ahead: float) -> float:
        """The points to go, less the head start; nobody reaches the goal by that."""
        points = self.points_to_win - self.scores[seat] - gain
        if points <= 1.0:
            return points
        place = seat - first if seat >= first else seat - first + self.seats
        points -= ahead * HEAD_START[(self.seats - 2) * 4 + place]
        return points if points > 1.0 else 1.0

    def standing(self, seat: int) -> float:
        """Between rounds by the scores alone; within one also by the points on the table, a lead counting in part."""
        if not cython.compiled:
            gains = [0.0] * 4
        mean = 0.0
        taken = 0
        for other in range(self.seats):
            gains[other] = 0.0
            if self.to_move != CHANCE:
                gains[other] = self.promise(other)
                taken += count(self.hand[other] | self.laid[other])
            mean += gains[other]
        mean /= self.seats
        for other in range(self.seats):
            gains[other] = mean + 0.7 * (gains[other] - mean)
        return self.chance(seat, gains, self.starter, 1.0 / (1.0 + taken))

    def promise(self, seat: int) -> float:
        """The points of a seat's cards, with the best of the cards it is choosing from."""
        held = self.hand[seat] | self.laid[seat]
        best = card_points(held, self.numbers) + 0.1 * colour_bonus(held)
        if seat != self.to_move:
            return best
        if self.phase == KEEP:
            for i in range(2):
                one = card_points(held | (ONE << self.drawn[i]), self.numbers) + 0.1 * colour_bonus(held)
                if one > best:
                    best = one
        elif self.phase == CRAB_CARD:
            for i in range(self.pile_size[self.crab_pile]):
                one = card_points(held | (ONE << self.pile[self.crab_pile * CARDS + i]), self.numbers)
                if one > best:
                    best = one
        elif self.phase == TAKE or self.phase == CRAB_PILE or self.phase == ROB:
            best += 1.0
        return best

    def bet(self, seat: int) -> float:
        """After LAST CHANCE: the odds by the lead over what the others may still reach."""
        if not cython.compiled:
            won = [0.0] * 4
            lost = [0.0] * 4
        margin = 100.0
        for other in range(self.seats):
            held = self.hand[other] | self.laid[other]
            one = float(self.points_of(other))
            won[other] = colour_bonus(held)
            lost[other] = one
            if other == self.caller:
                won[other] += one
                lost[other] = colour_bonus(held)
            else:
                one = self.points_of(self.caller) - one
                if not (self.open_hands >> other) & 1:
                    one -= 1.5
                if one < margin:
                    margin = one
        odds = 0.5 + 0.25 * margin
        odds = 0.03 if odds < 0.03 else (0.97 if odds > 0.97 else odds)
        first = self.caller  # the last turn is that of the seat before
        if self.next_rule == NEXT_AFTER_ENDER:
            first = first + 1 if first + 1 < self.seats else 0
        return odds * self.chance(seat, won, first, 1.0) + (1.0 - odds) * self.chance(seat, lost, first, 1.0)
