"""Compiled and interpreted, the same files must play the same games."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import papercove
from tests.counts import compares_kernels

MATCHES = 300
TABLES = [(id, seats) for id in papercove.games() for seats in papercove.game(id).seat_counts]


def traces(game: str, seats: int, interpreted: bool) -> str:
    environment = {**os.environ, "PAPERCOVE_INTERPRETED": "1" if interpreted else ""}
    command = [sys.executable, "-m", "tests.conformance.traces", game, str(seats), str(MATCHES)]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


@compares_kernels
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_both_modes_play_the_same_games(game: str, seats: int) -> None:
    compiled = traces(game, seats, interpreted=False)
    assert len(compiled.splitlines()) == MATCHES // 100
    assert traces(game, seats, interpreted=True) == compiled
