"""`papercove new-game` writes a package that plays, passes its own tests and every law; bad names get one sentence."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from papercove.cli.app import COMMANDS, run
from papercove.cli.new_game import spellings
from papercove.testing import LAWS

DOCUMENT = Path(__file__).parents[2] / "docs" / "add-a-game.md"
COMMAND = str(Path(sys.executable).with_name("papercove"))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A new game's folder, and an environment in which it is installed."""
    folder = tmp_path_factory.mktemp("games")
    assert run(["new-game", "tide-pools", "--folder", str(folder)]) == 0
    package = folder / "tide-pools"
    place = tmp_path_factory.mktemp("site")
    build = f"from setuptools import build_meta; print(build_meta.build_wheel({str(place)!r}))"
    built = subprocess.run([sys.executable, "-c", build], cwd=package, capture_output=True, text=True, check=True)
    with ZipFile(place / built.stdout.split()[-1]) as wheel:
        wheel.extractall(place)  # all that installing means for a package of plain Python
    environment = {**os.environ, "PYTHONPATH": str(place), "PAPERCOVE_LANGUAGE": "en"}
    environment.pop("PYTEST_XDIST_WORKER", None)
    return package, environment


def test_its_own_tests_and_every_law_pass_at_once(made: tuple[Path, dict[str, str]]) -> None:
    package, environment = made
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pyproject.toml", "tests"]
    found = subprocess.run(command, cwd=package, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-3000:]
    assert "failed" not in found.stdout


def test_it_is_at_home_everywhere(made: tuple[Path, dict[str, str]]) -> None:
    _, environment = made
    ask = ["games"], ["arena", "tide-pools", "--bots", "greedy,random", "--games", "10", "--workers", "1"]
    listed, arena = (
        subprocess.run([COMMAND, *one], env=environment, capture_output=True, text=True, check=True).stdout
        for one in ask
    )
    assert "Tide Pools (tide-pools)" in listed
    assert "greedy" in arena


def test_the_guide_says_what_is_there(made: tuple[Path, dict[str, str]]) -> None:
    """Its first steps are the ones taken here, its files are written, its laws are found by these names."""
    package, environment = made
    text = DOCUMENT.read_text("utf-8")
    steps = re.search(r"```sh\n(.*?)```", text, re.S)
    assert steps is not None
    assert steps[1].splitlines()[0] == "papercove new-game tide-pools"
    for command in re.findall(r"^papercove ([a-z-]+)", steps[1], re.M):
        assert command in COMMANDS
    for name in re.findall(r"^\| `([a-z_/*.]+\.[a-z]+)` \|", text, re.M):
        assert list(package.glob(name)), name
    code = re.search(r"```python\n(.*?)```", text, re.S)
    assert code is not None
    for line in code[1].strip().splitlines():
        assert line in (package / "tests" / "test_tide_pools.py").read_text("utf-8")
    law = re.search(r"pytest -k (\w+)", text)
    assert law is not None
    assert any(law[1] in one.name for one in LAWS)
    searched = [sys.executable, "-m", "papercove.testing.knowledge", "told", "200", "1", "tide-pools"]
    told = subprocess.run(searched, env=environment, capture_output=True, text=True, check=True).stdout
    assert "broken" not in told


def test_nothing_of_the_sample_is_left(made: tuple[Path, dict[str, str]]) -> None:
    files = [file for file in made[0].rglob("*") if file.is_file() and file.suffix in (".py", ".toml", ".md", ".ftl")]
    assert len(files) >= 6
    for old in spellings("tide-pools"):
        assert not any(old in file.read_text("utf-8") or old in file.name for file in files)


@pytest.mark.parametrize(
    "name", ["Tide", "tide pools", "1-2-3", "tide_pools", "-x", "é", "class", "../up", "a" * 60, ""]
)
def test_a_name_that_is_none_is_refused_with_what_to_do(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new-game", "--folder", str(tmp_path), "--", name]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "lower-case letters" in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["random", "papercove", "sea-salt-paper"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["new-game", name, "--folder", str(tmp_path)]) == 2
    assert "choose another name" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "tide-pools").mkdir()
    (tmp_path / "tide-pools" / "mine.txt").write_text("mine")
    assert run(["new-game", "tide-pools", "--folder", str(tmp_path)]) == 2
    assert "another --folder" in capsys.readouterr().err
    assert [file.name for file in (tmp_path / "tide-pools").iterdir()] == ["mine.txt"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder")
    assert run(["new-game", "tide-pools", "--folder", str(tmp_path / "file")]) == 2
    assert "could not be written" in capsys.readouterr().err
