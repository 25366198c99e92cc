"""A leaflet: the rules of a game on one illustrated page, as data. A screen draws it; its words are the game's own.

A section, a picture and an example are each said by the message `leaflet-<key>`, with the leaflet's `figures` and,
where editions differ, the `settings` in force as arguments.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from papercove.engine.errors import Unreadable

Piece = tuple[str, ...]  # what may lie in one place, in the game's notation: the sheet's own first; "" is nothing


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is shown and said; `rules` are the numbers under which the rulebook says it in full."""

    key: str
    cards: tuple[str, ...] = ()  # faces
    rules: tuple[str, ...] = ()
    count: int = 0  # of such cards in the box


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands below it."""

    key: str
    pictures: tuple[Picture, ...]


class Example(msgspec.Struct, frozen=True, omit_defaults=True):
    """A small board that one can touch: what lies before each player, and what can be tried with it.

    `Game.example` works out what comes of it, by the rules.
    """

    key: str
    pieces: tuple[tuple[Piece, ...], ...]  # by seat
    ways: tuple[str, ...] = ()  # actions in the game's notation, one of which is tried
    rules: tuple[str, ...] = ()
    under: tuple[str, ...] = ()  # the values of `Leaflet.option` whose sheet has this example; empty: all

    def laid_out(self, chosen: Sequence[Sequence[int]]) -> list[list[str]]:
        """The pieces that were chosen, each by its number; without a choice, as the sheet has them."""
        picked = [list(numbers) for numbers in chosen] or [[0] * len(seat) for seat in self.pieces]
        try:
            rows = [
                [piece[number] for piece, number in zip(seat, numbers, strict=True)]
                for seat, numbers in zip(self.pieces, picked, strict=True)
            ]
        except (IndexError, ValueError):
            raise Unreadable("no-example", example=self.key) from None
        return [[piece for piece in row if piece] for row in rows]


class Leaflet(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The page: its parts in the printed sheet's order, its examples, and what an option changes."""

    parts: tuple[Section, ...]
    examples: tuple[Example, ...] = ()
    aid: tuple[str, ...] = ()  # the keys of the pictures that stand on the game aid, one small card
    figures: dict[str, int] = {}  # numbers of the game, for its words
    tables: tuple[int, ...] = ()  # the score tables, as the game's views tell them
    option: str = ""  # the option by which sheets differ
    settings: dict[str, dict[str, str]] = {}  # for each of its values, what it settles
