"""What the laboratory counts in Sea Salt & Paper: calls, how rounds end, and what each kind of card brought."""

from __future__ import annotations

from papercove.engine.constants import NOBODY
from papercove.engine.view import Measure
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import KINDS
from papercove.games.sea_salt_paper.judgement import Judgement
from papercove.games.sea_salt_paper.sheet import counts, points

CALLS = {c.STOP: "call-stop", c.LAST_CHANCE: "call-last-chance"}


def measures(before: Judgement, action: int, after: Judgement) -> list[Measure]:
    """A call counts the caller's points; a round its end, and for each seat its cards of each kind."""
    found = []
    seat = before.to_move
    if before.phase == c.PLAY and action in CALLS:
        cards = before.hand_of(seat) | before.laid_by(seat)
        found.append(Measure(CALLS[action], seat, points(cards, before.score_tables())))
    if after.round != before.round or after.to_move == NOBODY:
        found.append(Measure(f"round-{c.ROUND_ENDS[after.round_end]}", after.ended_by))
        if after.round_end in (c.STOPPED, c.BET_WON, c.BET_LOST):
            for other in range(after.seats):
                held = counts(after.shown_by(other))
                found += [Measure(f"card-{kind}", other, held[kind], after.gained_by(other)) for kind in KINDS]
    return found
