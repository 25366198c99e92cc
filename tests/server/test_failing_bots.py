"""Bots of other packages that fail: the match goes on without them, and those that cannot be made are not offered."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import structlog

from papercove.bots import bot, bots
from papercove.client import AtTable, Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.registry import game
from papercove.server.bot_task import log_failure
from papercove.server.logs import write_logs
from papercove.server.settings import Settings
from tests.server.quiet import StillRoom, gathered
from tests.server.rooms import running
from tests.server.test_life import play_on
from tests.server.visitors import install_bots

MODULE = """
from papercove.bots import Bot


class Raises(Bot):
    def choose(self, state, dice, budget=None):
        raise ZeroDivisionError("by design")


class Stops(Bot):
    def choose(self, state, dice, budget=None):
        return next(iter(()))


class Exits(Bot):
    def choose(self, state, dice, budget=None):
        raise SystemExit(3)


class Cheats(Bot):
    def choose(self, state, dice, budget=None):
        return 10_000


class Babbles(Bot):
    def choose(self, state, dice, budget=None):
        return "deck"


class Unfinished(Bot):
    pass


class Demanding(Bot):
    def __init__(self, wanted):
        self.wanted = wanted

    choose = Raises.choose
"""
FAILING = ("raises", "stops", "exits", "cheats", "babbles")
UNMADE = ("unfinished", "demanding", "stranger", "missing", "absent")
POINTS = {
    **{name: f"failing_bots:{name.capitalize()}" for name in (*FAILING, "unfinished", "demanding")},
    "stranger": "pathlib:Path",
    "missing": "no_such_module:Bot",
    "absent": "failing_bots:Absent",
}


@pytest.fixture
async def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """A room with a package of failing bots installed."""
    install_bots(tmp_path / "site", monkeypatch, "failing_bots", MODULE, POINTS)
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (found, _):
        yield found


async def first_turn(table: AtTable) -> None:
    await table.sit(0)
    while not table.choices:
        await table.next_event()


@pytest.mark.parametrize("level", FAILING)
async def test_a_match_against_a_bot_that_fails_is_played_to_its_end(address: str, level: str) -> None:
    ann = await Client.visit(address)
    seats = [{"kind": "me"}, {"kind": "bot", "level": level}]
    made = await ann.create("minnows", seats, pace="instant", options={"rounds": 1, "cards": 12})
    with structlog.testing.capture_logs() as logs:
        async with ann.at(made["table"]) as table:
            await table.sit(0)
            await play_on(table, Dice(1))
            assert table.view["outcome"] is not None
    failures = [line for line in logs if line["event"] == "bot-failed"]
    assert failures
    assert {line["bot"] for line in failures} == {level}


async def test_the_log_names_the_bot_that_fails(capfd: pytest.CaptureFixture[str]) -> None:
    write_logs("error")
    active = gathered(StillRoom(), game("minnows"), 2)
    log_failure(active.services, active.table, "raises", ZeroDivisionError("by design"))
    line = json.loads(capfd.readouterr().err)
    assert (line["event"], line["bot"], line["level"]) == ("bot-failed", "raises", "error")


@pytest.mark.parametrize("level", ["raises", "stops", "cheats"])
async def test_a_hint_of_a_bot_that_fails_is_refused(address: str, level: str) -> None:
    ann = await Client.visit(address)
    made = await ann.create("minnows", [{"kind": "me"}, {"kind": "bot", "level": "novice"}], pace="instant")
    async with ann.at(made["table"]) as table:
        await first_turn(table)
        with pytest.raises(Refused, match="mistake"):
            await table.ask("hint", level=level)


async def test_bots_that_cannot_be_made_are_not_offered_and_not_seated(address: str) -> None:
    ann = await Client.visit(address)
    [levels] = [one["levels"] for one in (await ann.request("GET", "/api/room"))["games"] if one["id"] == "minnows"]
    assert set(FAILING) <= set(levels)
    assert set(UNMADE) & set(levels) == set()
    for level in UNMADE:
        with pytest.raises(Refused, match="unknown-bot"):
            await ann.create("minnows", [{"kind": "me"}, {"kind": "bot", "level": level}])
        with pytest.raises(Refused, match="unknown-bot"):
            await ann.quick("minnows", level)


def test_a_bot_that_cannot_be_made_says_why(address: str) -> None:
    assert set(UNMADE) <= set(bots())
    for name in UNMADE:
        with pytest.raises(Unreadable) as refusal:
            bot(name, game("sea-salt-paper"))
        assert refusal.value.key == "bot-not-made"
