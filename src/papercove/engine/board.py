"""A board: what lies on the table, as data, for a screen that knows nothing of the game.

A game whose view is a `BoardView` is drawn by every client: piles and rows in the middle, before each seat its score,
its rows and its hand. Whatever names an action in `actions` can be touched while that action is a choice; choices that
no thing names stand beside the table. Like the rest of a view it holds only what its viewer may know.
"""

from __future__ import annotations

import msgspec

from papercove.engine.view import View


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, a stone, a stick: its face (`kind` or `kind:colour`), or nothing where it lies face down."""

    face: str = ""
    actions: tuple[int, ...] = ()


class Pile(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that lie on each other: the message `pile-<key>`, how many there are, and the face on top if seen."""

    key: str
    count: int
    top: str = ""
    actions: tuple[int, ...] = ()


class Row(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces side by side: the message `row-<key>`."""

    key: str
    pieces: list[Piece]


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is before one seat; `score` is None where it is not known, `signs` are messages `sign-<key>`."""

    score: int | None = None
    hand: list[Piece] = []
    rows: list[Row] = []
    signs: tuple[str, ...] = ()
    actions: tuple[int, ...] = ()  # choices that name the seat itself


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole table; `places` are in the order of seats, `target` is what scores are measured by, if anything."""

    places: list[Place]
    piles: list[Pile] = []
    rows: list[Row] = []
    target: int | None = None

    def pieces(self) -> list[Piece]:
        """Every piece that lies in a hand or a row."""
        rows = [*self.rows, *(row for place in self.places for row in place.rows)]
        return [piece for row in rows for piece in row.pieces] + [
            piece for place in self.places for piece in place.hand
        ]

    def actions(self) -> set[int]:
        """Every action that some thing names."""
        named = [piece.actions for piece in self.pieces()]
        named += [pile.actions for pile in self.piles] + [place.actions for place in self.places]
        return {action for actions in named for action in actions}

    def faces(self) -> set[str]:
        """Every face that is seen."""
        return ({piece.face for piece in self.pieces()} | {pile.top for pile in self.piles}) - {""}


class BoardView(View, kw_only=True):
    """A view that says itself how it is drawn; a game adds its own fields in a subclass."""

    board: Board
