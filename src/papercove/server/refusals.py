"""How the room itself refuses, besides the three ways of the games."""

from __future__ import annotations

import msgspec

from papercove.engine.errors import Argument, Illegal, NotYourTurn, Refusal, Unreadable
from papercove.server.wire import RefusalKind, Refused


class Stale(Refusal):
    """It was decided on a position that is no longer the newest."""


class NotAllowed(Refusal):
    """This device may not do that at this table."""


class NotFound(Refusal):
    """There is no such table, match or code."""


class TooFast(Refusal):
    """A rate limit was reached."""


class TooLarge(Refusal):
    """A frame or a body is larger than the room reads."""


class Unavailable(Refusal):
    """The room cannot do that now."""


KINDS: dict[type[Refusal], tuple[RefusalKind, int]] = {
    Unreadable: ("unreadable", 400),
    Illegal: ("illegal", 409),
    NotYourTurn: ("not-your-turn", 409),
    Stale: ("stale", 409),
    NotAllowed: ("not-allowed", 403),
    NotFound: ("not-found", 404),
    TooFast: ("too-fast", 429),
    TooLarge: ("too-large", 413),
    Unavailable: ("unavailable", 503),
}


def refused(problem: Refusal, cmd: str | None = None) -> Refused:
    """The message that tells a client what was refused."""
    kind, _ = nearest(problem)
    arguments: dict[str, Argument] = dict(problem.arguments)
    return Refused(kind=kind, key=problem.key, cmd=cmd, args=arguments, position=problem.position)


def status(problem: Refusal) -> int:
    """The HTTP status of a refusal."""
    return nearest(problem)[1]


def nearest(problem: Refusal) -> tuple[RefusalKind, int]:
    """The kind that a refusal is, or is a special case of; what a game of another package made up is unreadable."""
    return next((KINDS[kind] for kind in type(problem).__mro__ if kind in KINDS), KINDS[Unreadable])


# What reading JSON may raise; a RecursionError where brackets are nested too deep.
UNREADABLE_JSON = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def unreadable_frame(problem: Exception) -> Unreadable:
    """What was found wrong with a frame or a body, without quoting it."""
    if isinstance(problem, UnicodeDecodeError):
        return Unreadable("frame", problem="not UTF-8")
    return Unreadable("frame", problem=str(problem)[:200])
