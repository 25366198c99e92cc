"""Score sheets: what a set of cards is worth, line by line, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import cython

from papercove.engine.view import Line
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import COLOURS, KIND_MASKS, KINDS, faces_in
from papercove.games.sea_salt_paper.scoring import NUMBERS, mermaid_colours

if not cython.compiled:
    from papercove.games.sea_salt_paper.constants import ALL_MERMAIDS
    from papercove.games.sea_salt_paper.scoring import colour_bonus, largest_colour, score_lines


COUNTED_AS = {"duo": "pairs", "collector": "count", "multiplier": "count"}  # what the words of a line call its number
PARTNERS = {duo.name: duo.other for duo in spec.DUOS}
LINE_KEYS = (
    *(f"duo-{duo.name}" for duo in spec.DUOS),
    *(f"collector-{collection.name}" for collection in spec.COLLECTIONS),
    *(f"multiplier-{multiplier.name}" for multiplier in spec.MULTIPLIERS),
    "mermaid",
    "colour-bonus",
    "nothing",
)


class Group(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the count with the cards it is given for; `nothing` are the cards that no line is given for."""

    cards: list[str]


@lru_cache(maxsize=1024)  # there are only so many, and every seat of every table shows some
def card_line(family: str, kind: str, size: int, each: int, points: int) -> Line:
    args = {COUNTED_AS[family]: size} | ({"each": each} if family == "multiplier" else {})
    return Line(f"{family}-{kind}", points, args)


@lru_cache(maxsize=1024)
def colour_line(key: str, colour: str, points: int) -> Line:
    return Line(key, points, {"colour": colour})


def counts(mask: int) -> dict[str, int]:
    """How many cards of each kind."""
    return {kind: (mask & KIND_MASKS[i]).bit_count() for i, kind in enumerate(KINDS)}


def sheet(mask: int, numbers: Sequence[int] = NUMBERS) -> list[Line]:
    """Every line that has cards of its own, in the order of the rulebook; their sum is `parts(mask)["total"]`."""
    lines = [card_line(*counted) for counted in score_lines(mask, numbers)]
    if mask & ALL_MERMAIDS:
        lines += [colour_line("mermaid", hue, size) for hue, size in mermaid_colours(mask)]
    return lines


def groups(mask: int, numbers: Sequence[int] = NUMBERS) -> list[Group]:
    """All cards as one counts them: each in one group, smallest groups first, so that the largest decides."""
    left = {kind: faces_in(mask & KIND_MASKS[i]) for i, kind in enumerate(KINDS)}

    def take(line: Line) -> list[str]:
        kind = line.key.partition("-")[2] or line.key
        if not line.key.startswith("duo-"):
            many = 1 if kind == "mermaid" else len(left[kind])
            return [left[kind].pop(0) for _ in range(many)]
        return [left[one].pop(0) for _ in range(line.args["pairs"]) for one in (kind, PARTNERS[kind])]

    found = [Group(line.key, line.points, line.args, cards=take(line)) for line in sheet(mask, numbers)]
    rest = [face for kind in KINDS for face in left[kind]]
    return sorted(([Group("nothing", 0, cards=rest)] if rest else []) + found, key=lambda group: group.points)


def bonus_line(mask: int) -> Line:
    """The colour bonus as a line; it counts only after LAST CHANCE."""
    largest = largest_colour(mask)
    if largest < 0:
        return colour_line("colour-bonus", "none", 0)
    return colour_line("colour-bonus", COLOURS[largest], colour_bonus(mask))
