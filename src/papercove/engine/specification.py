"""The lists a game is made of: phases, actions, numbers, fields of an observation.

A game writes them in its `spec.py`, as they are printed. `tools/specify.py` checks them and makes constants.py and
cconstants.pxd of them. Every entry knows its line, so that a mistake can be shown where it stands.

This module imports nothing of papercove: it is read before the kernel is built.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")

KINDS: dict[type, dict[str, Any]] = {}  # of each sort of entry: its annotations
WORDS = {str: "a word in quotes", int: "a whole number"}


def _line() -> int:
    """Where an entry is written: above this function stand `__init__` and then the specification itself."""
    return sys._getframe(2).f_lineno


class Contradiction(ValueError):
    """An entry that contradicts itself; the message says what to write instead."""


def is_a(kind: Any, value: object) -> bool:
    """Whether a value is what its annotation says."""
    shape, of = get_origin(kind) or kind, get_args(kind)
    if not isinstance(value, shape) or isinstance(value, bool):
        return False
    if isinstance(value, tuple) and of:
        kinds = of[:1] * len(value) if of[-1] is ... else of
        return len(kinds) == len(value) and all(map(is_a, kinds, value))
    if isinstance(value, Mapping):
        return all(is_a(of[0], key) and is_a(of[1], item) for key, item in value.items())
    return True


def described(kind: Any) -> str:
    """An annotation as somebody would write such a value."""
    shape, of = get_origin(kind) or kind, get_args(kind)
    if shape is tuple:
        inside = ", ".join("…" if one is ... else described(one) for one in of)
        return f"({inside}), with a comma even after a single one" if of[-1] is ... else f"({inside})"
    if shape is Mapping:
        return f"{{{described(of[0])}: {described(of[1])}}}"
    return WORDS.get(shape) or f"{shape.__name__}(…)"


@dataclass(frozen=True)
class Entry:
    """One line of a printed list. Its fields are checked at once, before anything is computed from them."""

    name: str
    line: int = field(default_factory=_line, kw_only=True, compare=False, repr=False)

    def __post_init__(self) -> None:
        kinds = KINDS.get(type(self)) or KINDS.setdefault(type(self), get_type_hints(type(self)))
        for part in fields(self):
            kind, value = kinds[part.name], getattr(self, part.name)
            if part.init and not is_a(kind, value):
                raise Contradiction(
                    f"{type(self).__name__} {self.name}: {part.name} is {value!r}; write {described(kind)}"
                )


@dataclass(frozen=True)
class Dated(Entry):
    """An entry that not every version of the game has: those before `since` are played without it."""

    since: int = field(default=1, kw_only=True)


@dataclass(frozen=True)
class Ruled(Entry):
    """An entry that cites a rule: its number, and after it words that stand in that rule and in no other.

    `"5.1 call the end of the round"` is read as `rule`, the number, and `quoted`, the words, so that a wrong number is
    noticed (contradictions.py).
    """

    quoted: str = field(init=False, default="", compare=False, repr=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        number, _, words = getattr(self, "rule").partition(" ")  # noqa: B009  (a field of each class below)
        object.__setattr__(self, "rule", number)
        object.__setattr__(self, "quoted", words)


@dataclass(frozen=True)
class Action(Ruled):
    """Something that may be chosen, once for each of `over`. The constant `name` is the number of the first.

    `code` names it for ever, `{}` standing for one of `over`; records and stores keep codes, never numbers. `rule` is
    the rule that allows it, and so forbids it where it is not legal.
    """

    code: str
    rule: str
    over: tuple[str, ...] = ("",)
    meaning: str = ""

    @property
    def codes(self) -> tuple[str, ...]:
        """The code of each of `over`."""
        return tuple(self.code.format(what) for what in self.over)


@dataclass(frozen=True)
class Phase(Ruled):
    """What the seat to move decides next, and the rule that asks for it."""

    rule: str
    actions: tuple[Action, ...]

    @property
    def constant(self) -> str:
        """`crab-pile` is CRAB_PILE in the rules."""
        return constant(self.name)


@dataclass(frozen=True)
class Numbers(Dated, Ruled):
    """A printed score table, or a single number; a designer may change it (a field of the game's `Variant`).

    Where a version changed them, `values` hold from `since` on, and `earlier` has those before, each by the version
    that began with them.
    """

    values: tuple[int, ...]
    rule: str
    earlier: Mapping[int, tuple[int, ...]] = field(default_factory=dict, kw_only=True)

    def of_version(self, version: int) -> tuple[int, ...]:
        """The numbers that a version of the game plays by."""
        return as_of({**self.earlier, self.since: self.values}, version)


@dataclass(frozen=True)
class Choices(Entry):
    """A closed list of cases: each constant of the rules with the word that messages use for it."""

    words: Mapping[str, str]


@dataclass(frozen=True)
class Field(Entry):
    """A run of numbers in an observation; with `codes` each stands for one of so many things, and is no quantity."""

    length: int
    meaning: str
    codes: int = 0


def constant(name: str) -> str:
    """A name as the rules write it: `crab-pile` is CRAB_PILE."""
    return name.upper().replace("-", "_").replace(" ", "_")


def as_of(values: Mapping[int, T], version: int) -> T:
    """Of values kept by the version that began with each: the one that a version of the game plays by."""
    return values[max(since for since in values if since <= version)]


def actions_of(phases: Iterable[Phase]) -> Iterator[Action]:
    """All actions, phase by phase: the order of their numbers."""
    return (action for phase in phases for action in phase.actions)


def codes_of(phases: Iterable[Phase]) -> tuple[str, ...]:
    """The code of every action, by its number."""
    return tuple(code for action in actions_of(phases) for code in action.codes)
