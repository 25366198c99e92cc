"""How near the layers that a page stacks come to a landscape rendered whole."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from PIL import Image

from art import flat
from art.colours import decode, oklab
from art.lands import LANDS
from art.manifest import FOLDER

WIDTH, SAMPLES = 240, 8


def stacked(colour: str, width: int = WIDTH) -> Image.Image:
    """The shipped layers, one upon the other, as a browser draws them."""
    whole = Image.new("RGBA", (width, width), "#fff8ea")
    for value in range(1, 6):
        layer = Image.open(FOLDER / f"land-{colour}-{value}-{width}.webp").convert("RGBA")
        whole = Image.alpha_composite(whole, layer)
    return whole.convert("RGB")


def compare() -> None:
    for colour, layers in LANDS.items():
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "whole.png"
            flat.render_stack(layers, path, WIDTH, SAMPLES)
            whole = oklab(decode(np.asarray(Image.open(path).convert("RGB")) / 255))
        page = oklab(decode(np.asarray(stacked(colour)) / 255))
        off = np.linalg.norm(whole - page, axis=-1)
        shade = float((page[..., 0] - whole[..., 0]).mean())
        print(
            f"{colour:8} mean {off.mean():.4f}  worst tenth above {np.quantile(off, 0.9):.4f}  lightness {shade:+.4f}",
            flush=True,
        )
