"""The desert: sun, dunes, two cactuses."""

from art.cutting import WHOLE, Cut, circle


def cactus(x: float, y: float, s: float) -> str:
    return (
        f"M{x - 5 * s} {y}v{-14 * s}h{-6 * s}q{-7 * s} 0 {-7 * s} {-7 * s}v"
        f"{-9 * s}q0 {-3 * s} {3 * s} {-3 * s}t{3 * s} {3 * s}"
        f"v{8 * s}q0 {2 * s} {2 * s} {2 * s}h{5 * s}v{-20 * s}q0 {-5 * s} "
        f"{5 * s} {-5 * s}t{5 * s} {5 * s}v{13 * s}h{5 * s}"
        f"q{2 * s} 0 {2 * s} {-2 * s}v{-6 * s}q0 {-3 * s} {3 * s} {-3 * s}t"
        f"{3 * s} {3 * s}v{7 * s}q0 {7 * s} {-7 * s} {7 * s}"
        f"h{-6 * s}v{21 * s}z"
    )


LAYERS = [
    [Cut("#fdf1cd", WHOLE), Cut("#f7b94b", circle(70, 25, 13), 1), Cut("#fbd88c", circle(70, 25, 9), 2)],
    [Cut("#f8dc8c", "M0 42q12-7 24-3t22 3q16-1 26-6t28 0v64H0z")],
    [Cut("#f0c453", "M0 60q18-12 38-6t34 0q14-5 28 2v44H0z"), Cut("#f7d77e", "M0 60q18-12 38-6-14 1-20 10T0 72z", 1)],
    [Cut("#dd9c2c", "M0 66q10-2 22 5t34 1 44-10v38H0z"), Cut("#e9b250", "M100 62q-26 5-40 9 12 8 40 8z", 1)],
    [
        Cut("#5d8a3c", cactus(27, 89, 1.12), 1),
        Cut("#6f9c47", cactus(76, 87, 0.62), 1),
        Cut("#b5701a", "M0 84q20-8 44-3t56 0v19H0z", 2),
    ],
]
