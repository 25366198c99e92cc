"""Whole numbers that callers give, Python's or NumPy's."""

from __future__ import annotations

from operator import index

from papercove.engine.errors import Unreadable


def is_positive(number: object) -> bool:
    """Whether it is a whole number, and at least 1."""
    try:
        return index(number) >= 1  # type: ignore[arg-type]
    except TypeError:
        return False


def seed_number(seed: object) -> int:
    """A seed as a plain int; Unreadable if it is not a whole number."""
    try:
        return index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise Unreadable("start-seed", seed=repr(seed)[:40]) from None
