"""The sea: clouds, rows of waves, a breaker with its foam."""

from art.cutting import WHOLE, Cut, cloud


def crest(x: float, y: float, s: float) -> str:
    return (
        f"M{x} {y}c{8 * s} {-20 * s} {22 * s} {-27 * s} {34 * s} {-20 * s}c"
        f"{7 * s} {4 * s} {7 * s} {12 * s} {3 * s} {15 * s}"
        f"c{1 * s} {-7 * s} {-6 * s} {-10 * s} {-11 * s} {-6 * s}c{-5 * s} {4 * s} {-1 * s} {11 * s} {10 * s} {13 * s}z"
    )


LAYERS = [
    [Cut("#e3f4fb", WHOLE), Cut("#ffffff", cloud(14, 36, 1), 1), Cut("#f6fcff", cloud(66, 23, 0.72), 1)],
    [Cut("#b3dff0", "M0 43q8.3-6 16.6 0t16.7 0 16.7 0 16.7 0 16.6 0 16.7 0v57H0z")],
    [Cut("#6fbfe0", "M0 56q12.5-10 25 0t25 0 25 0 25 0v44H0z")],
    [
        Cut("#358fc4", "M0 71q16.6-13 33.3 0t33.3 0 33.4 0v29H0z"),
        Cut("#5aaed9", "M0 84q16.6-9 33.3 0t33.3 0 33.4 0v16H0z", 1),
    ],
    [
        Cut("#1d6aa6", crest(-6, 97, 0.82), 1),
        Cut("#1d6aa6", crest(20, 95, 1.45), 1),
        Cut("#e9f6fc", "M42 67c9-9 22-8 28-1 4 5 3 9 2 11-2-9-9-12-16-10-6 2-9 2-14 0z", 2),
        Cut("#175b91", "M0 87q25-9 50-1t50-2v16H0z", 3),
    ],
]
