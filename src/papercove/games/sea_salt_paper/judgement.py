"""What a bot may find good in Sea Salt & Paper: quick weights, a playout policy, the worth of a position."""

from __future__ import annotations

import cython

from papercove.games.sea_salt_paper.rules import Rules

if not cython.compiled:
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below
    from papercove.games.sea_salt_paper.constants import LAY_MERMAIDS


class Judgement(Rules):
    """A match with opinions about it."""

    def favour(self, words: list[int]) -> int:
        n = self.fill_legal()
        for i in range(n):
            if self.legal[i] == LAY_MERMAIDS:
                return LAY_MERMAIDS
        return self.legal[below(words, n)]

    def worth(self, seat: int) -> float:
        """The share of all points to go that are already behind this seat."""
        if self.to_move == NOBODY:
            return self.share(seat)
        total = 0.0
        for other in range(self.seats):
            total += 10.0 + self.scores[other]
        return (10.0 + self.scores[seat]) / total
