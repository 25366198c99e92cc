"""What a landscape is worth, and who has won. Rules 10.1 and 10.2."""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.games.paper_world.table import Table

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.engine.constants import NOBODY
    from papercove.games.paper_world.constants import (
        AT_PENALTY,
        AT_SCISSORS_POINTS,
        AT_STARS,
        FEWER_DISCARDS,
        HIGHEST,
        MOST_POINTS,
        SHARED,
        SLOTS,
    )


class Scoring(Table):
    """A table whose points can be counted at any time."""

    def star_points(self, seat: int) -> int:
        """10.1: the stars on the tops."""
        points = 0
        for value in range(1, HIGHEST + 1):
            points += self.numbers[AT_STARS + value - 1] * count(self.heights[seat * 6 + value])
        return points

    def token_points(self, seat: int) -> int:
        """10.1: the tokens of objectives."""
        points = 0
        for slot in range(SLOTS):
            points += self.claims[seat * SLOTS + slot]
        return points

    @cython.final
    def scissors_points(self, seat: int) -> int:
        """10.1: the scissors token."""
        return self.numbers[AT_SCISSORS_POINTS] if self.scissors_seat == seat else 0

    @cython.final
    def penalty(self, cards: int) -> int:
        """10.1: what cards in hand, or discarded, cost."""
        return self.numbers[AT_PENALTY] * cards

    def seat_score(self, seat: int) -> int:
        """10.1: stars, tokens and scissors, less the cards in hand and the discards."""
        points = self.star_points(seat) + self.token_points(seat) + self.scissors_points(seat)
        return points - self.penalty(self.hand_size[seat] + self.discard_size[seat])

    def finish(self) -> None:
        """10.2: the points as they stand decide."""
        if not cython.compiled:
            sums = [0] * 4
        for seat in range(self.seats):
            sums[seat] = self.seat_score(seat)
        self.decide(sums, self.discard_size)

    def decide(self, sums: list[int], discards: list[int]) -> None:
        """10.2: most points win; equal points, fewer discards; else the win is shared."""
        best = 0
        tied = False
        self.winners = 1
        self.reason = MOST_POINTS
        for seat in range(1, self.seats):
            ahead = sums[seat] - sums[best]
            fewer = discards[best] - discards[seat]
            if ahead > 0 or (ahead == 0 and fewer > 0):
                self.reason = MOST_POINTS if ahead > 0 else FEWER_DISCARDS
                tied = False
                best = seat
                self.winners = 1 << seat
            elif ahead == 0 and fewer == 0:
                self.winners |= 1 << seat
                tied = True
            elif ahead == 0 and not tied:
                self.reason = FEWER_DISCARDS
        if tied:
            self.reason = SHARED
        self.to_move = NOBODY

    def win_share(self, seat: int) -> float:
        if self.winners >> seat & 1:
            return 1.0 / count(self.winners)
        return 0.0

    # --- the same for Python callers ---

    def end_counted_match(self, sums: Sequence[int], discards: Sequence[int]) -> None:
        """End a match that people played with real cards, whose points they have counted."""
        if not cython.compiled:
            points, thrown = [0] * 4, [0] * 4
        for seat in range(self.seats):
            points[seat] = sums[seat]
            thrown[seat] = discards[seat]
        self.decide(points, thrown)

    def score_parts(self, seat: int) -> dict[str, int]:
        """The lines of a seat's score: 10.1."""
        return {
            "stars": self.star_points(seat),
            "tokens": self.token_points(seat),
            "scissors": self.scissors_points(seat),
            "hand": -self.penalty(self.hand_size[seat]),
            "discards": -self.penalty(self.discard_size[seat]),
        }
