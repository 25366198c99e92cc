"""A round of Sea Salt & Paper, from the deal to the scores, and the end of the match. Rules 2, 5 and 8."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.games.sea_salt_paper.legality import Legality

if not cython.compiled:
    from papercove.engine.bits import count, members
    from papercove.engine.constants import CHANCE, NOBODY
    from papercove.engine.dice import below, shuffle
    from papercove.games.sea_salt_paper.constants import (
        ALL_MERMAIDS,
        BET_LOST,
        BET_WON,
        BY_MERMAIDS,
        CARDS,
        FOUR_MERMAIDS,
        MOST_POINTS,
        NEXT_AFTER_ENDER,
        STOPPED,
        TAKE,
        TIE_BROKEN,
        TIE_SHARED,
        TIE_TO_ENDER,
        TIE_TO_LAST_ROUND,
        VOID,
    )
    from papercove.games.sea_salt_paper.memory import begin_tale, tell_hand, tell_mermaids, tell_put


def end_of_bet(own: int, best: int) -> int:
    """Rule 5.4: the bet is won with at least as many points as every opponent."""
    return BET_WON if own >= best else BET_LOST


def cards_count(end: int, is_ender: bool) -> bool:
    """Rules 5.2 and 5.4: cards count for everybody after STOP, else only for those who won the bet."""
    return end == STOPPED or (end == BET_WON and is_ender) or (end == BET_LOST and not is_ender)


def bonus_counts(end: int, is_ender: bool) -> bool:
    """Rule 5.4: the colour bonus is everybody's after a bet won, and the caller's alone after one lost."""
    return end == BET_WON or (end == BET_LOST and is_ender)


class Rounds(Legality):
    """Deals, scores and winners."""

    # --- 2. setting up a round ---

    def begin_round(self) -> None:
        """Rules 2.1 to 2.3: shuffle, turn up two cards, nobody holds anything. The first starter is drawn by lot."""
        if self.round == 0:
            self.starter = below(self.dice, self.seats)
        size = members(self.box, self.deck)
        shuffle(self.dice, self.deck, size)
        self.loose = 0
        self.deck_size = size - 2
        begin_tale(self, self.box)
        for side in range(2):
            card = self.deck[size - 1 - side]
            self.pile[side * CARDS] = card
            self.pile_size[side] = 1
            if not self.forgetful:
                tell_put(self, side, card)
        for seat in range(4):
            self.hand[seat] = 0
            self.laid[seat] = 0
        self.drawn_count = 0
        self.caller = NOBODY
        self.open_hands = 0
        self.to_move = self.starter
        self.phase = TAKE

    # --- 5. scoring ---

    def score_bet(self) -> None:
        """Rule 5.4: the caller's points against the best of the others."""
        best = 0
        for seat in range(self.seats):
            if seat != self.caller:
                points = self.points_of(seat)
                if points > best:
                    best = points
        self.score_round(end_of_bet(self.points_of(self.caller), best))

    def score_round(self, end: int) -> None:
        """Rules 5.2 and 5.4: what each seat gains."""
        ender = self.caller if self.caller != NOBODY else self.to_move
        for seat in range(self.seats):
            gain = 0
            if cards_count(end, seat == ender):
                gain = self.points_of(seat)
            if bonus_counts(end, seat == ender):
                gain += self.bonus_of(seat)
            self.gained[seat] = gain
            self.scores[seat] += gain
            if end == STOPPED and not self.forgetful:
                tell_hand(self, seat)
        self.finish_round(end, ender, self.to_move)

    def end_counted_round(self, end: int, ender: int, last: int, points: Sequence[int], bonuses: Sequence[int]) -> None:
        """For Python callers: end a round that people played with real cards, whose points they have counted."""
        for seat in range(self.seats):
            gain = 0
            if cards_count(end, seat == ender):
                gain = points[seat]
            if bonus_counts(end, seat == ender):
                gain += bonuses[seat]
            self.gained[seat] = gain
            self.scores[seat] += gain
        self.finish_round(end, ender, last)

    def end_by_shown_mermaids(self, seat: int) -> None:
        """For Python callers: end a match in which somebody showed four mermaids at a real table."""
        self.to_move = seat
        self.win_by_mermaids()

    def finish_round(self, end: int, ender: int, last: int) -> None:
        """Rules 5.5 and 5.7: keep what was shown, then end the match or deal the next round."""
        self.round_end = end
        self.ended_by = ender
        self.last_turn_by = last
        for seat in range(self.seats):
            self.shown[seat] = self.hand[seat] | self.laid[seat]
            if end == VOID:
                self.gained[seat] = 0
        for seat in range(self.seats):
            if self.scores[seat] >= self.points_to_win:
                self.finish_match()
                return
        self.starter = ender if self.next_rule == NEXT_AFTER_ENDER else last
        self.starter += 1
        if self.starter == self.seats:
            self.starter = 0
        self.round += 1
        self.horizon = self.round
        self.revealed += 1
        if self.sealed:
            self.to_move = CHANCE
        else:
            self.begin_round()

    # --- 8. the end of the match ---

    def win_by_mermaids(self) -> None:
        """Rule 8.1: four mermaids win the match at once; the round scores nothing."""
        seat = self.to_move
        for other in range(self.seats):
            self.shown[other] = self.hand[other] | self.laid[other]
            self.gained[other] = 0
        self.round_end = BY_MERMAIDS
        self.ended_by = seat
        self.last_turn_by = seat
        self.laid[seat] |= ALL_MERMAIDS
        self.hand[seat] &= ~ALL_MERMAIDS
        if not self.forgetful:
            tell_mermaids(self, seat)
        self.winners = 1 << seat
        self.reason = FOUR_MERMAIDS
        self.to_move = NOBODY

    def finish_match(self) -> None:
        """Rules 8.2 and 8.3: most points; among equals, as the edition says; else they share it."""
        best = 0
        for seat in range(self.seats):
            if self.scores[seat] > best:
                best = self.scores[seat]
        tied = 0
        for seat in range(self.seats):
            if self.scores[seat] == best:
                tied |= 1 << seat
        self.winners = tied
        self.reason = MOST_POINTS
        if tied & (tied - 1):
            self.winners = self.break_tie(tied)
            self.reason = TIE_SHARED if self.winners & (self.winners - 1) else TIE_BROKEN
        self.to_move = NOBODY

    def break_tie(self, tied: int) -> int:
        """Rule 8.3: who of the tied wins, or all of them where the edition's rule names none of them."""
        if self.tie_rule == TIE_TO_LAST_ROUND:
            best = -1
            leaders = 0
            for seat in range(self.seats):
                if (tied >> seat) & 1:
                    if self.gained[seat] > best:
                        best = self.gained[seat]
                        leaders = 0
                    if self.gained[seat] == best:
                        leaders |= 1 << seat
            return leaders
        favoured = 1 << (self.ended_by if self.tie_rule == TIE_TO_ENDER else self.last_turn_by)
        return favoured if tied & favoured else tied

    def win_share(self, seat: int) -> float:
        if not (self.winners >> seat) & 1:
            return 0.0
        return 1.0 / count(self.winners)
