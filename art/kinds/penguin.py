"""The penguin: a white belly creased down the middle, a coat wrapped around it from behind, a hood that runs into
the beak."""

import numpy as np

from art.colours import TOKENS, linear
from art.deck import Face
from art.framing import framed
from art.model import Model


def model(face: Face) -> Model:
    return framed(penguin(face.colour), up=20, around=-30, box=(0.10, 0.185, 0.90, 0.95))


def penguin(colour: str = "") -> Model:
    made = Model()
    body(made)
    head(made, bool(colour) and linear(TOKENS[colour]).max() < 0.08)
    for side in (1, -1):
        limbs(made, side)
    return made


def body(made: Model) -> None:
    neck = [(-0.24, -0.12, 1.50), (0.24, -0.12, 1.50), (0, -0.30, 1.46)]
    waist = [(-0.44, -0.10, 0.84), (0.44, -0.10, 0.84), (0, -0.62, 0.70)]
    ground = [(-0.36, -0.12, 0.04), (0.36, -0.12, 0.04), (0, -0.44, 0.04)]
    belly = [(0, 3, 2), (2, 3, 5), (3, 6, 5), (6, 8, 5), (1, 2, 4), (2, 5, 4), (4, 5, 7), (7, 5, 8)]
    made.sheet([*neck, *waist, *ground], belly, "white")
    edge = [
        (-0.30, -0.26, 1.46),
        (0.30, -0.26, 1.46),
        (-0.58, -0.30, 0.92),
        (0.58, -0.30, 0.92),
        (-0.40, -0.16, 0.06),
        (0.40, -0.16, 0.06),
    ]
    back = [(-0.46, 0.26, 0.86), (0.46, 0.26, 0.86), (0, 0.30, 1.62), (0, 0.52, 0.86), (0, 0.80, 0.02)]
    left = [(0, 8, 6), (0, 6, 2), (2, 6, 4), (6, 10, 4), (8, 9, 6), (6, 9, 10)]
    right = [(1, 7, 8), (1, 3, 7), (3, 5, 7), (7, 5, 10), (8, 7, 9), (7, 10, 9)]
    made.sheet([*edge, *back], left + right, back="white")


def head(made: Model, rims: bool) -> None:
    top, brow, nape, chin = (0, 0.02, 2.12), (0, -0.40, 1.84), (0, 0.34, 1.70), (0, -0.36, 1.52)
    temples, jaw, spine = (
        [(-0.31, -0.06, 1.76), (0.31, -0.06, 1.76)],
        [(-0.30, -0.26, 1.46), (0.30, -0.26, 1.46)],
        (0, 0.30, 1.62),
    )
    front = [(0, 1, 3), (0, 3, 2), (1, 5, 4), (1, 4, 3), (3, 4, 2), (2, 4, 6)]
    behind = [(0, 7, 1), (0, 2, 7), (1, 7, 5), (2, 6, 7), (5, 7, 8), (6, 8, 7)]
    made.sheet([top, *temples, brow, chin, *jaw, nape, spine], front + behind)
    made.sheet(
        [(0, -0.36, 1.86), (-0.12, -0.34, 1.70), (0.12, -0.34, 1.70), (0, -0.86, 1.68)],
        [(0, 1, 3), (0, 3, 2), (1, 2, 3)],
        "orange",
    )
    for side in (1, -1):
        normal = np.array([-0.70 * side, -0.62, 0.36])
        normal /= np.linalg.norm(normal)
        place = np.array(top) * 0.24 + np.array([-0.31 * side, -0.06, 1.76]) * 0.36 + np.array(brow) * 0.40
        if rims:
            made.disc(place + normal * 0.010, normal, 0.072, "white", 0.02)
        made.disc(place + normal * 0.016, normal, 0.052, "ink", 0.02)


def limbs(made: Model, side: int) -> None:
    wing = [(-0.40, -0.05, 1.30), (-0.60, -0.24, 1.02), (-1.02, -0.34, 0.52), (-0.64, 0.14, 0.80)]
    foot = [(-0.20, -0.20, 0.10), (-0.44, -0.62, 0.015), (-0.22, -0.74, 0.07), (-0.02, -0.60, 0.015)]
    made.sheet([(x * side, y, z) for x, y, z in wing], [(0, 1, 2), (0, 2, 3)], back="reverse", flip=side > 0)
    made.sheet([(x * side, y, z) for x, y, z in foot], [(0, 1, 2), (0, 2, 3)], "orange")
