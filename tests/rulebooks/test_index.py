"""Each numbered rule leads to its code, its tests and a golden ply; a rule that nothing cites or tests is a fault."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.rulebooks import index


@pytest.mark.parametrize("game", index.GAMES)
def test_every_rule_is_cited_by_code_and_has_a_test_and_a_golden_ply(game: str) -> None:
    rules, golden = index.rules_of(game), index.kept()[game]
    assert [rule for rule in rules if rule not in index.code_of(game)] == []
    assert [rule for rule in rules if rule not in index.tests_of(game)] == []
    assert [rule for rule in rules if rule not in golden] == []
    assert [rule for rule in index.tests_of(game) if rule not in rules] == []


def test_the_page_is_fresh() -> None:
    assert index.PAGE.read_text("utf-8") == index.page(index.kept()), "write it anew: see tests/rulebooks/index.py"


def test_the_golden_plies_meet_their_rules() -> None:
    """Watched line by line, which only works on interpreted code."""
    command = [sys.executable, "-m", "tests.rulebooks.index", "--plies"]
    environment = {**os.environ, "PAPERCOVE_INTERPRETED": "1"}
    done = subprocess.run(command, cwd=index.ROOT, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr.strip()) == (0, "")
