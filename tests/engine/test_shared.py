"""What Cython writes into every module is compiled once (setup.py)."""

from __future__ import annotations

import mmap
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import papercove

PACKAGE = Path(papercove.__file__).parent
SHARED = b"papercove.engine.shared"


@pytest.mark.skipif(not papercove.COMPILED, reason="what compiled modules share: no compiled kernel")
@pytest.mark.parametrize(
    "module", ["engine/state", "games/sea_salt_paper/table", "games/paper_world/table", "rl/vector"]
)
def test_what_every_module_needs_is_taken_from_one(module: str) -> None:
    assert (PACKAGE / f"engine/shared{EXTENSION_SUFFIXES[0]}").is_file()
    with (
        (PACKAGE / f"{module}{EXTENSION_SUFFIXES[0]}").open("rb") as file,
        mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as code,
    ):
        assert code.find(SHARED) >= 0
