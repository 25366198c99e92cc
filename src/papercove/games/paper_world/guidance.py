"""What helps people at the table: what stands in the way of a try, and what they like to look back on.

Why something cannot be done is said once, by `obstacle`: for what is refused and for what a table tells beforehand.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from papercove.engine.view import Forbidden, Obstacle
from papercove.games.paper_world import constants as c
from papercove.games.paper_world import spec
from papercove.games.paper_world.cards import COLOUR_OF, VALUE_OF
from papercove.games.paper_world.choices import card_args, matching
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import ACTION_WORDS, place_of
from papercove.games.paper_world.table import values_skipped

ACTIONS = tuple((phase, action) for phase in spec.PHASES for action in phase.actions for _ in action.over)  # by number
ENDS_A_JUMP = ("6.2", "6.3", "11.2")  # rules against a jump that is short enough
NO_PLACE = {  # why a card of the hand cannot be placed, by the rule against it
    "5.3": "no-room",
    "6.1": "too-high",
    "6.2": "jumped",
    "6.3": "unpaid",
    "7.3": "closed",
    "11.2": "unpaid",
}
NOT_HERE = {**NO_PLACE, "5.2": "not-beside", "5.3": "too-wide", "5.4": "no-step", "7.3": "closed-here"}  # on a cell
PLACING = spec.PHASES[c.CARD]
DECIDING = (c.START, c.PAY, c.SCISSORS, c.DISCARD)  # phases in which nothing else can be done
ONLY_THEN = {  # what belongs to a moment that is not now
    "START_COLOUR": "started",
    "PAY_CARD": "no-jump",
    "TAKE_SCISSORS": "no-scissors",
    "LEAVE_SCISSORS": "no-scissors",
}


def number_of(action: object) -> int:
    """An action's number, from its number or its text; NOTHING for nonsense."""
    if isinstance(action, str):
        return ACTION_WORDS.index(action) if action in ACTION_WORDS else c.NOTHING
    return action if type(action) is int and 0 <= action < c.ACTION_COUNT else c.NOTHING


def obstacle(state: MatchState, action: object) -> Obstacle | None:
    """What stands in the way of an action that is not legal here; None for nonsense, and once the match is over.

    What must be decided first comes before all else. While one places, nothing is taken; and a card that has been
    chosen is put down first.
    """
    number = number_of(action)
    if number == c.NOTHING or state.to_move < 0:
        return None
    (phase, wanted), current = ACTIONS[number], spec.PHASES[state.phase]
    if state.phase in DECIDING:
        unmet = {"START_COLOUR": "start-taken", "PAY_CARD": "not-held", "DISCARD_CARD": "not-held"}
        why = unmet.get(wanted.name) if phase is current else None
        return Obstacle(current.rule, why or f"{current.name}-first")
    if wanted.name == "TAKE":
        return Obstacle(wanted.rule, "not-shown") if state.phase == c.TURN else Obstacle(phase.rule, "placing")
    if state.phase == c.CELL and phase is not current:
        return Obstacle(PLACING.rule, "cell-first")
    if state.phase == c.CELL:
        return against_cell(state, state.chosen, number - c.CHOOSE_CELL)
    if wanted.name == "DISCARD_CARD":
        return Obstacle(wanted.rule, "none-over", {"limit": state.number(c.AT_HAND_LIMIT)})
    if wanted.name in ONLY_THEN:
        return Obstacle(wanted.rule, ONLY_THEN[wanted.name])
    if wanted.name == "CHOOSE_CELL":
        return Obstacle(PLACING.rule, "card-first" if cards_to_choose(state) else "no-card")
    if wanted.name == "CHOOSE_CARD":
        return against_card(state, number - c.CHOOSE_CARD)
    if wanted.name == "PLACE":
        return against_announcing(state, number - c.PLACE)
    return against_ending(state)


