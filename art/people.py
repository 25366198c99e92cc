"""What the people of the sea are folded from: masks, eyes, smiles, hands, busts. Few large facets, one fold down
the middle."""

from __future__ import annotations

import numpy as np

from art.deck import Face
from art.model import Model, Point, depth, world
from art.papers import HAIRS, SKINS

# One half of a face: forehead, temple, cheek, jaw, chin, tip of the nose, under the nose.
MASK = {
    "front": (0, 1.62, 0.46),
    "temple": (0.46, 1.62, 0.08),
    "cheek": (0.54, 1.14, 0.08),
    "jaw": (0.36, 0.82, 0.22),
    "chin": (0, 0.71, 0.40),
    "nose": (0, 1.10, 0.64),
    "lip": (0, 1.01, 0.47),
}
SLIM_MASK = {
    **MASK,
    "front": (0, 1.62, 0.44),
    "temple": (0.44, 1.62, 0.08),
    "cheek": (0.48, 1.14, 0.08),
    "jaw": (0.26, 0.84, 0.20),
    "chin": (0, 0.72, 0.42),
    "nose": (0, 1.08, 0.60),
    "lip": (0, 1.00, 0.48),
}
FACETS = "front temple cheek, front cheek nose, nose cheek lip, cheek jaw lip, lip jaw chin"

# Who is who: skin and hair of each face. Skin stands out from the card's colour, and from its neighbour's in the hand.
LOOKS = {
    "sailor-orange": ("ivory", "brown"),
    "sailor-pink": ("chestnut", "black"),
    "captain-light_orange": ("umber", "black"),
    "swimmer-dark_blue": ("sand", "black"),
    "swimmer-light_blue": ("chestnut", "black"),
    "swimmer-black": ("ivory", "black"),
    "swimmer-yellow": ("umber", "black"),
    "swimmer-light_orange": ("umber", "black"),
    "mermaid-white": ("sand", "red"),
    "mermaid-white-2": ("umber", "black"),
    "mermaid-white-3": ("ivory", "brown"),
    "mermaid-white-4": ("honey", "black"),
}


def person(face: Face) -> Model:
    """An empty model with this person's skin and hair."""
    skin, hair = LOOKS[face.name]
    return Model(papers={"skin": SKINS[skin], "hair": HAIRS[hair]})


def is_dark(face: Face) -> bool:
    return LOOKS[face.name][0] in ("umber", "chestnut")


def eyes(made: Model, mask: dict[str, Point], weights: Point, radius: float, rims: bool) -> None:
    """Round spots; on dark skin with a white rim."""
    if rims:
        made.dots(mask, "front cheek nose", weights, radius * 1.45, "white", 0.012)
    made.dots(mask, "front cheek nose", weights, radius, "ink", 0.024 if rims else 0.014)


def smile(made: Model, mask: dict[str, Point], height: float, width: float, paper: str) -> None:
    """A thin crescent that follows the two facets of the chin; a filled V would read as a beak."""

    def on(x: float, z: float) -> Point:
        return (x, z, depth(mask, "lip jaw chin", x, z) + 0.016)

    points = {
        "top": on(0, height + 0.012),
        "upper": on(width * 0.55, height + 0.03),
        "corner": on(width, height + 0.085),
        "lower": on(width * 0.62, height - 0.012),
        "bottom": on(0, height - 0.032),
    }
    made.mirrored(points, "top upper lower bottom, upper corner lower", paper)


def bust(made: Model) -> None:
    half = {
        "neck": (0.20, 0.80, 0.12),
        "breast": (0, 0.42, 0.50),
        "shoulder": (0.74, 0.60, 0.04),
        "elbow": (1.02, 0, 0.22),
        "hem": (0, 0, 0.58),
        "nape": (0.20, 0.80, -0.20),
        "blade": (0.70, 0.60, -0.28),
        "back": (0.94, 0, -0.34),
        "throat": (0, 0.74, 0.30),
    }
    front = "throat neck breast, neck shoulder breast, shoulder hem breast, shoulder elbow hem"
    behind = "neck nape blade shoulder, shoulder blade back elbow, nape -nape -blade blade, blade -blade -back back"
    made.mirrored(half, f"{front}, {behind}")


def head(made: Model, nape: str) -> dict[str, Point]:
    made.mirrored(MASK, FACETS, "skin")
    behind = {**{k: MASK[k] for k in ("temple", "cheek", "jaw")}, "crown": (0, 1.55, -0.42), "neck": (0, 1.0, -0.38)}
    made.mirrored(behind, "temple crown neck cheek, cheek neck jaw", nape)
    return dict(MASK)


# A mitten: four fingers as one sheet with a crease, and a thumb. Along: from the wrist; across: to the thumb's side.
PALM = [(0, -0.34), (0.42, -0.46), (1.0, -0.34), (1.30, -0.04), (1.06, 0.26), (0.50, 0.34), (0, 0.30)]
THUMB = [(0.10, 0.26), (0.42, 0.86), (0.62, 0.84), (0.50, 0.30)]


def hand(made: Model, wrist: Point, towards: Point, size: float, thumb: int = 1) -> None:
    """A hand in relief, from the wrist towards a point; `thumb` is +1 if the thumb is to the left of that way."""
    start = world(wrist)
    along = world(towards) - start
    along /= np.linalg.norm(along)
    front = np.array([0.0, -1.0, 0.0])
    across = np.cross(along, front)
    across /= np.linalg.norm(across)
    front = np.cross(across, along)

    def at(a: float, b: float, lift: float) -> np.ndarray:
        return start + size * (along * a - across * b * thumb + front * lift)

    middle = [at(0, 0, 0.22), at(0.8, -0.04, 0.24), at(1.30, -0.04, 0.06)]
    low = [at(a, b, 0) for a, b in PALM[:3]]
    high = [at(a, b, 0) for a, b in PALM[4:]]
    points = [*middle, *low, *high]
    made.sheet(np.array(points), [(0, 3, 4, 5, 1), (1, 5, 2), (1, 2, 6), (0, 1, 6, 7, 8)], "skin")
    made.sheet(
        np.array([at(a, b, 0.05 + 0.1 * (i == 1)) for i, (a, b) in enumerate(THUMB)]), [(0, 1, 3), (1, 2, 3)], "skin"
    )
