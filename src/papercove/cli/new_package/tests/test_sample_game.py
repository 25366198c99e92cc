"""What every game must keep, over this one; and its own rules, each test named by its rule."""

from __future__ import annotations

from typing import Any

import pytest

import papercove
from papercove.testing import conformance

test_law = conformance("sample-game")


def position(pile: list[int], hands: list[list[int]]) -> Any:
    state: Any = papercove.game("sample-game").start(len(hands), 1)
    state.pile, state.hands, state.to_move = pile, hands, 0
    return state


def test_2_1_only_a_card_from_ones_hand_is_played() -> None:
    state = position([7], [[3, 9], [4, 12]])
    for card in (12, 20):  # another's, and one that nobody holds
        with pytest.raises(papercove.Illegal) as refused:
            state.game.parse_action(state, f"play {card}")
        assert refused.value.arguments["rule"] == "2.1"
    assert state.game.rule_against(state, 8) == "none"  # card 9
    assert state.game.rule_against(state, 11) == "2.1"  # card 12


def test_2_2_a_card_on_the_pile_stays_there() -> None:
    state = position([7], [[3, 9], [4, 12]])
    assert [(wish.verb, wish.rule, wish.args) for wish in state.game.forbidden(state)] == [
        ("take", "2.2", {"pile": "middle"})
    ]
    state.pile = []
    assert state.game.forbidden(state) == []


def test_2_3_a_higher_card_scores() -> None:
    state = position([7], [[3, 9], [4, 12]])
    state.apply(state.game.parse_action(state, "play 9"))
    assert state.points == [1, 0]


def test_2_3_a_lower_card_does_not() -> None:
    state = position([7], [[3, 9], [4, 12]])
    state.apply(state.game.parse_action(state, "play 3"))
    assert state.points == [0, 0]


def test_3_1_equal_points_share_the_win() -> None:
    state = position([7], [[9], [12]])
    for text in ("play 9", "play 12"):
        state.apply(state.game.parse_action(state, text))
    assert state.outcome.winners == (0, 1)
