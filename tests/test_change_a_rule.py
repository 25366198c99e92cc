"""docs/change-a-rule.md does what it says: a copy of the tree is changed by its blocks alone, built and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import papercove

ROOT = Path(__file__).parents[1]
STEP = re.compile(r"^`([\w/.-]+)`\n```diff\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLAYED = Path(__file__).with_name("changed_rules.py")
GAMES = ("paper_world", "sea_salt_paper")
TRIES = 6  # golden matches of the new version that are looked at; somebody in earnest looks for every special case
FOLLOWING = (  # tests of the tree that go on in the copy: of the old versions, and of what is said of all objectives
    "tests/golden/test_golden.py",
    "tests/games/paper_world/test_objectives.py",
    "tests/games/paper_world/test_cards.py",
)
PROMISED = (  # what the guide leaves green and needs no pages; in one mode only, on the kernel if there is one
    "tests/games",
    "tests/rulebooks/test_rulebooks.py",
    "tests/engine/test_errors.py",
    "tests/engine/test_record.py",
    "tests/conformance/test_leaflet.py",
    "tests/lab/test_documentation.py",
    "tests/rl/test_observation.py",
    "tests/rl/test_opponents.py",
    "tests/rl/test_vector.py::test_gymnasium_makes_it_without_memory",
    "tests/test_glossary.py",
    "tests/test_specification.py",
)
ROOM = ("tests/server/test_rules_never_die.py", "tests/server/test_verifier.py")  # so too, apart: they install a game
TOOLS = ("tools/specify.py", "tools/fit_chances.py")
COPIED = ("src", *TOOLS, "docs", "setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")


def follow(guide: str, tree: Path) -> list[str]:
    """Do each step: what has its lines without a plus gets those without a minus. The files that were changed."""
    changed = []
    for path, hunk in STEP.findall(guide):
        lines = hunk.splitlines()
        before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        after = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        text = (tree / path).read_text("utf-8")
        assert text.count(before) == 1, f"{path} has {text.count(before)} times:\n{before}"
        (tree / path).write_text(text.replace(before, after), "utf-8")
        changed.append(path)
    return changed


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tree in which somebody has followed the guide."""
    copy = tmp_path_factory.mktemp("changed")
    for name in (*COPIED, "tests"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns(
                "*.c", "*.egg-info", "__pycache__", "node_modules", "e2e", "*.png", "*.webp"
            )
            shutil.copytree(ROOT / name, copy / name, ignore=ignored, symlinks=True)
        else:
            shutil.copy2(ROOT / name, copy / name)
    follow((ROOT / "docs" / "change-a-rule.md").read_text("utf-8"), copy)
    run(copy, ["tools/specify.py"])
    for game in GAMES:
        run(copy, ["-m", f"tests.golden.{game}", str(TRIES)], PAPERCOVE_INTERPRETED="1")
    return copy


def run(tree: Path, command: list[str], **environment: str) -> str:
    """Run Python in the copy; what it printed."""
    variables = {**os.environ, "PYTHONPATH": str(tree / "src"), **environment}
    done = subprocess.run([sys.executable, *command], cwd=tree, env=variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_guide_changes_entries_words_rulebooks_and_tests_and_nothing_else() -> None:
    places = {path.partition("/")[0] if path.startswith(("tests", "docs")) else Path(path).parts[2] for path in STEPS}
    assert places == {"games", "locales", "rulebooks", "tests", "docs"}
    assert {path for path in STEPS if path.startswith("src/papercove/games")} == {
        "src/papercove/games/paper_world/spec.py",
        "src/papercove/games/sea_salt_paper/spec.py",
    }


STEPS = [path for path, _ in STEP.findall((ROOT / "docs" / "change-a-rule.md").read_text("utf-8"))]


@pytest.fixture(scope="module")
def interpreted(tree: Path) -> str:
    """How the matches go without a compiled kernel."""
    return run(tree, [str(PLAYED)], PAPERCOVE_INTERPRETED="1")


def go_on(tree: Path, *tests: str, interpreted: str) -> None:
    """Whatever held before holds in the copy: every match of the earlier versions ends as it ended, byte for byte."""
    command = ["-m", "pytest", "-q", "-rs", "-n0", "-p", "no:cacheprovider", *tests, "-k", "not special_case"]
    said = run(tree, command, PAPERCOVE_INTERPRETED=interpreted)
    skipped = [line for line in said.splitlines() if line.startswith("SKIPPED")]
    assert [line for line in skipped if interpreted != "1" or "no compiled kernel" not in line] == []


@pytest.mark.xdist_group("changed rules")
def test_matches_are_played_with_the_new_cards_and_objectives_interpreted(tree: Path, interpreted: str) -> None:
    assert interpreted.startswith("interpreted: ")
    for game in GAMES:
        folder = tree / "tests" / "golden" / game.replace("_", "-")
        kept = ROOT / "tests" / "golden" / folder.name
        assert {file.name for file in (folder / "version-2").iterdir()} == {file.name for file in kept.glob("*.*")}
        assert all(f"game: {folder.name} 3\n" in file.read_text("utf-8") for file in folder.glob("*.txt"))
    go_on(tree, *FOLLOWING, *(() if papercove.COMPILED else PROMISED), interpreted="1")
    if not papercove.COMPILED:
        go_on(tree, *ROOM, interpreted="1")


@pytest.mark.xdist_group("changed rules")
@pytest.mark.skipif(not papercove.COMPILED, reason="no compiled kernel to build upon")
def test_the_same_matches_are_played_by_the_kernel_whose_sets_are_wider_than_a_word(
    tree: Path, interpreted: str
) -> None:
    built = ["papercove.games.paper_world", "papercove.games.sea_salt_paper"]
    for name in built:  # what is not a game is as it was, and stays
        for old in (tree / "src" / Path(*name.split("."))).glob("*.so"):
            old.unlink()
    run(tree, ["setup.py", "-q", "build_ext", "--inplace", "-j2"], PAPERCOVE_BUILD=",".join(built), PAPERCOVE_QUICK="1")
    assert "unsigned __int128" in (tree / "src/papercove/games/sea_salt_paper/cconstants.pxd").read_text()
    compiled = run(tree, [str(PLAYED)], PAPERCOVE_INTERPRETED="")
    assert compiled.startswith("compiled: ")
    assert compiled.partition(": ")[2] == interpreted.partition(": ")[2]
    go_on(tree, *FOLLOWING, *PROMISED, interpreted="")
    go_on(tree, *ROOM, interpreted="")
