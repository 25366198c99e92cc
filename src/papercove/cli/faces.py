"""How the terminal draws a game: each game may bring its own face, every other gets a plain one.

A game's face lives in its own package and draws only what a View holds: `Game.terminal_face()` returns an object
with the methods of `Face`. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from papercove.engine.game import Game
from papercove.engine.view import Choice, View
from papercove.words import Words


class Face(Protocol):
    """How one game looks in a terminal. Every method is pure: rich renderables from views and words."""

    def headline(self, view: View, words: Words) -> str:
        """A few words for the top line: the round, what it is played to."""

    def table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        """All that lies on the table, in at most `width` columns and, for 80x24, about 13 rows."""

    def round_end(self, view: View, words: Words, names: Sequence[str], width: int) -> Sequence[RenderableType]:
        """How the round that has just ended went, in at most `width` columns; empty: the events tell it."""

    def open_view(self, views: Sequence[View]) -> View:
        """For replays: one view that shows every hand, put together from each seat's own."""

    def choice(self, choice: Choice, words: Words, names: Sequence[str], viewer: int | None) -> Text:
        """One line that offers an action: `words.choice`, with cards painted."""

    def explain(self, choice: Choice, view: View, words: Words, names: Sequence[str]) -> str:
        """One or two sentences on what the action does here: `words.effect`, with numbers where they help."""


class PlainFace:
    """The face of a game that brings none: its view, field by field."""

    def headline(self, view: View, words: Words) -> str:
        return words.say("table-round", round=view.round + 1)

    def table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        own = [field for field in view.__struct_fields__ if field not in View.__struct_fields__]
        rows = [Text(f"{field}: {plain(getattr(view, field))}") for field in own]
        return Group(Text(view.notation, style="bold"), *rows)

    def round_end(self, view: View, words: Words, names: Sequence[str], width: int) -> Sequence[RenderableType]:
        return []

    def open_view(self, views: Sequence[View]) -> View:
        return views[views[0].to_move or 0]

    def choice(self, choice: Choice, words: Words, names: Sequence[str], viewer: int | None) -> Text:
        return Text(words.choice(choice, names, viewer))

    def explain(self, choice: Choice, view: View, words: Words, names: Sequence[str]) -> str:
        return words.effect(choice, names)


def plain(value: Any) -> str:
    """Any part of a view as text."""
    value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {plain(item)}" for key, item in value.items())
    if isinstance(value, list):
        return " ".join(f"[{plain(item)}]" if isinstance(item, (list, dict)) else plain(item) for item in value) or "–"
    return "–" if value is None else str(value)


def face_of(game: Game) -> Face:
    """The game's own face, or the plain one."""
    own: Face | None = game.terminal_face()
    return PlainFace() if own is None else own
