"""Where a match turned: the steps after which the chances were clearly others, chosen so that they tell the match.

A step is two: the choice leads from the best share to that of what was played, then the cards and the others answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

import msgspec

from papercove.engine.view import Choice, Reason

TURN = 0.08  # a step that moves somebody's chance by this much may be a turning point
MOST_TURNS = 8
MOST_OF_A_ROUND = 3  # where there are several: the last round decides, but it is not the match

Chances = Sequence[float]
Shift = tuple[Chances, Chances, bool]  # from, to, and whether it was luck
Fortune = Callable[[int, int, bool], Sequence[Reason]]  # what made a step better, or worse, for a seat


class TurningPoint(msgspec.Struct, frozen=True):
    """A step that changed who is likely to win: by a decision, or (`luck`) by what the cards brought."""

    ply: int  # of the position after the step
    seat: int  # who moved
    gainer: int  # whose chance changed most, for better or worse
    before: float  # by a decision: the best choice's share; by luck: the share of what was played
    after: float  # by a decision: the share of what was played; by luck: the curve after the step
    luck: bool
    choice: Choice
    reasons: tuple[Reason, ...] = ()  # of luck: what the cards brought

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


def turning_points(
    curve: Sequence[Chances], steps: Sequence[tuple[int, Choice]], played: Mapping[int, tuple[float, bool]]
) -> list[TurningPoint]:
    """Every step after which the chances were clearly others, in the order of play.

    `played` is the share that each decision kept, and whether it gave something away. A choice that turned the match
    itself is told, whatever the cards made of it. Each step is told of whoever chose, unless somebody else's chance
    changed by more.
    """
    found = []
    for ply, (seat, choice) in enumerate(steps):
        seats = sorted(range(len(curve[ply])), key=lambda one: one != seat)
        for start, end, luck in shifts(curve, ply, seat, played.get(ply)):
            moved = [(one, start[one], end[one]) for one in seats]
            gainer, before, after = max(moved, key=lambda shift: round(abs(shift[2] - shift[1]), 3))
            if abs(after - before) >= TURN:
                found.append(TurningPoint(ply + 1, seat, gainer, before, after, luck, choice))
                break
    return found


def shifts(curve: Sequence[Chances], ply: int, seat: int, played: tuple[float, bool] | None) -> Iterable[Shift]:
    """What a step moved: the choice, where it gave something away, then what came of it."""
    if played is None:
        return [(curve[ply], curve[ply + 1], True)]
    chosen = after_choice(curve[ply], seat, played[0])
    return [*([(curve[ply], chosen, False)] if played[1] else []), (chosen, curve[ply + 1], True)]


def after_choice(shares: Chances, seat: int, share: float) -> tuple[float, ...]:
    """Everybody's chances once a choice leaves its seat this share: what it gave away goes to the others, by theirs."""
    given = shares[seat] - share
    others = sum(shares) - shares[seat]
    gains = [given * one / others if others > 0 else given / (len(shares) - 1) for one in shares]
    return tuple(share if one == seat else shares[one] + gains[one] for one in range(len(shares)))


def named_luck(point: TurningPoint, fortune: Fortune) -> TurningPoint:
    """The same with what the cards brought."""
    reasons = fortune(point.ply - 1, point.gainer, point.after > point.before)
    return msgspec.structs.replace(point, reasons=tuple(reasons))


def told(found: Iterable[TurningPoint], rounds: Sequence[int], fortune: Fortune) -> tuple[TurningPoint, ...]:
    """The turning points that tell the match: the largest of each round first, then the second ones, and so on.

    Luck that the cards cannot be blamed for is left out: then only the coach's view has changed.
    """
    named = [named_luck(one, fortune) if one.luck else one for one in found]
    ranked = []
    for _, group in groupby((one for one in named if one.reasons or not one.luck), lambda one: rounds[one.ply - 1]):
        largest = sorted(group, key=lambda one: -one.size)
        ranked += list(enumerate(largest[: MOST_OF_A_ROUND if len(set(rounds)) > 1 else MOST_TURNS]))
    ranked.sort(key=lambda one: (one[0] if len(set(rounds)) > 1 else 0, -one[1].size))
    return tuple(sorted((one for _, one in ranked[:MOST_TURNS]), key=lambda one: one.ply))
