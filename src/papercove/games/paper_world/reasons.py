"""Why a choice of Paper World is good or bad: the lines of points it changes, what fits, objectives, and rivals."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine.constants import NOBODY
from papercove.engine.view import Line, Reason, changed_lines
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import FACE_NAMES, VALUE_OF
from papercove.games.paper_world.choices import matching
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.objectives import progress
from papercove.games.paper_world.sheet import sheet
from papercove.games.paper_world.table import values_skipped


def foreseen(state: MatchState, seat: int) -> dict[str, float]:
    """The lines of a seat's points, rule 10.1, and the points of the best of the others."""
    parts = state.score_parts(seat)
    rivals = [state.score(other) for other in range(state.seats) if other != seat]
    mine = {key: float(parts[key]) for key in ("stars", "tokens", "scissors", "hand", "discards")}
    return {**mine, "rival-points": float(max(rivals))}


def changed_points(state: MatchState, action: int) -> list[Line]:
    """What an action changes in the mover's points, line by line; rule 10.1. No hidden card has a part in it.

    Cards that are taken count against nobody while they can still be placed. A card that pays is lost either way.
    """
    if (c.TAKE <= action < c.PLACE and state.last_turns < 0) or c.PAY_CARD <= action < c.TAKE_SCISSORS:
        return []
    seat, after = state.to_move, state.copy()
    after.apply(action)
    return changed_lines(sheet(state, seat), sheet(after, seat))


def reasons(state: MatchState, action: int) -> list[Reason]:
    """What fits where without a jump, for oneself and for the next player; what a place does for the objectives."""
    if c.TAKE <= action < c.PLACE:
        return taking(state, matching(tops(state), action - c.TAKE))
    if c.PLACE <= action < c.SKIP:
        return named("places", None, matching(state.placeable_cards(state.to_move), action - c.PLACE))
    if c.CHOOSE_CELL <= action < c.PAY_CARD:
        return placing(state, action)
    return []


def tops(state: MatchState) -> list[int]:
    """The open cards of the piles."""
    return [state.pile_top(pile) for pile in range(c.PILES) if state.pile_count(pile)]


def fitting(state: MatchState, seat: int, faces: Sequence[int]) -> list[int]:
    """Those of some cards that can all be placed without a jump, lower ones first; rules 5.2 to 5.4 and 7.3."""
    scratch, found = state.copy(), []
    for face in sorted(faces, key=lambda face: VALUE_OF[face]):
        cells = scratch.cells_without_jump(seat, face)
        if cells:  # whichever it is: a landscape can always grow until it has nine stacks
            scratch.put_card(seat, cells[0], face)
            found.append(face)
    return found


def wanted(state: MatchState, seat: int, face: int) -> bool:
    """Whether a card has a place that not everybody has: any free cell will do for a 1."""
    return VALUE_OF[face] > 1 and bool(state.cells_without_jump(seat, face))


def named(key: str, seat: int | None, faces: Sequence[int]) -> list[Reason]:
    """A reason about some cards, if there are any."""
    return [Reason(key, seat, {"cards": [FACE_NAMES[face] for face in faces]})] if faces else []


def taking(state: MatchState, taken: Sequence[int]) -> list[Reason]:
    """Cards taken: those that fit, those that the next player could use, and how many are too many; rule 4.3."""
    seat = state.to_move
    rival = (seat + 1) % state.seats
    found = named("fits", seat, fitting(state, seat, taken))
    found += named("denies", rival, [face for face in taken if wanted(state, rival, face)])
    over = state.cards_too_many(seat, len(taken))
    return found + ([Reason("over", seat, {"count": over})] if over > 0 else [])


def placing(state: MatchState, action: int) -> list[Reason]:
    """A place: the jump it costs, rule 6.3, and each objective that it brings nearer or farther; rule 8.1."""
    seat, after = state.to_move, state.copy()
    after.apply(action)
    below = state.height_at(seat, action - c.CHOOSE_CELL)
    cost = state.cost_of(seat, values_skipped(VALUE_OF[state.chosen], below))
    found = [Reason("jump", seat, {"count": cost})] if cost > 0 else []
    for slot in range(c.SLOTS):
        if state.slot_token(seat, slot):
            continue
        number = state.slot_objective(slot)
        before, now = progress(state, seat, number), progress(after, seat, number)
        if now.reached != before.reached:
            key = "nearer" if now.reached > before.reached else "farther"
            found.append(Reason(key, seat, {"objective": number, "reached": now.reached, "goal": now.goal}))
    return found


def aftermath(positions: Sequence[MatchState], actions: Sequence[int]) -> list[Reason]:
    """Which open cards others then took that fit them, which objectives they completed, and who took the scissors."""
    first, mover = positions[0], positions[0].to_move
    left = tops(first) if first.phase == c.TURN else []
    if left and c.TAKE <= actions[0] < c.PLACE:
        left = [face for face in left if face not in matching(left, actions[0] - c.TAKE)]
    found: list[Reason] = []
    for number, state in enumerate(positions[1:], 1):
        if state.to_move == NOBODY or (state.to_move == mover and state.phase == c.TURN) or number == len(actions):
            break
        if state.to_move == mover:
            continue
        rival, action, after = state.to_move, actions[number], positions[number + 1]
        if c.TAKE <= action < c.PLACE:
            taken = [face for face in matching(tops(state), action - c.TAKE) if face in left]
            found += named("fed", rival, [face for face in taken if wanted(state, rival, face)])
        for slot in range(c.SLOTS):
            if after.slot_token(rival, slot) != state.slot_token(rival, slot):
                points = after.slot_token(rival, slot)
                found.append(Reason("claimed", rival, {"objective": after.slot_objective(slot), "points": points}))
        if state.scissors_seat == mover and after.scissors_seat == rival:
            found.append(Reason("scissors-lost", rival))
    return found
