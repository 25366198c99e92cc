"""Cut paper: flat pieces by their outline, written as SVG paths on a sheet of 100 by 100."""

from __future__ import annotations

import math
from dataclasses import dataclass

from svgelements import Close, Line, Move, Path

Ring = list[tuple[float, float]]
STEPS = 14  # pieces of a curve


@dataclass(frozen=True)
class Cut:
    """One piece: its colour, its outline, and how many sheets it lies above the first piece of its layer."""

    colour: str
    path: str
    level: int = 0

    @property
    def rings(self) -> list[Ring]:
        return [ring for part in Path(self.path).as_subpaths() if len(ring := outline(Path(part))) > 2]


Layer = list[Cut]
WHOLE = "M-20 -20h140v140h-140z"


def outline(path: Path) -> Ring:
    points: Ring = []
    for piece in path:
        if isinstance(piece, Move):
            points.append((piece.end.x, piece.end.y))
        elif not isinstance(piece, Close):
            steps = 1 if isinstance(piece, Line) else STEPS
            points += [(at.x, at.y) for at in (piece.point(i / steps) for i in range(1, steps + 1))]
    kept = [point for i, point in enumerate(points) if i == 0 or math.dist(point, points[i - 1]) > 1e-3]
    return kept[:-1] if len(kept) > 1 and math.dist(kept[0], kept[-1]) < 1e-3 else kept


def circle(x: float, y: float, radius: float) -> str:
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0 {-2 * radius} 0z"


def star(x: float, y: float, radius: float, inner: float = 0.45, points: int = 5) -> str:
    corners = []
    for i in range(2 * points):
        reach = radius * (inner if i % 2 else 1)
        turn = i * math.pi / points - math.pi / 2
        corners.append(f"{x + reach * math.cos(turn):.2f} {y + reach * math.sin(turn):.2f}")
    return f"M{' '.join(corners)}z"


def cloud(x: float, y: float, size: float) -> str:
    """A cloud whose lower left corner is at (x, y)."""
    s = size
    return (
        f"M{x} {y}a{5 * s} {5 * s} 0 0 1 {-2 * s} {-10 * s}a{8 * s} {8 * s} 0 0 1 {15 * s} {-4 * s}"
        f"a{7 * s} {7 * s} 0 0 1 {12 * s} {5 * s}a{5 * s} {5 * s} 0 0 1 {1 * s} {9 * s}z"
    )
