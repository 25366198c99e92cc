"""The camera: one language for all cards. It looks a little from above and from the left, from far away, and zooms
and shifts
until the figure fills its box of the picture. Works on the model alone, so that tests can say what is seen where."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from art.model import Camera, Model, Point, Points

SENSOR = 36.0  # of the camera, millimetres in height
HEIGHT = 1.4  # of a card's picture, in widths
BOX = (0.06, 0.20, 0.94, 0.92)  # left, top, right, bottom; the colour's tab takes the corner above
TAB = (0.54, 0.165)  # width and height of that corner

Box = tuple[float, float, float, float]


def seen(camera: Camera, points: Points, height: float = HEIGHT) -> NDArray[np.float64]:
    """Where points are in the picture: shares of its width and height, from the top left."""
    up, around = math.radians(camera.up), math.radians(camera.around)
    away = np.array([math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up)])
    right = np.array([math.cos(around), math.sin(around), 0.0])
    above = np.cross(away, right)
    offset = points - (np.asarray(camera.target, dtype=float) + away * camera.distance)
    far = -(offset @ away)
    zoom = camera.lens / SENSOR
    x = (offset @ right) / far * zoom - camera.shift[0]
    y = (offset @ above) / far * zoom - camera.shift[1]
    return np.stack([0.5 + x * height, 0.5 - y], axis=-1)


def outline(model: Model, height: float = HEIGHT) -> NDArray[np.float64]:
    """Where all points of the figure are in the picture."""
    assert model.camera is not None
    return np.concatenate([seen(model.camera, sheet.points, height) for sheet in model.sheets[: model.figure]])


def bounds(model: Model, height: float = HEIGHT) -> Box:
    found = outline(model, height)
    (left, top), (right, bottom) = found.min(axis=0).tolist(), found.max(axis=0).tolist()
    return (left, top, right, bottom)


def framed(
    model: Model, up: float, around: float, box: Box = BOX, height: float = HEIGHT, target: Point | None = None
) -> Model:
    """The model with a camera that shows all of it in a box of the picture, as large as can be."""
    everything = np.concatenate([sheet.points for sheet in model.sheets])
    middle = (
        (everything.min(axis=0) + everything.max(axis=0)) / 2 if target is None else np.asarray(target, dtype=float)
    )
    model.figure = len(model.sheets)
    model.camera = Camera(middle.tolist(), up, around, lens=SENSOR, shift=(0, 0))
    left, top, right, bottom = bounds(model, height)
    zoom = min((box[2] - box[0]) / (right - left), (box[3] - box[1]) / (bottom - top))
    x = (0.5 * (left + right) - 0.5) * zoom + 0.5
    y = (0.5 * (top + bottom) - 0.5) * zoom + 0.5
    shift = ((x - 0.5 * (box[0] + box[2])) / height, 0.5 * (box[1] + box[3]) - y)
    model.camera = Camera(middle.tolist(), up, around, lens=SENSOR * zoom, shift=shift)
    return model


def under_tab(model: Model) -> float:
    """How much of the tab's corner the figure would need: 0 if it is clear of the tab, else how deep it reaches
    into it."""
    found = outline(model)
    inside = found[(found[:, 0] < TAB[0]) & (found[:, 1] < TAB[1])]
    return 0.0 if not len(inside) else float(TAB[1] - inside[:, 1].min())
