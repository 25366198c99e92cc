"""The numbers that .pxd files repeat for C are those of the Python side."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import papercove
from papercove.engine import constants
from papercove.games.paper_world import constants as paper_world
from papercove.games.sea_salt_paper import constants as sea_salt_paper

PACKAGE = Path(papercove.__file__).parent
NUMBER = re.compile(r"^    ([A-Z_]+) = (-?\d+)$", re.MULTILINE)
PAIRS = [
    ("engine", constants),
    ("games/sea_salt_paper", sea_salt_paper),
    ("games/paper_world", paper_world),
]


@pytest.mark.parametrize(("folder", "module"), PAIRS, ids=[folder for folder, _ in PAIRS])
def test_the_pxd_enums_agree(folder: str, module: object) -> None:
    compared = 0
    for pxd in (PACKAGE / folder).glob("*.pxd"):
        for name, value in NUMBER.findall(pxd.read_text()):
            if hasattr(module, name):
                assert getattr(module, name) == int(value), f"{name} in {pxd.name}"
                compared += 1
    assert compared > 3
