"""The shoal: three fish swimming the same way, apart enough to be counted on a thumbnail."""

from art.deck import Face
from art.framing import framed
from art.kinds.fish import fish
from art.model import Model

SWIMS = [(0.42, 0.10, 1.92, 0.58), (-0.42, -0.10, 1.16, 0.60), (0.46, -0.25, 0.44, 0.58)]  # x, y, z, scale


def model(face: Face) -> Model:
    made = Model()
    for x, y, z, scale in SWIMS:
        made.add(fish(eye=0.15), rotate=(0, 8, 18), move=(x, y, z), scale=scale)
    return framed(made, up=13, around=-8, box=(0.05, 0.16, 0.95, 0.90))
