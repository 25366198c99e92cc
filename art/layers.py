"""Landscapes in layers, each with the shadow it throws, so that layers laid one upon the other in a page look as all of
them rendered in one scene.

A shadow caught alone is too black: on paper it is filled with light from the sky and from the papers around it. So each
layer is taken from two pictures of the whole scene, with it and without it: what it covers is its paper, and what it
darkens is its shadow.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art import flat, studio
from art.cutting import Cut, Layer

Shares = NDArray[np.float64]
EDGE = 2  # pixels around a piece's edge that are neither quite paper nor quite shadow
FAINT = 0.012  # less shade than this is grain
MASK_SAMPLES = 16


Stack = tuple[tuple[Cut, ...], ...]


def stack_of(layers: Iterable[Layer]) -> Stack:
    return tuple(tuple(layer) for layer in layers)


@lru_cache(maxsize=8)
def lit(stack: Stack, width: int, samples: int) -> Shares:
    """Layers in one scene, from the bottom to the top, as sRGB shares."""
    flat.begin(width, width, samples, clear=False)
    for i, layer in enumerate(stack):
        flat.put_layer(list(layer), i * flat.GAP)
    return picture_of("RGB")


def covered(stack: Stack, width: int) -> Shares:
    """How much of each pixel the pieces of the top layer cover."""
    flat.begin(width, width, MASK_SAMPLES, clear=True)
    flat.put_layer(list(stack[-1]), (len(stack) - 1) * flat.GAP)
    return picture_of("RGBA")[..., 3]


def picture_of(mode: str) -> Shares:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shot.png"
        studio.render(path)
        return np.asarray(Image.open(path).convert(mode)) / 255


def spread(shade: Shares, known: NDArray[np.bool_]) -> Shares:
    """The mean of what is known around each pixel."""
    total, count = np.zeros_like(shade), np.zeros_like(shade)
    for across in range(-EDGE, EDGE + 1):
        for along in range(-EDGE, EDGE + 1):
            total += np.roll(shade * known, (along, across), (0, 1))
            count += np.roll(known.astype(float), (along, across), (0, 1))
    return np.divide(total, count, out=np.zeros_like(total), where=count > 0)


def layer_of(over: Shares, under: Shares, paper: Shares) -> Image.Image:
    """What, laid over one picture, gives the other: browsers mix encoded colours, so this reckons with them."""
    light = over.mean(axis=-1) / np.maximum(under.mean(axis=-1), 1e-3)
    bare = paper < 0.01
    shade = np.clip(np.where(bare, 1 - light, 0), 0, 0.9)
    shade = np.where(bare, shade, spread(shade, bare))
    shade = np.where(shade < FAINT, 0, shade)
    alpha = paper + (1 - paper) * shade
    left = over - under * (1 - alpha)[..., None]
    dark = bare & (shade > 4 * FAINT)
    tint = np.clip(left[dark].sum(axis=0) / max(alpha[dark].sum(), 1e-6), 0, 1) if dark.any() else np.zeros(3)
    seen = np.where((paper > 0.5)[..., None], np.clip(left / np.maximum(alpha, 1e-3)[..., None], 0, 1), tint)
    edge = ~bare & (paper <= 0.5)
    seen[edge] = np.clip(left[edge] / np.maximum(alpha[edge], 0.05)[:, None], 0, 1)
    pixels = np.concatenate([seen, alpha[..., None]], axis=-1)
    return Image.fromarray((pixels * 255 + 0.5).astype(np.uint8), "RGBA")


def render_top(layers: Iterable[Layer], path: Path, width: int, samples: int) -> None:
    """The top one of these layers: the first is opaque."""
    stack = stack_of(layers)
    over = lit(stack, width, samples)
    if len(stack) == 1:
        Image.fromarray((over * 255 + 0.5).astype(np.uint8)).save(path)
    else:
        layer_of(over, lit(stack[:-1], width, samples), covered(stack, width)).save(path)
