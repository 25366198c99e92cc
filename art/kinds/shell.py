"""The shell: a fan of twenty pleats with one pale ring, two ears and a hinge."""

import math
from collections.abc import Callable

from art.deck import Face
from art.framing import framed
from art.model import Model, Point

COLUMNS = 21
OPEN = math.radians(66)  # to each side


def arc(share: float, bulge: float) -> Callable[[float], Point]:
    """A curve across the fan at a share of its length, bulging towards the viewer in the middle."""

    def at(u: float) -> Point:
        length = share * (1.56 - 0.30 * abs(u) ** 2.2)
        return (
            length * math.sin(u * OPEN) * 1.02,
            0.20 + length * math.cos(u * OPEN),
            bulge * (1 - 0.75 * u * u) + 0.02,
        )

    return at


def model(face: Face) -> Model:
    made = Model()
    made.add(shell(), rotate=(-10, 0, 0))
    return framed(made, up=14, around=-16, box=(0.05, 0.20, 0.95, 0.86))


def shell() -> Model:
    made = Model()
    made.pleat([arc(0.10, 0.10), arc(0.42, 0.44), arc(0.74, 0.46)], COLUMNS, (0.02, 0.085, 0.14))
    made.pleat([arc(0.74, 0.46), arc(0.86, 0.38)], COLUMNS, (0.14, 0.16), "pale")
    made.pleat([arc(0.86, 0.38), arc(1.0, 0.20)], COLUMNS, (0.16, 0.17))
    for side in (1, -1):
        ear = [
            (0.02 * side, 0.34, 0.12),
            (0.50 * side, 0.30, 0.06),
            (0.40 * side, 0.02, 0.10),
            (0.02 * side, 0.04, 0.24),
        ]
        made.relief(ear, [(0, 1, 2), (0, 2, 3)])
    made.mirrored({"top": (0, 0.44, 0.34), "side": (0.20, 0.10, 0.20), "low": (0, 0.0, 0.30)}, "top side low", "pale")
    return made
