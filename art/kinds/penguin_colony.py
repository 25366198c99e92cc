"""The colony: three penguins, the tallest behind."""

from art.deck import Face
from art.framing import framed
from art.kinds.penguin import penguin
from art.model import Model

STANDS = [(0.08, 0.35, 0, 0.96), (-0.60, -0.32, 14, 0.66), (0.62, -0.38, -8, 0.60)]  # x, y, turned, scale


def model(face: Face) -> Model:
    made = Model()
    for x, y, turned, scale in STANDS:
        made.add(penguin(), rotate=(0, 0, turned), move=(x, y, 0), scale=scale)
    return framed(made, up=21, around=-22, box=(0.07, 0.185, 0.93, 0.95))
