"""Presence and thinking time: two clocks that never mix."""

from __future__ import annotations

import json
import time

from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import messages as wire
from papercove.server.entries import Switches
from papercove.server.live import PATIENCE, THINKING, Live
from tests.server.quiet import Listener, StillRoom, gathered, sitter


def seated(thinking: wire.Thinking) -> tuple[Live, Listener, Listener]:
    live = gathered(StillRoom(), find_game("minnows"), 2, Switches(thinking=thinking))
    ann, bob = Listener(sitter(0)), Listener(sitter(1))
    live.join(ann, None)
    live.join(bob, None)
    return live, ann, bob


async def test_where_others_wait_a_bot_takes_the_seat_of_who_has_been_gone_for_long() -> None:
    live, ann, _ = seated("none")
    live.part(ann)
    decides = []
    for moment in (PATIENCE - 5, PATIENCE + 5):
        live.sweep(time.monotonic() + moment)
        decides.append(live.table.bot_level(0))
    live.join(ann, None)
    live.command(ann, wire.Sit("back", 0, "a-nonce-is-not-used-now"), 0.0)
    decides.append(live.table.bot_level(0))
    assert decides == [None, "novice", None]
    live.give_up("shutdown")


async def test_nobody_is_replaced_where_nobody_waits_or_where_people_have_days() -> None:
    live, ann, bob = seated("none")
    live.part(ann)
    live.part(bob)
    live.sweep(time.monotonic() + 10 * PATIENCE)
    assert not live.table.chairs[0].away
    slow, ann, _ = seated("days")
    slow.part(ann)
    slow.sweep(time.monotonic() + 10 * PATIENCE)
    assert not slow.table.chairs[0].away
    slow.give_up("shutdown")


async def test_the_clock_belongs_to_the_turn_and_runs_again_for_who_comes_back_in_it() -> None:
    live, ann, bob = seated("quick")
    assert THINKING["quick"] == 30
    assert live.clock() == wire.ClockInfo(seat=0, milliseconds=30_000)
    live.command(ann, wire.Act("a", live.table.seq, 0), 0.0)
    first = live.alarm
    assert live.clock() == wire.ClockInfo(seat=0, milliseconds=30_000)
    live.command(ann, wire.Leave("b"), 0.0)
    assert live.clock() is None
    live.command(ann, wire.Sit("c", 0, "a-nonce-is-not-used-now"), 0.0)
    assert live.clock() is not None
    assert live.alarm is not first
    state = live.table.state
    assert state is not None
    live.command(ann, wire.Act("d", live.table.seq, state.random_action(Dice(1))), 0.0)
    found = live.clock()
    assert found is not None
    assert found.seat == 1
    told = json.loads(bob.take()[-1])
    assert told["position"]["clock"]["seat"] == 1
    live.give_up("shutdown")


async def test_presence_tells_who_is_there_and_counts_who_watches() -> None:
    live, ann, bob = seated("none")
    watcher = Listener(sitter(0), spectate=True)  # the same device on a big screen
    live.join(watcher, None)
    newest = json.loads([frame for frame in ann.take() if b'"presence"' in frame][-1])
    assert newest == {"type": "presence", "seats": [True, True], "spectators": 1}
    live.part(bob)
    newest = json.loads([frame for frame in ann.take() if b'"presence"' in frame][-1])
    assert newest["seats"] == [True, False]
    assert b'"hand":null' in b"".join(watcher.take())
