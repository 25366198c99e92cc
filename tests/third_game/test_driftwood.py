"""A third game by somebody else: found by its entry point, and at home everywhere without a change to Papercove."""

from __future__ import annotations

import asyncio
import copy
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, cast
from urllib.error import HTTPError
from urllib.request import urlopen

import numpy as np
import pytest

import papercove
from papercove import Dice, State
from papercove.bots import bot, bots, decide
from papercove.cli.faces import board_lines
from papercove.cli.table import TableApp
from papercove.client import Client
from papercove.engine.board import BoardView
from papercove.engine.python_state import PythonState
from papercove.lab.arena import compete, contest
from papercove.lab.simulate import simulate, study
from papercove.rl import openspiel
from papercove.rl.pettingzoo import env
from papercove.rl.vector import Batch
from papercove.server.catalogue import playable_games
from papercove.server.settings import Settings
from papercove.words import Words
from tests.cli.seated import seated
from tests.cli.test_table import play_through
from tests.server.rooms import running
from tests.server.test_life import play_on

PACKAGE = Path(__file__).parent / "package"
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package on the path is what `pip install driftwood` would make of it."""
    monkeypatch.syspath_prepend(str(PACKAGE))
    return


def test_it_is_found_by_its_entry_point() -> None:
    assert "driftwood" in papercove.game_ids()
    assert papercove.game("driftwood").id == "driftwood"
    assert "cautious" in bots()


def test_it_passes_conformance() -> None:
    """The same suite that the games of this package pass, run over it alone."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "driftwood", "tests/conformance"]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    environment.pop("PYTEST_XDIST_WORKER", None)
    found = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-3000:]
    assert " passed" in found.stdout


@pytest.mark.parametrize(
    "name", ["random", "greedy", "novice", "casual", "skilled", "expert:200", "search:50", "cautious"]
)
def test_every_bot_plays_it(name: str) -> None:
    game = papercove.game("driftwood")
    state = game.start(3, 5)
    dice = Dice(5)
    while not state.is_over:
        state.apply(decide(bot(name, game), state, dice))
    assert state.outcome is not None


def test_searching_beats_chance() -> None:
    found = compete(contest("driftwood", ["search:200", "random"], 2, 1, {}), 60)
    assert (found.bots[0].low or 0) > 0.5


def test_the_laboratory_and_the_environments_know_it() -> None:
    assert len(simulate(study("driftwood", ["cautious", "greedy"], seed=2), 20)) == 20
    table = env("driftwood", seats=3)
    table.reset(seed=1)
    other = copy.deepcopy(table)
    other.step(1)
    assert other.render() != table.render()
    batch = Batch("driftwood", 6, threads=2, opponents="quick")
    ended = 0
    for step in range(30):
        batch.step(batch.random_actions(Dice(step)))
        ended += int(batch.ended.sum())
    assert ended
    assert np.array_equal(batch.observations[3], batch.states()[3].observation(int(batch.to_move[3])))
    assert "papercove_driftwood" in openspiel.register()


async def test_it_is_played_in_the_terminal() -> None:
    """The plain table offers its choices, by keyboard, to the end."""
    match = seated("driftwood", seats=3, people=1, seed=3)
    app = TableApp(match, "de", pace=0)
    seen = cast(BoardView, match.game.view(match.state, 0))
    drawn = [line for line, _ in board_lines(seen, Words("de", match.game), ["Ann", "Bo", "Cy"])]
    assert drawn[0] == "Der Strand: 17"
    assert any(line.startswith("  Stock der Länge") for line in drawn)
    assert "  ▒" in drawn
    async with app.run_test(size=(80, 24)) as pilot:
        await play_through(app, pilot)
        assert match.state.is_over


async def test_it_is_played_in_a_room_at_the_generic_table_against_its_own_bot(tmp_path: Path) -> None:
    settings = Settings(store=str(tmp_path / "room.db"), limits=None)
    async with running(settings) as (address, _):
        ann = await Client.visit(address, "Ann")
        guest = {"kind": "bot", "level": "cautious"}
        made = await ann.create("driftwood", [{"kind": "me"}, guest], pace="instant")
        async with ann.at(made["table"]) as table:
            await table.sit(0)
            assert table.view["rafts"][1] is None
            await play_on(table, Dice(1))
            assert table.view["outcome"] is not None
            assert None not in table.view["rafts"]


