"""What the laboratory counts in Sea Salt & Paper: calls, how rounds end, and what each kind of card brought."""

from __future__ import annotations

from papercove.engine.constants import NOBODY
from papercove.engine.view import Measure
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import KINDS
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.sheet import bonus_line, counts


def is_round_over(before: MatchState, after: MatchState) -> bool:
    """Whether this step ended a round."""
    return after.round != before.round or after.to_move == NOBODY


def measures(before: MatchState, action: int, after: MatchState) -> list[Measure]:
    """At the end of a round: the call it came from, how it ended, colour bonuses, and each seat's cards by kind."""
    if not is_round_over(before, after):
        return []
    found = [*calls(before, action, after), Measure(f"round-{c.ROUND_ENDS[after.round_end]}", after.ended_by)]
    for seat in range(after.seats):
        if after.round_end == c.BET_WON or (after.round_end == c.BET_LOST and seat == after.ended_by):
            found.append(Measure("colour-bonus", seat, bonus_line(after.shown_by(seat)).points))
        if after.round_end in (c.STOPPED, c.BET_WON, c.BET_LOST):
            held = counts(after.shown_by(seat))
            found += [Measure(f"card-{kind}", seat, held[kind], after.gained_by(seat)) for kind in KINDS]
    return found


def calls(before: MatchState, action: int, after: MatchState) -> list[Measure]:
    """The call of a round that is over, by the caller's points: what it gained more than the best of the others.

    LAST CHANCE succeeds if the bet is won, STOP if nobody gains more. After LAST CHANCE the caller's cards lie open
    and stay as they are, so that those before the last step are those of the call.
    """
    caller = before.caller
    if caller == NOBODY:
        if action != c.STOP or before.phase != c.PLAY:
            return []
        caller = before.to_move
    key = "call-stop" if before.caller == NOBODY else "call-last-chance"
    worth = points(before.hand_of(caller) | before.laid_by(caller), before.score_tables())
    margin = after.gained_by(caller) - max(after.gained_by(seat) for seat in range(after.seats) if seat != caller)
    right = margin >= 0 if key == "call-stop" else after.round_end == c.BET_WON
    return [Measure(key, caller, worth, margin, right)]
