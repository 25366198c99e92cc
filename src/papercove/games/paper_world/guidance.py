"""What helps people at the table: which rule forbids a try, and what they like to look back on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from papercove.engine.constants import NOBODY
from papercove.engine.view import Forbidden
from papercove.games.paper_world import constants as c
from papercove.games.paper_world import spec
from papercove.games.paper_world.cards import COLOUR_OF, VALUE_OF
from papercove.games.paper_world.choices import card_args, matching
from papercove.games.paper_world.landscape import rule_against_stack
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import ACTION_WORDS, place_of

ACTIONS = tuple((phase, action) for phase in spec.PHASES for action in phase.actions for _ in action.over)  # by number
SKIP_RULE = ACTIONS[c.SKIP][1].rule
ENDS_A_JUMP = ("6.2", "6.3", "11.2")  # rules against a jump that is short enough
NOT_NOW = {
    "3.2": "announced",
    "3.3": "no-passing",
    "5.1": "one-first",
    "5.3": "no-room",
    "6.1": "too-high",
    "6.2": "jumped",
    "6.3": "unpaid",
    "7.3": "closed",
    "11.2": "unpaid",
}
NOT_HERE = {**NOT_NOW, "5.2": "not-beside", "5.3": "too-wide", "5.4": "no-step", "7.3": "closed-here"}


def number_of(action: object) -> int:
    """An action's number, from its number or its text; NOTHING for nonsense."""
    if isinstance(action, str):
        return ACTION_WORDS.index(action) if action in ACTION_WORDS else c.NOTHING
    return action if type(action) is int and 0 <= action < c.ACTION_COUNT else c.NOTHING


def rule_against(state: MatchState, action: object) -> str:
    """The rule that forbids an action which is not legal here."""
    number = number_of(action)
    if number == c.NOTHING or state.to_move == NOBODY:
        return "none"
    phase, wanted = ACTIONS[number]
    current = spec.PHASES[state.phase]
    if current == phase:
        if state.phase == c.CARD and wanted.name == "CHOOSE_CARD":
            return against_card(state, number - c.CHOOSE_CARD)
        if state.phase == c.CELL:
            return state.rule_against_cell(state.to_move, state.chosen, number - c.CHOOSE_CELL)
        return wanted.rule
    if state.phase not in (c.CARD, c.CELL):
        return current.rule
    return phase.rule if wanted.name == "TAKE" else "3.2"


def against_card(state: MatchState, face: int) -> str:
    """While placing: a card not in hand, one that does not fit the announcement, or one with nowhere to go."""
    if face not in state.hand_cards(state.to_move):
        return "5.1"
    if not matching([face], state.announced):
        return "3.2"
    return why_unplaceable(state, face)


def closed_cell(state: MatchState, seat: int) -> int:
    """Rule 7.3: the stack of this seat that the scissors close."""
    return state.scissors_cell if state.scissors_seat == seat else c.NOTHING


def new_cells(state: MatchState, seat: int) -> set[int]:
    """Rules 5.2 and 5.3: where a new stack may begin."""
    stacks = state.stack_cells(seat)
    return {cell for cell in range(c.CELLS) if not stacks >> cell & 1 and not rule_against_stack(stacks, cell)}


def why_unplaceable(state: MatchState, face: int) -> str:
    """Why a card of the hand has no place: beneath the token, no jump left for it, no free cell, or too high a step."""
    seat = state.to_move
    against = {cell: state.rule_against_cell(seat, face, cell) for cell in range(c.CELLS)}
    closed = closed_cell(state, seat)
    below = state.stack_cards(seat, closed)[-1:] if closed != c.NOTHING else []
    # How far the card is from the stack that the token closes, if it is of that colour.
    skip = next((VALUE_OF[face] - 1 - VALUE_OF[top] for top in below if COLOUR_OF[top] == COLOUR_OF[face]), c.NOTHING)
    if skip == 0:
        return "7.3"
    jumps = [rule for rule in against.values() if rule in ENDS_A_JUMP]
    if jumps:
        return jumps[0]
    if skip > 0 and state.rule_against_jump(seat, skip) != "6.1":
        return "7.3"
    no_room = not any(rule in ("", *ENDS_A_JUMP) for cell, rule in against.items() if not state.stack_cards(seat, cell))
    return "5.3" if no_room and "5.3" in against.values() else "6.1"


