"""What waits to be sent: a frame that tells something waits for its commit, and none overtakes another."""

from __future__ import annotations

from collections import deque

from papercove.server import wire
from papercove.server.audience import Audience, Session
from papercove.server.encoding import encoded

Deliveries = dict[Session, list[bytes]]  # frames for each connection, in order


class Outbox:
    """The frames of one table that are not sent yet."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.waiting: deque[Deliveries] = deque()  # what to send after each commit under way

    def send(self, session: Session, frame: wire.ServerFrame) -> None:
        self.deliver(session, encoded(frame))

    def deliver(self, session: Session, frame: bytes) -> None:
        """Send now, or after the newest commit that is under way."""
        if self.waiting:
            self.waiting[-1].setdefault(session, []).append(frame)
        else:
            session.tell([frame])

    def hold(self, deliveries: Deliveries) -> None:
        """Keep these until their commit is written; commits are written in order."""
        self.waiting.append(deliveries)

    def release(self) -> None:
        """The oldest commit is written: send what waited for it."""
        sessions = self.audience.sessions
        for session, frames in self.waiting.popleft().items():
            if session in sessions:
                session.tell(frames)
