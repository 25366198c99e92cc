"""How the terminal draws a game: each game may bring its own face, every other gets a plain one.

A game's face lives in its own package and draws only what a View holds: `Game.terminal_face()` returns an object
with the methods of `Face`. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from papercove.engine.board import BoardView, Piece
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
    """The face of a game that brings none: the board that its view declares, else the view, field by field."""

    def headline(self, view: View, words: Words) -> str:
        return words.say("table-round", round=view.round + 1)

    def table(self, view: View, words: Words, names: Sequence[str], width: int) -> RenderableType:
        if isinstance(view, BoardView):
            return Group(*(Text(line, style=style) for line, style in board_lines(view, words, names)))
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


HIDDEN = "▒"


def board_lines(view: BoardView, words: Words, names: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What lies on the table, a line for each pile, row and seat, with its style: bold for whoever is to move."""

    def faces(pieces: Sequence[Piece]) -> str:
        return " · ".join(words.face(piece.face) if piece.face else HIDDEN for piece in pieces) or "–"

    board = view.board
    for pile in board.piles:
        top = f" · {words.face(pile.top)}" if pile.top else ""
        yield f"{words.say(f'pile-{pile.key}')}: {pile.count}{top}", ""
    yield from ((f"{words.say(f'row-{row.key}')}: {faces(row.pieces)}", "") for row in board.rows)
    for seat, place in enumerate(board.places):
        target = f"/{board.target}" if board.target is not None else ""
        score = "" if place.score is None else f"{place.score}{target}"
        told = " ".join(part for part in (score, *(words.say(f"sign-{sign}") for sign in place.signs)) if part)
        yield "", ""
        yield f"{names[seat]} {told}".rstrip(), "bold" if seat == view.to_move else ""
        yield from ((f"  {words.say(f'row-{row.key}')}: {faces(row.pieces)}", "") for row in place.rows)
        if place.hand:
            yield f"  {faces(place.hand)}", ""


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
