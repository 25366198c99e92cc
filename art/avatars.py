"""A dozen animals for the seats: eight paper masks, and four creatures of the cards. Square pictures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.framing import framed
from art.kinds.crab import crab
from art.kinds.fish import fish
from art.kinds.octopus import octopus
from art.kinds.penguin import penguin
from art.model import Model, Named

BOX = (0.10, 0.08, 0.90, 0.92)


@dataclass(frozen=True)
class Avatar:
    paper: str  # the colour of its own sheet
    ground: str
    fold: Callable[[], Model]
    up: float = 12
    around: float = -16


def mask(
    points: Named, parts: dict[str, str], eyes: tuple[str, tuple[float, float, float], float], rims: bool = False
) -> Model:
    """A mask from one half: facets by paper, and eyes on a facet (weights, radius)."""
    made = Model()
    for paper, faces in parts.items():
        made.mirrored(points, faces, paper)
    facet, weights, radius = eyes
    if rims:
        made.dots(points, facet, weights, radius * 1.6, "white", 0.012)
    made.dots(points, facet, weights, radius, "ink", 0.03)
    return made


def nose(made: Model, height: float, depth: float, size: float, paper: str = "ink") -> None:
    made.mirrored(
        {
            "a": (size, height + size * 0.7, depth),
            "m": (0, height + size * 0.7, depth + 0.05),
            "b": (0, height - size * 0.6, depth),
        },
        "m a b",
        paper,
    )


def fox() -> Model:
    half = {
        "brow": (0, 1.14, 0.34),
        "inner": (0.22, 1.24, 0.16),
        "ear": (0.66, 1.98, -0.04),
        "temple": (0.72, 1.12, -0.06),
        "cheek": (1.04, 0.70, -0.12),
        "jaw": (0.40, 0.28, 0.26),
        "snout": (0, 0.42, 0.86),
        "chin": (0, 0.12, 0.62),
        "bridge": (0, 0.80, 0.56),
    }
    parts = {
        "card": "inner temple ear, brow inner bridge, inner temple bridge, temple cheek bridge, bridge cheek snout",
        "white": "snout cheek jaw, snout jaw chin",
    }
    made = mask(half, parts, ("inner temple bridge", (0.30, 0.26, 0.44), 0.085))
    nose(made, 0.40, 0.88, 0.12)
    return made


def cat() -> Model:
    half = {
        "brow": (0, 1.30, 0.36),
        "inner": (0.24, 1.40, 0.22),
        "ear": (0.74, 1.98, 0.02),
        "temple": (0.80, 1.20, -0.04),
        "cheek": (0.92, 0.62, 0.0),
        "jaw": (0.50, 0.14, 0.18),
        "snout": (0, 0.58, 0.72),
        "chin": (0, 0.10, 0.46),
        "puff": (0.34, 0.44, 0.56),
    }
    parts = {
        "card": (
            "inner temple ear, brow inner snout, inner temple puff, inner puff snout, temple cheek puff, cheek jaw puff"
        ),
        "white": "snout puff chin, puff jaw chin",
    }
    made = mask(half, parts, ("inner temple puff", (0.34, 0.24, 0.42), 0.10), rims=True)
    nose(made, 0.58, 0.74, 0.11, "coral")
    for side in (1, -1):
        for lift in (0.0, 0.10):
            made.relief(
                [
                    (0.34 * side, 0.46 + lift, 0.58),
                    (1.10 * side, 0.44 + 2.2 * lift, 0.40),
                    (0.34 * side, 0.43 + lift, 0.58),
                ],
                paper="white",
            )
    return made


def rabbit() -> Model:
    half = {
        "brow": (0, 1.12, 0.38),
        "inner": (0.10, 1.16, 0.24),
        "ear": (0.38, 2.30, 0.02),
        "outer": (0.56, 1.70, 0.0),
        "temple": (0.52, 1.06, 0.0),
        "cheek": (0.72, 0.56, 0.04),
        "jaw": (0.40, 0.12, 0.20),
        "snout": (0, 0.54, 0.66),
        "chin": (0, 0.06, 0.44),
        "mid": (0.30, 1.60, 0.16),
    }
    parts = {
        "card": (
            "inner mid ear, mid outer ear, inner temple mid, mid temple outer, brow inner "
            "snout, inner temple snout, temple cheek snout, snout cheek jaw"
        ),
        "white": "snout jaw chin",
    }
    made = mask(half, parts, ("inner temple snout", (0.24, 0.36, 0.40), 0.085))
    nose(made, 0.52, 0.68, 0.09, "coral")
    made.mirrored(
        {"a": (0, 0.34, 0.62), "b": (0.10, 0.34, 0.60), "c": (0.09, 0.12, 0.58), "d": (0, 0.12, 0.60)},
        "a b c d",
        "white",
    )
    return made


def owl() -> Model:
    half = {
        "brow": (0, 1.30, 0.44),
        "tuft": (0.70, 1.94, 0.10),
        "crown": (0, 1.64, 0.10),
        "temple": (0.78, 1.34, 0.0),
        "side": (0.86, 0.66, 0.0),
        "foot": (0.46, 0.04, 0.10),
        "breast": (0, 0.62, 0.52),
        "hem": (0, 0.02, 0.30),
        "face": (0.40, 0.80, 0.42),
    }
    parts = {
        "card": "crown brow tuft, brow temple tuft, brow face temple, temple side face, face side foot",
        "pale": "brow breast face, breast foot face, breast hem foot",
    }
    made = mask(half, parts, ("brow face temple", (0.34, 0.36, 0.30), 0.15), rims=True)
    made.mirrored({"a": (0, 1.10, 0.56), "b": (0.11, 0.98, 0.50), "c": (0, 0.72, 0.66)}, "a b c", "orange")
    return made


def bear() -> Model:
    half = {
        "brow": (0, 1.42, 0.34),
        "temple": (0.66, 1.36, 0.0),
        "cheek": (0.92, 0.66, 0.0),
        "jaw": (0.44, 0.10, 0.20),
        "bridge": (0, 0.90, 0.52),
        "puff": (0.36, 0.62, 0.54),
        "snout": (0, 0.66, 0.82),
        "chin": (0, 0.12, 0.48),
    }
    parts = {
        "card": "brow temple bridge, temple cheek puff, temple puff bridge, cheek jaw puff",
        "pale": "bridge puff snout, puff chin snout, puff jaw chin",
    }
    made = mask(half, parts, ("temple puff bridge", (0.36, 0.26, 0.38), 0.085))
    for side in (1, -1):
        made.disc((0.66 * side, 0.02, 1.46), (-0.1, -1, 0.2), 0.30, "card", 0.03, 10)
        made.disc((0.65 * side, -0.02, 1.46), (-0.1, -1, 0.2), 0.17, "pale", 0.03, 10)
    nose(made, 0.70, 0.84, 0.15)
    return made


def frog() -> Model:
    half = {
        "brow": (0, 1.14, 0.34),
        "bump": (0.46, 1.34, 0.20),
        "temple": (0.86, 0.98, 0.0),
        "corner": (1.10, 0.56, 0.06),
        "lip": (0, 0.52, 0.66),
        "jaw": (0.70, 0.16, 0.16),
        "chin": (0, 0.06, 0.46),
    }
    parts = {"card": "brow bump lip, bump temple lip, temple corner lip", "pale": "lip corner jaw, lip jaw chin"}
    made = mask(half, parts, ("brow bump lip", (0.3, 0.3, 0.4), 0.03))
    for side in (1, -1):
        made.tube([(0.50 * side, 1.20, 0.0), (0.50 * side, 1.20, 0.34)], [0.30, 0.26], "card", 8)
        made.disc((0.50 * side, -0.36, 1.22), (-0.1, -1, 0.15), 0.20, "white", 0.03)
        made.disc((0.50 * side, -0.39, 1.22), (-0.1, -1, 0.15), 0.11, "ink", 0.03)
    made.mirrored({"a": (0, 0.53, 0.68), "b": (1.08, 0.57, 0.09), "c": (0, 0.47, 0.68)}, "a b c", "ink")
    return made


def whale() -> Model:
    half = {
        "nose": (-1.10, 0.62, 0),
        "top": (-0.40, 1.14, 0),
        "back": (0.30, 0.92, 0),
        "root": (0.98, 0.62, 0),
        "side": (-0.40, 0.56, 0.52),
        "flank": (0.34, 0.56, 0.36),
        "chin": (-0.86, 0.20, 0),
        "belly": (-0.10, 0.06, 0),
    }
    made = Model()
    made.mirrored(half, "nose side top, top side flank back, back flank root", axis=2)
    made.mirrored(half, "nose chin side, chin belly side, side belly flank, flank belly root", "white", axis=2)
    for side in (1, -1):
        made.relief(
            [(0.92, 0.62, 0), (1.34, 1.16, 0.34 * side), (1.10, 1.10, 0.02 * side), (1.16, 0.80, 0.10 * side)],
            [(0, 3, 1), (0, 1, 2)],
        )
    made.dots(
        {"a": half["nose"], "b": half["side"], "c": half["top"]},
        "a b c",
        (0.30, 0.50, 0.20),
        0.07,
        "ink",
        0.02,
        both=False,
    )
    made.relief([(-0.30, 0.30, 0.42), (0.20, 0.10, 0.86), (0.10, 0.34, 0.50)])
    for turn in (-0.26, 0.0, 0.26):
        made.relief(
            [
                (-0.42, 1.14, 0),
                (-0.42 + turn - 0.08, 1.62 - abs(turn) * 0.6, 0.04),
                (-0.42 + turn + 0.08, 1.58 - abs(turn) * 0.6, 0.04),
            ],
            paper="white",
        )
    return made


def crane() -> Model:
    """The folded crane: neck and tail points, two wings, a body like a kite."""
    made = Model()
    body = [(0, 0.30, 0.16), (0.44, 0.66, 0), (-0.44, 0.66, 0), (0, 0.96, 0), (0, 0.30, -0.16)]
    made.relief(body, [(0, 1, 3), (0, 3, 2), (4, 3, 1), (4, 2, 3)])
    made.relief([(-0.30, 0.56, 0.07), (-0.92, 1.52, 0), (-0.44, 0.74, 0), (-0.30, 0.56, -0.07)], [(0, 2, 1), (3, 1, 2)])
    made.relief(
        [(-0.92, 1.52, 0), (-1.26, 1.30, 0), (-0.84, 1.38, 0.05), (-0.84, 1.38, -0.05)], [(0, 2, 1), (0, 1, 3)], "coral"
    )
    made.relief([(0.30, 0.56, 0.07), (1.10, 1.42, 0), (0.44, 0.74, 0), (0.30, 0.56, -0.07)], [(0, 1, 2), (3, 2, 1)])
    for side in (1, -1):
        wing = [
            (-0.34, 0.66, 0.06 * side),
            (0.34, 0.66, 0.06 * side),
            (0.10, 1.34, 1.20 * side),
            (0.0, 0.92, 0.10 * side),
        ]
        made.relief(wing, [(0, 3, 2), (3, 1, 2)], back="pale", flip=side < 0)
    return made


def swimming_fish() -> Model:
    made = Model()
    made.add(fish(), rotate=(0, 8, 16), move=(0, 0, 1.0))
    return made


AVATARS = {
    "fox": Avatar("#dc6a2b", "#dcebe6", fox),
    "cat": Avatar("#6f7680", "#f6e2c8", cat),
    "rabbit": Avatar("#c9b8ae", "#d6e6f2", rabbit),
    "owl": Avatar("#8a5c3c", "#e2ecd4", owl),
    "bear": Avatar("#7a4e33", "#f3e4c6", bear),
    "frog": Avatar("#5fae58", "#f3e9cf", frog),
    "whale": Avatar("#2f6fa8", "#d3edf0", whale, around=-24),
    "crane": Avatar("#d9dbe8", "#a9b8dc", crane, up=22, around=-34),
    "penguin": Avatar("#3a3f4c", "#d8e8f2", penguin, up=18, around=-28),
    "octopus": Avatar("#9a6cc0", "#efe4f6", octopus, up=24, around=-10),
    "crab": Avatar("#d9523a", "#f8e6d2", crab, up=46, around=-7),
    "fish": Avatar("#3fb3c4", "#fdeecd", swimming_fish, up=12, around=-8),
}


def avatar(name: str) -> Model:
    one = AVATARS[name]
    return framed(one.fold(), one.up, one.around, BOX, height=1)
