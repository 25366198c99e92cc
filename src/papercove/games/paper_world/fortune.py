"""What the cards brought in one step of Paper World: what came to light on the piles, and for whom."""

from __future__ import annotations

from papercove.engine.constants import NOBODY
from papercove.engine.view import Reason
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import FACE_NAMES
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.reasons import wanted


def fortune(before: MatchState, after: MatchState, seat: int, better: bool) -> list[Reason]:
    """What nobody chose in this step and made it better, or worse, for a seat: only taking turns cards up."""
    if after.to_move == NOBODY:
        return []
    sizes = [(before.pile_count(pile), after.pile_count(pile)) for pile in range(c.PILES)]
    new = [after.pile_top(pile) for pile, (old, now) in enumerate(sizes) if 0 < now < old]
    if not new:
        return []
    rival = after.to_move if after.to_move != before.to_move else (before.to_move + 1) % after.seats
    fitting = [face for face in new if wanted(after, rival, face)]
    if ((seat == rival) == better) != bool(fitting):
        return []
    key = "came-up" if fitting else "came-up-useless"
    return [Reason(key, rival, {"cards": [FACE_NAMES[face] for face in fitting or new]})]
