"""The bot and the methods that the documents name are there and work."""

from __future__ import annotations

import re
from pathlib import Path

import papercove
from papercove import Dice
from papercove.bots import Bot, decide
from papercove.engine.game import Game
from papercove.engine.python_state import PythonState
from papercove.engine.state import State

DOCS = Path(__file__).parents[2] / "docs"


def test_the_bot_of_the_document_plays() -> None:
    text = (DOCS / "write-a-bot.md").read_text("utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.S)
    assert code is not None
    names: dict[str, type[Bot]] = {}
    exec(code[1], names)
    for id in ("sea-salt-paper", "paper-world"):
        state = papercove.game(id).start(2, 4)
        dice = Dice(4)
        while not state.is_over and state.ply < 60:
            state.apply(decide(names["Mine"](), state, dice))


def test_what_a_state_offers_is_there() -> None:
    text = (DOCS / "write-a-bot.md").read_text("utf-8")
    for name in set(re.findall(r"`(?:state\.)?([a-z_]+)\(", text)) - {"choices", "view", "choose", "opinion", "serve"}:
        assert hasattr(State, name), name


def test_the_methods_of_a_game_are_there() -> None:
    text = (DOCS / "add-a-game.md").read_text("utf-8")
    state, game = text.split("## The game")
    game = game.split("## What people see")[0]
    for name in re.findall(r"^\| `([a-z_]+)\(", state, re.M):
        assert hasattr(PythonState, name), name
    for name in re.findall(r"^\| `([a-z_]+)\(", game, re.M):
        assert hasattr(Game, name), name
