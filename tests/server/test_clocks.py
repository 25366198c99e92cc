"""Presence and thinking time: two clocks that never mix."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from papercove.client import Client
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.decisions import bot_action
from papercove.server.entries import Play, TakeBack
from papercove.server.listing import table_row
from papercove.server.room import Room
from papercove.server.settings import Settings
from papercove.server.table import Table
from papercove.server.time_control import PATIENCE, TIME_LIMITS
from papercove.server.timer import COME_BACK
from tests.server.postgres import fresh_database
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.rooms import running


def seated(time_control: wire.TimeControl) -> tuple[ActiveTable, Listener, Listener]:
    active = gathered(StillRoom(), find_game("minnows"), 2, wire.TableSettings(time_control=time_control))
    ann, bob = Listener(sitter(0)), Listener(sitter(1))
    active.join(ann, None)
    active.join(bob, None)
    return active, ann, bob


async def test_where_others_wait_a_bot_takes_the_seat_of_who_has_been_gone_for_long() -> None:
    active, ann, _ = seated("none")
    active.part(ann)
    decides = []
    for moment in (PATIENCE - 5, PATIENCE + 5):
        active.sweep(time.monotonic() + moment)
        decides.append(active.table.bot_level(0))
    active.join(ann, None)
    active.command(ann, wire.Sit("back", 0, "0" * 64), 0.0)
    decides.append(active.table.bot_level(0))
    assert decides == [None, "novice", None]
    active.give_up("shutdown")


async def test_nobody_is_replaced_where_nobody_waits_or_where_people_have_days() -> None:
    active, ann, bob = seated("none")
    active.part(ann)
    active.part(bob)
    active.sweep(time.monotonic() + 10 * PATIENCE)
    assert not active.table.chairs[0].substituted
    slow, ann, _ = seated("days")
    slow.part(ann)
    slow.sweep(time.monotonic() + 10 * PATIENCE)
    assert not slow.table.chairs[0].substituted
    slow.give_up("shutdown")


async def test_the_clock_belongs_to_the_turn_and_goes_on_for_who_comes_back_in_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [1000.0]
    monkeypatch.setattr(StillRoom, "loop_time", lambda self: now[0])
    active, ann, bob = seated("quick")
    assert TIME_LIMITS["quick"] == 30
    assert active.clock.told() == wire.ClockInfo(seat=0, milliseconds=30_000)
    active.command(ann, wire.Act("a", active.table.seq, 0), 0.0)
    now[0] += 12
    assert active.clock.told() == wire.ClockInfo(seat=0, milliseconds=18_000)
    active.command(ann, wire.Leave("b"), 0.0)
    assert active.clock.told() is None
    now[0] += 100
    active.command(ann, wire.Sit("c", 0, "0" * 64), 0.0)
    assert active.clock.told() == wire.ClockInfo(seat=0, milliseconds=18_000)
    state = active.table.state
    assert state is not None
    active.command(ann, wire.Act("d", active.table.seq, state.random_action(Dice(1))), 0.0)
    assert active.clock.told() == wire.ClockInfo(seat=1, milliseconds=30_000)
    told = json.loads(bob.take()[-1])
    assert told["position"]["clock"]["seat"] == 1
    active.give_up("shutdown")


async def test_where_people_have_days_a_bot_plays_the_turn_that_ran_out_and_the_seat_stays_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is connected, and the room was closed and opened again in between."""
    from papercove.server import time_control, timer

    place = Settings(store=str(tmp_path / "room.db"), limits=None)
    async with running(place) as (address, _):
        ann, bob = await Client.visit(address), await Client.visit(address)
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}], thinking="days", pace="instant")
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await a.sit(0)
            await b.sit(1)
            assert a.position is not None
            assert 0 <= 3 * 86_400_000 - a.position["clock"]["milliseconds"] < 600_000
    monkeypatch.setattr(time_control, "TIME_LIMITS", {**time_control.TIME_LIMITS, "days": 0.05})
    monkeypatch.setattr(timer, "COME_BACK", 0.05)
    async with running(place) as (address, room):
        while (awake := room.tables.get(made["table"])) is None or len(awake.table.actions) < 4:
            await room.store.wait_for_change(0.01)
        played = [entry for _, entry in awake.table.history if isinstance(entry, Play)]
        assert [(entry.seat, entry.bot) for entry in played[:4]] == [(0, True), (0, True), (1, True), (1, True)]
        assert not any(chair.substituted for chair in awake.table.chairs)
        listed = (await Client(address, ann.token).request("GET", "/api/me/tables"))["tables"]
        assert [one["id"] for one in listed] == [made["table"]]


