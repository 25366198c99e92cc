"""The papers of a model: what each sheet is made of."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from art.colours import linear, mixed


@dataclass(frozen=True)
class Paper:
    """A colour, or a share of the card's own colour mixed with it; how pale its creases turn; how much light it
    lets through."""

    colour: str
    of_card: float = 0  # share of the card's colour
    crease: float = 0.3
    translucent: float = 0.18
    ink: bool = False  # matt and dark: eyes, slits
    glow: float = 0

    def light(self, card: NDArray[np.float64]) -> NDArray[np.float64]:
        return mixed(self.colour, card.tolist(), self.of_card) if self.of_card else linear(self.colour)


PAPERS = {
    "card": Paper("#ffffff", of_card=1, crease=0.85),
    "reverse": Paper("#fffaf2", of_card=0.28, crease=0.25),
    "pale": Paper("#fffaf2", of_card=0.45, crease=0.4),
    "white": Paper("#fdfaf4", crease=0.1),
    "dark": Paper("#2b2f3a", crease=0.35),
    "orange": Paper("#e98a2b", crease=0.4),
    "gold": Paper("#e3a92c", crease=0.3),
    "coral": Paper("#e8604f", crease=0.3),
    "wood": Paper("#6b3f26", crease=0.3),
    "ink": Paper("#16181d", ink=True),
}

# Skin papers: people of the sea come from everywhere. Each face has its own, chosen to stand out from the
# card's colour.
SKINS = {
    "ivory": Paper("#f6dcc0", crease=0.2),
    "sand": Paper("#e9bf95", crease=0.2),
    "honey": Paper("#cf9361", crease=0.25),
    "chestnut": Paper("#9c623c", crease=0.3),
    "umber": Paper("#6f4329", crease=0.35),
}
HAIRS = {
    "brown": Paper("#5b3a2a", crease=0.5),
    "black": Paper("#26211f", crease=0.4),
    "red": Paper("#a4472a", crease=0.45),
}
