"""How much a test plays: less where the kernel runs interpreted, which is about 100 times slower."""

from __future__ import annotations

import pytest

from papercove import COMPILED


def count(compiled: int, *, interpreted: int) -> int:
    """How many matches, steps or iterations; the few must show the same thing."""
    return compiled if COMPILED else interpreted


# Whether both kernels play alike can be asked where there are two.
compares_kernels = pytest.mark.skipif(not COMPILED, reason="compiled against interpreted: no compiled kernel")

# How strong a bot is can be shown by many matches only.
plays_many_matches = pytest.mark.skipif(
    not COMPILED, reason="the strength of bots: many matches need a compiled kernel"
)

# The coach's verdict on a task is the one that people get, with all its thinking.
thinks_long = pytest.mark.skipif(not COMPILED, reason="the coach's verdicts: so much thinking needs a compiled kernel")
