"""Contact sheets for docs/art: every card at three sizes, by day and at dusk, and as other eyes see them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from art.colours import TOKENS, decode, encode
from art.deck import faces
from art.depth import stacked
from art.manifest import FOLDER, ROOT
from art.subjects import AVATARS, BACKS, LANDS, THINGS

DOCS = ROOT / "docs" / "art"
STAGE = {"day": "#6fb9d6", "dusk": "#0a3345"}
GAP = 6
LETTERS = {
    "dark_blue": "DB", "light_blue": "LB", "black": "K", "yellow": "Y", "light_green": "G", "white": "W", "purple": "P",
    "grey": "Gr", "light_orange": "LO", "pink": "Pi", "orange": "O",
}  # fmt: skip
# Viénot, Brettel and Mollon 1999 for missing long and middle cones, on linear light; grey by luminance.
EYES = {
    "protanopia": np.array([[0.10889, 0.89111, 0], [0.10889, 0.89111, 0], [0.00447, -0.00447, 1]]),
    "deuteranopia": np.array([[0.29031, 0.70969, 0], [0.29031, 0.70969, 0], [-0.02197, 0.02197, 1]]),
    # Machado, Oliveira and Fernandes 2009, severity 1.
    "tritanopia": np.array([[1.25553, -0.07675, -0.17878], [-0.07841, 0.93081, 0.14760], [0.00473, 0.69137, 0.30390]]),
    "achromatopsia": np.array([[0.2126, 0.7152, 0.0722]] * 3),
}


def card(name: str, colour: str, width: int, tab: bool = True) -> Image.Image:
    """A whole picture, with the corner that the colour's tab takes."""
    source = (
        Image.open(FOLDER / f"{name}-360.webp")
        .convert("RGB")
        .resize((width, round(width * 1.4)), Image.Resampling.LANCZOS)
    )
    if tab:
        corner = (0, 0, round(width * 0.5), round(width * 0.21))
        brush = ImageDraw.Draw(source)
        brush.rounded_rectangle(corner, round(width * 0.06), fill=TOKENS[colour], corners=(False, False, True, False))
        ink = "#ffffff" if colour in ("dark_blue", "black") else "#0d1720"
        middle = (corner[2] / 2, corner[3] / 2)
        brush.text(middle, LETTERS[colour], ink, ImageFont.load_default(max(8, width * 0.15)), anchor="mm")
    return source


def together(pictures: Sequence[Image.Image], columns: int, ground: str) -> Image.Image:
    wide, high = max(one.width for one in pictures), max(one.height for one in pictures)
    rows = -(-len(pictures) // columns)
    sheet = Image.new("RGB", (columns * (wide + GAP) + GAP, rows * (high + GAP) + GAP), ground)
    for i, one in enumerate(pictures):
        x, y = GAP + (i % columns) * (wide + GAP), GAP + (i // columns) * (high + GAP)
        sheet.paste(one, (x, y), one if one.mode == "RGBA" else None)
    return sheet


def stack_up(sheets: Sequence[Image.Image], ground: str) -> Image.Image:
    whole = Image.new("RGB", (max(one.width for one in sheets), sum(one.height for one in sheets)), ground)
    y = 0
    for one in sheets:
        whole.paste(one, (0, y))
        y += one.height
    return whole


def seen_by(sheet: Image.Image, eyes: np.ndarray) -> Image.Image:
    light = decode(np.asarray(sheet.convert("RGB")) / 255) @ eyes.T
    return Image.fromarray((encode(light) * 255 + 0.5).astype(np.uint8))


def write() -> None:
    DOCS.mkdir(parents=True, exist_ok=True)
    deck = faces()
    kinds = list({face.kind: face for face in deck}.values())
    for name, ground in STAGE.items():
        sizes = [
            together([card(f.name, f.colour, 56) for f in deck], 25, ground),
            together([card(f.name, f.colour, 118) for f in deck], 13, ground),
        ]
        stack_up(sizes, ground).save(DOCS / f"cards-{name}.jpg", quality=72)
    together([card(f.name, f.colour, 300, tab=False) for f in kinds], 7, "#fffaf0").save(DOCS / "kinds.jpg", quality=80)
    eyes = [
        seen_by(together([card(f.name, f.colour, 34) for f in deck], 25, ground), matrix)
        for matrix in EYES.values()
        for ground in STAGE.values()
    ]
    stack_up(eyes, STAGE["dusk"]).save(DOCS / "eyes.jpg", quality=52)
    Image.open(FOLDER / "scene-960.webp").convert("RGB").save(DOCS / "scene.jpg", quality=84)
    lands = [stacked(colour).resize((180, 180)) for colour in LANDS]
    layers = [
        Image.open(FOLDER / f"land-{colour}-{value}-240.webp").convert("RGBA").resize((110, 110))
        for colour in LANDS
        for value in range(1, 6)
    ]
    things = [Image.open(FOLDER / f"{name}-240.webp").convert("RGBA").resize((110, 110)) for name in THINGS]
    seats = [Image.open(FOLDER / f"avatar-{name}-240.webp").convert("RGBA").resize((110, 110)) for name in AVATARS]
    backs = [
        Image.open(FOLDER / f"{name}-240.webp").convert("RGBA").resize((110, 154 if name == "back" else 110))
        for name in BACKS
    ]
    parts = [
        together(lands, 5, "#fff8ea"),
        together(layers, 10, "#fff8ea"),
        together([*seats, *things, *backs], 8, "#fff8ea"),
    ]
    stack_up(parts, "#fff8ea").save(DOCS / "things.jpg", quality=80)