async def test_the_room_tells_its_name_pictures_sounds_and_words(tmp_path: Path) -> None:
    playable_games.cache_clear()
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, _):
        ann = await Client.visit(address, "Ann")
        told = {game["id"]: game for game in (await ann.request("GET", "/api/room"))["games"]}
        assert told["driftwood"]["names"]["de"] == "Treibholz"
        assert {"tile", "back", "stick-7"} <= set(told["driftwood"]["art"])
        assert told["driftwood"]["sounds"]["sank"] == "wave"
        assert told["sea-salt-paper"]["usual"]["fr"] == {"edition": "fr"}
        place = f"{address}/api/games/driftwood"
        with await asyncio.to_thread(urlopen, f"{place}/art/stick-7.svg") as picture:
            assert picture.headers["Content-Type"].startswith("image/svg+xml")
            assert b"<svg" in picture.read()
        for missing in ("stick-11", "..%2f..%2fsecret"):
            with pytest.raises(HTTPError, match="404"):
                await asyncio.to_thread(urlopen, f"{place}/art/{missing}.svg")
        with await asyncio.to_thread(urlopen, f"{place}/words/eo") as words:  # English stands behind every language
            assert b"game-name = Driftwood" in words.read()
    playable_games.cache_clear()


@pytest.mark.parametrize("language", ["fr", "eo", "", "pt-BR"])
@pytest.mark.parametrize("game", ["driftwood", "sea-salt-paper", "paper-world"])
async def test_a_game_is_dealt_at_once_in_any_language(game: str, language: str, tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, _):
        ann = await Client.visit(address, "Ann")
        made = await ann.request("POST", "/api/quick", {"game": game, "language": language})
        assert made["seat"] == 0


def test_a_position_of_a_game_without_tasks_is_refused_with_a_sentence() -> None:
    with pytest.raises(papercove.Unreadable, match="no-positions") as refusal:
        papercove.game("driftwood").position("beach: 3")
    assert "driftwood" in Words("en").refusal(refusal.value)


# --- mistakes in a game of plain Python come to light ---


class Broken(PythonState):
    """A state whose rules have a mistake, in one method at a time."""

    mistaken = ""

    def __init__(self) -> None:
        super().__init__()

    def _(self, method: str) -> None:
        if Broken.mistaken == method:
            raise RuntimeError(f"a mistake in {method}")

    def _begin_round(self, dice: Dice) -> None:
        self._("_begin_round")
        self.to_move = 0

    def _legal_actions(self) -> list[int]:
        self._("_legal_actions")
        return [0]

    def _step(self, action: int, dice: Dice) -> None:
        self._("_step")
        self.to_move = -1 if self.ply > 3 else (self.to_move + 1) % self.seats

    def _copy_from(self, other: Any) -> None:
        self._("_copy_from")

    def _resample(self, seat: int | None, dice: Dice) -> None:
        self._("_resample")

    def _win_share(self, seat: int) -> float:
        self._("_win_share")
        return 0.5


@pytest.mark.parametrize("method", ["_begin_round", "_legal_actions", "_step", "_copy_from", "_resample"])
def test_a_mistake_in_plain_python_is_raised_where_somebody_can_see_it(
    method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = papercove.game("driftwood")
    monkeypatch.setattr(type(game), "new_state", lambda self, seats, options: Broken())

    def play_a_match() -> None:
        state: State = game.start(2, 1)
        while not state.is_over:
            state.copy().resample(0, Dice(1))
            state.apply(state.random_action(Dice(1)))

    monkeypatch.setattr(Broken, "mistaken", "")
    play_a_match()
    monkeypatch.setattr(Broken, "mistaken", method)
    with pytest.raises(RuntimeError, match=f"a mistake in {method}"):
        play_a_match()
