"""Whole numbers as arguments: 1.5 is refused, not rounded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter, Token


def read_whole(_: object, tokens: Sequence[Token]) -> int:
    """Read a whole number; ValueError if it is not one."""
    return int(tokens[0].value)


Whole = Annotated[int, Parameter(converter=read_whole)]
