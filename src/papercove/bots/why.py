"""What the coach tells of two choices: why one is better than the other."""

from __future__ import annotations

import msgspec

from papercove.engine.puzzle import Foreseen
from papercove.engine.view import Reason


class Why(msgspec.Struct, frozen=True):
    """Why one choice is better than another: what speaks of each, what they lead to, and what then became of it."""

    best: tuple[Reason, ...]  # messages `why-<key>`
    played: tuple[Reason, ...]
    both: tuple[Reason, ...]
    foreseen: tuple[Foreseen, ...]  # messages `foresight-<key>`
    then: tuple[Reason, ...]
