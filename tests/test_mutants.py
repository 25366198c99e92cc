"""tools/mutants.py: what it changes, what it leaves alone, and that a mutant without a test that reaches it is told."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

TOOL = Path(__file__).parent.parent / "tools/mutants.py"
SOURCE = '''"""A module."""
import cython
if not cython.compiled:
    SIZE = 3

def better(a: int, b: int | None) -> bool:
    """Whether a is better."""
    if not cython.compiled:
        row = [0] * 4
    row[0] = a
    row[0] += 2
    return a > 3 and b is not None
'''


@pytest.fixture
def mutants(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    made = importlib.util.spec_from_file_location("mutants", TOOL)
    assert made is not None
    assert made.loader is not None
    module = importlib.util.module_from_spec(made)
    monkeypatch.setitem(sys.modules, "mutants", module)  # where its classes look for their annotations
    made.loader.exec_module(module)
    monkeypatch.setattr(module, "ROOT", tmp_path)
    (tmp_path / "better.py").write_text(SOURCE, "utf-8")
    return module


def planted(mutants: ModuleType, tmp_path: Path, number: int) -> str:
    """The source with one mutant in it."""
    file = mutants.Mutants(tmp_path / "better.py", tmp_path)
    file.found[number].plant()
    return ast.unparse(ast.fix_missing_locations(file.tree))


def test_each_mutant_is_one_change_of_what_runs(mutants: ModuleType, tmp_path: Path) -> None:
    found = mutants.Mutants(tmp_path / "better.py", tmp_path).found
    assert [(one.line, one.what) for one in found] == [
        (10, "left out"),
        (10, "0 -> 1"),
        (11, "left out"),
        (11, "Add -> Sub"),
        (11, "0 -> 1"),
        (11, "2 -> 3"),
        (12, "And -> Or"),
        (12, "Gt -> GtE"),
        (12, "3 -> 4"),
        (12, "IsNot -> Is"),
    ]
    whole = ast.unparse(ast.parse(SOURCE))
    changed = [planted(mutants, tmp_path, number) for number in range(len(found))]
    assert len({whole, *changed}) == len(found) + 1
    assert "return a > 3 or b is not None" in changed[6]


def test_a_mutant_meets_the_quickest_tests_that_reach_it(mutants: ModuleType, tmp_path: Path) -> None:
    mutant = mutants.Mutants(tmp_path / "better.py", tmp_path).found[0]
    known = {
        "slow": (1.0, [":better"]),
        "elsewhere": (0.1, ["other:better", ":worse"]),
        "quick": (0.2, [":better"]),
        "endless": (1000.0, [":better"]),
    }
    assert mutants.tests_for(mutant, known, at_import=False, seconds=15.0) == (["quick", "slow"], 1.2)
    assert mutants.tests_for(mutant, known, at_import=True, seconds=15.0) == (["elsewhere", "quick", "slow"], 1.3)
    assert mutants.meet_anew(mutant, ast.Module([], []), {}, 15.0) == "unreached"


def test_slower_tests_follow_when_the_quick_ones_have_had_their_time(mutants: ModuleType, tmp_path: Path) -> None:
    mutant = mutants.Mutants(tmp_path / "better.py", tmp_path).found[0]
    quick = {f"quick {number}": (1.0, [":better"]) for number in range(6)}
    slow = {"test_better.py::slow": (9.0, [":better"]), "other": (5.0, [":better"]), "third": (7.0, [":better"])}
    first = [f"quick {number}" for number in range(4)]
    assert mutants.tests_for(mutant, quick | slow, at_import=False, seconds=0.0)[0] == first
    near = {f"tests/{name}": found for name, found in slow.items()}  # about its module: before all that are quicker
    assert mutants.tests_for(mutant, quick | near, at_import=False, seconds=16.0)[0] == [
        *first,
        "tests/test_better.py::slow",
        "quick 4",
        "quick 5",
        "tests/other",
    ]


def test_a_fresh_sample_has_no_mutant_of_those_that_were_read(
    mutants: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [mutants.Mutants(tmp_path / "better.py", tmp_path)]
    monkeypatch.setattr(mutants, "READ", ((4, 1), (3, 2)))
    read = {mutant.name for size, seed in mutants.READ for mutant, _ in mutants.sample(files, size, seed)}
    fresh = {mutant.name for mutant, _ in mutants.fresh_sample(files, 100, 3)}
    assert read.isdisjoint(fresh)
    assert read | fresh == {mutant.name for mutant in files[0].found}


def test_a_mutant_is_the_same_wherever_its_function_stands(mutants: ModuleType, tmp_path: Path) -> None:
    moved = tmp_path / "elsewhere.py"
    moved.write_text('"""Longer."""\n\nimport cython\n\n' + SOURCE.partition("SIZE = 3")[2], "utf-8")
    here, there = (mutants.Mutants(path, tmp_path).found for path in (tmp_path / "better.py", moved))
    assert [(one.key, one.source) for one in here] == [(one.key, one.source) for one in there]
    assert [one.line for one in here] != [one.line for one in there]
    moved.write_text(moved.read_text("utf-8").replace("a > 3", "a > 4"), "utf-8")
    assert here[0].source != mutants.Mutants(moved, tmp_path).found[0].source


def test_a_planted_function_takes_the_place_of_the_one_in_use(mutants: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "better.py"
    code = compile(SOURCE.partition("SIZE = 3")[2].replace("import cython", ""), str(path), "exec")
    path.write_text(SOURCE.partition("SIZE = 3")[2], "utf-8")
    here: dict[str, Any] = {"cython": SimpleNamespace(compiled=False)}
    exec(code, here)
    better = here["better"]
    file = mutants.Mutants(path, tmp_path)
    assert not better(3, 1)
    planted = next(one for one in file.found if one.what == "Gt -> GtE")
    mutants.exchange(tmp_path, planted, file.tree, mutants.live_functions(tmp_path, [file]))
    assert better(3, 1)


def test_the_sample_follows_from_its_seed(mutants: ModuleType, tmp_path: Path) -> None:
    files = [mutants.Mutants(tmp_path / "better.py", tmp_path)]
    chosen = [mutant.name for mutant, _ in mutants.sample(files, 5, 1)]
    assert chosen == [mutant.name for mutant, _ in mutants.sample(files, 5, 1)]
    assert chosen != [mutant.name for mutant, _ in mutants.sample(files, 5, 2)]
