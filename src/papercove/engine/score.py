"""Counting the points of cards that lie on a real table, for `papercove score` and for the room."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import msgspec

from papercove.engine.errors import Unreadable
from papercove.engine.misfit import misfit
from papercove.engine.view import Line


class Given(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies on the table, in words; a game subclasses this, and documents each field with `msgspec.Meta`.

    Fields are text lists (`hand: list[str]`), numbers or flags, so that a command line can offer each as an option.
    """


class Count(msgspec.Struct, frozen=True):
    """The points: for programs (`answer`, what `--jsonl` prints), and for people.

    `lines` add up to `total`; `extras` are points that may come on top.
    """

    answer: dict[str, Any]
    lines: list[Line]
    total: int
    extras: list[Line] = []


class Pickable(msgspec.Struct, frozen=True, omit_defaults=True):
    """One field of what can be given, for a screen to offer: the message `given-<name>` names it.

    `cards`: pick faces, at most so many of each; `places`: faces, each in a cell of a grid (`face@column,row`);
    `number` and `numbers`: one of `values`, or several; `slots`: for each of `labels` one of `values`, or none (0);
    `switch`: yes or no.
    """

    name: str
    kind: Literal["cards", "places", "number", "numbers", "slots", "switch"]
    faces: dict[str, int] = {}  # how many cards of each face there are
    values: list[int] = []
    columns: int = 0
    rows: int = 0
    shelf: int = 0  # faces in a row of what can be placed; 0: as many as fit
    labels: list[Line] = []


class ScoreReader(ABC):
    """Reads cards as people write them and counts their points; a game's `score_reader` makes one."""

    given_type: ClassVar[type[Given]]

    @abstractmethod
    def count(self, given: Any) -> Count:
        """Count what is `given` (a `given_type`); Unreadable or Illegal if no such cards can lie there."""

    def pickable(self) -> list[Pickable]:
        """What a screen offers to pick; empty if cards can be given in words only."""
        return []

    def read(self, values: Mapping[str, Any]) -> Given:
        """What is given, from plain values; text for numbers ("4") is understood. Raises Unreadable."""
        try:
            return msgspec.convert(dict(values), self.given_type, strict=False)
        except msgspec.ValidationError as problem:
            raise Unreadable("score-input", problem=misfit(problem, self.given_type, values)) from None
