"""Folding, in few frames with true hinges: flat panels that turn about their creases and never stretch.

"pair": two cards side by side fold into one another.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from art.framing import framed
from art.model import Model
from art.papers import Paper

FRAMES = 8
WIDE, HIGH = 1.0, 1.4  # of a card
THICK = 0.014
PAPERS = {
    "outside": Paper("#24587a", crease=0.5),
    "inside": Paper("#f8f0df", crease=0.2),
    "other": Paper("#2a6386", crease=0.5),
}
EASE = [0.0, 0.06, 0.22, 0.42, 0.62, 0.80, 0.93, 1.0]

Matrix = NDArray[np.float64]


def hinge(axis: str, at: float, degrees: float) -> Matrix:
    """A turn about a crease of the flat sheet: about the line x = `at`, or z = `at`."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turn = np.eye(4)
    if axis == "x":  # the crease is upright: x and y change
        turn[:2, :2] = [[c, -s], [s, c]]
        there, back = np.eye(4), np.eye(4)
        there[0, 3], back[0, 3] = at, -at
    else:
        turn[1:3, 1:3] = [[c, -s], [s, c]]
        there, back = np.eye(4), np.eye(4)
        there[2, 3], back[2, 3] = at, -at
    return there @ turn @ back


def panel(
    made: Model, left: float, low: float, right: float, high: float, moves: list[Matrix], paper: str = "outside"
) -> None:
    corners = np.array([(left, 0, low, 1), (right, 0, low, 1), (right, 0, high, 1), (left, 0, high, 1)], dtype=float)
    for move in moves:
        corners = corners @ move.T
    made.sheet(corners[:, :3], [(0, 1, 2, 3)], "inside", back=paper, thick=THICK)


def pair(frame: int) -> Model:
    """The left card turns over onto the right one, like a page, and both bow a little as they meet."""
    share = EASE[frame]
    made = Model(papers=dict(PAPERS))
    over = hinge("x", 0, 174 * share)
    bow = 24 * math.sin(math.pi * share)
    half = WIDE / 2
    panel(made, 0, 0, half, HIGH, [])
    panel(made, half, 0, WIDE, HIGH, [hinge("x", half, -bow)])
    panel(made, -half, 0, 0, HIGH, [over], "other")
    panel(made, -WIDE, 0, -half, HIGH, [hinge("x", -half, bow), over], "other")
    return made


# What moves, the frame in which it is largest and so fills the picture, and the picture's height by its width.
FOLDS = {"pair": (pair, 0, 0.7)}


def frames(name: str) -> list[Model]:
    fold, largest, shape = FOLDS[name]
    made = [fold(i) for i in range(FRAMES)]
    camera = framed(made[largest], up=5, around=-5, box=(0.01, 0.01, 0.99, 0.99), height=shape).camera
    for model in made:
        model.camera = camera
    return made
