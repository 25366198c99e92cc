"""The game's colours, and the arithmetic of light: sRGB, linear light, Oklab."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Light = NDArray[np.float64]  # linear-light red, green, blue

# As in web/src/styles/tokens.css; a test compares them.
TOKENS = {
    "dark_blue": "#1f6bab",
    "light_blue": "#58bfcf",
    "black": "#34363d",
    "yellow": "#e9b312",
    "light_green": "#7cc583",
    "white": "#c9cbdd",
    "purple": "#9483c4",
    "grey": "#868b90",
    "light_orange": "#efaa72",
    "pink": "#e88aa4",
    "orange": "#e8763a",
}

CREAM = "#fffaf0"
# How much of its colour the ground of a card takes, in Oklab; the rest is cream.
GROUND = {"black": 0.13, "grey": 0.17, "white": 0.50, "dark_blue": 0.22}
GROUND_ELSE = 0.27
GROUND_CHROMA = 1.35  # pale grounds would all look alike
WHITE_GROUND = "#7f8dba"  # white paper needs a darker ground to stand out from

TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ]
)
TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ]
)


def decode(srgb: NDArray[np.float64]) -> Light:
    """sRGB from 0 to 1 as linear light."""
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def encode(light: Light) -> NDArray[np.float64]:
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def linear(colour: str | Sequence[float]) -> Light:
    """A colour as #rrggbb, or as linear light already."""
    if not isinstance(colour, str):
        return np.asarray(colour, dtype=float)
    return decode(np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]))


def written(light: Light) -> str:
    return "#" + "".join(f"{round(255 * x):02x}" for x in encode(light).tolist())


def oklab(light: Light) -> NDArray[np.float64]:
    lab: NDArray[np.float64] = np.cbrt(light @ TO_CONES.T) @ TO_LAB.T
    return lab


def from_oklab(lab: NDArray[np.float64]) -> Light:
    return (lab @ np.linalg.inv(TO_LAB).T) ** 3 @ np.linalg.inv(TO_CONES).T


def distance(one: Light, other: Light) -> float:
    return float(np.linalg.norm(oklab(one) - oklab(other)))


def mixed(one: str | Sequence[float], other: str | Sequence[float], share: float) -> Light:
    """Paper between two papers, in linear light; `share` of the other."""
    return linear(one) * (1 - share) + linear(other) * share


def ground_of(colour: str) -> Light:
    """What the ground of a card should look like in its picture."""
    token = WHITE_GROUND if colour == "white" else TOKENS[colour]
    share = GROUND.get(colour, GROUND_ELSE)
    lab = oklab(linear(CREAM)) * (1 - share) + oklab(linear(token)) * share
    chroma = 1.0 if colour == "white" else GROUND_CHROMA
    return np.clip(from_oklab(lab * np.array([1, chroma, chroma])), 0, 1)
