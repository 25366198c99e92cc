"""Choices that come to the same thing are one choice: a blue 3 taken by its colour, or by its value."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

import msgspec

from papercove.bots.contract import Opinion, Verdict
from papercove.engine.dice import Dice
from papercove.engine.state import State


def alike(state: State, actions: Collection[int]) -> list[list[int]]:
    """The actions in groups: those of a group lead to a position that looks the same to everybody."""
    if len(actions) < 2:
        return [[action] for action in actions]
    world = state.resample(state.to_move, Dice("alike"))  # what the mover cannot know has no part in it
    groups: dict[str, list[int]] = {}
    for action in actions:
        after = world.copy()
        after.apply(action)
        views = state.game.views(after, range(state.seats))
        groups.setdefault(f"{state.game.notation(after)} {msgspec.json.encode(views).decode()}", []).append(action)
    return list(groups.values())


def as_one(state: State, opinion: Opinion) -> Opinion:
    """The same opinion with one verdict for choices that are alike, and the choice that has most of the attention."""
    verdicts = {verdict.action: verdict for verdict in opinion.verdicts}
    groups = alike(state, list(verdicts))
    if len(groups) == len(verdicts):
        return opinion
    merged = {action: one for group in groups for action, one in together([verdicts[one] for one in group]).items()}
    most = max(merged[action].visits for action in merged)
    leaders = [action for action in merged if merged[action].visits == most]
    best = opinion.action if opinion.action in leaders else max(leaders, key=lambda action: verdicts[action].visits)
    return msgspec.structs.replace(opinion, action=best, verdicts=tuple(merged[one.action] for one in opinion.verdicts))


def together(verdicts: list[Verdict]) -> dict[int, Verdict]:
    """What several looks at one thing say of it, each with its part of the attention."""
    visits = sum(one.visits for one in verdicts)
    if len(verdicts) == 1 or not visits:
        return {one.action: one for one in verdicts}
    value = sum(one.value * one.visits for one in verdicts) / visits
    error = sqrt(sum((one.error * one.visits) ** 2 for one in verdicts)) / visits
    return {one.action: Verdict(one.action, value, visits, error) for one in verdicts}
