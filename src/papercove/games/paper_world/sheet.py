"""Score sheets: the points of a seat, or of a landscape on a real table, line by line. Rules 10.1 and 8.6."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from papercove.engine.constants import NOBODY
from papercove.engine.errors import Unreadable
from papercove.engine.view import Line
from papercove.games.paper_world.cards import FACE_NUMBERS, TOKENS, numbers_for
from papercove.games.paper_world.constants import BOARD_SIDE, SLOTS
from papercove.games.paper_world.landscape import misplaced
from papercove.games.paper_world.objectives import met_objectives
from papercove.games.paper_world.rules import Rules

ANY_FACE = 0  # of cards in hand and discards only the number counts
PLACED_CARD = re.compile(r"(\w+)@(-?\d{1,3}),(-?\d{1,3})")


class LandscapeScore(msgspec.Struct, frozen=True, gc=False):
    """What a landscape is worth: the objectives that its tops show, each line of the score, and their sum."""

    objectives: list[int]
    stars: int
    tokens: int
    scissors: int
    hand: int
    discards: int
    total: int


def sheet(table: Rules, seat: int) -> list[Line]:
    """Rule 10.1: the stars, and every other line that counts; the sum is the seat's score."""
    parts = table.score_parts(seat)
    lines = [Line("stars", parts["stars"])]
    if parts["tokens"]:
        count = sum([table.slot_token(seat, slot) > 0 for slot in range(SLOTS)])
        lines.append(Line("tokens", parts["tokens"], {"count": count}))
    if parts["scissors"]:
        lines.append(Line("scissors", parts["scissors"]))
    if parts["hand"]:
        lines.append(Line("hand", parts["hand"], {"count": len(table.hand_cards(seat))}))
    if parts["discards"]:
        lines.append(Line("discards", parts["discards"], {"count": len(table.discarded_cards(seat))}))
    return lines


def score_landscape(
    landscape: Sequence[str], hand: int = 0, discards: int = 0, scissors: bool = False, tokens: Sequence[int] = ()
) -> LandscapeScore:
    """The points of a landscape on a real table; its tops as `G3s@0,1` (colour, value, scissors, column, row).

    Raises Unreadable, naming the card, where it is none, shares a cell, leaves the frame or touches no other.
    """
    table = Rules()
    table.set_numbers(numbers_for(4))
    for cell, face in _read_landscape(landscape).items():
        table.put_card(0, cell, face)
    for name, cards in (("hand", hand), ("discards", discards)):
        if type(cards) is not int or not 0 <= cards <= 100:
            raise Unreadable("score-count", place=name, count=str(cards)[:20])
    if len(tokens) > SLOTS:
        raise Unreadable("score-tokens", count=len(tokens), most=SLOTS)
    known = {points for values in TOKENS.values() for points in values if points}
    for token in tokens:
        if type(token) is not int or token not in known:
            raise Unreadable("score-token", token=str(token)[:20])
    for slot, token in enumerate(tokens):
        table.give_token(0, slot, token)
    for _ in range(hand):
        table.give_card(0, ANY_FACE)
    for _ in range(discards):
        table.discard_card(0, ANY_FACE)
    table.scissors_seat = 0 if scissors else NOBODY
    return LandscapeScore(objectives=met_objectives(table, 0), total=table.score(0), **table.score_parts(0))


def _read_landscape(landscape: Sequence[str]) -> dict[int, int]:
    """The face on each cell of the board, the top left corner of the landscape on the first cell."""
    placed: dict[tuple[int, int], tuple[str, int]] = {}
    for text in landscape:
        match = PLACED_CARD.fullmatch(text) if isinstance(text, str) else None
        face = FACE_NUMBERS.get(match[1][:1].upper() + match[1][1:].lower()) if match else None
        if match is None or face is None:
            raise Unreadable("score-card", text=str(text)[:40])
        place = (int(match[2]), int(match[3]))
        if place in placed:
            raise Unreadable("score-twice", text=text, other=placed[place][0])
        placed[place] = (text, face)
    if not placed:
        raise Unreadable("score-empty")
    if (wrong := misplaced(list(placed))) is not None:
        rule, at = wrong
        raise Unreadable("score-frame" if rule == "5.3" else "score-apart", text=list(placed.values())[at][0])
    left, top = (min(place[axis] for place in placed) for axis in (0, 1))
    return {BOARD_SIDE * (row - top) + column - left: face for (column, row), (_, face) in placed.items()}
