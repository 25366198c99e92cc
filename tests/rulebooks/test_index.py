"""Each numbered rule leads to its code, its tests and a golden ply; a rule that nothing cites or tests is a fault."""

from __future__ import annotations

import pytest

from tests.rulebooks import index
from tests.rulebooks.meeting import MEETS

NOT_MET = {"paper-world": set[str](), "sea-salt-paper": {"3.5", "7.4", "9.3"}}  # none has the memory aid
LISTS = [
    ("paper-world", "8.6", "spec.py"),
    ("paper-world", "12.1", "spec.py"),
    ("sea-salt-paper", "6.3", "spec.py"),
    ("sea-salt-paper", "10.1", "spec.py"),
]


@pytest.mark.parametrize("game", index.GAMES)
def test_every_rule_is_cited_by_code_and_has_a_test_and_a_golden_ply(game: str) -> None:
    rules, tests = index.rules_of(game), index.tests_of(game)
    assert [rule for rule in rules if rule not in index.code_of(game)] == []
    assert [rule for rule in rules if rule not in tests] == []
    assert sorted(rules) == sorted(MEETS[game])
    assert [rule for rule in tests if rule not in rules] == []


def test_the_page_is_fresh() -> None:
    assert index.PAGE.read_text("utf-8") == index.page(index.kept()), "write it anew: see tests/rulebooks/index.py"


@pytest.mark.parametrize("game", index.GAMES)
def test_the_golden_plies_meet_their_rules(game: str) -> None:
    plies = index.kept()[game]
    assert [rule for rule, ply in plies.items() if not MEETS[game][rule](index.step_at(game, ply))] == []
    assert set(MEETS[game]) - set(plies) == NOT_MET[game]


@pytest.mark.parametrize(("game", "rule", "file"), LISTS)
def test_a_rule_that_is_a_list_leads_to_the_specification(game: str, rule: str, file: str) -> None:
    assert file in {place.file.name for place in index.code_of(game)[rule]}
