"""Between two rounds nothing moves until everybody has seen the count; and the next match is asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from papercove.engine.dice import Dice
from papercove.engine.registry import game as find_game
from papercove.server import interval
from papercove.server import messages as wire
from papercove.server.entries import Chair, Open, Place, Switches
from papercove.server.live import Live
from papercove.server.table import Table
from tests.server.quiet import Listener, StillRoom, gathered, sitter
from tests.server.rooms import until

LOOKS = {"says_seen": True}


def at_table(
    *watching: dict[str, bool], seats: int = 2, thinking: wire.Thinking = "none"
) -> tuple[Live, list[Listener]]:
    """A table at which each of these sits; a seat of nobody's is a bot's."""
    live = gathered(StillRoom(), find_game("sea-salt-paper"), seats, Switches(thinking=thinking, pace="instant"))
    people = [Listener(sitter(seat), **how) for seat, how in enumerate(watching)]
    for one in people:
        live.join(one, None)
    for seat in range(len(people), seats):
        live.commit([Place(at=1, seat=seat, chair=Chair(kind="bot", level="novice"))])
    return live, people


def end_round(live: Live) -> None:
    """Everybody plays until the round is over."""
    dice = Dice(3)
    while not live.table.rounds:
        state = live.table.state
        assert state is not None
        live.commit(live.table.decide_bot(state.to_move, state.random_action(dice), 1))


def presence(one: Listener) -> dict[str, Any]:
    """What somebody was last told of who is here."""
    told = [json.loads(frame) for frame in one.frames]
    found: dict[str, Any] = [frame for frame in told if frame["type"] == "presence"][-1]
    return found


def waits(live: Live) -> bool:
    return live.interval.runs


async def test_the_next_round_waits_for_everybody_who_looks_at_the_count() -> None:
    live, (ann, bob, _) = at_table(LOOKS, LOOKS, {}, seats=4, thinking="quick")
    end_round(live)
    assert (waits(live), presence(ann).get("unseen"), live.clock()) == (True, [0, 1], None)
    await until(lambda: live.thinking is None)  # what began before the end
    assert live.table.round_began == 1
    live.see(ann, wire.Seen(1))
    assert presence(bob)["unseen"] == [1]
    live.see(bob, wire.Seen(0))  # of another round
    assert waits(live)
    live.see(bob, wire.Seen(1))
    assert not waits(live)
    assert "unseen" not in presence(ann)
    decides = live.table.to_move
    assert decides is not None
    if live.table.bot_level(decides) is None:
        assert presence(ann)["clock"] == {"seat": decides, "milliseconds": 30_000}
    else:
        assert live.thinking is not None
    live.give_up("shutdown")


@pytest.mark.parametrize("how", [{}, {"spectate": True, **LOOKS}])
async def test_nobody_waits_for_who_does_not_say_so_or_only_watches(how: dict[str, bool]) -> None:
    live, people = at_table(how, how)
    end_round(live)
    assert not waits(live)
    assert "unseen" not in presence(people[0])
    live.give_up("shutdown")


async def test_nobody_waits_for_a_lost_connection_or_a_seat_that_a_bot_keeps() -> None:
    live, (ann, bob, eve) = at_table(LOOKS, LOOKS, LOOKS, seats=3)
    end_round(live)
    live.part(bob)
    assert presence(ann)["unseen"] == [0, 2]
    live.command(eve, wire.Leave("away"), 0.0)
    assert presence(ann)["unseen"] == [0]
    live.join(bob, None)
    assert presence(ann)["unseen"] == [0, 1]
    live.part(bob)
    live.see(ann, wire.Seen(1))
    assert not waits(live)
    live.give_up("shutdown")


async def test_whoever_plays_has_seen_enough() -> None:
    live, people = at_table(LOOKS, LOOKS)
    end_round(live)
    state = live.table.state
    assert state is not None
    mover = state.to_move
    live.command(people[mover], wire.Act("on", live.table.seq, state.random_action(Dice(1))), 0.0)
    assert presence(people[0])["unseen"] == [1 - mover]
    live.give_up("shutdown")


async def test_a_clock_ends_the_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interval, "LONGEST", 0.0)
    live, _ = at_table(LOOKS, LOOKS)
    end_round(live)
    assert waits(live)
    await until(lambda: not live.interval.runs)
    live.give_up("shutdown")


def finished(live: Live) -> None:
    dice = Dice(5)
    while live.table.outcome is None:
        state = live.table.state
        assert state is not None
        live.commit(live.table.decide_bot(state.to_move, state.random_action(dice), 1))


async def test_a_rematch_is_asked_and_leaves_the_result_until_all_have_agreed() -> None:
    live, (ann, bob) = at_table({}, {}, seats=3)
    finished(live)
    outcome = live.table.outcome
    live.command(ann, wire.Rematch("again"), 0.0)
    asked = [json.loads(frame) for frame in bob.frames][-1 - 1]  # then who is here
    assert (asked["event"], asked["table"]["again"]) == ({"type": "asked", "seat": 0}, [0])
    assert (live.table.phase, live.table.outcome) == ("finished", outcome)
    live.command(bob, wire.Rematch("yes"), 0.0)
    assert (live.table.phase, live.table.match, live.table.again) == ("gathering", 2, set())
    assert [chair.name for chair in live.table.chairs] == ["", "Player 0", "Player 1"]


async def test_a_declined_rematch_is_asked_anew() -> None:
    live, (ann, bob) = at_table({}, {})
    finished(live)
    live.command(ann, wire.Rematch("again"), 0.0)
    live.command(bob, wire.Leave("no"), 0.0)
    assert (live.table.phase, live.table.again) == ("finished", set())
    live.command(bob, wire.Rematch("well, yes"), 0.0)
    assert (live.table.phase, live.table.again, live.table.chairs[1].away) == ("finished", {1}, False)
    live.command(ann, wire.Rematch("good"), 0.0)
    assert [chair.name for chair in live.table.chairs] == ["Player 1", "Player 0"]


async def test_a_rematch_waits_for_nobody_who_is_gone_or_has_declined() -> None:
    for goes in ("part", "leave"):
        live, (ann, bob) = at_table({}, {})
        finished(live)
        if goes == "part":
            live.part(bob)
        else:
            live.command(bob, wire.Leave("no"), 0.0)
        live.command(ann, wire.Rematch("again"), 0.0)
        assert (live.table.match, [chair.kind for chair in live.table.chairs]) == (2, ["bot", "person"])


async def test_wishes_and_rounds_survive_the_room() -> None:
    live, (ann, _) = at_table({}, {})
    finished(live)
    live.command(ann, wire.Rematch("again"), 0.0)
    table = live.table
    again = Table.restore(table.id, "novice", table.history, lambda _: table.game)
    assert (again.again, again.rounds) == ({0}, table.rounds)
    assert isinstance(table.history[0][1], Open)
