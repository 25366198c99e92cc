"""Hints: what the coach, or a bot, thinks of the choices of whoever asks, from the asker's own knowledge."""

from __future__ import annotations

from papercove.bots.analysis import compare, doubt, grade, lost, told_of
from papercove.server import wire
from papercove.server.bots import COACH, Thinkers
from papercove.server.refusals import NotAllowed
from papercove.server.table import Table
from papercove.server.turns import Payer


async def advice(
    table: Table, seat: int | None, question: wire.Hint, level: str, thinkers: Thinkers, payer: Payer
) -> wire.Advice:
    """The answer to `hint`; NotAllowed where there are no hints, or it is not the asker's turn."""
    if not table.settings.hints:
        raise NotAllowed("no-hints")
    if seat is None or table.state is None or table.to_move != seat:
        raise NotAllowed("not-your-turn")
    if level != COACH:
        thinkers.check(level, table.game)
    state, ply = table.state, table.state.ply
    choices = {choice.id: choice for choice in table.game.choices(state)}
    reasons = {action: told_of(state, action) for action in choices}
    best, *others = compare(choices, await thinkers.advise(state, seat, level, payer))
    opinions = [
        wire.Opinion(
            one.choice.id,
            one.choice.text,
            one.share,
            one.weight,
            loss,
            grade(loss, one is best, doubt(best, one)),
            reasons[one.choice.id],
        )
        for one in (best, *sorted(others, key=lambda other: -other.share))
        for loss in (lost(best, one),)
    ]
    return wire.Advice(question.cmd, ply, level, opinions)
