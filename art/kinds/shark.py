"""The shark: dark back, white belly, a wedge of a mouth full of teeth; turned and pitched to fill a tall card."""

from art.colours import TOKENS, linear
from art.deck import Face
from art.framing import framed
from art.model import Model, Point, depth, spot
from art.papers import Paper

HALF = {
    "nose": (-1.30, 0.10, 0),
    "brow": (-0.72, 0.36, 0),
    "back": (-0.05, 0.46, 0),
    "loin": (0.62, 0.24, 0),
    "root": (1.10, 0.12, 0),
    "cheek": (-0.74, 0.10, 0.28),
    "side": (-0.05, 0.08, 0.38),
    "flank": (0.62, 0.10, 0.20),
    "corner": (-0.66, -0.04, 0.27),
    "throat": (-0.66, -0.26, 0),
    "belly": (-0.05, -0.36, 0),
    "rear": (0.62, -0.04, 0),
}
JAW = {"chin": (-1.08, -0.30, 0), "corner": (-0.66, -0.05, 0.26), "throat": (-0.62, -0.34, 0)}


def model(face: Face) -> Model:
    made = Model()
    made.add(shark(dark=linear(TOKENS[face.colour]).max() < 0.08), rotate=(0, 24, 40), move=(0, 0, 0.98), scale=1.12)
    return framed(made, up=13, around=-6, box=(0.04, 0.20, 0.97, 0.88))


def shark(dark: bool = False) -> Model:
    made = Model(papers={"gum": Paper("#8c2f3a", crease=0.1)})
    made.mirrored(
        HALF, "nose cheek brow, brow cheek side back, back side flank loin, loin flank root, nose corner cheek", axis=2
    )
    underneath = "corner belly side, corner throat belly, belly rear flank side, rear root flank, cheek corner side"
    made.mirrored(HALF, underneath, "white", axis=2)
    made.mirrored(JAW, "chin corner throat", "white", axis=2)
    mouth = {"nose": (-1.24, 0.06, 0), "corner": (-0.67, -0.05, 0.22), "chin": (-1.04, -0.26, 0)}
    made.mirrored(mouth, "nose corner -corner, chin corner -corner", "gum", axis=2)
    for side in (1, -1):
        teeth(made, HALF["nose"], HALF["corner"], 5, -0.13, side)
        teeth(made, JAW["chin"], JAW["corner"], 4, 0.10, side)
    gills(made, "white" if dark else "ink")
    place, normal = spot(HALF, "nose cheek brow", (0.26, 0.34, 0.40), 0.018)
    made.disc(place, normal, 0.078, "white", 0.02)
    made.disc(place + normal * 0.014, normal, 0.048, "ink", 0.02)
    fins(made)
    return made


def teeth(made: Model, start: Point, end: Point, number: int, length: float, side: int) -> None:
    """Triangles hanging from the line between two points; the last ones before the corner stay away."""

    def along(share: float) -> list[float]:
        return [a + (b - a) * share for a, b in zip(start, end, strict=True)]

    for i in range(number):
        (x, z, d), (u, w, e) = along((i + 0.1) / 5.2), along((i + 1) / 5.2)
        tip = ((x + u) / 2, (z + w) / 2 + length, (d + e) / 2 * side)
        made.relief([(x, z, (d + 0.012) * side), (u, w, (e + 0.012) * side), tip], paper="white")


def gills(made: Model, paper: str) -> None:
    for i in range(3):
        x = -0.36 + 0.13 * i
        top, low = (depth(HALF, "brow cheek side", x, z) + 0.05 for z in (0.30, 0.11))
        made.relief(
            [(x, 0.30, top), (x + 0.04, 0.30, top), (x + 0.085, 0.11, low), (x + 0.045, 0.11, low)], paper=paper
        )


def fins(made: Model) -> None:
    dorsal = [(-0.22, 0.42, 0), (0.16, 1.06, 0), (0.38, 0.34, 0)]
    made.relief([*dorsal, (0.06, 0.46, 0.12)], [(0, 3, 1), (3, 2, 1)])
    made.relief([*dorsal, (0.06, 0.46, -0.12)], [(0, 1, 3), (3, 1, 2)])
    made.relief([(1.0, 0.14, 0), (1.46, 0.80, 0), (1.26, 0.16, 0.10)], [(0, 2, 1)])
    made.relief([(1.0, 0.12, 0), (1.26, 0.16, 0.10), (1.36, -0.34, 0)], [(0, 1, 2)])
    made.relief(
        [(-0.22, 0.02, 0.36), (0.12, -0.02, 0.40), (0.20, -0.56, 0.86), (0.0, -0.06, 0.46)], [(0, 3, 2), (3, 1, 2)]
    )
    made.relief([(-0.22, 0.02, -0.36), (0.12, -0.02, -0.40), (0.16, -0.50, -0.80)], [(0, 1, 2)])
