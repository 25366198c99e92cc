"""A model: sheets of paper, folded and put together, with nothing of the renderer in it.

Coordinates: x to the right, y away from the viewer, z up; a figure is about two units high. Figures are mostly
written as
reliefs, which is how one thinks of them on a card: (x to the right, height, depth towards the viewer).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from art.papers import Paper

Point = Sequence[float]
Points = NDArray[np.float64]
Faces = Sequence[Sequence[int]]
Named = Mapping[str, Point]
THICK = 0.010


@dataclass(frozen=True)
class Sheet:
    """Shared points are creases, open edges are the paper's edge; `back` is the paper of the other side."""

    points: Points
    faces: Faces
    paper: str
    back: str | None = None
    thick: float = THICK


@dataclass(frozen=True)
class Camera:
    target: Point
    up: float  # degrees above the ground
    around: float  # degrees to the right; figures are seen a little from the left
    lens: float
    distance: float = 9.2
    shift: Point = (0, 0.03)


def world(point: Point) -> Points:
    """A point of a relief."""
    x, height, depth = point
    return np.array([x, -depth, height], dtype=float)


def normal_of(corners: Sequence[Points]) -> Points:
    a, b, c = corners
    across: Points = np.cross(b - a, c - a)
    normal: Points = across / float(np.linalg.norm(across))
    return normal


def turn(degrees: Point) -> NDArray[np.float64]:
    """Rotation about x, then y, then z."""
    (cx, sx), (cy, sy), (cz, sz) = ((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in degrees)
    about_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    about_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    about_z = np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]])
    whole: NDArray[np.float64] = about_z @ about_y @ about_x
    return whole


@dataclass
class Model:
    camera: Camera | None = None
    sheets: list[Sheet] = field(default_factory=list)
    papers: dict[str, Paper] = field(default_factory=dict)
    figure: int | None = (
        None  # how many sheets are the figure; those after them are water or light that leaves the card
    )

    def add(self, other: Model, rotate: Point = (0, 0, 0), move: Point = (0, 0, 0), scale: float = 1) -> None:
        """Another model, scaled, turned and moved."""
        matrix = turn(rotate) * scale
        for one in other.sheets:
            self.sheets.append(replace(one, points=one.points @ matrix.T + np.asarray(move, dtype=float)))
        self.papers.update(other.papers)

    def reversed(self) -> Model:
        """As in a mirror: right and left changed."""
        mirror = np.array([-1.0, 1.0, 1.0])
        made = Model(papers=self.papers)
        for one in self.sheets:
            made.sheet(one.points * mirror, one.faces, one.paper, one.back, one.thick, flip=True)
        return made

    def sheet(
        self,
        points: Sequence[Point] | Points,
        faces: Faces,
        paper: str = "card",
        back: str | None = None,
        thick: float = THICK,
        flip: bool = False,
    ) -> None:
        """`flip` turns it over: its front looks the other way."""
        turned = [tuple(reversed(face)) for face in faces] if flip else faces
        self.sheets.append(Sheet(np.asarray(points, dtype=float), turned, paper, back, thick))

    def relief(self, points: Sequence[Point], faces: Faces | None = None, paper: str = "card", **how: object) -> None:
        """A sheet in relief coordinates; without faces one flat piece."""
        whole = [tuple(range(len(points)))]
        self.sheet(np.array([world(p) for p in points]), whole if faces is None else faces, paper, **how)  # type: ignore[arg-type]

    def mirrored(self, points: Named, faces: str, paper: str = "card", axis: int = 0, **how: object) -> None:
        """A relief mirrored about its middle fold, given by one half: faces by names ("a b c, b c d"); "-a"
        mirrors "a"."""
        placed: list[Points] = []
        number: dict[str, int] = {}
        for name, point in points.items():
            number[name] = len(placed)
            placed.append(world(point))
            if abs(point[axis]) > 1e-6:
                number["-" + name] = len(placed)
                placed.append(world([-x if i == axis else x for i, x in enumerate(point)]))

        def mirror(name: str) -> str:
            return name[1:] if name[0] == "-" else "-" + name if "-" + name in number else name

        folded = []
        for face in faces.split(","):
            names = face.split()
            folded.append([number[n] for n in names])
            if {mirror(n) for n in names} != set(names):
                folded.append([number[mirror(n)] for n in reversed(names)])
        self.sheet(np.array(placed), folded, paper, **how)  # type: ignore[arg-type]

    def pleat(
        self,
        rows: Sequence[Callable[[float], Point]],
        columns: int,
        sink: Sequence[float],
        paper: str = "card",
        start: float = -1,
        end: float = 1,
        **how: object,
    ) -> None:
        """An accordion between curves u -> relief point: every second column sinks. Fans, beards, hair, fins."""
        points = []
        for row, depth in zip(rows, sink, strict=True):
            for i in range(columns):
                x, height, d = row(start + (end - start) * i / (columns - 1))
                points.append((x, height, d - depth * (i % 2)))
        faces: list[tuple[int, int, int]] = []
        for r in range(len(rows) - 1):
            for i in range(columns - 1):
                a, b = r * columns + i, (r + 1) * columns + i
                faces += [(a, a + 1, b + 1), (a, b + 1, b)] if i % 2 else [(a, a + 1, b), (a + 1, b + 1, b)]
        self.relief(points, faces, paper, **how)

    def tube(
        self,
        path: Sequence[Point],
        radii: Sequence[float],
        paper: str = "card",
        edges: int = 4,
        flat: float = 1,
        closed: bool = True,
        **how: object,
    ) -> None:
        """A folded tube along a relief path, one edge towards the viewer; bends are mitred; `flat` squeezes its
        depth."""
        line = [world(p) for p in path]
        points: list[Points] = []
        for i, (forward, side) in enumerate(frames(line)):
            if 0 < i < len(line) - 1:
                along = line[i + 1] - line[i - 1]
                before = line[i] - line[i - 1]
                bend = float(along @ before) / float(np.linalg.norm(along) * np.linalg.norm(before))
                side = side / max(0.62, bend)
            for k in range(edges):
                angle = 2 * math.pi * k / edges
                reach = forward * math.cos(angle) * flat + side * math.sin(angle)
                points.append(line[i] + reach * max(radii[i], 0.004))
        faces = ring_faces(len(line), edges)
        if closed:
            faces += [tuple(range(edges)), tuple((len(line) - 1) * edges + k for k in range(edges))]
        self.sheet(np.array(points), faces, paper, **how)  # type: ignore[arg-type]

    def cups(
        self, path: Sequence[Point], radii: Sequence[float], papers: Sequence[str], flare: float, edges: int = 6
    ) -> None:
        """Paper cups stuck into each other along a relief path, each flaring over the next one: a tail of scales."""
        line = [world(p) for p in path]
        around = frames(line)
        for i in range(len(line) - 1):
            points = []
            for j in (i, i + 1):
                forward, side = around[j]
                radius = radii[j] * (flare if j > i and i < len(line) - 2 else 1)
                for k in range(edges):
                    angle = 2 * math.pi * k / edges
                    points.append(line[j] + (forward * math.cos(angle) + side * math.sin(angle)) * radius)
            self.sheet(np.array(points), ring_faces(2, edges), papers[i % len(papers)])

    def ridge(self, path: Sequence[Point], widths: Sequence[float], paper: str = "card", drop: float = 0.75) -> None:
        """A strip with one fold along a path in the world: half widths, and how far the sides fall for their width."""
        line = [np.asarray(p, dtype=float) for p in path]
        points: list[Points] = []
        for i, (point, width) in enumerate(zip(line, widths, strict=True)):
            along = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
            side = np.array([-along[1], along[0], 0]) / math.hypot(along[0], along[1])
            fall = np.array([0, 0, width * drop])
            points += [point, point + side * width - fall, point - side * width - fall]
        faces: list[tuple[int, ...]] = []
        for i in range(len(line) - 1):
            a, b = 3 * i, 3 * (i + 1)
            if widths[i + 1] == 0:
                faces += [(a, a + 1, b), (a, b, a + 2)]
            else:
                faces += [(a, a + 1, b + 1, b), (a, b, b + 2, a + 2)]
        self.sheet(np.array(points), faces, paper)

    def disc(
        self, centre: Point, normal: Point, radius: float, paper: str, thick: float = 0.012, corners: int = 40
    ) -> None:
        """A round piece in the world."""
        towards = np.asarray(normal, dtype=float) / np.linalg.norm(normal)
        across = np.cross(towards, [0.0, 0.0, 1.0] if abs(towards[2]) < 0.9 else [1.0, 0.0, 0.0])
        across /= np.linalg.norm(across)
        other = np.cross(towards, across)
        angles = [2 * math.pi * i / corners for i in range(corners)]
        points = [np.asarray(centre) + radius * (across * math.cos(a) + other * math.sin(a)) for a in angles]
        self.sheet(np.array(points), [tuple(range(corners))], paper, thick=thick)

    def dots(
        self,
        points: Named,
        facet: str,
        weights: Point,
        radius: float,
        paper: str,
        lift: float = 0.014,
        both: bool = True,
        thick: float = 0.014,
    ) -> None:
        """A round spot stuck on a facet of a mirrored relief, and on its mirror image."""
        place, normal = spot(points, facet, weights, lift)
        for sign in (1, -1) if both else (1,):
            mirror = np.array([sign, 1, 1])
            self.disc(place * mirror, normal * mirror, radius, paper, thick)


