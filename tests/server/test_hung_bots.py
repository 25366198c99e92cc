"""Bots of other packages that never answer: the match goes on without them, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import importlib
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog

from papercove.bots import LEVELS
from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.registry import game
from papercove.server.bots import STAND_IN, Thinkers
from papercove.server.metrics import Metrics
from papercove.server.plugin_bots import REST, Hung, PluginBots
from papercove.server.room import Room
from papercove.server.settings import Settings
from tests.server.rooms import running
from tests.server.test_life import play_on
from tests.server.visitors import install_bots

MODULE = """
import threading
from papercove.bots import Bot

enough = threading.Event()


class Loops(Bot):
    def choose(self, state, dice, budget=None):
        while True:
            pass


class Waits(Bot):
    def choose(self, state, dice, budget=None):
        enough.wait()


class Answers(Bot):
    def choose(self, state, dice, budget=None):
        return state.legal_actions()[0]
"""
HANGING = ("loops", "waits")
ME = {"kind": "me"}
SHORT = {"rounds": 1, "cards": 12}


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[str, Room]]:
    """A room where one bot thinks at a time, with a package of hanging bots installed."""
    points = {name: f"hanging_bots:{name.capitalize()}" for name in (*HANGING, "answers")}
    install_bots(tmp_path / "site", monkeypatch, "hanging_bots", MODULE, points)
    enough = importlib.import_module("hanging_bots").enough
    enough.clear()
    chosen = Settings(store=str(tmp_path / "room.db"), limits=None, workers=1, plugin_bot_seconds=0.2)
    async with running(chosen) as (address, found):
        yield address, found
    enough.set()


async def play_against(ann: Client, level: str) -> None:
    seats = [ME, {"kind": "bot", "level": level}]
    made = await ann.create("minnows", seats, pace="instant", options=SHORT)
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        await play_on(table, Dice(1))
        assert table.view["outcome"] is not None


@pytest.mark.parametrize("level", HANGING)
async def test_a_match_against_a_bot_that_hangs_is_played_to_its_end(room: tuple[str, Room], level: str) -> None:
    with structlog.testing.capture_logs() as logs:
        await play_against(await Client.visit(room[0]), level)
    failures = [line for line in logs if line["event"] == "bot-failed"]
    assert {line["bot"] for line in failures} == {level}
    assert f"{level} gave no answer within 0.2 seconds" in failures[0]["problem"]
    assert all("not asked for a while" in line["problem"] for line in failures[1:]), "nobody waits at every turn"


async def test_other_bots_think_while_one_hangs(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    for level in ("waits", "answers", STAND_IN):
        await play_against(ann, level)
    assert [thread.name for thread in threading.enumerate() if thread.name == "papercove-waits"] == ["papercove-waits"]


async def test_a_hint_of_a_bot_that_hangs_is_refused(room: tuple[str, Room]) -> None:
    ann = await Client.visit(room[0])
    made = await ann.create("minnows", [ME, {"kind": "bot", "level": STAND_IN}], pace="instant")
    async with ann.at(made["table"]) as table:
        await table.sit(0)
        while not table.choices:
            await table.next_event()
        with pytest.raises(Refused, match="mistake"):
            await table.ask("hint", level="loops")


class Loop:
    """Work without an end, and the thread that does it."""

    def __init__(self) -> None:
        self.began = threading.Event()

    def __call__(self) -> int:
        self.thread = threading.current_thread()
        self.began.set()
        while True:
            pass


async def test_a_thread_that_loops_is_ended_and_its_bot_asked_again_after_a_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plugin_bots, loop = PluginBots(1, 0.05), Loop()
    with pytest.raises(Hung, match="no answer"):
        await plugin_bots.ask("looping", loop)
    await asyncio.to_thread(loop.thread.join, 60)
    assert not loop.thread.is_alive()
    with pytest.raises(Hung, match="not asked"):
        await plugin_bots.ask("looping", lambda: 3)
    later = time.monotonic() + REST
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert await plugin_bots.ask("looping", lambda: 3) == 3


async def test_a_thought_that_nobody_waits_for_is_ended() -> None:
    plugin_bots, loop = PluginBots(1, 600.0), Loop()
    asking = asyncio.create_task(plugin_bots.ask("unwanted", loop))
    await asyncio.to_thread(loop.began.wait, 60)
    asking.cancel()
    await asyncio.to_thread(loop.thread.join, 60)
    assert not loop.thread.is_alive()
    assert await plugin_bots.ask("unwanted", lambda: 3) == 3


async def test_no_level_of_ours_is_ever_cut() -> None:
    thinkers = Thinkers(Metrics(), plugin_bot_seconds=1e-9)
    state = game("minnows").start(2, 1, rounds=1, cards=8)  # the shorter the match, the shorter the thoughts
    for level in LEVELS:
        assert await thinkers.choose(state, level) in state.legal_actions()
    thinkers.close()


def test_a_process_ends_while_a_bot_hangs() -> None:
    code = """
import asyncio, threading
from papercove.server.plugin_bots import PluginBots, Hung
try:
    asyncio.run(PluginBots(1, 0.05).ask("waiting", threading.Event().wait))
except Hung:
    print("hung")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=True)
    assert (done.stdout, done.stderr) == (b"hung\n", b"")
