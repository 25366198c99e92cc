"""Score sheets: what a set of cards is worth, line by line, as a person would count it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from papercove.engine.view import Line
from papercove.games.sea_salt_paper.cards import COLOUR_MASKS, COLOURS, KIND_MASKS, KINDS, faces_in
from papercove.games.sea_salt_paper.scoring import NUMBERS

COLLECTIONS = {"shell": 0, "octopus": 7, "penguin": 13, "sailor": 17}  # where each table begins in NUMBERS
MULTIPLIERS = {
    "lighthouse": ("boat", 21),
    "shoal": ("fish", 22),
    "penguin_colony": ("penguin", 23),
    "captain": ("sailor", 24),
}
PAIR = 20
CARDS_OF = dict(zip(KINDS, KIND_MASKS, strict=True))
DUOS = tuple(
    (kind, CARDS_OF[kind], CARDS_OF[other])
    for kind, other in (("crab", "crab"), ("boat", "boat"), ("fish", "fish"), ("swimmer", "shark"))
)
LINE_KEYS = (
    *(f"duo-{kind}" for kind in ("crab", "boat", "fish", "swimmer")),
    *(f"collector-{kind}" for kind in COLLECTIONS),
    *(f"multiplier-{kind}" for kind in MULTIPLIERS),
    "mermaid",
    "colour-bonus",
    "nothing",
)


class Group(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A line of the count with the cards it is given for; `nothing` are the cards that no line is given for."""

    cards: list[str]


@lru_cache(maxsize=1024)  # there are only so many, and every seat of every table shows some
def line(key: str, points: int, **args: Any) -> Line:
    return Line(key, points, args)


def counts(mask: int) -> dict[str, int]:
    """How many cards of each kind."""
    return {kind: (mask & KIND_MASKS[i]).bit_count() for i, kind in enumerate(KINDS)}


def colours(mask: int) -> tuple[tuple[str, int], ...]:
    """The colours present with their sizes, largest first."""
    sizes = [
        (hue, (mask & among).bit_count()) for hue, among in zip(COLOURS, COLOUR_MASKS, strict=True) if mask & among
    ]
    return tuple(sorted(sizes, key=itemgetter(1), reverse=True))


def sheet(mask: int, numbers: Sequence[int] = NUMBERS) -> list[Line]:
    """Every line that has cards of its own, in the order of the rulebook; their sum is `parts(mask)["total"]`."""
    lines = []
    for kind, one, other in DUOS:
        first, second = (mask & one).bit_count(), (mask & other).bit_count()
        if n := first // 2 if one == other else min(first, second):
            lines.append(line(f"duo-{kind}", n * numbers[PAIR], pairs=n))
    for kind, table in COLLECTIONS.items():
        if n := (mask & CARDS_OF[kind]).bit_count():
            lines.append(line(f"collector-{kind}", numbers[table + n], count=n))
    for kind, (counted, at) in MULTIPLIERS.items():
        if mask & CARDS_OF[kind]:
            n = (mask & CARDS_OF[counted]).bit_count()
            lines.append(line(f"multiplier-{kind}", numbers[at] * n, count=n, each=numbers[at]))
    if mermaids := (mask & CARDS_OF["mermaid"]).bit_count():
        lines += [line("mermaid", size, colour=hue) for hue, size in colours(mask)[:mermaids]]
    return lines


def groups(mask: int, numbers: Sequence[int] = NUMBERS) -> list[Group]:
    """All cards as one counts them: each in one group, smallest groups first, so that the largest decides."""
    left = {kind: faces_in(mask & KIND_MASKS[i]) for i, kind in enumerate(KINDS)}

    def take(line: Line) -> list[str]:
        kind = line.key.partition("-")[2] or line.key
        if not line.key.startswith("duo-"):
            many = 1 if kind == "mermaid" else len(left[kind])
            return [left[kind].pop(0) for _ in range(many)]
        other = "shark" if kind == "swimmer" else kind
        return [left[one].pop(0) for _ in range(line.args["pairs"]) for one in (kind, other)]

    found = [Group(line.key, line.points, line.args, cards=take(line)) for line in sheet(mask, numbers)]
    rest = [face for kind in KINDS for face in left[kind]]
    return sorted(([Group("nothing", 0, cards=rest)] if rest else []) + found, key=lambda group: group.points)


def bonus_line(mask: int) -> Line:
    """The colour bonus as a line; it counts only after LAST CHANCE."""
    found = colours(mask)
    if not found:
        return line("colour-bonus", 0, colour="none")
    hue, size = found[0]
    return line("colour-bonus", size, colour=hue)
