"""Between two rounds nothing moves until everybody has seen the count; and the next match is asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import interval, wire
from papercove.server.active_table import ActiveTable
from papercove.server.decisions import bot_action
from papercove.server.entries import Chair, Open, Place
from papercove.server.table import Table
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.rooms import until

LOOKS = {"says_seen": True}


def at_table(
    *watching: dict[str, bool], seats: int = 2, time_control: wire.TimeControl = "none"
) -> tuple[ActiveTable, list[Listener]]:
    """A table at which each of these sits; a seat of nobody's is a bot's."""
    active = gathered(
        StillRoom(), find_game("sea-salt-paper"), seats, wire.TableSettings(time_control=time_control, pace="instant")
    )
    people = [Listener(sitter(seat), **how) for seat, how in enumerate(watching)]
    for one in people:
        active.join(one, None)
    for seat in range(len(people), seats):
        active.commit([Place(at=1, seat=seat, chair=Chair(kind="bot", level="novice"))])
    return active, people


def end_round(active: ActiveTable) -> None:
    """Everybody plays until the round is over."""
    dice = Dice(3)
    while not active.table.rounds:
        state = active.table.state
        assert state is not None
        active.commit(bot_action(active.table, state.to_move, state.random_action(dice), 1))


def presence(one: Listener) -> dict[str, Any]:
    """What somebody was last told of who is here."""
    told = [json.loads(frame) for frame in one.frames]
    found: dict[str, Any] = [frame for frame in told if frame["type"] == "presence"][-1]
    return found


def waits(active: ActiveTable) -> bool:
    return active.interval.runs


async def test_the_next_round_waits_for_everybody_who_looks_at_the_count() -> None:
    active, (ann, bob, _) = at_table(LOOKS, LOOKS, {}, seats=4, time_control="quick")
    end_round(active)
    assert (waits(active), presence(ann).get("unseen"), active.clock.told()) == (True, [0, 1], None)
    await until(lambda: not active.bot_task.runs)  # what began before the end
    assert active.table.round_began == 1
    active.see(ann, wire.Seen(1))
    assert presence(bob)["unseen"] == [1]
    active.see(bob, wire.Seen(0))  # of another round
    assert waits(active)
    active.see(bob, wire.Seen(1))
    assert not waits(active)
    assert "unseen" not in presence(ann)
    decides = active.table.to_move
    assert decides is not None
    if active.table.bot_level(decides) is None:
        assert presence(ann)["clock"] == {"seat": decides, "milliseconds": 30_000}
    else:
        assert active.bot_task.runs
    active.give_up("shutdown")


@pytest.mark.parametrize("how", [{}, {"spectate": True, **LOOKS}])
async def test_nobody_waits_for_who_does_not_say_so_or_only_watches(how: dict[str, bool]) -> None:
    active, people = at_table(how, how)
    end_round(active)
    assert not waits(active)
    assert "unseen" not in presence(people[0])
    active.give_up("shutdown")


async def test_nobody_waits_for_a_lost_connection_or_a_seat_that_a_bot_keeps() -> None:
    active, (ann, bob, eve) = at_table(LOOKS, LOOKS, LOOKS, seats=3)
    end_round(active)
    active.part(bob)
    assert presence(ann)["unseen"] == [0, 2]
    active.command(eve, wire.Leave("away"), 0.0)
    assert presence(ann)["unseen"] == [0]
    active.join(bob, None)
    assert presence(ann)["unseen"] == [0, 1]
    active.part(bob)
    active.see(ann, wire.Seen(1))
    assert not waits(active)
    active.give_up("shutdown")


async def test_whoever_plays_has_seen_enough() -> None:
    active, people = at_table(LOOKS, LOOKS)
    end_round(active)
    state = active.table.state
    assert state is not None
    mover = state.to_move
    active.command(people[mover], wire.Act("on", active.table.seq, state.random_action(Dice(1))), 0.0)
    assert presence(people[0])["unseen"] == [1 - mover]
    active.give_up("shutdown")


async def test_a_clock_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interval, "LONGEST", 0.0)
    active, _ = at_table(LOOKS, LOOKS)
    end_round(active)
    assert waits(active)
    await until(lambda: not active.interval.runs)
    active.give_up("shutdown")


def finished(active: ActiveTable) -> None:
    dice = Dice(5)
    while active.table.outcome is None:
        state = active.table.state
        assert state is not None
        active.commit(bot_action(active.table, state.to_move, state.random_action(dice), 1))


async def test_a_rematch_is_asked_and_leaves_the_result_until_all_have_agreed() -> None:
    active, (ann, bob) = at_table({}, {}, seats=3)
    finished(active)
    outcome = active.table.outcome
    active.command(ann, wire.Rematch("again"), 0.0)
    asked = [json.loads(frame) for frame in bob.frames][-1 - 1]  # then who is here
    assert (asked["event"], asked["table"]["again"]) == ({"type": "asked", "seat": 0}, [0])
    assert (active.table.phase, active.table.outcome) == ("finished", outcome)
    active.command(bob, wire.Rematch("yes"), 0.0)
    assert (active.table.phase, active.table.match, active.table.again) == ("gathering", 2, set())
    assert [chair.name for chair in active.table.chairs] == ["", "Player 0", "Player 1"]


async def test_a_declined_rematch_is_asked_anew() -> None:
    active, (ann, bob) = at_table({}, {})
    finished(active)
    active.command(ann, wire.Rematch("again"), 0.0)
    active.command(bob, wire.Leave("no"), 0.0)
    assert (active.table.phase, active.table.again) == ("finished", set())
    active.command(bob, wire.Rematch("well, yes"), 0.0)
    assert (active.table.phase, active.table.again, active.table.chairs[1].substituted) == ("finished", {1}, False)
    active.command(ann, wire.Rematch("good"), 0.0)
    assert [chair.name for chair in active.table.chairs] == ["Player 1", "Player 0"]


async def test_a_rematch_waits_for_nobody_who_is_gone_or_has_declined() -> None:
    for goes in ("part", "leave"):
        active, (ann, bob) = at_table({}, {})
        finished(active)
        if goes == "part":
            active.part(bob)
        else:
            active.command(bob, wire.Leave("no"), 0.0)
        active.command(ann, wire.Rematch("again"), 0.0)
        assert (active.table.match, [chair.kind for chair in active.table.chairs]) == (2, ["bot", "person"])


async def test_wishes_and_rounds_survive_the_room() -> None:
    active, (ann, _) = at_table({}, {})
    finished(active)
    active.command(ann, wire.Rematch("again"), 0.0)
    table = active.table
    again = Table.restore(table.id, "novice", table.history, lambda _: table.game)
    assert (again.again, again.rounds) == ({0}, table.rounds)
    assert isinstance(table.history[0][1], Open)
