"""Cut-paper water: each row is one continuous sheet with curling crests, edged with foam."""

from __future__ import annotations

from art.model import Model, Point

# One wave, in its own lengths and heights: the trough, the long rise, over the crest to the tip, and back
# under the curl.
RISE = [
    (0.0, 0.02),
    (0.14, 0.06),
    (0.28, 0.20),
    (0.40, 0.46),
    (0.50, 0.74),
    (0.62, 0.93),
    (0.76, 1.0),
    (0.90, 0.95),
    (1.0, 0.80),
    (1.05, 0.60),
]
CURL = [(0.96, 0.70), (0.88, 0.72), (0.82, 0.62), (0.80, 0.44), (0.84, 0.24), (0.92, 0.10)]
FOAM_OUTER = RISE[3:]
FOAM_INNER = [(0.98, 0.71), (0.92, 0.80), (0.82, 0.82), (0.70, 0.80), (0.60, 0.70), (0.51, 0.54)]


def row(
    made: Model, depth: float, low: float, high: float, start: float, length: float, number: int, paper: str = "card"
) -> None:
    """A row of `number` waves from x = `start`, in relief at a depth: troughs at `low`, crests at `high`; it
    stands on the ground."""

    def at(i: int, x: float, z: float, lift: float = 0) -> Point:
        height = low + (high - low) * z * (1 + 0.07 * ((i * 7) % 3 - 1))
        return (start + (i + x) * length, height, depth - 0.16 * height + lift)

    outline = [at(i, x, z) for i in range(number) for x, z in [*RISE, *CURL]]
    ends = [(start + number * length, -0.3, depth), (start, -0.3, depth)]
    made.relief([*outline, *ends], paper=paper, thick=0.02)
    for i in range(number):
        made.relief([at(i, x, z, 0.02) for x, z in [*FOAM_OUTER, *FOAM_INNER]], paper="white", thick=0.014)
