"""The mermaid: a tail of flared cups in two papers, folded fluke, long pleated hair, and hands that do something
else on each
of her four cards: she waves, listens to a shell, holds a pearl, and dives up with both arms raised."""

import math

from art.deck import Face
from art.framing import framed
from art.kinds.shell import shell
from art.model import Model, Point
from art.papers import Paper
from art.people import FACETS, SLIM_MASK, eyes, hand, is_dark, person, smile

TAIL = [
    (-0.06, 1.14, 0.04),
    (-0.10, 0.92, 0.04),
    (-0.08, 0.66, 0.04),
    (0.04, 0.40, 0.06),
    (0.28, 0.25, 0.08),
    (0.56, 0.26, 0.06),
    (0.80, 0.44, 0.0),
    (0.90, 0.68, -0.04),
]
GIRTH = [0.20, 0.28, 0.31, 0.30, 0.25, 0.19, 0.12, 0.06]

# Each pose: elbow and wrist of the left and of the right arm, where the hands point, and how the head tilts.
Arm = tuple[Point, Point, Point, int]
POSES: dict[int, tuple[Arm, Arm, float]] = {
    1: (
        ((-0.58, 1.26, 0.10), (-0.34, 1.02, 0.32), (-0.16, 0.92, 0.40), -1),
        ((0.60, 1.36, 0.10), (0.70, 1.74, 0.16), (0.76, 2.10, 0.18), 1),
        4,
    ),
    2: (
        ((-0.60, 1.24, 0.10), (-0.36, 0.98, 0.34), (-0.18, 0.90, 0.42), -1),
        ((0.64, 1.42, 0.16), (0.46, 1.80, 0.26), (0.40, 2.00, 0.24), 1),
        -8,
    ),
    3: (
        ((-0.52, 1.24, 0.16), (-0.22, 1.22, 0.50), (-0.04, 1.30, 0.56), 1),
        ((0.52, 1.24, 0.16), (0.24, 1.20, 0.50), (0.06, 1.28, 0.56), -1),
        6,
    ),
    4: (
        ((-0.52, 1.86, 0.06), (-0.40, 2.24, 0.10), (-0.20, 2.56, 0.12), -1),
        ((0.52, 1.86, 0.06), (0.42, 2.24, 0.10), (0.22, 2.56, 0.12), 1),
        0,
    ),
}


def model(face: Face) -> Model:
    made = Model()
    made.add(mermaid(face))
    if face.pose in (2, 4):
        made = made.reversed()
    return framed(made, up=12, around=-14, box=(0.06, 0.175, 0.95, 0.95))


def mermaid(face: Face) -> Model:
    made = person(face)
    made.papers["scale"] = Paper("#5a6fc0", of_card=0.42, crease=0.5)
    tail(made)
    torso(made)
    left, right, tilt = POSES[face.pose]
    for arm, side in ((left, -1), (right, 1)):
        elbow, wrist, towards, thumb = arm
        made.tube([(0.32 * side, 1.55, 0.02), elbow, wrist], [0.085, 0.075, 0.05], "skin")
        hand(made, wrist, towards, 0.20, thumb)
    made.add(head(face), rotate=(0, tilt, 0), move=(0, -0.02, 1.20), scale=0.58)
    hair(made, tilt)
    if face.pose == 2:
        made.add(shell(), rotate=(0, 24, 16), move=(0.42, -0.26, 1.92), scale=0.20)
    if face.pose == 3:
        made.papers["pearl"] = Paper("#fff6ee", crease=0)
        made.add(pearl(), move=(0.0, -0.58, 1.34))
    return made


