"""What a match is worth to a learner: its share of the win, its lead in points, or each gain of that lead."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine.errors import Unreadable
from papercove.engine.state import State

REWARDS = ("share", "score", "gain")


def check_reward(kind: str, known: Sequence[str] = REWARDS) -> None:
    """Unreadable unless there is such a reward."""
    if kind not in known:
        raise Unreadable("reward", reward=str(kind)[:40], known=", ".join(known))


def leads(state: State) -> list[float]:
    """For each seat its points, as everybody may count them, less the best of the others."""
    points = [state.score(seat) for seat in range(state.seats)]
    return [float(points[seat] - max(points[:seat] + points[seat + 1 :])) for seat in range(state.seats)]


def rewards_of(state: State, kind: str, before: list[float]) -> list[float]:
    """Of the steps that led to `state`, for each seat; `before` is its lead when it was last rewarded, at first 0.

    "share": 1 / number of winners or 0, and "score": its lead, both at the end of the match and 0 until then;
    "gain": what its lead has grown, so that all of them together are its "score".
    """
    if kind == "gain":
        return [now - then for now, then in zip(leads(state), before, strict=True)]
    outcome = state.outcome
    if outcome is None:
        return [0.0] * state.seats
    if kind == "score":
        return leads(state)
    return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
