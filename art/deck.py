"""What there is to render: every face of the deck, and everything else that lies on a table."""

from __future__ import annotations

import importlib
import runpy
from dataclasses import dataclass
from pathlib import Path

from art.model import Model
from art.upright import TALL, upright

ROOT = Path(__file__).resolve().parent.parent
POSES = {"mermaid": 4}


@dataclass(frozen=True)
class Face:
    """A card's face; `pose` counts from 1 where the same face is on several cards and they should differ."""

    kind: str
    colour: str
    pose: int = 1

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.colour}" + (f"-{self.pose}" if self.pose > 1 else "")


def faces() -> list[Face]:
    """Every face of the deck, from the game's own list of cards."""
    cards = runpy.run_path(str(ROOT / "src" / "papercove" / "games" / "sea_salt_paper" / "cards.py"))
    return [Face(kind, colour, pose) for kind, colour, _ in cards["DECK"] for pose in range(1, POSES.get(kind, 1) + 1)]


def model_of(face: Face) -> Model:
    module = importlib.import_module(f"art.kinds.{face.kind}")
    model: Model = module.model(face)
    return upright(model) if face.kind in TALL else model