def tail(made: Model) -> None:
    made.cups(TAIL, GIRTH, ("card", "scale"), flare=1.14)
    for side in (1, -1):
        fluke = [
            (0.90, 0.60, -0.02),
            (0.90 + 0.26 * side, 0.84, 0.12),
            (0.90 + 0.50 * side, 1.18, -0.02),
            (0.90 + 0.02 * side, 0.94, -0.04),
        ]
        made.relief(fluke, [(0, 1, 3), (1, 2, 3)], back="white")
    made.relief([(-0.30, 0.92, 0.14), (-0.60, 0.70, 0.30), (-0.34, 0.58, 0.20)], paper="scale")


def torso(made: Model) -> None:
    half = {
        "neck": (0.09, 1.66, 0.08),
        "shoulder": (0.34, 1.56, 0),
        "arm": (0.24, 1.36, 0.10),
        "hip": (0.18, 1.10, 0.06),
        "breast": (0, 1.38, 0.30),
        "navel": (0, 1.10, 0.24),
        "throat": (0, 1.66, 0.14),
    }
    made.mirrored(
        half, "neck shoulder arm, throat neck breast, neck arm breast, arm hip navel, arm navel breast", "skin"
    )
    made.mirrored({"a": (0.01, 1.42, 0.35), "b": (0.29, 1.50, 0.15), "c": (0.16, 1.25, 0.27)}, "a b c", "coral")


def head(face: Face) -> Model:
    made = person(face)
    made.mirrored(SLIM_MASK, FACETS, "skin")
    eyes(made, SLIM_MASK, (0.18, 0.38, 0.44), 0.082, is_dark(face))
    smile(made, SLIM_MASK, 0.87, 0.15, "coral")
    fringe = {
        "top": (0, 1.90, 0.30),
        "part": (0, 1.62, 0.54),
        "a": (0.24, 1.60, 0.48),
        "b": (0.52, 1.30, 0.34),
        "tip": (0.78, 0.70, 0.20),
        "c": (0.66, 1.62, 0.02),
        "crown": (0, 1.86, -0.30),
        "back": (0.56, 1.50, -0.34),
    }
    made.mirrored(fringe, "top part a, top a c, a b c, c b tip, top c back crown", "hair")
    star(made, (0.40, 1.66, 0.52))
    return made


def hair(made: Model, tilt: float) -> None:
    """A pleated sheet behind her, wide at the shoulders, its end cut into waves."""
    sway = -tilt / 60
    made.pleat(
        [
            lambda u: (0.30 * u, 2.22 - 0.10 * abs(u), -0.10),
            lambda u: (0.46 * u + sway * 0.3, 1.86, -0.16 - 0.04 * abs(u)),
            lambda u: (0.56 * u + sway, 1.46 + 0.05 * abs(u), -0.22),
            lambda u: (0.50 * u - 0.06 + sway * 1.6, 1.02 + 0.16 * abs(u) + 0.05 * math.cos(9 * u), -0.20),
        ],
        9,
        (0.02, 0.06, 0.10, 0.08),
        "hair",
    )


def star(made: Model, centre: Point) -> None:
    x, z, d = centre
    points = [(x, z, d + 0.10)]
    for i in range(10):
        reach = 0.22 if i % 2 == 0 else 0.095
        points.append((x + reach * math.sin(i * math.pi / 5), z + reach * math.cos(i * math.pi / 5), d))
    made.relief(points, [(0, 1 + i, 1 + (i + 1) % 10) for i in range(10)], "coral")


def pearl() -> Model:
    """Folded like a lantern: two rings and two tips."""
    made = Model()
    ring = [(0.10 * math.sin(a), 0.10 * math.cos(a)) for a in (math.pi * i / 4 for i in range(8))]
    points = [(0, 0.12, 0), *[(x, 0.05, d) for x, d in ring], *[(x, -0.05, d) for x, d in ring], (0, -0.12, 0)]
    faces: list[tuple[int, ...]] = []
    for i in range(8):
        j = (i + 1) % 8
        faces += [(0, 1 + i, 1 + j), (1 + i, 9 + i, 9 + j, 1 + j), (9 + i, 17, 9 + j)]
    made.relief(points, faces, "pearl")
    return made
