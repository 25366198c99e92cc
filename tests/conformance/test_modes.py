"""Compiled and interpreted, the same files must play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import papercove
from papercove.engine.python_state import PythonState
from tests.counts import compares_kernels

MATCHES = 300
TABLES = [(id, seats) for id in papercove.game_ids() for seats in papercove.game(id).seat_counts]


def traces(game: str, seats: int, interpreted: bool) -> str:
    environment = {**os.environ, "PAPERCOVE_INTERPRETED": "1" if interpreted else ""}
    command = [sys.executable, "-m", "tests.conformance.traces", game, str(seats), str(MATCHES)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@pytest.mark.parametrize("id", papercove.game_ids())
def test_what_loops_in_python_call_is_the_own_of_a_class(id: str) -> None:
    """Python calls a method in C a sixth quicker where the very class of the object has it."""
    state = papercove.game(id).start()
    if isinstance(state, PythonState):
        return  # a game in plain Python has no methods in C
    own = vars(type(state))
    assert {"apply", "legal_actions", "random_action"} <= set(own)


@compares_kernels
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_modes_play_the_same_games(game: str, seats: int) -> None:
    compiled = traces(game, seats, interpreted=False)
    assert len(compiled.splitlines()) == MATCHES // 100
    assert traces(game, seats, interpreted=True) == compiled
