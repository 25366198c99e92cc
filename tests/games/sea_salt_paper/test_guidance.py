"""Which rule a person is told when something cannot be done."""

from __future__ import annotations

import pytest

from tests.games.sea_salt_paper.table import position


@pytest.mark.parametrize(
    ("phase", "action", "rule"),
    [
        ("take", "stop", "5.1"),
        ("take", "lay crab:yellow crab:black", "4.1"),
        ("take", "keep fish", "3.2"),
        ("take", "rob 1", "4.6"),
        ("play", "rob 1", "4.6"),
        ("play", "take deck", "3.1"),
        ("play", "look left", "4.3"),
        ("play", "mermaids", "8.1"),
    ],
)
def test_which_rule_forbids_it(phase: str, action: str, rule: str) -> None:
    state = position(f"hand 0: mermaid hand 1: boat left: fish right: shell phase: {phase}")
    assert state.game.rule_against(state, action) == rule
