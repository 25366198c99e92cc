"""What else lies on a table, of cut paper: card backs, tokens, scissors."""

from __future__ import annotations

import math

from art.cutting import Cut, Layer, circle, star

WAVE = "q12.5 -14 25 0t25 0 25 0 25 0 25 0"


def waves(colours: tuple[str, ...], first: float, apart: float, bottom: float) -> list[Layer]:
    """Rows of waves, each a sheet upon the last, every second one half a wave along."""
    return [
        [Cut(colour, f"M{-25 if i % 2 else -12.5} {first + apart * i:g}{WAVE}V{bottom:g}H{-25 if i % 2 else -12.5}z")]
        for i, colour in enumerate(colours)
    ]


def sheet(colour: str) -> Layer:
    return [Cut(colour, "M-20 -40h140v200h-140z")]


# A boat as one sees it folded: hull and sail, in shades of one paper.
def boat(x: float, y: float, s: float) -> list[Cut]:
    def at(*points: tuple[float, float]) -> str:
        return "M" + " ".join(f"{x + s * a:.2f} {y + s * b:.2f}" for a, b in points) + "z"

    return [
        Cut("#c8d9e2", at((-20, -1), (-8, 0), (20, -1), (0, 9)), 1),
        Cut("#f7fafb", at((0, -18), (-9, 4), (0, 9)), 2),
        Cut("#dfe9ee", at((0, -18), (9, 4), (0, 9)), 2),
        Cut("#fdfdfb", at((-20, -1), (0, 8), (-10, 16)), 3),
        Cut("#eef3f5", at((0, 8), (-10, 16), (10, 16)), 3),
        Cut("#d3e0e7", at((20, -1), (0, 8), (10, 16)), 3),
    ]


def back(deep: tuple[str, ...], disc: str) -> list[Layer]:
    """The back of Sea Salt & Paper's cards, 100 by 140."""
    return [
        sheet(deep[0]),
        *waves(deep[1:4], 30, 18, 160),
        [Cut(disc, circle(50, 70, 29))],
        [Cut(deep[0], circle(50, 70, 26)), *boat(50, 69, 1.0)],
        *waves(deep[4:], 96, 18, 160),
    ]


def tile_back(deep: tuple[str, ...], disc: str) -> list[Layer]:
    """The back of Paper World's cards, 100 by 100: hills and a star."""
    hills = [
        [Cut(deep[1], "M0 46l18 -18 16 14 20 -24 18 22 12 -10 16 14v76H0z")],
        [Cut(deep[2], "M0 62q16 -14 34 -4t34 -2 32 -4v70H0z")],
        [Cut(deep[3], "M0 80q20 -12 44 -4t56 -4v50H0z")],
    ]
    return [
        sheet(deep[0]),
        hills[0],
        hills[1],
        [Cut(disc, circle(50, 52, 21)), Cut(deep[0], star(50, 52, 15), 1)],
        hills[2],
    ]


BACKS = {
    "back": (back(("#1f4f70", "#24587a", "#2a6386", "#1d4a69", "#2f6d92", "#24587a", "#183f5b"), "#f6efe0"), 1.4),
    "tile-back-blue": (tile_back(("#1f4f70", "#2a6386", "#2f6d92", "#183f5b"), "#f6efe0"), 1.0),
    "tile-back-yellow": (tile_back(("#c98f1e", "#dba437", "#e6b858", "#a87412"), "#f6efe0"), 1.0),
    "tile-back-red": (tile_back(("#a63a2c", "#b94b3b", "#c9604d", "#862a1f"), "#f6efe0"), 1.0),
}


def seal(radius: float, teeth: int = 18) -> str:
    return star(50, 50, radius, inner=0.90, points=teeth)


DIGITS = {
    1: "M44 52l10 -9h7v38h-9v-26l-8 5z",
    2: (
        "M38 54q0 -12 12.5 -12t12.5 10.500q0 7 -8 13l-6 6h14.500v8H37.500v-7l13 "
        "-12.500q3.500 -3.300 3.500 -7 0 -3.500 -3.700 -3.500t-4 4.500z"
    ),
    4: "M52 42h9v23h5v7h-5v9h-9v-9H35v-7zM52 65v-12l-8 12z",
}


def token(value: int, fill: str, rim: str) -> list[Layer]:
    return [
        [Cut(rim, seal(46))],
        [Cut(fill, circle(50, 50, 36)), Cut(rim, star(50, 27, 10), 1), Cut("#3a2a12", DIGITS[value], 1)],
    ]


def turned(points: list[tuple[float, float]], degrees: float, x: float = 50, y: float = 52) -> str:
    """An outline turned about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    placed = [(x + (a - x) * c - (b - y) * s, y + (a - x) * s + (b - y) * c) for a, b in points]
    return "M" + " ".join(f"{a:.2f} {b:.2f}" for a, b in placed) + "z"


def blade(degrees: float, side: int, level: int, steel: str, grip: str) -> Layer:
    """Half of the scissors: a blade above the screw, a ring below it."""
    steel_piece = [
        (50 - 5 * side, 58),
        (50 - 4 * side, 6),
        (50 + 1 * side, 4),
        (50 + 5 * side, 50),
        (50 + 4 * side, 60),
    ]
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    x, y = 50 - 6 * side * c - 26 * s, 52 - 6 * side * s + 26 * c
    return [Cut(steel, turned(steel_piece, degrees), level), Cut(grip, circle(x, y, 14) + circle(x, y, 7.5), level + 1)]


def scissors(grip: str = "#c8412f") -> list[Layer]:
    left, right = blade(24, 1, 0, "#8b939f", grip), blade(-24, -1, 2, "#aab1bb", grip)
    return [[*left, *right, Cut("#fdfaf4", circle(50, 52, 3.2), 5)]]


def scissors_token() -> list[Layer]:
    return [[Cut("#c8412f", circle(50, 50, 46))], [Cut("#fff7e8", circle(50, 50, 39))], scissors_small()]


def scissors_small(scale: float = 0.66) -> Layer:
    """The scissors, smaller, in the middle of a token."""
    from svgelements import Matrix, Path

    matrix = Matrix(f"translate({50 * (1 - scale)}, {52 * (1 - scale)}) scale({scale})")
    return [Cut(cut.colour, (Path(cut.path) * matrix).d(), cut.level) for cut in scissors()[0]]


THINGS = {
    "token-4": token(4, "#f2c14e", "#b57f17"),
    "token-2": token(2, "#d6dbe2", "#76808e"),
    "token-1": token(1, "#e0a478", "#9a5a2c"),
    "scissors": scissors(),
    "scissors_token": scissors_token(),
}
