"""The paper boat: a hull opened like a bowl, the peak of the sheet standing up as a sail, the brim folded down
outside."""

from art.deck import Face
from art.framing import framed
from art.model import Model

LENGTH, BEAM, SHEER = 1.16, 0.42, 0.74  # half length, half width, height of bow and stern
KEEL = 0.50
PEAK = 1.62


def model(face: Face) -> Model:
    return framed(boat(), up=26, around=-22)


def boat(paper: str = "card", inside: str = "reverse") -> Model:
    made = Model()
    stern, bow = (-LENGTH, 0, SHEER), (LENGTH, 0, SHEER)
    front, back = (0, -BEAM, 0.46), (0, BEAM, 0.46)
    keel = [(-KEEL, -0.10, 0), (KEEL, -0.10, 0), (-KEEL, 0.10, 0), (KEEL, 0.10, 0)]
    sides = [(0, 2, 6), (2, 3, 6), (3, 1, 6), (0, 7, 4), (4, 7, 5), (5, 7, 1), (0, 4, 2), (1, 3, 5), (2, 4, 5, 3)]
    made.sheet([stern, bow, *keel, front, back], sides, paper, back=inside)
    made.sheet(
        [(0, 0, PEAK), (-0.66, 0, 0.36), (0, -0.30, 0.26), (0.66, 0, 0.36), (0, 0.30, 0.26)],
        [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1)],
        paper,
    )
    edge = [(-1.15, -0.010, 0.745), (-0.56, -0.20, 0.30), (0, -0.436, 0.47), (0.56, -0.20, 0.30), (1.15, -0.010, 0.745)]
    for side in (1, -1):
        brim = [(x, y * side, z) for x, y, z in [*edge, (0, -0.315, 0.20)]]
        made.sheet(brim, [(0, 1, 2), (1, 5, 2), (5, 3, 2), (3, 4, 2)], paper, back=inside, flip=side < 0)
    return made
