"""The frames that tell of a table's newest entry: each made once for all who see it from one seat.

Whoever asked for `changes` is told how the position differs from the one told before, where there is one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol, TypeVar

import msgspec

from papercove.engine.view import View
from papercove.server import messages as wire
from papercove.server import telling
from papercove.server.changes import changes
from papercove.server.entries import AnyEntry, Open, Place
from papercove.server.table import Table, Who

SEATING = (Open, Place)  # entries after which everybody may be somebody else

encode = msgspec.json.Encoder().encode
Viewer = int | None  # a seat; None: spectators


class Listener(Protocol):
    """Somebody who is told of a table."""

    who: Who
    changes: bool


Session = TypeVar("Session", bound=Listener)


class News:
    """Of one table: what its viewers know of the position, and what they are told next."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[Viewer, View] = {}  # the newest position, as everybody knows it who sees from there

    def picture(
        self, who: Who, viewer: Viewer, clock: wire.ClockInfo | None, last_seq: int | None
    ) -> wire.Snapshot | wire.Missed:
        """How things stand, or what was missed."""
        frame = telling.snapshot(self.table, who, viewer, clock, last_seq)
        self._know(viewer, frame.position)
        return frame

    def newest(
        self,
        entry: AnyEntry,
        sessions: Mapping[Session, Viewer],
        before: Mapping[Session, Viewer],
        clock: wire.ClockInfo | None,
    ) -> Iterator[tuple[Session, bytes]]:
        """The entry just applied, for each session; `before` has the seats they saw from until then.

        Whoever sees from another seat now is told the position anew.
        """
        personal = isinstance(entry, SEATING)
        positions, ground = self._positions(entry, sessions, clock)
        made: dict[tuple[Viewer, bool], bytes] = {}
        for session, viewer in sessions.items():
            if (told := made.get((viewer, session.changes))) is None or personal:
                frame = telling.newest(self.table, viewer)
                if (position := positions.get(viewer)) is not None:
                    tell_position(frame, position, ground.get(viewer) if session.changes else None)
                if personal:
                    frame.you = telling.you(self.table, session.who, viewer)
                    if viewer != before.get(session) or viewer == getattr(entry, "seat", None):
                        frame.position = telling.position(self.table, viewer, clock)
                        self._know(viewer, frame.position)
                told = made[viewer, session.changes] = encode(frame)
            yield session, told

    def _positions(
        self, entry: AnyEntry, sessions: Mapping[Session, Viewer], clock: wire.ClockInfo | None
    ) -> tuple[dict[Viewer, wire.Position], dict[Viewer, View]]:
        """The position by viewer if the entry changed it, and the one that they knew before."""
        if isinstance(entry, Open):
            self.known = {}
        if not telling.moves(self.table, entry):
            return {}, {}
        positions = telling.positions(self.table, list(set(sessions.values())), clock)
        ground, self.known = self.known, {viewer: position.view for viewer, position in positions.items()}
        return positions, ground

    def _know(self, viewer: Viewer, position: wire.Position | None) -> None:
        if position is not None:
            self.known[viewer] = position.view


def tell_position(frame: wire.Happened, position: wire.Position, ground: View | None) -> None:
    if ground is None:
        frame.position = position
    else:
        frame.changed = wire.Changed(changes(ground, position.view), position.undo, position.clock)
