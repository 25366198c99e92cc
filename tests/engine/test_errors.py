"""Refusals quote what was tried and where, and travel between processes."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import papercove
from papercove import Illegal, Unreadable


def test_a_refusal_quotes_action_and_position() -> None:
    state: Any = papercove.game("sea-salt-paper").start(2, 7)
    with pytest.raises(Illegal) as refusal:
        state.apply(6)
    assert refusal.value.arguments["action"] == "6"
    assert f" deck {state.deck_size} " in str(refusal.value)


def test_a_traceback_says_what_to_do_and_then_what_was_refused() -> None:
    refused = Illegal("policy-action", "somewhere", policy="mine", action=183)
    assert str(refused) == (
        "Your opponent mine chose 183, which is not legal here: choose only among the actions that are 1 in the "
        "“action_mask” it was given. [policy-action(policy='mine', action=183) at somewhere]"
    )
    assert str(Unreadable("unheard-of", word="x")) == "unheard-of(word='x')"


def test_a_refusal_survives_pickling() -> None:
    refusal = Illegal("illegal-action", "somewhere", action="fly")
    again = pickle.loads(pickle.dumps(refusal))
    assert (type(again), again.key, again.position, again.arguments) == (
        Illegal,
        "illegal-action",
        "somewhere",
        {"action": "fly"},
    )


def test_states_are_not_pickled() -> None:
    with pytest.raises(TypeError, match="Record"):
        pickle.dumps(papercove.game("sea-salt-paper").start())
