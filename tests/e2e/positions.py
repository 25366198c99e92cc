"""A given position in a real browser: the page's connection is answered here, by a snapshot of the game's own view."""

from __future__ import annotations

import json
from collections.abc import Sequence

import msgspec
from playwright.sync_api import WebSocketRoute

from papercove.engine.state import State
from papercove.server import messages as wire
from tests.e2e.people import Person

CONNECTIONS: dict[Person, WebSocketRoute] = {}
NAMES = ("Paper Crane", "Otto", "Nori", "Giulia")


def snapshot(state: State, seat: int | None, names: Sequence[str], *, undo: bool, live_points: bool) -> bytes:
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
        thinking="none",
        pace="human",
        listed=False,
        free_text=True,
        hints=True,
        memory_aid=False,
        live_points=live_points,
        newcomers=True,
        commitment="0" * 64,
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
) -> None:
    """Open the table page at this position. What is tapped is sent, and nothing comes of it."""

    def answer(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "hello":
                socket.send(snapshot(state, seat, names, undo=undo, live_points=live_points).decode())
            elif frame["type"] == "ping":
                socket.send(json.dumps({"type": "pong", "n": frame.get("n", 0)}))

        socket.on_message(hear)
        CONNECTIONS[me] = socket

    me.page.route_web_socket("**/ws", answer)
    me.open("/t/stage" + ("?watch" if seat is None else ""))
    me.page.locator(".stage").wait_for()
    me.page.evaluate("document.fonts.ready")


def play(me: Person, state: State, action: int, seat: int | None = 0) -> State:
    """Somebody plays at the table that is shown: the page is told as by the room. The position after it."""
    after = state.copy()
    after.apply(action)
    moved = wire.Moved(seat=state.to_move, ply=after.ply, story=state.game.story(state, action, after, seat))
    frame = wire.Happened(seq=2, event=moved, position=wire.Position(view=after.game.view(after, seat)))
    CONNECTIONS[me].send(msgspec.json.encode(frame).decode())
    return after
