"""Tall figures: a card shows its picture in fields of several heights, and even the lowest has to show all of them."""

from __future__ import annotations

import numpy as np

from art.framing import HEIGHT, bounds, outline
from art.model import Camera, Model

TALL = {"penguin", "sailor", "mermaid", "lighthouse", "shoal", "penguin_colony", "captain"}
# The lowest field in which a card shows its picture, in widths (a name and a legend stand below it), and the tab in it.
LOWEST = 1.06
LOWEST_TAB = (0.50, 0.215)
MARGIN = 0.025
FOOT = 0.91  # where a tall figure stands in the whole picture
ASIDE = 0.09  # a tall figure may stand so far right of the middle, to rise beside the tab


def upright(model: Model) -> Model:
    """A tall figure, made so small and put so far aside that the lowest field shows it whole, clear of the tab."""
    assert model.camera is not None
    found = outline(model) * [1, HEIGHT]
    middle = (found.min(axis=0) + found.max(axis=0)) / 2
    for zoom in np.arange(1.0, 0.6, -0.01).tolist():
        points = (found - middle) * zoom
        points[:, 1] += LOWEST - MARGIN - points[:, 1].max()
        for aside in np.arange(0, ASIDE, 0.01).tolist():
            x, y = points[:, 0] + 0.5 + aside, points[:, 1]
            fits = y.min() >= MARGIN and x.min() >= MARGIN and x.max() <= 1 - MARGIN
            if fits and not ((x < LOWEST_TAB[0]) & (y < LOWEST_TAB[1])).any():
                return moved(model, zoom, (0.5 + aside, FOOT - (points[:, 1].max() - points[:, 1].min()) / 2 / HEIGHT))
    raise ValueError("too tall for a card")


def moved(model: Model, zoom: float, to: tuple[float, float]) -> Model:
    """The camera so that the figure is smaller or larger, its middle at this place of the picture."""
    assert model.camera is not None
    camera = model.camera
    left, top, right, bottom = bounds(model)
    x, y = (left + right) / 2, (top + bottom) / 2
    across = ((x - 0.5) / HEIGHT + camera.shift[0]) * zoom - (to[0] - 0.5) / HEIGHT
    along = (0.5 - y + camera.shift[1]) * zoom - (0.5 - to[1])
    model.camera = Camera(camera.target, camera.up, camera.around, lens=camera.lens * zoom, shift=(across, along))
    return model
