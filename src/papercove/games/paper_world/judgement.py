"""What a bot may find good in Paper World: quick weights, a playout policy, the worth of a position."""

from __future__ import annotations

import cython

from papercove.games.paper_world.rules import Rules

if not cython.compiled:
    from papercove.engine.dice import below


class Judgement(Rules):
    """A match with opinions about it."""

    def favour(self, words: list[int]) -> int:
        n = self.fill_legal()
        return self.legal[below(words, n)]
