"""The specification of a game: what is made of it is fresh, and what contradicts itself is refused with its line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from papercove.engine.registry import game as find_game
from papercove.games.paper_world import spec as paper_world
from papercove.games.sea_salt_paper import spec as sea_salt_paper

ROOT = Path(__file__).parents[1]
SALT, WORLD = (f"src/papercove/games/{name}/spec.py" for name in ("sea_salt_paper", "paper_world"))

WRONG = [
    (SALT, 'Card("crab", "light_blue", 2)', 'Card("crab", "dark_blue", 2)', "two cards of the name crab:dark_blue"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "silver", 1)', "there is no colour silver"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("lobster", "grey", 1)', "there is no kind lobster"),
    (SALT, 'Card("crab", "grey", 1)', 'Card("crab", "grey", 3)', "two copies at most"),
    (SALT, 'Kind("sailor", COLLECTOR)', 'Kind("sailor", COLLECTOR), Kind("eel", DUO)', "no card is of the kind eel"),
    (SALT, 'Duo("boat", "boat"', 'Duo("ship", "boat"', "there is no kind ship"),
    (SALT, "(0, 1, 3, 5)", "(0, 1, 3)", "0 to 3 cards of penguin need 4 numbers, not 3"),
    (SALT, '"STOP", "stop", "5.1"', '"STOP", "stop", ""', "STOP has no rule"),
    (SALT, '"STOP", "stop", "5.1"', '"STOP", "stop", "99.1"', "“99.1” is not in the rulebook"),
    (SALT, '"LAST_CHANCE", "last-chance"', '"LAST_CHANCE", "stop"', "the code “stop” is there twice"),
    (SALT, '"STOP", "stop", "5.1"', '"END_TURN", "stop", "5.1"', "the name END_TURN is there twice"),
    (SALT, '"de", "TIE_TO_LAST_ROUND"', '"de", "TIE_TO_NOBODY"', "there is no TIE_TO_NOBODY"),
    (WORLD, '"row-of-3", "...333...", "row"', '"row-of-3", "...333...", "line"', "there is no shape line"),
    (WORLD, '"row-of-3", "...333..."', '"l-of-2", "...333..."', "the name l-of-2 is there twice"),
    (WORLD, '"row-of-3", "...333..."', '"row-of-3", "...333"', "a picture has 9 cells, not 6"),
    (
        WORLD,
        '"row", "alike", of_value(3), 3',
        '"row", "alike", of_value(3), 4',
        "4 cells do not fit into the shape row",
    ),
    (WORLD, '"row", "sum", VALUES_SEEN, 3, total=9', '"row", "sum", VALUES_SEEN, 3', "needs a total"),
    (WORLD, "(0, 1, 2, 3, 5), rule", "(0, 1, 2, 3), rule", "stars needs 5 numbers, not 4"),
]


def specify(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(tree / "tools" / "specify.py"), *arguments]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that a specification is made from, and what is made of it."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ("tools/specify.py", "src/papercove/engine/specification.py"):
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, copy / name)
    shutil.copytree(ROOT / "src/papercove/rulebooks", copy / "src/papercove/rulebooks")
    for folder in (SALT, WORLD):
        (copy / folder).parent.mkdir(parents=True)
        for file in ("spec.py", "constants.py", "cconstants.pxd"):
            shutil.copy((ROOT / folder).with_name(file), (copy / folder).with_name(file))
    return copy


def test_what_is_made_of_the_specifications_is_fresh(tree: Path) -> None:
    found = specify(ROOT, "check")
    assert (found.returncode, found.stderr) == (0, "")
    made = tree / "src/papercove/games/paper_world/constants.py"
    fresh = made.read_text()
    made.write_text(fresh.replace("PILES = 5", "PILES = 6"))
    stale = specify(tree, "check")
    assert stale.returncode == 1
    assert "constants.py" in stale.stderr
    assert specify(tree).returncode == 0
    assert made.read_text() == fresh


@pytest.mark.parametrize(("file", "right", "wrong", "problem"), WRONG, ids=[row[3] for row in WRONG])
def test_a_specification_that_contradicts_itself_is_refused_with_its_line(
    tree: Path, file: str, right: str, wrong: str, problem: str
) -> None:
    text = (ROOT / file).read_text("utf-8")
    assert text.count(right) == 1
    (tree / file).write_text(text.replace(right, wrong), "utf-8")
    refused = specify(tree)
    (tree / file).write_text(text, "utf-8")
    assert refused.returncode == 1
    line = next(number for number, row in enumerate(text.splitlines(), 1) if right in row)
    assert refused.stderr.startswith(f"{file}:{line}: ")
    assert problem in refused.stderr


@pytest.mark.parametrize("spec", [paper_world, sea_salt_paper], ids=lambda spec: spec.GAME)
def test_actions_and_observations_are_as_long_as_the_specification_says(spec: object) -> None:
    game = find_game(spec.GAME)  # type: ignore[attr-defined]
    assert sum(span.length for span in game.action_fields()) == game.action_count == len(game.codes)
    assert len(set(game.codes)) == len(game.codes)
    for seats in game.seat_counts:
        assert len(game.start(seats).observation(0)) == game.observation_size(seats)
