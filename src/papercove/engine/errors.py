"""The three ways in which a game refuses: unreadable, illegal, not your turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

Argument = str | int


class Refusal(Exception):
    """Something was refused and nothing has changed.

    `key` and `arguments` name a message in `locales/` (`refusal-<key>`); `position` quotes the
    position in public notation, so that a report reproduces itself without telling a secret.
    As text it is that message in English, for programs that meet it in a traceback, and then all of this.
    """

    in_english: ClassVar[Callable[[Refusal], str | None] | None] = None  # the engine has no words: words.py gives it

    def __init__(self, key: str, position: str = "", **arguments: Argument) -> None:
        self.key = key
        self.arguments: Mapping[str, Argument] = arguments
        self.position = position
        details = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
        super().__init__(f"{key}({details})" + (f" at {position}" if position else ""))

    def __str__(self) -> str:
        said = Refusal.in_english(self) if Refusal.in_english else None
        return f"{said} [{super().__str__()}]" if said else super().__str__()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.key, self.position, dict(self.arguments))


class Unreadable(Refusal):
    """The input means nothing: an unknown word, card, option, game or format."""


class Illegal(Refusal):
    """The input is clear, but a rule forbids it here."""


class NotYourTurn(Refusal):
    """The input may be fine, but somebody else is to decide."""


def _rebuild(kind: type[Refusal], key: str, position: str, arguments: dict[str, Argument]) -> Refusal:
    return kind(key, position, **arguments)
