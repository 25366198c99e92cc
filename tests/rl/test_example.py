"""The bot that the worked example made plays legally, and well enough to beat chance."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import papercove
from papercove import Dice
from papercove.bots import bot, decide

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play"


def test_the_learned_bot_beats_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.delitem(sys.modules, "learned", raising=False)
    learned = __import__("learned").LearnedBot()
    game = papercove.game("sea-salt-paper")
    won = 0.0
    for match in range(12):
        state = game.start(2, match)
        dice = Dice(match)
        while not state.is_over:
            mine = state.to_move == match % 2
            state.apply(decide(learned if mine else bot("random", game), state, dice))
        assert state.outcome is not None
        won += (match % 2 in state.outcome.winners) / len(state.outcome.winners)
    assert won >= 10
