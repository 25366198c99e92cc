"""What a match is worth to a learner: its share of the win, or its lead in points. Both come at the end only."""

from __future__ import annotations

from papercove.engine.errors import Unreadable
from papercove.engine.state import State

REWARDS = ("share", "score")


def check_reward(kind: str) -> None:
    """Unreadable unless there is such a reward."""
    if kind not in REWARDS:
        raise Unreadable("reward", reward=str(kind)[:40], known=", ".join(REWARDS))


def final_rewards(state: State, kind: str) -> list[float]:
    """Of a finished match, for each seat: 1 / number of winners or 0; or its score less the best other score."""
    outcome = state.outcome
    if outcome is None:
        return [0.0] * state.seats
    if kind == "share":
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(state.seats)]
    scores = outcome.scores
    return [float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])) for seat in range(state.seats)]
