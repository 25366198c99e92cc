"""The lighthouse: eight-sided bands, a glowing lantern between dark mullions, beams that leave the card, a rock."""

import math
from itertools import pairwise

from art.deck import Face
from art.framing import framed
from art.model import Model
from art.papers import Paper

BANDS = [0.24, 0.56, 0.86, 1.14, 1.40, 1.64]  # heights where the paper changes
ROCK = [0.98, 0.86, 1.02, 0.84, 0.96, 0.88, 1.0, 0.82]
SIDES = 8


def radius(height: float) -> float:
    return 0.52 - 0.155 * (height - BANDS[0])


def model(face: Face) -> Model:
    made = lighthouse()
    framed(made, up=14, around=-18, box=(0.11, 0.165, 0.97, 0.96))
    beams(made)
    return made


def lighthouse() -> Model:
    made = Model(
        papers={
            "rock": Paper("#3a3550", of_card=0.65, crease=0.6),
            "lantern": Paper("#ffd76a", glow=1.5),
            "beam": Paper("#fff3c4", crease=0, translucent=0.5),
        }
    )
    for i, (low, high) in enumerate(pairwise(BANDS)):
        made.tube(
            [(0, low, 0), (0, high, 0)], [radius(low), radius(high)], "white" if i % 2 else "card", SIDES, closed=False
        )
    made.tube([(0, 1.60, 0), (0, 1.66, 0), (0, 1.76, 0)], [0.30, 0.46, 0.46], "dark", SIDES, closed=False)
    made.tube([(0, 1.66, 0), (0, 1.665, 0)], [0.45, 0.30], "dark", SIDES, closed=False)
    made.tube([(0, 1.66, 0), (0, 2.00, 0)], [0.22, 0.22], "lantern", SIDES)
    for i in range(SIDES):
        x, d = 0.225 * math.sin(2 * math.pi * i / SIDES), 0.225 * math.cos(2 * math.pi * i / SIDES)
        made.tube([(x, 1.66, d), (x, 2.0, d)], [0.018, 0.018], "dark")
    made.tube([(0, 1.98, 0), (0, 2.38, 0)], [0.36, 0.005], "card", SIDES, closed=False)
    rock(made)
    front = [radius(z) * 0.935 + 0.05 for z in (0.26, 0.50, 0.60)]
    door = [
        (-0.13, 0.26, front[0]),
        (0.10, 0.26, front[0]),
        (0.10, 0.50, front[1]),
        (-0.015, 0.60, front[2]),
        (-0.13, 0.50, front[1]),
    ]
    made.relief(door, paper="dark")
    return made


def rock(made: Model) -> None:
    points = []
    for height, share in ((0, 1), (0.26, 0.64)):
        for i, reach in enumerate(ROCK):
            angle = 2 * math.pi * (i + 0.5) / SIDES
            bump = 0.06 * (i % 2) if height else 0
            points.append((share * reach * math.sin(angle), height + bump, share * reach * 0.9 * math.cos(angle)))
    faces: list[tuple[int, ...]] = []
    for i in range(SIDES):
        j = (i + 1) % SIDES
        faces += [(i, j, SIDES + i), (j, SIDES + j, SIDES + i), (SIDES + i, SIDES + j, 2 * SIDES)]
    made.relief([*points, (0, 0.34, 0)], faces, "rock")


def beams(made: Model, reach: float = 1.9) -> None:
    for side in (1, -1):
        up, down = 1.84 + 0.1325 * (reach - 0.24), 1.84 - 0.241 * (reach - 0.24)
        made.relief([(0.24 * side, 1.84, 0), (reach * side, up, 0), (reach * side, down, 0)], paper="beam")
