"""What may be told: the typed, allow-listed shapes that leave the engine.

No message is ever made from a State, only from these. A game adds its own fields in a subclass of
`View`. Words are not here: `verb` and `key` name messages in `locales/`, `args` fill them.
None of them can hold itself, so the collector of cycles need not look at them (`gc=False`).
"""

from __future__ import annotations

from typing import Any

import msgspec


class Choice(msgspec.Struct, frozen=True, gc=False):
    """One legal action: its number, its text in notation, and its parts for a screen or a sentence.

    The sentence is the message `action-<verb>` filled with `args`.
    """

    id: int
    text: str
    verb: str
    args: dict[str, Any] = {}


class Obstacle(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What stands in the way of an action: the number of the rule that forbids it.

    The message `not-now-<why>`, filled with `args` (single values, no lists), says it in a sentence.
    """

    rule: str
    why: str = ""
    args: dict[str, str | int] = {}


class Forbidden(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that cannot be done now (`action-<verb>`), and the number of the rule that forbids it.

    The message `not-now-<why>`, filled with the same `args`, says in a sentence what stands in the way.
    """

    verb: str
    rule: str
    args: dict[str, Any] = {}
    why: str = ""
    on_touch: bool = False  # told to whoever touches the thing; too much for a list of what cannot be done


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened, as one viewer may know it: the message `event-<verb>` filled with `args`."""

    verb: str
    seat: int | None = None
    args: dict[str, Any] = {}


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of a score sheet: the message `line-<key>`, the points, and what they were given for."""

    key: str
    points: int
    args: dict[str, Any] = {}


def changed_lines(before: list[Line], after: list[Line]) -> list[Line]:
    """The lines whose points differ between two score sheets, each with the difference and what it is given for now."""
    left = list(before)
    found = []
    for line in after:
        same = next((one for one in left if one.key == line.key), None)
        if same is not None:
            left.remove(same)
        more = line.points - (same.points if same is not None else 0)
        if more:
            found.append(Line(line.key, more, line.args))
    return found + [Line(line.key, -line.points, line.args) for line in left if line.points]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What speaks for or against a choice: the message `why-<key>` filled with `args`, `seat` being whom it is about.

    `lines` are the lines of that seat's points which it changes, each with the difference.
    """

    key: str
    seat: int | None = None
    args: dict[str, Any] = {}
    lines: list[Line] = []


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a match ended: each seat's score, who won (several share it), and the message `reason-<reason>`."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class RoundEnd(msgspec.Struct, frozen=True, gc=False):
    """How a round ended: `end` is a word of the game's own, `gained` what each seat made of it.

    `hands` is what each seat showed; empty where no hand was shown.
    """

    end: str
    ended_by: int
    gained: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...] = ()


class Measure(msgspec.Struct, frozen=True):
    """Something the laboratory counts: how often, how large, and how the match ended for that seat (or `NOBODY`).

    `gain` is what it brought the seat in points, `success` whether it came off, where that can be told.
    """

    key: str
    seat: int
    value: int = 1
    gain: int | None = None
    success: bool | None = None


class Span(msgspec.Struct, frozen=True):
    """A run of numbers, in an observation or among the actions, and what they mean.

    With `codes` each number of an observation stands for one of so many things, 0 for none: it has to be embedded or
    spread out before a network can learn of it (`papercove.rl.codes`). Without, it is a quantity or a mark.
    """

    name: str
    length: int
    meaning: str
    codes: int = 0


class View(msgspec.Struct, kw_only=True, gc=False):
    """What one seat (or a spectator, `seat` None) may know of a match now, and what it may do."""

    seat: int | None
    seats: int
    to_move: int | None
    round: int
    ply: int
    choices: list[Choice]
    outcome: Outcome | None
    notation: str