def forbidden(state: MatchState) -> list[Forbidden]:
    """What people ask for most, and what answers whoever touches a pile, a card, a cell or the end of the turn."""
    return [*wishes(state), *touched_piles(state), *touched_cards(state), *touched_cells(state)]


def wishes(state: MatchState) -> list[Forbidden]:
    """What people ask for most: to place a card that has no place, or to end a turn that has not begun."""
    seat = state.to_move
    hand = dict.fromkeys(state.hand_cards(seat))
    if state.phase == c.TURN:
        able = set(state.placeable_cards(seat))
        rules = {face: why_unplaceable(state, face) for face in hand if face not in able}
        return [
            *(not_now("card", rule, card_args(face)) for face, rule in rules.items()),
            *([] if c.SKIP in state.legal_actions() else [not_now("end-turn", SKIP_RULE, {})]),
        ]
    if state.phase == c.CARD:
        legal = state.legal_actions()
        rules = {face: against_card(state, face) for face in hand if c.CHOOSE_CARD + face not in legal}
        found = [not_now("card", rule, card_args(face)) for face, rule in rules.items()]
        return found if c.END_TURN in legal else [*found, not_now("end-turn", rule_against(state, c.END_TURN), {})]
    return [touched("end-turn", rule_against(state, c.END_TURN), {}, f"{c.PHASES[state.phase]}-first")]


def not_now(verb: str, rule: str, args: dict[str, Any]) -> Forbidden:
    """A wish that has to wait, with the rule and the sentence that say why."""
    return Forbidden(verb, rule, args, NOT_NOW[rule])


def touched(verb: str, rule: str, args: dict[str, Any], why: str) -> Forbidden:
    """What only whoever touches the thing is told."""
    return Forbidden(verb, rule, args, why, on_touch=True)


def touched_piles(state: MatchState) -> list[Forbidden]:
    """Rules 3.1 and 4.1: an empty pile gives nothing, and whoever places takes nothing."""
    rule = rule_against(state, c.TAKE)
    if state.phase != c.TURN:
        why = "placing" if state.phase in (c.CARD, c.CELL) else f"{c.PHASES[state.phase]}-first"
        return [touched("take", rule, {"pile": pile}, why) for pile in range(c.PILES)]
    empty = [pile for pile in range(c.PILES) if not state.pile_count(pile)]
    return [touched("take", rule, {"pile": pile}, "pile-empty") for pile in empty]


def touched_cards(state: MatchState) -> list[Forbidden]:
    """Rules 3.2 and 7.1: a card of the hand waits while another looks for its place, or brings the scissors."""
    if state.phase not in (c.CELL, c.SCISSORS):
        return []
    held = state.chosen if state.phase == c.CELL else c.NOTHING  # once it lies, another one like it waits as any card
    faces = [face for face in dict.fromkeys(state.hand_cards(state.to_move)) if face != held]
    why = f"{c.PHASES[state.phase]}-first"
    return [touched("card", rule_against(state, c.CHOOSE_CARD + face), card_args(face), why) for face in faces]


def touched_cells(state: MatchState) -> list[Forbidden]:
    """Cells closed to the card one holds, together where they are closed alike; or what comes before any cell."""
    if state.phase in (c.START, c.PAY, c.SCISSORS, c.DISCARD):
        return [touched("cell", rule_against(state, c.CHOOSE_CELL), {}, f"{c.PHASES[state.phase]}-first")]
    if state.phase == c.CELL:
        return cells_closed_to(state, state.chosen)
    placeable = state.placeable_cards(state.to_move)
    first = touched("cell", spec.PHASES[c.CARD].rule, {}, "card-first" if placeable else "no-card")
    return [first, *(wish for face in placeable for wish in cells_closed_to(state, face))]


def cells_closed_to(state: MatchState, face: int) -> list[Forbidden]:
    """Where a card that has a place may not go, by the rule and by the value that lies there (0: none)."""
    closed: dict[tuple[str, int], list[str]] = {}
    for cell in range(c.CELLS):
        rule = state.rule_against_cell(state.to_move, face, cell)
        if rule:
            below = max((VALUE_OF[card] for card in state.stack_cards(state.to_move, cell)), default=0)
            closed.setdefault((rule, below), []).append("{},{}".format(*place_of(cell)))
    return [
        touched("cell", rule, {**card_args(face), "below": below, "cells": cells}, NOT_HERE[rule])
        for (rule, below), cells in closed.items()
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
