"""What a choice of Paper World may still come to: points of this turn, what can wait, what one word could place."""

from __future__ import annotations

from collections import Counter

from papercove.engine.constants import NOBODY
from papercove.engine.view import Reason
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import FACE_NAMES
from papercove.games.paper_world.choices import matching
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.reasons import fitting, named, tops

MOST_LOOKED_AT = 2_000  # positions: beyond that the best turn found so far will do


def prospects(state: MatchState, action: int) -> list[Reason]:
    """What may come of a legal action, as far as its mover can count it."""
    seat = state.to_move
    if c.TAKE <= action < c.PLACE:
        return taking(state, action - c.TAKE)
    if c.PAY_CARD <= action < c.TAKE_SCISSORS:
        face = action - c.PAY_CARD
        key = "pays-useful" if fitting(state, seat, [face]) else "pays-useless"
        more = [one for one in this_turn(state, action) if one.args["count"]]
        return [Reason(key, seat, {"card": FACE_NAMES[face]}), *more]
    return this_turn(state, action) if c.PLACE <= action < c.CHOOSE_CELL else []


def taking(state: MatchState, announcement: int) -> list[Reason]:
    """That the end begins, or what one could place now can wait; what fits only after cards of the hand; how many
    cards one word could place next time."""
    seat, taken = state.to_move, matching(tops(state), announcement)
    found: list[Reason] = []
    if state.last_turns < 0 and state.would_trigger_end(announcement):
        found.append(Reason("last-turns", seat))
    elif state.last_turns < 0 and state.placeable_cards(seat):
        found.append(Reason("waits", seat))
    held = state.hand_cards(seat) + taken
    homeless = Counter(taken) - Counter(fitting(state, seat, held))
    follows = Counter(taken) - homeless - Counter(fitting(state, seat, taken))
    found += named("follows", seat, list(follows.elements()))
    found += named("no-place", seat, list(homeless.elements()))
    most = max(len(fitting(state, seat, matching(held, word))) for word in range(c.ANNOUNCEMENTS))
    return [*found, *([Reason("one-word", seat, {"count": most})] if most > 1 else [])]


def this_turn(state: MatchState, action: int) -> list[Reason]:
    """The points that the rest of this turn can bring after an action; no hidden card has a part in it."""
    seat, before = state.to_move, state.score(state.to_move)
    after = state.copy()
    after.apply(action)
    more = max(ends_of_turn(after, seat, [MOST_LOOKED_AT])) - before
    return [Reason("this-turn", seat, {"count": more})]


def ends_of_turn(state: MatchState, seat: int, left: list[int]) -> list[int]:
    """What a seat may have at the end of this turn."""
    if state.to_move != seat or state.phase == c.TURN or state.to_move == NOBODY:
        return [state.score(seat)]
    found: list[int] = []
    for action in sorted(state.legal_actions(), key=lambda one: one == c.END_TURN):
        left[0] -= 1
        if left[0] < 0 and found:
            break
        after = state.copy()
        after.apply(action)
        found.append(max(ends_of_turn(after, seat, left)))
    return found
