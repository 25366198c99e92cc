"""A hint's reasons are the points' own lines, and come from what the mover knows."""

from __future__ import annotations

import pytest

from papercove import Dice, game, games
from papercove.games.sea_salt_paper.notation import position


def reasons(text: str, action: str) -> list[tuple[str, int]]:
    state = position(text)
    rules = state.game
    return [(line.key, line.points) for line in rules.reasons(state, rules.parse_action(state, action))]


def test_an_open_shell_tells_what_it_adds_to_the_shells() -> None:
    text = "hand 0: shell:black shell:grey hand 1: crab:black left: shell:yellow right: crab:grey phase: take"
    assert reasons(text, "take left") == [("collector-shell", 2)]
    assert reasons(text, "take right") == []
    assert reasons(text, "take deck") == []


def test_a_mermaid_tells_the_colour_it_counts() -> None:
    text = "hand 0: shell:black fish:black hand 1: crab:black left: mermaid right: crab:grey phase: take"
    assert reasons(text, "take left") == [("mermaid", 2)]


@pytest.mark.parametrize("id", games())
def test_reasons_add_up_to_what_the_action_changes_and_hidden_cards_change_none(id: str) -> None:
    state, dice = game(id).start(3, 4), Dice(4)
    while not state.is_over:
        world = state.resample(state.to_move, Dice(state.ply))
        for action in state.legal_actions():
            assert game(id).reasons(state, action) == game(id).reasons(world, action)
        state.apply(state.favoured_action(dice))