def frames(line: Sequence[Points]) -> list[tuple[Points, Points]]:
    """Along a line, at each point: towards the viewer, and to the side."""
    found = []
    for i in range(len(line)):
        along = line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]
        along = along / np.linalg.norm(along)
        forward = np.array([0.0, -1.0, 0.0])
        forward = forward - along * (forward @ along)
        if np.linalg.norm(forward) < 0.2:
            forward = np.array([0.0, 0.0, 1.0]) - along * along[2]
        forward = forward / np.linalg.norm(forward)
        found.append((forward, np.cross(along, forward)))
    return found


def ring_faces(rings: int, edges: int) -> list[tuple[int, ...]]:
    return [
        (i * edges + k, i * edges + (k + 1) % edges, (i + 1) * edges + (k + 1) % edges, (i + 1) * edges + k)
        for i in range(rings - 1)
        for k in range(edges)
    ]


def spot(points: Named, facet: str, weights: Point, lift: float) -> tuple[Points, Points]:
    """A place on a facet by barycentric weights, lifted towards the viewer, and the facet's normal."""
    corners = [world(points[name]) for name in facet.split()]
    normal = normal_of(corners)
    if normal[1] > 0:
        normal = -normal
    place = sum((corner * weight for corner, weight in zip(corners, weights, strict=True)), np.zeros(3))
    return place + normal * lift, normal


def depth(points: Named, facet: str, x: float, height: float) -> float:
    """How far a facet reaches towards the viewer at (x, height)."""
    a, b, c = (world(points[name]) for name in facet.split())
    normal = np.cross(b - a, c - a)
    return float(-(a[1] - (normal[0] * (x - a[0]) + normal[2] * (height - a[2])) / normal[1]))
