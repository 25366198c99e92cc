"""The frames that tell of a table's newest entry: each made once for all who see it from one seat.

Whoever asked for `changes` is told how the position differs from the one told before, where there is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Protocol, TypeVar

from papercove.engine.view import View
from papercove.server import telling, wire
from papercove.server.changes import changes
from papercove.server.encoding import EncodedEvent, encode
from papercove.server.entries import AnyEntry, Open, Place
from papercove.server.table import Table, Who

SEATING = (Open, Place)  # entries after which everybody may be somebody else

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
    ) -> Iterable[tuple[Session, bytes]]:
        """The entry just applied, for each session; `before` has the seats they saw from until then.

        Whoever sees from another seat now is sent the whole position.
        """
        if isinstance(entry, SEATING):
            return self._seated(entry, sessions, before, clock)
        ground, seen = self._look(entry, sessions)
        told: dict[Viewer, bytes] = {}  # for viewers that asked for changes
        whole: dict[Viewer, bytes] = {}
        for session, viewer in sessions.items():
            made = told if session.changes else whole
            if viewer not in made:
                frame = telling.newest(self.table, viewer)
                if seen:
                    undo = viewer is not None and self.table.may_undo(viewer)
                    if session.changes and viewer in ground:
                        frame.changed = wire.Changed(changes(ground[viewer], seen[viewer]), undo, clock)
                    else:
                        frame.position = wire.Position(seen[viewer], undo, clock)
                made[viewer] = EncodedEvent(encode(frame))
        return [(session, (told if session.changes else whole)[viewer]) for session, viewer in sessions.items()]

    def _look(
        self, entry: AnyEntry, sessions: Mapping[Session, Viewer]
    ) -> tuple[dict[Viewer, View], dict[Viewer, View]]:
        """The position by viewer as they knew it before, and as it is now if the entry changed it."""
        table, ground = self.table, self.known
        if table.state is None or not telling.moves(table, entry):
            return ground, {}
        viewers = list(set(sessions.values()))
        if table.step is None:
            seen = telling.views(table, table.state, viewers)
        else:
            seen = telling.views_after_play(table, ground, viewers)
        self.known = dict(zip(viewers, seen, strict=True))
        return ground, self.known

    def _seated(
        self,
        entry: Open | Place,
        sessions: Mapping[Session, Viewer],
        before: Mapping[Session, Viewer],
        clock: wire.ClockInfo | None,
    ) -> Iterator[tuple[Session, bytes]]:
        """After this everybody may be somebody else: each is told who they are."""
        if isinstance(entry, Open):
            self.known = {}
        made: dict[tuple[Viewer, bool], bytes] = {}  # for whom sees from where, and whether the position is new to them
        for session, viewer in sessions.items():
            anew = viewer != before.get(session) or viewer == getattr(entry, "seat", None)
            if (viewer, anew) not in made:
                frame = telling.newest(self.table, viewer)
                if anew:
                    frame.position = telling.position(self.table, viewer, clock)
                    self._know(viewer, frame.position)
                made[viewer, anew] = encode(frame)
            you = encode(telling.you(self.table, session.who, viewer))
            yield session, EncodedEvent(made[viewer, anew][:-1] + b',"you":' + you + b"}")

    def _know(self, viewer: Viewer, position: wire.Position | None) -> None:
        if position is not None:
            self.known[viewer] = position.view
