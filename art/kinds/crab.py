"""The crab: a faceted shell seen from above, six roof-shaped legs, two pairs of pincers, eyes on stalks."""

from art.colours import TOKENS, linear
from art.deck import Face
from art.framing import framed
from art.model import Model

# Shell and legs were drawn on a sheet of 100 by 100, seen from above; z is the height of each fold.
RIM = [(22, 52, 0.30), (36, 37, 0.40), (64, 37, 0.40), (78, 52, 0.30), (65, 78, 0.22), (35, 78, 0.22)]
FOOT = [(28, 54, 0.08), (39, 43, 0.10), (61, 43, 0.10), (72, 54, 0.08), (61, 73, 0.06), (39, 73, 0.06)]
TOP = [(50, 46, 0.74), (50, 62, 0.80)]
LEGS = [((34, 54), (14, 47), (-3, 60)), ((34, 61), (13, 63), (1, 81)), ((38, 68), (22, 79), (15, 98))]
DARK = 0.08  # below this lightness eyes need a pale rim


def on_sheet(x: float, y: float, z: float, side: int = 1) -> tuple[float, float, float]:
    return (side * (x - 50) / 44, (55 - y) / 44, z)


def model(face: Face) -> Model:
    rims = linear(TOKENS[face.colour]).max() < DARK
    return framed(crab(rims), up=50, around=-7, box=(0.05, 0.17, 0.95, 0.92))


def crab(rims: bool = False) -> Model:
    made = Model()
    faces: list[tuple[int, ...]] = [
        (0, 6, 1),
        (1, 6, 2),
        (2, 6, 3),
        (3, 6, 7),
        (3, 7, 4),
        (4, 7, 5),
        (5, 7, 0),
        (0, 7, 6),
    ]
    faces += [(i, (i + 1) % 6, 8 + (i + 1) % 6, 8 + i) for i in range(6)]
    made.sheet([on_sheet(*p) for p in [*RIM, *TOP, *FOOT]], faces)
    made.sheet(
        [on_sheet(*p) for p in ((39, 79.5, 0.235), (61, 79.5, 0.235), (50, 66.5, 0.73))],
        [(0, 1, 2)],
        "reverse",
        thick=0.02,
    )
    for side in (1, -1):
        limbs(made, side, rims)
    return made


def limbs(made: Model, side: int, rims: bool) -> None:
    def at(x: float, y: float, z: float) -> tuple[float, float, float]:
        return on_sheet(x, y, z, side)

    for hip, knee, tip in LEGS:
        made.ridge([at(*hip, 0.26), at(*knee, 0.56), at(*tip, 0.02)], [0.11, 0.13, 0], drop=0.9)
    made.ridge([at(38, 44, 0.34), at(21, 35, 0.58), at(18, 28, 0.64)], [0.10, 0.15, 0.10], drop=0.8)
    made.ridge([at(19, 32, 0.62), at(8, 19, 0.92), at(14, -5, 0.74)], [0.07, 0.24, 0])
    made.ridge([at(19, 32, 0.60), at(27, 20, 0.84), at(31, 1, 0.70)], [0.07, 0.16, 0])
    made.ridge([at(44, 42, 0.40), at(42, 33, 0.64), at(41.7, 29.5, 0.67)], [0.05, 0.075, 0.05], drop=0.9)
    if rims:
        made.disc(at(41.8, 32.2, 0.652), (0.1 * side, -0.5, 1), 0.088, "reverse", 0.03)
    made.disc(at(41.8, 32.2, 0.662), (0.1 * side, -0.5, 1), 0.064, "ink", 0.03)
