"""PNG to AVIF and WebP, in the sizes in which a picture is shown; and the softening of a layer's shadow."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from art.manifest import FOLDER, FORMATS
from art.subjects import FOLD, LAND, Subject

QUALITY = {"avif": 50, "webp": 72}
SPEED = {"avif": {"speed": 6}, "webp": {"method": 6}}
# A shadow caught alone is black; on paper it is filled with light from the sky and from the papers around it.
# The share was chosen by eye; `tools/art depth` tells how far a stack is from all layers rendered in one scene.
SHADOW = 0.72
SHADOW_COLOUR = (22, 20, 34)


def shown(subject: Subject, source: Image.Image) -> Image.Image:
    """The rendered picture as it is shown: shadows of layers softened, where it is see-through its colour kept near."""
    if subject.sort != LAND or source.mode != "RGBA":
        return source
    return softened(source, SHADOW)


def softened(source: Image.Image, share: float) -> Image.Image:
    """Half-transparent black is shadow: less of it, and not quite black. Paper is opaque and stays."""
    pixels = np.asarray(source).astype(float)
    alpha = pixels[..., 3] / 255
    dark = np.clip(1 - pixels[..., :3].max(axis=-1) / 40, 0, 1) * (alpha < 0.995)
    pixels[..., 3] *= 1 - dark * (1 - share)
    for channel, value in enumerate(SHADOW_COLOUR):
        pixels[..., channel] = pixels[..., channel] * (1 - dark) + value * dark
    return Image.fromarray(np.clip(pixels + 0.5, 0, 255).astype(np.uint8), "RGBA")


def encode(subject: Subject, path: Path) -> None:
    source = shown(subject, Image.open(path))
    if source.mode == "RGBA" and source.getextrema()[3][0] == 255:
        source = source.convert("RGB")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for size in subject.sizes:
        share = size / subject.width
        wide = source.width if subject.sort == FOLD else size
        scaled = source.resize(
            (wide, round(source.height * (1 if subject.sort == FOLD else share))), Image.Resampling.LANCZOS
        )
        for kind in FORMATS:
            scaled.save(FOLDER / f"{subject.name}-{size}.{kind}", quality=QUALITY[kind], **SPEED[kind])