def against_ending(state: MatchState) -> Obstacle:
    """Rules 3.3 and 5.1: nobody passes who can take or place, and whoever would place does."""
    if state.phase == c.CARD and not state.placed:
        return Obstacle(ACTIONS[c.END_TURN][1].rule, "one-first")
    skips = c.SKIP in state.legal_actions()
    return Obstacle(ACTIONS[c.SKIP][1].rule, "skipped" if skips else "no-passing")


def against_announcing(state: MatchState, announcement: int) -> Obstacle:
    """Rules 3.2, 5.1 and 5.6: one announcement a turn, of cards that the hand holds and that have a place."""
    if state.phase == c.CARD:
        return Obstacle(ACTIONS[c.CHOOSE_CARD][1].rule, "announced-once")
    if not matching(state.hand_cards(state.to_move), announcement):
        return Obstacle(ACTIONS[c.END_TURN][1].rule, "none-held")
    return Obstacle(ACTIONS[c.PLACE][1].rule, "no-place")


def against_card(state: MatchState, face: int) -> Obstacle:
    """A card not in hand, one that was not announced, or one with nowhere to go; before all, the announcement."""
    if face not in state.hand_cards(state.to_move):
        return Obstacle(PLACING.rule, "not-held")
    announced = ACTIONS[c.CHOOSE_CARD][1].rule
    if state.phase == c.CARD and not matching([face], state.announced):
        return Obstacle(announced, "announced")
    if state.phase == c.TURN and face in state.placeable_cards(state.to_move):
        return Obstacle(announced, "announce-first")
    rule = why_unplaceable(state, face)
    return Obstacle(rule, NO_PLACE[rule])


def against_cell(state: MatchState, face: int, cell: int) -> Obstacle:
    """Where a card may not go: by which rule, on which value (0: no stack)."""
    rule = state.rule_against_cell(state.to_move, face, cell)
    args = {**card_args(face), "below": state.height_at(state.to_move, cell)}
    return Obstacle(rule, NOT_HERE.get(rule, ""), args)


def cards_to_choose(state: MatchState) -> list[int]:
    """The cards of the hand that have a place now; once something is announced, those of them that match."""
    placeable = state.placeable_cards(state.to_move)
    return placeable if state.announced == c.NOTHING else matching(placeable, state.announced)


def why_unplaceable(state: MatchState, face: int) -> str:
    """Why a card of the hand has no place: beneath the token, no jump left for it, no free cell, or too high a step."""
    seat = state.to_move
    against = {cell: state.rule_against_cell(seat, face, cell) for cell in range(c.CELLS)}
    closed = state.scissors_cell if state.scissors_seat == seat else c.NOTHING
    below = state.stack_cards(seat, closed)[-1:] if closed != c.NOTHING else []
    # How far the card is from the stack that the token closes (rule 7.3), if it is of that colour.
    skip = next(
        (values_skipped(VALUE_OF[face], VALUE_OF[top]) for top in below if COLOUR_OF[top] == COLOUR_OF[face]), -1
    )
    if skip == 0:
        return "7.3"
    jumps = [rule for rule in against.values() if rule in ENDS_A_JUMP]
    if jumps:
        return jumps[0]
    if skip > 0 and state.rule_against_jump(seat, skip) != "6.1":
        return "7.3"
    no_room = not any(rule in ("", *ENDS_A_JUMP) for cell, rule in against.items() if not state.height_at(seat, cell))
    return "5.3" if no_room and "5.3" in against.values() else "6.1"


# --- what a table tells beforehand ---


def wish(state: MatchState, verb: str, action: int, args: Mapping[str, Any], on_touch: bool = True) -> Forbidden:
    """Something that people want to do and may not, with what stands in the way of it.

    Unless it is asked for most, only whoever touches the thing is told.
    """
    found = obstacle(state, action)
    assert found is not None  # an action of the game, while the match goes on
    return Forbidden(verb, found.rule, {**found.args, **args}, found.why, on_touch)


def forbidden(state: MatchState) -> list[Forbidden]:
    """What people ask for most, and what answers whoever touches a pile, a card, a cell or the end of the turn."""
    return [*wishes(state), *touched_piles(state), *touched_cards(state), *touched_cells(state)]


