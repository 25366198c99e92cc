"""The captain: peaked cap with a dark band, pleated white beard under a moustache, a pipe with smoke of cut paper."""

from art.deck import Face
from art.framing import framed
from art.model import Model
from art.people import bust, eyes, head, person


def model(face: Face) -> Model:
    made = captain(face)
    return framed(made, up=12, around=-20, box=(0.06, 0.185, 0.94, 0.96))


def captain(face: Face) -> Model:
    made = person(face)
    bust(made)
    lapel = {"a": (0.18, 0.84, 0.24), "b": (0.46, 0.62, 0.30), "c": (0, 0.04, 0.68), "d": (0.10, 0.60, 0.44)}
    made.mirrored(lapel, "a b d, d b c", "dark")
    epaulette = {"a": (0.50, 0.74, 0.16), "b": (0.94, 0.52, 0.14), "c": (0.92, 0.56, -0.24), "d": (0.50, 0.76, -0.22)}
    made.mirrored(epaulette, "a b c d", "gold")
    mask = head(made, "white")
    eyes(made, mask, (0.22, 0.34, 0.44), 0.064, rims=True)
    beard(made)
    nose = {"top": (0, 1.38, 0.56), "side": (0.13, 1.06, 0.64), "tip": (0, 1.10, 0.90)}
    made.mirrored(nose, "top side tip, side tip -side", "skin")
    cap(made)
    pipe(made)
    return made


def beard(made: Model) -> None:
    made.pleat(
        [
            lambda u: (0.56 * u, 1.30 - 0.36 * (1 - abs(u) ** 1.4), 0.14 + 0.42 * (1 - u * u)),
            lambda u: (0.66 * u, 1.02 - 0.42 * (1 - abs(u) ** 1.6), 0.10 + 0.56 * (1 - u * u)),
            lambda u: (0.50 * u, 0.74 - 0.56 * (1 - abs(u) ** 1.3), 0.12 + 0.50 * (1 - u * u)),
        ],
        11,
        (0.03, 0.10, 0.06),
        "white",
    )
    moustache = {
        "a": (0, 1.04, 0.76),
        "b": (0.10, 0.86, 0.76),
        "c": (0.30, 0.84, 0.62),
        "d": (0.58, 1.00, 0.40),
        "e": (0.26, 1.00, 0.62),
    }
    made.mirrored(moustache, "a b c e, e c d", "white")
    made.mirrored({"a": (0.07, 1.42, 0.58), "b": (0.36, 1.46, 0.30), "c": (0.16, 1.50, 0.50)}, "a b c", "white")


def cap(made: Model) -> None:
    band = {
        "a": (0, 1.56, 0.56),
        "b": (0.30, 1.56, 0.40),
        "c": (0.52, 1.56, 0.04),
        "d": (0, 1.80, 0.60),
        "e": (0.32, 1.80, 0.42),
        "f": (0.56, 1.80, 0.02),
        "g": (0, 1.56, -0.46),
        "h": (0, 1.80, -0.46),
    }
    made.mirrored(band, "a b e d, b c f e, c g h f", "dark")
    peak = {
        "a": (0, 1.60, 0.56),
        "b": (0.30, 1.60, 0.40),
        "c": (0.50, 1.60, 0.06),
        "d": (0, 1.46, 0.98),
        "e": (0.30, 1.48, 0.78),
    }
    made.mirrored(peak, "a b e d, b c e", "dark")
    crown = {
        "a": (0, 1.80, 0.58),
        "b": (0.32, 1.80, 0.42),
        "c": (0.56, 1.80, 0.02),
        "d": (0, 2.10, 0.76),
        "e": (0.50, 2.06, 0.52),
        "f": (0.86, 2.04, -0.02),
        "top": (0, 2.34, 0.10),
        "g": (0, 1.80, -0.46),
        "h": (0, 2.05, -0.66),
    }
    made.mirrored(crown, "a b e d, b c f e, d e top, e f top, f h top, c g h f")
    made.mirrored({"a": (0, 2.04, 0.75), "b": (0.11, 1.90, 0.67), "c": (0, 1.74, 0.66)}, "a b c", "gold")


def pipe(made: Model) -> None:
    made.tube([(0.14, 0.90, 0.70), (0.40, 0.80, 0.84), (0.58, 0.72, 0.88)], [0.030, 0.034, 0.045], "wood")
    made.tube(
        [(0.60, 0.64, 0.88), (0.62, 0.78, 0.88), (0.63, 0.98, 0.88)], [0.07, 0.125, 0.115], "wood", 6, closed=False
    )
    for x, z, radius in ((0.66, 1.10, 0.07), (0.76, 1.27, 0.10), (0.84, 1.48, 0.13)):
        made.disc((x, -0.86, z), (-0.2, -1, 0.3), radius, "white", corners=8)
