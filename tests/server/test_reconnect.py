"""Promise 5: reconnecting from any point gives the missed events or a snapshot, never a gap."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from papercove.client import Client, Refused
from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.settings import Settings
from papercove.server.socket import BACKLOG, Socket
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.raw import answer, speak
from tests.server.rooms import running


def some_way_in(memory_aid: bool) -> tuple[ActiveTable, list[dict[str, Any]]]:
    """A table with actions, undos, chat and seating in its log, and all frames seat 1 got on the way."""
    active = gathered(StillRoom(), find_game("minnows"), 2, wire.TableSettings(memory_aid=memory_aid))
    ann, bob, dice = Listener(sitter(0)), Listener(sitter(1)), Dice(11)
    active.join(bob, None)
    for number in range(120):
        table = active.table
        assert table.state is not None
        seat = table.to_move
        if seat is None:
            break
        mover = (ann, bob)[seat]
        kind = dice.roll(6)
        if kind == 0:
            active.command(ann, wire.Say(f"s{number}", phrase="hello"), 0.0)
        elif kind == 1 and table.may_undo(seat):
            active.command(mover, wire.Undo(f"u{number}", table.seq), 0.0)
        else:
            active.command(mover, wire.Act(f"a{number}", table.seq, table.state.random_action(dice)), 0.0)
    frames = [json.loads(frame) for frame in bob.take()]
    return active, [frame for frame in frames if frame["type"] == "event"]


@pytest.mark.parametrize("memory_aid", [True, False])
def test_from_every_number_the_missed_events_come_whole_or_a_snapshot_does(memory_aid: bool) -> None:
    asyncio.run(from_every_number(memory_aid))


async def from_every_number(memory_aid: bool) -> None:
    active, seen = some_way_in(memory_aid)
    told = {frame["seq"]: frame["event"] for frame in seen}
    kinds = {event["type"] for event in told.values()}
    assert {"moved", "undone", "said"} <= kinds
    latest = active.table.seq
    missed_answers = 0
    for last in range(latest + 3):
        again = Listener(sitter(1))
        active.tell_all_of_it(again, last)
        answer = json.loads(again.take()[0])
        assert answer["seq"] == latest
        assert answer["position"] == seen_position(seen)
        if answer["type"] == "missed":
            missed_answers += 1
            assert [event["seq"] for event in answer["events"]] == list(range(last + 1, latest + 1))
        log = answer["events"] if answer["type"] == "missed" else answer["log"]
        for numbered in log:
            if numbered["seq"] in told:
                assert numbered["event"] == told[numbered["seq"]], "an event is told otherwise than it was"
    assert missed_answers >= (latest - 4 if memory_aid else 1)


def seen_position(frames: list[dict[str, Any]]) -> dict[str, Any]:
    positions: list[dict[str, Any]] = [frame["position"] for frame in frames if "position" in frame]
    return positions[-1]


async def test_a_cut_connection_misses_nothing(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address)
        ann.longest_retry = bob.longest_retry = 0.05
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}], options={"rounds": 4})
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            await a.sit(0)
            await b.sit(1)
            dice = Dice(5)
            while not (a.is_over and b.is_over):
                if dice.roll(4) == 0:
                    for session in list(room.tables[made["table"]].audience.sessions):
                        assert isinstance(session, Socket)
                        session.transport.abort()
                mover = a if a.choices else b
                if mover.choices:
                    await mover.act(mover.choices[dice.roll(len(mover.choices))]["id"])
                await asyncio.sleep(0.001)
            assert a.gaps == b.gaps == 0
            for player in (a, b):
                numbers = [event["seq"] for event in player.events]
                assert numbers == list(range(1, numbers[-1] + 1))


async def test_a_slow_connection_gets_the_newest_snapshot_and_is_cut_when_even_that_fails(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann, bob = await Client.visit(address), await Client.visit(address)
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}])
        async with ann.at(made["table"]) as a, bob.at(made["table"]) as b:
            active = room.tables[made["table"]]
            slow = next(session for session in active.audience.sessions if session.who.device == bob.id)
            assert isinstance(slow, Socket)
            slow.pause_writing()
            for number in range(5):
                await a.ask("say", phrase="hello", cmd=f"c{number}")
            before = b.seq
            slow.resume_writing()
            while (b.seq or 0) < (a.seq or 0):
                await b.next_event()
            assert b.seq == a.seq == (before or 0) + 5
            slow.pause_writing()
            for _ in range(BACKLOG + 1):
                slow.tell([b'{"type":"pong"}'])
            assert slow.transport.is_closing()
            assert room.metrics.overflows == 1


async def test_who_comes_while_the_room_closes_is_told_to_come_again(tmp_path: Path) -> None:
    async with running(Settings(store=str(tmp_path / "room.db"), limits=None)) as (address, room):
        ann = await Client.visit(address)
        made = await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}])
        await room.leave()
        socket = await speak(address, json.dumps({"type": "hello", "table": made["table"], "token": ann.token}))
        assert await answer(socket) == {"type": "goodbye", "reason": "shutdown", "retry": True}
        await socket.close()
        with pytest.raises(Refused, match="closing"):
            await ann.create("minnows", [{"kind": "me"}, {"kind": "open"}])