def wishes(state: MatchState) -> list[Forbidden]:
    """What people ask for most: to place a card that has no place, or to end a turn that has not begun."""
    asked = state.phase in (c.TURN, c.CARD)
    legal = state.legal_actions()
    able = cards_to_choose(state) if asked else []
    hand = [face for face in dict.fromkeys(state.hand_cards(state.to_move)) if asked and face not in able]
    found = [wish(state, "card", c.CHOOSE_CARD + face, card_args(face), on_touch=False) for face in hand]
    ends = c.END_TURN in legal or c.SKIP in legal
    return found if ends else [*found, wish(state, "end-turn", c.END_TURN, {}, on_touch=not asked)]


def touched_piles(state: MatchState) -> list[Forbidden]:
    """Rules 3.1 and 4.1: an empty pile gives nothing, and whoever places takes nothing."""
    if state.phase != c.TURN:
        return [wish(state, "take", c.TAKE, {"pile": pile}) for pile in range(c.PILES)]
    empty, rule = [pile for pile in range(c.PILES) if not state.pile_count(pile)], ACTIONS[c.TAKE][1].rule
    return [Forbidden("take", rule, {"pile": pile}, "pile-empty", on_touch=True) for pile in empty]


def touched_cards(state: MatchState) -> list[Forbidden]:
    """Rules 5.1 and 7.1: a card of the hand waits while another looks for its place, or brings the scissors."""
    if state.phase not in (c.CELL, c.SCISSORS):
        return []
    held = state.chosen if state.phase == c.CELL else c.NOTHING  # once it lies, another one like it waits as any card
    faces = [face for face in dict.fromkeys(state.hand_cards(state.to_move)) if face != held]
    return [wish(state, "card", c.CHOOSE_CARD + face, card_args(face)) for face in faces]


def touched_cells(state: MatchState) -> list[Forbidden]:
    """Cells closed to the card one holds, together where they are closed alike; or what comes before any cell."""
    if state.phase == c.CELL:
        return cells_closed_to(state, state.chosen)
    first = wish(state, "cell", c.CHOOSE_CELL, {})
    if state.phase in DECIDING:
        return [first]
    # The first card may have been announced by the other of its two words: so any card that has a place may be held.
    held = state.placeable_cards(state.to_move)
    return [first, *(closed for face in held for closed in cells_closed_to(state, face))]


def cells_closed_to(state: MatchState, face: int) -> list[Forbidden]:
    """Where a card that has a place may not go, by the rule and by the value that lies there (0: none)."""
    closed: dict[tuple[str, int], tuple[Obstacle, list[str]]] = {}
    opened = state.cells_open_to(state.to_move, face)
    for cell in range(c.CELLS):
        if cell not in opened:
            found = against_cell(state, face, cell)
            _, cells = closed.setdefault((found.rule, int(found.args["below"])), (found, []))
            cells.append("{},{}".format(*place_of(cell)))
    return [
        Forbidden("cell", found.rule, {**found.args, "cells": cells}, found.why, on_touch=True)
        for found, cells in closed.values()
    ]


def highlights(positions: Iterable[MatchState]) -> list[dict[str, int]]:
    """What each seat built: objectives, finished stacks, and how full the landscape was."""
    last = deque(positions, maxlen=1)[0]
    found = []
    for seat in range(last.seats):
        stacks = last.stacks(seat)
        found.append(
            {
                "objectives": sum(last.slot_token(seat, slot) > 0 for slot in range(c.SLOTS)),
                "fives": sum(VALUE_OF[cards[-1]] == c.HIGHEST for _, cards in stacks),
                "discards": len(last.discarded_cards(seat)),
                "best-stacks": len(stacks),
                "best-stars": last.score_parts(seat)["stars"],
            }
        )
    return found


def is_whole(action: int) -> bool:
    """An announcement and a card in the air are beginnings."""
    return ACTION_WORDS[action].partition(" ")[0] not in ("place", "card")
