"""What helps people at the table: which rule forbids a try, and what they like to look back on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from papercove.engine.constants import NOBODY
from papercove.engine.view import Forbidden
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOUR_OF, VALUE_OF
from papercove.games.paper_world.choices import card_args, matching
from papercove.games.paper_world.judgement import Judgement
from papercove.games.paper_world.notation import ACTION_WORDS

HIGHEST = 5
TURN_RULES = {"take": "4.1", "place": "5.6", "skip": "3.3"}
PHASE_RULES = {c.START: "2.2", c.TURN: "3.1", c.PAY: "6.3", c.SCISSORS: "7.1", c.DISCARD: "4.3"}


def number_of(action: object) -> int:
    """An action's number, from its number or its text; NOTHING for nonsense."""
    if isinstance(action, str):
        return ACTION_WORDS.index(action) if action in ACTION_WORDS else c.NOTHING
    return action if type(action) is int and 0 <= action < c.ACTION_COUNT else c.NOTHING


def rule_against(state: Judgement, action: object) -> str:
    """The rule that forbids an action which is not legal here."""
    number = number_of(action)
    if number == c.NOTHING or state.to_move == NOBODY:
        return "none"
    kind = ACTION_WORDS[number].partition(" ")[0]
    if state.phase == c.TURN:
        return TURN_RULES.get(kind, "3.1")
    if state.phase == c.CARD:
        return against_card(state, number, kind)
    if state.phase == c.CELL and kind == "at":
        return against_cell(state, number - c.CHOOSE_CELL)
    return PHASE_RULES.get(state.phase, "3.2")


def against_card(state: Judgement, number: int, kind: str) -> str:
    """While placing: a card of another announcement, a card with nowhere to go, or an end before the first card."""
    if kind == "end-turn":
        return "5.1"
    if kind != "card":
        return "3.2"
    face = number - c.CHOOSE_CARD
    if not matching([face], state.announced):
        return "3.2"
    return why_unplaceable(state, face)


def closed_cell(state: Judgement, seat: int) -> int:
    """Rule 7.3: the stack of this seat that the scissors close."""
    return state.scissors_cell if state.scissors_seat == seat else c.NOTHING


def why_unplaceable(state: Judgement, face: int) -> str:
    """Why a card of the hand has no place: beneath the token, too high a step, or the jump is used up."""
    seat = state.to_move
    tops = [(cell, cards[-1]) for cell, cards in state.stacks(seat)]
    same = [(cell, top) for cell, top in tops if COLOUR_OF[top] == COLOUR_OF[face]]
    if any(cell == closed_cell(state, seat) and VALUE_OF[top] == VALUE_OF[face] - 1 for cell, top in same):
        return "7.3"
    return "6.1" if VALUE_OF[face] > 1 else "5.3"


def against_cell(state: Judgement, cell: int) -> str:
    """Why the chosen card cannot go there."""
    seat = state.to_move
    below = state.stack_cards(seat, cell)
    if not below:
        if VALUE_OF[state.chosen] > 1:
            return "5.4"
        column, row = cell % c.BOARD_SIDE, cell // c.BOARD_SIDE
        beside = any(
            abs(other % c.BOARD_SIDE - column) + abs(other // c.BOARD_SIDE - row) == 1
            for other, _ in state.stacks(seat)
        )
        return "5.3" if beside else "5.2"
    return "7.3" if closed_cell(state, seat) == cell else "5.4"


def forbidden(state: Judgement) -> list[Forbidden]:
    """Cards of the hand that have no place now, and the wish to end a turn that has not begun."""
    seat = state.to_move
    if state.phase == c.TURN:
        able = set(state.placeable_cards(seat))
        return [
            Forbidden("card", why_unplaceable(state, face), card_args(face))
            for face in dict.fromkeys(state.hand_cards(seat))
            if face not in able
        ] + [Forbidden("end-turn", "3.3")]
    if state.phase == c.CARD:
        legal = state.legal_actions()
        found = [
            Forbidden("card", against_card(state, c.CHOOSE_CARD + face, "card"), card_args(face))
            for face in dict.fromkeys(state.hand_cards(seat))
            if c.CHOOSE_CARD + face not in legal
        ]
        return found if c.END_TURN in legal else [*found, Forbidden("end-turn", "5.1")]
    return []


def highlights(positions: Iterable[Judgement]) -> list[dict[str, int]]:
    """What each seat built: objectives, finished stacks, and how full the landscape was."""
    last = deque(positions, maxlen=1)[0]
    found = []
    for seat in range(last.seats):
        stacks = last.stacks(seat)
        found.append(
            {
                "objectives": sum(last.slot_token(seat, slot) > 0 for slot in range(c.SLOTS)),
                "fives": sum(VALUE_OF[cards[-1]] == HIGHEST for _, cards in stacks),
                "discards": len(last.discarded_cards(seat)),
                "best-stacks": len(stacks),
                "best-stars": last.score_parts(seat)["stars"],
            }
        )
    return found
