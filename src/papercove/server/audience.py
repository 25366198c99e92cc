"""Who is connected to a table, and the seat from which each of them sees it."""

from __future__ import annotations

import time
from typing import Protocol

from papercove.server import wire
from papercove.server.table import Table, Who
from papercove.server.turns import Payer

MOST_WATCHING = 50  # spectators who are told by name


class Session(Protocol):
    """A connection at a table."""

    who: Who
    spectate: bool
    screen: bool
    changes: bool  # whether it is told what changed in a position, instead of all of it
    says_seen: bool
    address: str

    def tell(self, frames: list[bytes]) -> None:
        """Send frames at once; a numbered event may be dropped for a later snapshot if the connection is slow."""

    def say_goodbye(self, reason: wire.GoodbyeReason, retry: bool) -> None:
        """Close the connection."""


class Audience:
    """The connections of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.sessions: dict[Session, int | None] = {}  # and the seat each of them sees from; None: spectators
        self.disconnected: dict[int, float] = {}  # seats of people whose connection is lost, and since when
        self.idle_since = time.monotonic()

    def viewer(self, session: Session) -> int | None:
        return None if session.spectate else self.table.seat_of(session.who.device)

    def add(self, session: Session) -> None:
        self.sessions[session] = self.viewer(session)

    def discard(self, session: Session) -> bool:
        """Whether it was there."""
        was_here = session in self.sessions
        self.sessions.pop(session, None)
        if not self.sessions:
            self.idle_since = time.monotonic()
        return was_here

    def reseat(self) -> dict[Session, int | None]:
        """After seats have changed hands: see from the new ones. Returns the seats that were seen from before."""
        before, self.sessions = self.sessions, {session: self.viewer(session) for session in self.sessions}
        return before

    def of(self, device: str) -> list[Session]:
        return [session for session in self.sessions if session.who.device == device]

    def watching(self) -> dict[str, str]:
        """Who is here without a seat, by device, with their names; not more than anybody can look through."""
        seated = {chair.device for chair in self.table.chairs}
        found = {one.who.device: one.who.name for one in self.sessions if one.who.device not in seated}
        found.pop(self.table.host, None)
        return dict(list(found.items())[:MOST_WATCHING])

    def connected(self) -> list[bool]:
        """By seat, whether its person is here."""
        here = {session.who.device for session in self.sessions if not session.spectate}
        return [chair.device in here for chair in self.table.chairs]

    def onlookers(self) -> set[int]:
        """The seats of people who are here and say when they have seen a count."""
        sessions = self.sessions.items()
        looking = {viewer for session, viewer in sessions if session.says_seen and viewer is not None}
        return {seat for seat in looking if self.table.bot_level(seat) is None}

    def presence(self, resting: bool, unseen: list[int], clock: wire.ClockInfo | None) -> wire.Presence:
        """Who is here now; from now on whoever is not counts as disconnected."""
        seats, now = self.connected(), time.monotonic()
        self.disconnected = {
            seat: self.disconnected.get(seat, now)
            for seat, chair in enumerate(self.table.chairs)
            if chair.device is not None and not seats[seat]
        }
        return wire.Presence(
            seats=seats,
            spectators=sum(viewer is None for viewer in self.sessions.values()),
            screen=any(session.screen and viewer is None for session, viewer in self.sessions.items()),
            resting=resting,
            unseen=unseen,
            clock=clock,
        )

    def payer(self, asker: Session | None = None) -> Payer:
        """On whose account bots think here: the asker's; else the first of those who play here, or else who watch."""
        here = [asker] if asker is not None else [one for one, viewer in self.sessions.items() if viewer is not None]
        paying = next(iter(here or self.sessions), None)
        return Payer(paying.address if paying is not None else "", self.table.id)
