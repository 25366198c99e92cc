"""A given position in a real browser: the page's connection is answered here, by a snapshot of the game's own view."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from papercove.bots.levels import bot
from papercove.engine.dice import Dice
from papercove.engine.registry import game
from papercove.engine.state import State
from papercove.engine.view import Event, RoundEnd
from papercove.server import wire
from tests.e2e.people import Person

CONNECTIONS: dict[Person, WebSocketRoute] = {}
SENT: dict[Person, list[dict[str, Any]]] = {}  # what was asked of the room
NAMES = ("Paper Crane", "Otto", "Nori", "Giulia")
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))
# A new observer is told of what it watches in the next frame, even where a test has stopped the page's clock.
TWO_FRAMES = """async () => {
  for (const _ of [1, 2]) await new Promise((done) => new ResizeObserver(done).observe(document.documentElement))
}"""
OFFERED = """(wanted) => {
  const offered = [...document.querySelectorAll('.choice')].map((one) => Number(one.dataset.number))
  return JSON.stringify(offered.sort()) === JSON.stringify(wanted.sort())
}"""


def snapshot(
    state: State,
    seat: int | None,
    names: Sequence[str],
    *,
    undo: bool,
    live_points: bool,
    rounds: Sequence[RoundEnd] = (),
) -> bytes:
    """What a room would say of a table where this position stands."""
    seats = [wire.SeatInfo(kind="person", name=name, device=f"d{i}", ready=True) for i, name in enumerate(names)]
    table = wire.TableInfo(
        id="stage",
        game=state.game.id,
        version=state.game.version,
        options={},
        phase="playing",
        match=1,
        host="d0",
        seats=seats[: state.seats],
        time_control="none",
        pace="human",
        listed=False,
        free_text=True,
        hints=True,
        memory_aid=False,
        live_points=live_points,
        takeovers=True,
        commitment="0" * 64,
        match_id="match" if state.is_over else None,
        rounds=[*rounds],
    )
    return msgspec.json.encode(
        wire.Snapshot(
            protocol=wire.PROTOCOL,
            seq=1,
            you=wire.You(device="d0", name=names[0], seat=seat, host=True),
            table=table,
            position=wire.Position(view=state.game.view(state, seat), undo=undo),
            log=[],
        )
    )


def show(
    me: Person,
    state: State,
    seat: int | None = 0,
    *,
    names: Sequence[str] = NAMES,
    undo: bool = False,
    live_points: bool = True,
    rounds: Sequence[RoundEnd] = (),
) -> None:
    """Open the table page at this position. What is tapped is sent, and nothing comes of it."""

    def answer(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "hello":
                told = snapshot(state, seat, names, undo=undo, live_points=live_points, rounds=rounds)
                socket.send(told.decode())
            elif frame["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "n": frame.get("n", 0)}))
            else:
                SENT[me].append(frame)

        socket.on_message(hear)
        CONNECTIONS[me] = socket
        SENT[me] = []

    me.page.route_web_socket("**/ws", answer)
    me.open("/t/stage" + ("?watch" if seat is None else ""))
    me.page.locator(".stage").wait_for()
    me.page.evaluate("document.fonts.ready")


def turn_to(me: Person, state: State, seat: int | None = 0, *, undo: bool = False, live_points: bool = True) -> None:
    """Another position at the table that is shown, in the same visit: the room tells it anew, as after a pause."""
    CONNECTIONS[me].send(snapshot(state, seat, NAMES, undo=undo, live_points=live_points).decode())
    me.page.wait_for_function(OFFERED, arg=[one.id for one in state.game.view(state, seat).choices])


def played_out(id: str, seats: int, seed: int) -> tuple[State, list[RoundEnd]]:
    """A match between bots at its end, and how its rounds ended."""
    state, dice = game(id).start(seats, seed), Dice(seed)
    players = [bot("casual", id) for _ in range(seats)]
    rounds: list[RoundEnd] = []
    while not state.is_over:
        before = state.copy()
        state.apply(players[state.to_move].choose(state.resample(state.to_move, dice), dice))
        if ended := state.game.round_end(before, state):
            rounds.append(ended)
    return state, rounds


def asked_in_a_match(id: str, seats: int, seed: int) -> Iterator[State]:
    """Every position of a match between bots in which the first seat is to choose."""
    state, dice = game(id).start(seats, seed), Dice(seed)
    players = [bot("novice", id) for _ in range(seats)]
    while not state.is_over:
        if state.to_move == 0:
            yield state
        state.apply(players[state.to_move].choose(state.resample(state.to_move, dice), dice))


def sizes(me: Person) -> Iterator[str]:
    """The table that is shown at every size, one after the other, laid out; what the size is called."""
    for width, height in SIZES:
        me.resize(width, height)
        me.page.locator(f".stage[data-size='{width}x{height}']").wait_for()
        me.page.evaluate(TWO_FRAMES)
        yield f"{width}x{height}"


def play(me: Person, state: State, action: int, seat: int | None = 0, *, bot: bool = False) -> State:
    """Somebody plays at the table that is shown: the page is told as by the room. The position after it."""
    after = state.copy()
    after.apply(action)
    tell(me, after, state.to_move, state.game.story(state, action, after, seat), seat, bot=bot)
    return after


def tell(me: Person, after: State, mover: int, story: list[Event], seat: int | None = 0, *, bot: bool = False) -> None:
    """The page is told by the room that somebody moved, and what stands now."""
    happen(me, wire.Moved(seat=mover, ply=after.ply, story=story, bot=bot), after, seat)


def happen(me: Person, event: wire.Moved | wire.Undone, after: State, seat: int | None = 0) -> None:
    frame = wire.Happened(seq=2, event=event, position=wire.Position(view=after.game.view(after, seat)))
    CONNECTIONS[me].send(msgspec.json.encode(frame).decode())
