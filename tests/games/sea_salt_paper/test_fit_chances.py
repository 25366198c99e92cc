"""The race that tools/fit_chances.py reckons, against one that can be counted by hand."""

from __future__ import annotations

import runpy
from functools import cache
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

TOOL = Path(__file__).parents[3] / "tools/fit_chances.py"
GAIN = 5


@cache
def counted(own: int, rival: int) -> float:
    """The chance of whoever still needs `own` rounds, where in each one of two, by a coin, gains."""
    if own == 0 or rival == 0:
        return float(own == 0)
    return (counted(own - 1, rival) + counted(own, rival - 1)) / 2


def test_how_far_knots_are_apart_does_not_blur_a_lead(monkeypatch: pytest.MonkeyPatch) -> None:
    tool = runpy.run_path(str(TOOL))
    monkeypatch.setitem(tool["KNOTS"], 2, (0, 5, 10, 20, 35, 60, 100))
    race = tool["Race"](2, np.array([[GAIN, 0, 0], [0, GAIN, 1]]), seed=1)
    race.solve()
    for own, rival in ((10, 20), (20, 35), (35, 60), (60, 100)):
        told = race.chances(np.array([[own, rival]], dtype=float))[0, 0]
        assert told == pytest.approx(counted(own // GAIN, rival // GAIN), abs=0.01)
