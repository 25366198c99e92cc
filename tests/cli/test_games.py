"""`papercove games`: what is installed, a broken package of somebody else included."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = str(Path(sys.executable).with_name("papercove"))


@pytest.mark.parametrize("place", ["no_such_module:Game", "pathlib:Path", "pathlib:nothing"])
def test_a_game_that_cannot_be_loaded_hides_no_other(tmp_path: Path, place: str) -> None:
    information = tmp_path / "broken_game-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(f"[papercove.games]\nbroken = {place}\n")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PAPERCOVE_LANGUAGE": "en"}
    told = subprocess.run([COMMAND, "games"], env=environment, capture_output=True, text=True, timeout=60)
    assert told.returncode == 0
    assert re.findall(r"(?m)^\S.* \(([\w-]+)\)", told.stdout) == ["paper-world", "sea-salt-paper"]
    assert told.stderr.startswith("papercove: The game broken cannot be loaded: ")
    assert len(told.stderr.splitlines()) == 1
