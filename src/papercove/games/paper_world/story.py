"""The log of Paper World: what one step told everybody. Nothing in it is hidden from anyone (rule 2.6)."""

from __future__ import annotations

from typing import Any

from papercove.engine.constants import NOBODY
from papercove.engine.view import Event
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.choices import announcement_args, verb_and_args
from papercove.games.paper_world.match import MatchState


def story(before: MatchState, action: int, after: MatchState) -> list[Event]:
    """The events of the step from `before` to `after`, the same for every viewer."""
    events = _deed(before, action, after)
    if after.turns > before.turns:
        events += _turn_ended(before, after)
    return events


def _deed(before: MatchState, action: int, after: MatchState) -> list[Event]:
    """What the action itself did."""
    seat = before.to_move
    verb, args = verb_and_args(before, action)
    if action < c.TAKE:
        events = [Event("started", seat, args)]
        if after.phase == c.TURN:
            objectives = [after.slot_objective(slot) for slot in range(c.SLOTS)]
            events.append(Event("laid-out", None, {"objectives": objectives, "starter": after.starter}))
        return events
    if action < c.PLACE:
        return [Event(f"took-{announcement_args(action - c.TAKE)[0]}", seat, args)]
    if action < c.SKIP:
        return [Event(f"announced-{announcement_args(action - c.PLACE)[0]}", seat, args)]
    if action == c.SKIP:
        return [Event("skipped", seat)]
    if action == c.END_TURN:
        return [Event("ended-turn", seat, {"count": before.placed})]
    if action == c.TAKE_SCISSORS:
        return [_scissors_taken(before, args)]
    if action == c.LEAVE_SCISSORS:
        return [Event("left-scissors", seat, args)]
    if action < c.CHOOSE_CELL:
        return []
    if action < c.PAY_CARD:
        return [Event(verb.replace("cell", "placed"), seat, args)]
    return [Event("paid" if action < c.DISCARD_CARD else "discarded", seat, args)]


def _scissors_taken(before: MatchState, args: dict[str, Any]) -> Event:
    """Rule 7.2: the token comes from the middle of the table, another landscape or one's own."""
    if before.scissors_seat == NOBODY:
        return Event("took-scissors", before.to_move, args)
    if before.scissors_seat == before.to_move:
        return Event("moved-scissors", before.to_move, args)
    return Event("stole-scissors", before.to_move, {**args, "victim": before.scissors_seat})


def _turn_ended(before: MatchState, after: MatchState) -> list[Event]:
    """Objectives claimed, the last turns, the end."""
    seat = before.to_move
    events = []
    for slot in range(c.SLOTS):
        points = after.slot_token(seat, slot)
        if points != before.slot_token(seat, slot):
            number = after.slot_objective(slot)
            events.append(Event("claimed", seat, {"objective": number, "points": points}))
    if after.last_turns >= 0 and before.last_turns < 0:
        events.append(Event("last-turns", seat, {"count": after.last_turns}))
    if after.to_move == NOBODY:
        events += [_scored(after, other) for other in range(after.seats)]
        winners = [other for other in range(after.seats) if after.winners >> other & 1]
        events.append(Event("match-ended", None, {"winners": winners, "reason": c.REASONS[after.reason]}))
    return events


def _scored(after: MatchState, seat: int) -> Event:
    return Event("scored", seat, {**after.score_parts(seat), "score": after.score(seat)})
