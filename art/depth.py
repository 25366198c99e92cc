"""How near the layers that a page stacks come to the same landscapes rendered whole: as stacks grow, and with some
layers left out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image

from art import layers
from art.colours import decode, oklab
from art.lands import LANDS
from art.manifest import FOLDER, FORMATS, entries, keep

WIDTH, SAMPLES = 240, 8
STACKS = ((1, 2, 3), (1, 2, 3, 4, 5), (1, 3), (1, 2, 4))


def stacked(colour: str, values: Sequence[int] = (1, 2, 3, 4, 5), kind: str = "webp") -> Image.Image:
    """The shipped layers, one upon the other, as a browser draws them."""
    whole = Image.new("RGBA", (WIDTH, WIDTH), "#fff8ea")
    for value in values:
        layer = Image.open(FOLDER / f"land-{colour}-{value}-{WIDTH}.{kind}").convert("RGBA")
        whole = Image.alpha_composite(whole, layer)
    return whole.convert("RGB")


def compare(colours: Sequence[str]) -> None:
    """Prints how far each stack is from its render (Oklab), and keeps the mean with its top layer."""
    for colour in colours or LANDS:
        for values in STACKS:
            whole = oklab(
                decode(layers.lit(layers.stack_of(LANDS[colour][value - 1] for value in values), WIDTH, SAMPLES))
            )
            means = []
            for kind in FORMATS:
                page = oklab(decode(np.asarray(stacked(colour, values, kind)) / 255))
                off = np.linalg.norm(whole - page, axis=-1)
                means.append(float(off.mean()))
                shade = float((page[..., 0] - whole[..., 0]).mean())
                tenth = float(np.quantile(off, 0.9))
                stack = "-".join(map(str, values))
                print(f"{colour} {stack:10} {kind} {means[-1]:.4f}, a tenth above {tenth:.4f}, lightness {shade:+.4f}")
            name = f"land-{colour}-{values[-1]}"
            row = entries()[name]
            depth = {**row.get("depth", {}), "-".join(map(str, values)): round(max(means), 4)}
            keep({name: {**row, "depth": depth}})
