"""Actions are whole numbers, Python's or NumPy's; anything else is refused in a sentence that says so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import papercove
from papercove import Illegal

GAMES = tuple(papercove.game_ids())


@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16, np.array])
@pytest.mark.parametrize("id", GAMES)
def test_whole_numbers_of_numpy_are_played(id: str, kind: Any) -> None:
    state, same = (papercove.game(id).start(2, 7) for _ in range(2))
    action = state.legal_actions()[-1]
    state.apply(kind(action))
    same.apply(action)
    assert state.observation(0) == same.observation(0)
    assert state.ply == 1


@pytest.mark.parametrize("kind", [np.int64, int])
@pytest.mark.parametrize("number", [-1, 183, 2**40])
def test_an_illegal_number_of_numpy_is_refused_as_any_other(number: int, kind: Any) -> None:
    state = papercove.game("sea-salt-paper").start(2, 7)
    with pytest.raises(Illegal, match=r"^Not allowed here: .*") as refusal:
        state.apply(kind(number))
    assert refusal.value.position == state.game.notation(state)
    assert state.ply == 0


@pytest.mark.parametrize("action", ["take deck", 0.0, None, np.float64(0), np.bool_(True), np.array([0, 1])])
@pytest.mark.parametrize("id", GAMES)
def test_what_is_no_whole_number_is_called_that(id: str, action: Any) -> None:
    state = papercove.game(id).start(2, 7)
    with pytest.raises(Illegal, match=r"^An action is a whole number, not "):
        state.apply(action)
    assert state.ply == 0