async def test_presence_tells_who_is_there_and_counts_who_watches() -> None:
    active, ann, bob = seated("none")
    watcher = Listener(sitter(0), spectate=True)  # the same device on a big screen
    active.join(watcher, None)
    newest = json.loads([frame for frame in ann.take() if b'"presence"' in frame][-1])
    assert newest == {"type": "presence", "seats": [True, True], "spectators": 1}
    active.part(bob)
    newest = json.loads([frame for frame in ann.take() if b'"presence"' in frame][-1])
    assert newest["seats"] == [True, False]
    assert b'"hand":null' in b"".join(watcher.take())


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a room keeps its tables."""
    if request.param == "sqlite":
        return str(tmp_path / "room.db")
    return await fresh_database(request.getfixturevalue("server"))


@pytest.mark.xdist_group("postgres")
async def test_a_restart_gives_nobody_thinking_time_anew(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """12 of 30 seconds are used, then the room is closed for an hour: 18 are left, less what passes after it opened."""
    shift = [0.0]
    monkeypatch.setattr(Room, "loop_time", lambda self: time.monotonic() + shift[0])
    async with running(Settings(store=place, limits=None)) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address)
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}], thinking="quick")
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await a.sit(0)
            await b.sit(1)
            shift[0] += 12
            found = room.tables[made["table"]].clock.told()
            assert found is not None
            before, began = found.milliseconds, time.monotonic()
            assert before <= 18_000
    shift[0] += 3600
    async with running(Settings(store=place, limits=None)) as (address, _):
        ann.address = address
        async with ann.at(made["table"]) as a:
            assert a.position is not None
            clock = a.position["clock"]
            assert clock["seat"] == 0
            passed = 1000 * (time.monotonic() - began)
            assert before - passed - 100 <= clock["milliseconds"] <= before


@pytest.mark.xdist_group("postgres")
async def test_what_is_left_is_written_down_while_somebody_thinks(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that is killed finds it so."""
    from papercove.server import room as rooms

    shift = [0.0]
    monkeypatch.setattr(Room, "loop_time", lambda self: time.monotonic() + shift[0])
    monkeypatch.setattr(rooms, "SWEEP", 0.02)
    async with running(Settings(store=place, limits=None)) as (address, room):
        ann = await Client.visit(address)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        made = await ann.create("minnows", seats, thinking="relaxed")
        async with ann.at(made["table"]) as a:
            await a.sit(0)
            turn = room.tables[made["table"]].table.turn_seq
            shift[0] += 50
            while (kept := await room.store.clock(made["table"])) is None:
                pass
            assert kept[0] == turn
            assert 60_000 < kept[1] <= 70_000
            shift[0] += 69
            while kept[1] > 1000:
                kept = await room.store.clock(made["table"]) or kept
        active = ActiveTable(room.tables[made["table"]].table, room)
        active.resume(kept)
        assert active.clock.timer.left <= COME_BACK, "no more than what somebody needs to come back"
        active.resume((turn + 1, 60_000))
        assert active.clock.timer.left <= COME_BACK, "another turn's time is not this one's"
        active.give_up("shutdown")


async def test_nobody_takes_back_what_a_bot_played_so_as_to_think_without_end() -> None:
    active, ann, bob = seated("quick")
    table = active.table
    active.commit(bot_action(table, 0, 1, 1_000_000))  # Ann's time was up: a bot chose the first half of her turn
    assert (table.to_move, table.may_undo(0)) == (0, False)
    active.command(ann, wire.Undo("a", table.seq), 0.0)
    assert b'"no-undo"' in ann.take()[-1]
    active.command(ann, wire.Act("b", table.seq, table.state.legal_actions()[0]), 0.0)  # type: ignore[union-attr]
    active.command(bob, wire.Act("c", table.seq, 1), 0.0)
    assert table.may_undo(1), "the next turn is its player's own again"
    active.command(bob, wire.Undo("d", table.seq), 0.0)
    assert not table.may_undo(1)
    active.give_up("shutdown")


async def test_a_log_in_which_a_bots_action_was_taken_back_is_still_read() -> None:
    active, _, _ = seated("quick")
    active.commit(bot_action(active.table, 0, 1, 1_000_000))
    active.commit([TakeBack(at=1_000_000, seat=0)])
    table = active.table
    again = Table.restore(table.id, "novice", table.history, lambda _: table.game)
    assert (again.actions, again.to_move) == ([], 0)
    active.give_up("shutdown")


async def test_a_table_with_a_clock_sleeps_once_everybody_has_left_and_wakes_with_who_comes_back() -> None:
    active, ann, bob = seated("quick")
    rows = []
    for listener, command in (
        (ann, wire.Leave("a")),
        (bob, wire.Leave("b")),
        (ann, wire.Sit("c", 0, "0" * 64)),
    ):
        active.command(listener, command, 0.0)
        rows.append(table_row(active.table, 1_000_000).awake)
    assert rows == [True, False, True]
    active.give_up("shutdown")
