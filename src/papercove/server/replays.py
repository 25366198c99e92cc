"""Finished matches, position by position, as each seat and a spectator saw them."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine.game import Game
from papercove.engine.record import Record
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.engine.view import Event, View
from papercove.server.wire import Replay, ReplayStep


def round_starts(record: Record) -> list[int]:
    """The ply at which each round begins."""
    starts, last = [], None
    for ply, state in enumerate(record.positions()):
        if state.round != last and not state.is_over:
            starts.append(ply)
            last = state.round
    return starts


def replay(record: Record, first: int, count: int) -> Replay:
    """The positions from ply `first` on; the first one of all has no story."""
    game = find_game(record.game).as_of(record.version)
    steps: list[ReplayStep] = []
    before: State | None = None
    for ply, state in enumerate(record.positions()):
        if ply >= first + count:
            break
        if ply >= first:
            steps.append(step(game, record, before, state, steps[-1].views if steps else None))
        before = state
    return Replay(
        game=record.game,
        plies=len(record.actions),
        names=record.seats,
        rounds=round_starts(record),
        steps=steps,
        over=record.replay().is_over,
    )


def step(game: Game, record: Record, before: State | None, after: State, known: Sequence[View] | None) -> ReplayStep:
    """One position; its story is told as the mover knew it, for all is open now."""
    story: list[Event] = []
    viewers = [*range(after.seats), None]
    if before is None or known is None:
        views = game.views(after, viewers)
    else:
        views = game.views_after(before, known, after, viewers)
    if before is not None:
        story = game.story(before, record.actions[before.ply], after, before.to_move)
    return ReplayStep(
        ply=after.ply,
        round=after.round,
        seat=None if before is None else before.to_move,
        story=story,
        views=views,
    )
