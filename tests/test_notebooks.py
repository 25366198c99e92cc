"""The notebooks of examples/ run from the first cell to the last, with smaller numbers."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.counts import count

NOTEBOOKS = Path(__file__).parents[1] / "examples" / "notebooks"
SMALLER = {"MATCHES": count(16, interpreted=2), "ROUNDS": count(30, interpreted=1)}


def run(name: str) -> dict[str, Any]:
    """Every name of the notebook after its last cell; cells see the names of those before, as in Jupyter."""
    names: dict[str, Any] = {}
    for cell in json.loads((NOTEBOOKS / name).read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            code = "".join(cell["source"])
            for constant, value in SMALLER.items():
                code = re.sub(rf"^{constant} = \d+", f"{constant} = {value}", code, flags=re.M)
            exec(code, names)
    return names


def test_a_question_of_design(capsys: pytest.CaptureFixture[str]) -> None:
    names = run("design_question.ipynb")
    told = capsys.readouterr().out
    assert re.search("points needed to call: 9 (instead of|and) 7", told)  # a few matches show no difference
    assert names["found"].matches == SMALLER["MATCHES"]
    assert names["page"].startswith("<!doctype html>")


def test_train_an_agent_and_meet_the_ladder() -> None:
    names = run("train_and_climb.ipynb")
    assert set(names["ladder"]) == {"random", "beginner", "novice"}
    assert all(0 <= share <= 1 for share in names["ladder"].values())
    if names["ROUNDS"] > 10:
        assert sum(names["history"][-5:]) > sum(names["history"][:5])
        assert names["ladder"]["random"] > 0.5


def test_no_notebook_keeps_results() -> None:
    for path in NOTEBOOKS.glob("*.ipynb"):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        assert not any(cell.get("outputs") for cell in cells), path
