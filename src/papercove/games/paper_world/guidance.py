"""What helps people at the table: which rule forbids a try, and what they like to look back on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from papercove.engine.constants import NOBODY
from papercove.engine.view import Forbidden, Line, changed_lines
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOUR_OF, VALUE_OF
from papercove.games.paper_world.choices import card_args, matching
from papercove.games.paper_world.judgement import Judgement
from papercove.games.paper_world.notation import ACTION_WORDS
from papercove.games.paper_world.sheet import sheet

HIGHEST = 5
FRAME_SIDE = 3
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


def new_cells(state: Judgement, seat: int) -> set[int]:
    """Rules 5.2 and 5.3: where a new stack may begin."""
    taken = [spot(cell) for cell, _ in state.stacks(seat)]
    return {cell for cell in range(c.BOARD_SIDE**2) if is_beside(cell, taken) and is_within_frame(cell, taken)}


def spot(cell: int) -> tuple[int, int]:
    return cell % c.BOARD_SIDE, cell // c.BOARD_SIDE


def is_beside(cell: int, taken: list[tuple[int, int]]) -> bool:
    column, row = spot(cell)
    return (column, row) not in taken and any(abs(x - column) + abs(y - row) == 1 for x, y in taken)


def is_within_frame(cell: int, taken: list[tuple[int, int]]) -> bool:
    return all(max(line) - min(line) < FRAME_SIDE for line in zip(spot(cell), *taken, strict=True))


def farthest(state: Judgement) -> int:
    """Rules 6.1 and 11.2: how many values a jump may skip, whatever it costs."""
    return HIGHEST - 1 if state.advanced else 1


def why_no_jump(state: Judgement) -> str:
    """Why a jump that is short enough cannot be made: one was made already, or it cannot be paid."""
    if state.advanced:
        return "11.2"
    return "6.2" if state.jumped else "6.3"


def why_unplaceable(state: Judgement, face: int) -> str:
    """Why a card of the hand has no place: beneath the token, no jump left for it, no free cell, or too high a step."""
    seat, value, reach = state.to_move, VALUE_OF[face], farthest(state)
    closed = closed_cell(state, seat)
    tops = [(cell, cards[-1]) for cell, cards in state.stacks(seat) if COLOUR_OF[cards[-1]] == COLOUR_OF[face]]
    skips = {cell: value - 1 - VALUE_OF[top] for cell, top in tops if VALUE_OF[top] < value}
    if skips.get(closed) == 0:
        return "7.3"
    begins = value - 1 <= reach
    free = bool(new_cells(state, seat))
    if (begins and free) or any(skip <= reach for cell, skip in skips.items() if cell != closed):
        return why_no_jump(state)
    if skips.get(closed, HIGHEST) <= reach:
        return "7.3"
    return "5.3" if begins and not free else "6.1"


def against_cell(state: Judgement, cell: int) -> str:
    """Why the chosen card cannot go there."""
    seat, value = state.to_move, VALUE_OF[state.chosen]
    below = state.stack_cards(seat, cell)
    if not below:
        taken = [spot(other) for other, _ in state.stacks(seat)]
        if value - 1 > farthest(state):
            return "5.4"
        if not is_beside(cell, taken):
            return "5.2"
        return why_no_jump(state) if is_within_frame(cell, taken) else "5.3"
    if closed_cell(state, seat) == cell:
        return "7.3"
    top = below[-1]
    if COLOUR_OF[top] != COLOUR_OF[state.chosen] or VALUE_OF[top] >= value:
        return "5.4"
    return "6.1" if value - 1 - VALUE_OF[top] > farthest(state) else why_no_jump(state)


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


def is_whole(action: int) -> bool:
    """An announcement and a card in the air are beginnings."""
    return ACTION_WORDS[action].partition(" ")[0] not in ("place", "card")


def foreseen(state: Judgement, seat: int) -> dict[str, float]:
    """The lines of a seat's points, rule 10.1, and the points of the best of the others."""
    parts = state.score_parts(seat)
    rivals = [state.points_so_far(other) for other in range(state.seats) if other != seat]
    mine = {key: float(parts[key]) for key in ("stars", "tokens", "scissors", "hand", "discards")}
    return {**mine, "rival-points": float(max(rivals))}


def reasons(state: Judgement, action: int) -> list[Line]:
    """What an action changes in the mover's points, line by line; rule 10.1. No hidden card has a part in it."""
    seat, after = state.to_move, state.copy()
    after.apply(action)
    return changed_lines(sheet(state, seat), sheet(after, seat))
