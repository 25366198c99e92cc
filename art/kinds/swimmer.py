"""The swimmer: cap and goggles above the water, one arm over the head on its way into the next stroke, three rows
of waves."""

from art.deck import Face
from art.framing import framed
from art.model import Model
from art.people import FACETS, SLIM_MASK, hand, is_dark, person, smile
from art.waves import row

MASK = {
    **SLIM_MASK,
    "front": (0, 1.32, 0.46),
    "temple": (0.46, 1.34, 0.06),
    "cheek": (0.50, 0.98, 0.08),
    "jaw": (0.30, 0.66, 0.18),
    "chin": (0, 0.54, 0.42),
    "nose": (0, 0.92, 0.64),
    "lip": (0, 0.82, 0.48),
}


def model(face: Face) -> Model:
    made = person(face)
    made.add(head(face), rotate=(0, 6, 0), move=(-0.26, 0, 0.06))
    arm(made)
    framed(made, up=15, around=-12, box=(0.03, 0.24, 0.97, 0.86))
    water(made)
    return made


def head(face: Face) -> Model:
    made = person(face)
    made.mirrored(MASK, FACETS, "skin")
    cap = {
        "front": (0, 1.26, 0.53),
        "temple": (0.53, 1.22, 0.06),
        "top": (0, 1.74, 0.22),
        "side": (0.34, 1.62, 0.04),
        "crown": (0, 1.62, -0.34),
        "nape": (0.46, 1.16, -0.26),
    }
    made.mirrored(cap, "front temple side, front side top, side crown top, temple nape side, side nape crown")
    stripe = {"a": (0, 1.28, 0.555), "b": (0.10, 1.285, 0.50), "c": (0.10, 1.72, 0.235), "d": (0, 1.765, 0.245)}
    made.mirrored(stripe, "a b c d", "white")
    strap = {"a": (0.36, 1.14, 0.33), "b": (0.53, 1.16, 0.12), "c": (0.53, 1.07, 0.12), "d": (0.36, 1.05, 0.34)}
    made.mirrored(strap, "a b c d", "dark")
    goggles(made)
    smile(made, MASK, 0.70, 0.18, "white" if is_dark(face) else "ink")
    return made


def goggles(made: Model) -> None:
    """Round: with corners they would turn the face into a skull."""
    place = (0.18, 0.40, 0.42)
    made.dots(MASK, "front cheek nose", place, 0.170, "white", 0.03, thick=0.03)
    made.dots(MASK, "front cheek nose", place, 0.118, "ink", 0.055, thick=0.03)
    made.dots(MASK, "front cheek nose", (0.30, 0.36, 0.34), 0.034, "white", 0.075, thick=0.01)
    bridge = {"a": (0, 1.09, 0.62), "b": (0.12, 1.10, 0.56), "c": (0.12, 1.05, 0.58), "d": (0, 1.04, 0.64)}
    made.mirrored(bridge, "a b c d", "white")


def arm(made: Model) -> None:
    made.tube(
        [(-0.78, 0.28, -0.2), (-0.44, 0.46, -0.2), (0.12, 0.48, -0.2), (0.46, 0.40, -0.2)],
        [0.08, 0.18, 0.20, 0.16],
        "skin",
    )
    made.tube([(0.30, 0.40, -0.14), (0.52, 0.96, -0.04), (0.74, 1.48, 0.06)], [0.17, 0.17, 0.14], "skin")
    made.tube([(0.72, 1.52, 0.05), (0.88, 1.16, 0.26), (0.98, 0.88, 0.42)], [0.14, 0.13, 0.09], "skin")
    hand(made, (0.975, 0.92, 0.44), (1.06, 0.50, 0.62), 0.36, thumb=-1)


def water(made: Model) -> None:
    row(made, -0.60, 0.34, 0.80, -2.3, 0.78, 6, "pale")
    row(made, 0.56, 0.22, 0.60, -2.05, 0.66, 7)
    row(made, 1.02, 0.06, 0.40, -2.4, 0.74, 7)
    row(made, 1.44, -0.16, 0.22, -2.15, 0.82, 6)
