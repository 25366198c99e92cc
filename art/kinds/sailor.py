"""The sailor: a bust with the wide white collar, and the paper boat folded once more as a hat."""

from art.deck import Face
from art.framing import framed
from art.model import Model
from art.papers import Paper
from art.people import bust, eyes, head, is_dark, person, smile


def model(face: Face) -> Model:
    made = person(face)
    made.papers["blush"] = Paper("#c9604f" if is_dark(face) else "#e79a86", crease=0)
    bust(made)
    collar(made)
    mask = head(made, "hair")
    eyes(made, mask, (0.22, 0.36, 0.42), 0.074, is_dark(face))
    made.dots(mask, "cheek jaw lip", (0.50, 0.12, 0.38), 0.075, "blush", 0.01)
    smile(made, mask, 0.865, 0.18, "ink")
    fringe = {
        "a": (0, 1.68, 0.50),
        "b": (0.32, 1.68, 0.32),
        "c": (0.15, 1.36, 0.52),
        "d": (0.22, 1.68, 0.38),
        "e": (0.54, 1.68, 0.08),
        "f": (0.53, 1.18, 0.16),
    }
    made.mirrored(fringe, "a b c, d e f", "hair")
    hat(made)
    return framed(made, up=11, around=-20, box=(0.07, 0.185, 0.93, 0.96))


def collar(made: Model) -> None:
    wide = {
        "a": (0.17, 0.86, 0.24),
        "b": (0.80, 0.60, 0.14),
        "c": (0.52, 0.30, 0.42),
        "d": (0, 0.16, 0.66),
        "e": (0.10, 0.70, 0.44),
    }
    made.mirrored(wide, "a b c, a c e, e c d", "white")
    made.mirrored({"top": (0, 0.34, 0.70), "side": (0.13, 0.24, 0.64), "low": (0, 0.12, 0.72)}, "top side low")
    tie = {"top": (0, 0.16, 0.70), "a": (0.07, 0.16, 0.66), "b": (0.20, 0.0, 0.66), "low": (0.03, 0.0, 0.70)}
    made.mirrored(tie, "top a b low")


def hat(made: Model) -> None:
    crown = {"peak": (0, 2.46, 0), "side": (0.62, 1.66, 0.02), "front": (0, 1.66, 0.56), "back": (0, 1.66, -0.5)}
    made.mirrored(crown, "peak side front, peak side back")
    for side in (1, -1):
        brim = {
            "tip": (1.04, 2.02, 0),
            "low": (0.58, 1.58, 0.22 * side),
            "mid": (0, 1.53, 0.62 * side),
            "top": (0, 1.84, 0.74 * side),
        }
        made.mirrored(brim, "tip low top, low mid top", back="white", flip=side > 0)
