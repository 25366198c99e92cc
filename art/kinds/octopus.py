"""The octopus: a head pleated like a lantern, eight roof-shaped arms that bend and rise at their tips."""

import math

from art.deck import Face
from art.framing import framed
from art.model import Model

PLEATS = 12
RINGS = [
    (0.30, 0.24, 0.42),
    (0.50, 0.40, 0.80),
    (0.58, 0.47, 1.18),
    (0.40, 0.31, 1.56),
]  # radius of ridges, of folds, height
CROWN = (0, 0.22, 1.80)


def model(face: Face) -> Model:
    return framed(octopus(), up=27, around=-10, box=(0.04, 0.20, 0.96, 0.90))


def octopus() -> Model:
    made = Model()
    head(made)
    for i in range(8):
        arm(made, i)
    for side in (1, -1):
        made.disc((0.215 * side, -0.478, 0.93), (0.32 * side, -1, 0.12), 0.13, "white", 0.03)
        made.disc((0.222 * side, -0.502, 0.92), (0.32 * side, -1, 0.12), 0.072, "ink", 0.02)
    return made


def head(made: Model) -> None:
    points = []
    for ridge, sunk, z in RINGS:
        for i in range(PLEATS):
            angle = 2 * math.pi * (i + 0.5) / PLEATS
            radius = ridge if i % 2 else sunk
            points.append((radius * math.sin(angle), -radius * math.cos(angle) + 0.10 * (z - 0.4), z))
    faces: list[tuple[int, ...]] = []
    for ring in range(len(RINGS) - 1):
        for i in range(PLEATS):
            a, b = ring * PLEATS + i, ring * PLEATS + (i + 1) % PLEATS
            c, d = a + PLEATS, b + PLEATS
            faces += [(a, b, d), (a, d, c)] if i % 2 else [(a, b, c), (b, d, c)]
    last = (len(RINGS) - 1) * PLEATS
    faces += [(last + i, last + (i + 1) % PLEATS, len(points)) for i in range(PLEATS)]
    made.sheet([*points, CROWN], faces)


def arm(made: Model, number: int) -> None:
    angle = 2 * math.pi * (number + 0.5) / 8
    bend = 0.42 if number % 2 else -0.42
    if math.cos(angle) > 0:  # the front ones open to both sides
        bend = 0.38 * (1 if math.sin(angle) > 0 else -1) * (1 if number % 2 else 0.5)

    def at(radius: float, z: float, turned: float) -> tuple[float, float, float]:
        return (radius * math.sin(angle + bend * turned), -radius * math.cos(angle + bend * turned), z)

    path = [
        at(0.16, 0.62, 0),
        at(0.46, 0.44, 0),
        at(0.80, 0.17, 0.35),
        at(1.10, 0.13, 0.9),
        at(1.34, 0.30, 1.25),
        at(1.36, 0.50, 1.5),
    ]
    made.ridge(path, [0.13, 0.17, 0.16, 0.115, 0.06, 0])
