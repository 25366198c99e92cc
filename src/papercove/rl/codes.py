"""Codes of an observation spread out, for learners that cannot tell a category by its number.

What an observation says of the table are quantities and marks, which a network takes as they are. What it remembers is
told line by line, in codes: for an embedding (a field's `codes` says of how many things), or for this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from papercove.engine.view import Span


def one_hot(observations: np.ndarray[Any, Any], fields: Sequence[Span]) -> np.ndarray[Any, Any]:
    """Observations with a place for each thing that a code may stand for: 1 there, all 0 for none.

    `fields` are the game's `observation_fields`, or the first ones of them if the observations end before the others.
    """
    parts, at = [], 0
    for field in fields:
        numbers = observations[..., at : at + field.length]
        if field.codes:
            told = numbers[..., None] == np.arange(1, field.codes)
            numbers = told.reshape(*numbers.shape[:-1], -1).astype(observations.dtype)
        parts.append(numbers)
        at += field.length
    if at != observations.shape[-1]:
        raise ValueError(f"these fields have {at} numbers, the observations {observations.shape[-1]}")
    return np.concatenate(parts, axis=-1)
