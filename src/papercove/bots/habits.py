"""Habits: one kind of choice that gave a win away piece by piece, though hardly one of its decisions tells it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

import msgspec

from papercove.bots.foresight import LEAST_POINTS, most_telling
from papercove.bots.why import Why
from papercove.engine.puzzle import Foreseen
from papercove.engine.view import Choice

if TYPE_CHECKING:
    from papercove.bots.analysis import Decision

FEWEST = 3  # decisions that make a habit
COSTLY = 0.12  # share of the win that all of them have to give away together: as much as a blunder
WASTED = 8.0  # or points of their own: once a match is lost, there is no share of it left to give away
SURE = 2.0  # standard errors by which that share must be sure
NOTICED = 0.005  # a smaller loss is not thought over again
MOST_CONFIRMED = 8  # decisions of a habit that get a longer thought, the costliest first
MOST_HABITS = 2  # of one seat

Confirm = Callable[["Decision"], tuple[float, float]]  # what a longer thought says was given away, and its doubt
Way = Callable[[Choice], str]  # what kind of choice it is, whatever it is about
Explain = Callable[["Decision"], Why]
Foresee = Callable[["Decision"], Sequence[Foreseen]]  # every figure of the better choice and of the one played


class Habit(msgspec.Struct, frozen=True):
    """Choices of one kind where the coach wanted another: together they cost as much as a blunder, or many points."""

    seat: int
    plies: tuple[int, ...]  # of the decisions that gave something away, in shares of the win or in points
    example: int  # the ply of the costliest one
    loss: float  # share of the win, all in all; 0 where a longer thought is not sure of it
    points: float  # of its own, all in all; 0 where it is no loss
    foreseen: tuple[Foreseen, ...]  # on average over these decisions, messages `foresight-<key>`
    why: Why  # of the example


def habits(
    decisions: Sequence[Decision], way: Way, confirm: Confirm, foresee: Foresee, explain: Explain
) -> list[Habit]:
    """The costliest habits of each seat. A share of the win is told only if a longer thought is sure of it, too.

    To keep one card where another was better is no way of playing: a habit is one kind of choice instead of another.
    """
    kinds: dict[tuple[int, str, str], list[Decision]] = {}
    for one in decisions:
        played, better = way(one.played.choice), way(one.best.choice)
        if one.grade != "best" and played != better:
            kinds.setdefault((one.seat, played, better), []).append(one)
    found: dict[int, list[Habit]] = {}
    for (seat, _, _), group in kinds.items():
        habit = weigh(group, confirm, foresee, explain) if len(group) >= FEWEST else None
        if habit is not None:
            found.setdefault(seat, []).append(habit)
    costliest = [
        sorted(own, key=lambda one: (-one.loss, -one.points))[:MOST_HABITS] for _, own in sorted(found.items())
    ]
    return [habit for own in costliest for habit in own]


def weigh(group: Sequence[Decision], confirm: Confirm, foresee: Foresee, explain: Explain) -> Habit | None:
    """The habit that these decisions are, if they cost enough."""
    losses = confirmed(group, confirm)
    figures = {one.ply: foresee(one) for one in group}
    points = {ply: worth(told) for ply, told in figures.items()}
    plies = tuple(one.ply for one in group if losses.get(one.ply, 0.0) > 0 or points[one.ply] >= LEAST_POINTS)
    loss, wasted = sum(losses.values()), sum(points.values())
    if len(plies) < FEWEST or (not losses and wasted < WASTED):
        return None
    example = max(
        (one for one in group if one.ply in plies), key=lambda one: (losses.get(one.ply, 0.0), points[one.ply])
    )
    average = mean([figures[ply] for ply in plies])
    return Habit(
        example.seat, plies, example.ply, round(loss, 4), round(max(0.0, wasted), 1), average, explain(example)
    )


def confirmed(group: Sequence[Decision], confirm: Confirm) -> dict[int, float]:
    """What each decision gave away, by its ply; none at all where a longer thought is not sure of the sum."""
    if sum(one.loss for one in group) < COSTLY:
        return {}
    noticed = sorted((one for one in group if one.loss >= NOTICED), key=lambda one: -one.loss)[:MOST_CONFIRMED]
    found = {one.ply: confirm(one) for one in noticed}
    sure = sum(loss for loss, _ in found.values()) - SURE * sqrt(sum(doubt * doubt for _, doubt in found.values()))
    return {ply: loss for ply, (loss, _) in found.items()} if sure >= COSTLY else {}


def worth(figures: Sequence[Foreseen]) -> float:
    """The points of its own by which the better choice of a decision leads, all in all."""
    own = [one for one in figures if "chance" not in one.key and not one.key.startswith("rival")]
    return sum(one.best - one.other for one in own)


def mean(figures: Sequence[Sequence[Foreseen]]) -> tuple[Foreseen, ...]:
    """What matters of the figures of several decisions, on average."""
    count = len(figures)
    means = [
        Foreseen(
            keys[0].key,
            round(sum(one.best for one in keys) / count, 2),
            round(sum(one.other for one in keys) / count, 2),
        )
        for keys in zip(*figures, strict=True)
    ]
    return tuple(most_telling(means))
