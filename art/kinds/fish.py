"""The fish: head, a white band, body; pleated fins and tail."""

from art.deck import Face
from art.framing import framed
from art.model import Model, spot

# One half: nose, four folds of back and belly, the cheek's two folds, the root of the tail.
HALF = {
    "nose": (-1.0, 0.02, 0),
    "brow": (-0.44, 0.52, 0),
    "throat": (-0.44, -0.46, 0),
    "cheek": (-0.46, 0.03, 0.34),
    "back": (-0.20, 0.68, 0),
    "belly": (-0.20, -0.60, 0),
    "side": (-0.18, 0.03, 0.40),
    "root": (0.60, 0.04, 0),
}


def model(face: Face) -> Model:
    made = Model()
    made.add(fish(), rotate=(0, 12, 20), move=(0, 0, 1.02))
    return framed(made, up=14, around=-8, box=(0.06, 0.20, 0.94, 0.86))


def fish(eye: float = 0.115) -> Model:
    made = Model()
    made.mirrored(HALF, "nose cheek brow, nose throat cheek", axis=2)
    made.mirrored(HALF, "brow cheek side back, throat belly side cheek", "white", axis=2)
    made.mirrored(HALF, "back side root, belly root side", axis=2)
    place, normal = spot(HALF, "nose cheek brow", (0.24, 0.34, 0.42), 0.02)
    made.disc(place, normal, eye, "white", 0.02)
    made.disc(place + normal * 0.016, normal, eye * 0.58, "ink", 0.02)
    made.pleat(
        [lambda u: (-0.16 + 0.60 * u, 0.64 - 0.50 * u, 0), lambda u: (0.04 + 0.62 * u, 1.02 - 0.58 * u, 0)],
        7,
        (0.02, 0.12),
        start=0,
    )
    made.pleat(
        [lambda u: (-0.16 + 0.56 * u, -0.56 + 0.44 * u, 0), lambda u: (0.06 + 0.52 * u, -0.94 + 0.60 * u, 0)],
        5,
        (0.02, 0.10),
        start=0,
    )
    made.pleat(
        [lambda u: (0.54, 0.04 + 0.10 * u, 0), lambda u: (1.10 - 0.22 * (1 - abs(u)), 0.06 + 0.62 * u, 0.04)],
        9,
        (0.02, 0.12),
    )
    made.relief(
        [(-0.10, 0.02, 0.40), (0.26, -0.06, 0.62), (0.22, -0.34, 0.52), (0.30, -0.18, 0.50)],
        [(0, 3, 1), (0, 2, 3)],
        back="white",
    )
    return made
