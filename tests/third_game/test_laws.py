"""The laws bite: a third game that tells too much is told so by the conformance suite."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from papercove import Dice
from papercove.testing import LAWS, tables
from tests.third_game.test_driftwood import installed

__all__ = ["installed"]


def state_type() -> Any:
    return importlib.import_module("driftwood.game").DriftwoodState


def broken_laws() -> set[str]:
    """The laws of what a seat knows that do not hold in Driftwood with two seats."""
    found = set()
    for law in LAWS:
        if law.name.endswith(("_dealt_anew", "_is_revealed")):
            try:
                law.check(tables("driftwood")[0])
            except AssertionError:
                found.add(law.name)
    return found


def test_driftwood_keeps_them() -> None:
    assert broken_laws() == set()


def test_worlds_that_are_the_truth_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_type(), "_resample", lambda state, seat, dice: None)
    assert broken_laws() == {"what_is_hidden_is_dealt_anew", "what_is_to_come_is_dealt_anew"}


def test_worlds_with_the_true_hands_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave_hands(state: Any, seat: int | None, dice: Dice) -> None:
        state.beach = [state.beach.pop(dice.roll(len(state.beach))) for _ in range(len(state.beach))]

    monkeypatch.setattr(state_type(), "_resample", leave_hands)
    assert broken_laws() == {"what_is_hidden_is_dealt_anew"}


def test_a_card_drawn_unseen_that_does_not_count_as_revealed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    step = state_type()._step

    def forget(state: Any, action: int, dice: Dice) -> None:
        step(state, action, dice)
        state.revealed = 0

    monkeypatch.setattr(state_type(), "_step", forget)
    assert broken_laws() == {"what_the_mover_is_shown_is_revealed"}
