"""What the cards brought in one step of Sea Salt & Paper, once all is open: what came, lay there, was shown."""

from __future__ import annotations

from papercove.engine.constants import NOBODY
from papercove.engine.view import Line, Reason
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import FACE_NAMES, cards_in
from papercove.games.sea_salt_paper.legality import enough_to_call
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.reasons import lines_added
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.view import SHOWING

JUST_SHORT = 3  # points that are missing for the goal


def fortune(before: MatchState, after: MatchState, seat: int, better: bool) -> list[Reason]:
    """What nobody chose in this step and made it better, or worse, for a seat."""
    if after.round != before.round or after.to_move == NOBODY:
        return shown(before, after, seat, better)
    found = came(before, after) + lay_open(before, after) + ready(before, after)
    return [one for one in found if ((one.seat == seat) == better) != (one.key == "drew-nothing")]


def in_hand_and_laid(state: MatchState, seat: int) -> int:
    return state.hand_of(seat) | state.laid_by(seat)


def shown(before: MatchState, after: MatchState, seat: int, better: bool) -> list[Reason]:
    """The end of a round: how, what everybody turned out to have, and who fell just short of the goal.

    Where it went otherwise than the chances did, the cards cannot be blamed.
    """
    own_stop = after.round_end == c.STOPPED and after.ended_by == before.to_move  # which the step itself says
    found = [] if own_stop else [Reason("ended", after.ended_by, {"end": c.ROUND_ENDS[after.round_end]})]
    if after.round_end not in SHOWING:
        return found
    others = [other for other in range(after.seats) if other != seat]
    lead = after.gained_by(seat) - max(after.gained_by(other) for other in others)
    missing = {one: after.points_to_win - after.score(one) for one in (others if better else [seat])}
    short = [Reason("needs", one, {"count": count}) for one, count in missing.items() if 0 < count <= JUST_SHORT]
    if not short and (lead < 0 if better else lead > 0):
        return []
    numbers = after.score_tables()
    held = [Reason("holds", one, {"points": points(after.shown_by(one), numbers)}) for one in range(after.seats)]
    return found + held + short


def came(before: MatchState, after: MatchState) -> list[Reason]:
    """Cards that came into the mover's hand unseen: the best of those drawn, or the one stolen."""
    mover, held = before.to_move, in_hand_and_laid(before, before.to_move)
    robbed = [seat for seat in range(before.seats) if seat != mover and before.hand_of(seat) & ~after.hand_of(seat)]
    if robbed:
        (card,) = cards_in(before.hand_of(robbed[0]) & ~after.hand_of(robbed[0]))
        args = {"victim": robbed[0], "card": FACE_NAMES[card]}
        return [Reason("stole", mover, args, lines_added(before, held, card))]
    if after.deck_size == before.deck_size:
        return []
    drawn = after.drawn_cards() or cards_in(after.hand_of(mover) & ~before.hand_of(mover))
    lines = {card: lines_added(before, held, card) for card in drawn}
    mermaids = (held & c.ALL_MERMAIDS).bit_count()
    fourth = c.ALL_MERMAIDS if mermaids == 3 else 0
    best = max(drawn, key=lambda card: (1 << card & fourth > 0, sum_of(lines[card])), default=None)
    if best is None:
        return []
    if mermaids and 1 << best & c.ALL_MERMAIDS:
        return [Reason("drew-mermaid", mover, {"count": mermaids + 1}, lines[best])]
    if not lines[best]:
        return [Reason("drew-nothing", mover)]
    return [Reason("drew", mover, {"card": FACE_NAMES[best]}, lines[best])]


def sum_of(lines: list[Line]) -> int:
    return sum(line.points for line in lines)


def tops(state: MatchState) -> set[int]:
    return {pile[-1] for pile in map(state.pile_cards, (0, 1)) if pile}


def lay_open(before: MatchState, after: MatchState) -> list[Reason]:
    """The best card that lies open for the next player: of those that have just come up, or at the end of a turn."""
    mover = before.to_move
    rival = after.to_move if after.to_move != mover else (mover + 1) % after.seats
    new = tops(after) if after.to_move != mover else tops(after) - tops(before)
    lines = {card: lines_added(after, in_hand_and_laid(after, rival), card) for card in sorted(new)}
    best = max(lines, key=lambda card: sum_of(lines[card]), default=None)
    return (
        [] if best is None or not lines[best] else [Reason("lay-open", rival, {"card": FACE_NAMES[best]}, lines[best])]
    )


def ready(before: MatchState, after: MatchState) -> list[Reason]:
    """Who has called with how much, or whose turn it is with enough to call."""
    numbers = after.score_tables()
    if after.caller != before.caller:
        return [Reason("called-with", after.caller, {"points": points(in_hand_and_laid(after, after.caller), numbers)})]
    if after.to_move == before.to_move or after.caller != NOBODY:
        return []
    mine = points(in_hand_and_laid(after, after.to_move), numbers)
    return (
        [Reason("can-call", after.to_move, {"points": mine})]
        if enough_to_call(mine, numbers[c.AT_CALL_THRESHOLD])
        else []
    )
