"""The forest: sun and cloud, rounded woods, a row of tips, pines."""

from art.cutting import WHOLE, Cut, circle, cloud


def pine(x: float, y: float, w: float, h: float) -> str:
    return (
        f"M{x} {y - h}l{w * 0.28} {h * 0.34}h{-w * 0.1}l{w * 0.2} {h * 0.26}h"
        f"{-w * 0.1}l{w * 0.22} {h * 0.3}h{-w * 0.42}v{h * 0.1}"
        f"h{-w * 0.16}v{-h * 0.1}h{-w * 0.42}l{w * 0.22} {-h * 0.3}h{-w * 0.1}l{w * 0.2} {-h * 0.26}h{-w * 0.1}z"
    )


LAYERS = [
    [Cut("#ecf6e2", WHOLE), Cut("#fbe08a", circle(58, 23, 11), 1), Cut("#fcfff8", cloud(15, 38, 0.72), 1)],
    [Cut("#c4e1ad", "M0 46q8-12 17-4 6-12 16-4 7-11 17-3 8-9 17 1 8-8 16 1 9-7 17 3v60H0z")],
    [Cut("#8fc37c", "M0 62l7-14 6 10 8-16 8 16 6-10 8 14 7-18 8 16 7-11 7 13 8-17 8 15 6-9 6 9v40H0z")],
    [
        Cut("#4a8f4d", pine(84, 80, 26, 36), 1),
        Cut("#5fa55e", pine(60, 80, 18, 26), 1),
        Cut("#549a55", "M0 76q14-9 30-4t36 0 34-3v31H0z", 2),
    ],
    [
        Cut("#1f5a32", pine(28, 94, 46, 64), 1),
        Cut("#2f7042", pine(64, 94, 30, 40), 1),
        Cut("#276338", "M0 87q22-8 50-3t50 0v16H0z", 2),
    ],
]
