"""The legal actions of Paper World, described for a screen or a sentence: text, verb and parts."""

from __future__ import annotations

from typing import Any

from papercove.engine.view import Choice
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import COLOUR_OF, COLOURS, FACE_NAMES, HAS_SCISSORS, START_FACES, VALUE_OF
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import action_words, place_of
from papercove.games.paper_world.table import values_skipped

PLAIN_VERBS = {c.SKIP: "skip", c.END_TURN: "end-turn"}


def choices(state: MatchState) -> list[Choice]:
    """The legal actions of the seat to move."""
    return [describe(state, action) for action in state.legal_actions()]


def describe(state: MatchState, action: int) -> Choice:
    """One legal action."""
    verb, args = verb_and_args(state, action)
    return Choice(action, action_words(action), verb, args)


def card_args(face: int) -> dict[str, Any]:
    """A card, whole and in its parts."""
    return {
        "card": FACE_NAMES[face],
        "colour": COLOURS[COLOUR_OF[face]],
        "value": VALUE_OF[face],
        "scissors": "yes" if HAS_SCISSORS[face] else "no",
    }


def place_args(cell: int) -> dict[str, Any]:
    """A cell of the mover's landscape, counted from the start card."""
    column, row = place_of(cell)
    return {"column": column, "row": row}


def seen_args(state: MatchState, cell: int) -> dict[str, Any]:
    """The same as one sees it: from the top left corner of the landscape, or a new column or row beside it."""
    places = [place_of(taken) for taken, _ in state.stacks(state.to_move)]
    lines = zip(place_of(cell), *places, strict=True)
    across, down = (number_of_line(*line) for line in lines)
    return {"across": {0: "left", -1: "right"}.get(across, across), "down": {0: "above", -1: "below"}.get(down, down)}


def number_of_line(at: int, *taken: int) -> int:
    """Which column or row of a landscape it is, from 1 on; 0 before the first one, -1 behind the last one."""
    return -1 if at > max(taken) else max(0, at - min(taken) + 1)


def announcement_args(announcement: int) -> tuple[str, dict[str, Any]]:
    """Whether a colour or a value was announced, and which."""
    if announcement < c.COLOUR_COUNT:
        return "colour", {"colour": COLOURS[announcement]}
    return "value", {"value": announcement - 3}


def matching(faces: list[int], announcement: int) -> list[int]:
    """The faces of a colour or value."""
    return [face for face in faces if announcement in (COLOUR_OF[face], 3 + VALUE_OF[face])]


def verb_and_args(state: MatchState, action: int) -> tuple[str, dict[str, Any]]:
    """The verb and arguments of a legal action."""
    seat = state.to_move
    if action < c.TAKE:
        return "start", card_args(START_FACES[action])
    if action < c.SKIP:
        return announcing(state, action)
    if action in PLAIN_VERBS:
        return PLAIN_VERBS[action], {}
    if action in (c.TAKE_SCISSORS, c.LEAVE_SCISSORS):
        verb = "scissors-take" if action == c.TAKE_SCISSORS else "scissors-leave"
        return verb, {**card_args(state.chosen), **place_args(state.spot)}
    if action < c.CHOOSE_CELL:
        return "card", card_args(action - c.CHOOSE_CARD)
    if action < c.PAY_CARD:
        return cell_parts(state, action - c.CHOOSE_CELL)
    if action < c.DISCARD_CARD:
        return "pay", {**card_args(action - c.PAY_CARD), "owed": state.owed}
    return "discard", {**card_args(action - c.DISCARD_CARD), "over": state.cards_too_many(seat)}


def announcing(state: MatchState, action: int) -> tuple[str, dict[str, Any]]:
    """Rules 3.2 and 4.1: what would be taken from which piles, or what could be placed."""
    if action < c.PLACE:
        what, args = announcement_args(action - c.TAKE)
        piles = [
            pile
            for pile in range(c.PILES)
            if state.pile_count(pile) and matching([state.pile_top(pile)], action - c.TAKE)
        ]
        cards = [FACE_NAMES[state.pile_top(pile)] for pile in piles]
        return f"take-{what}", {**args, "count": len(cards), "cards": cards, "piles": piles}
    what, args = announcement_args(action - c.PLACE)
    faces = matching(state.placeable_cards(state.to_move), action - c.PLACE)
    return f"place-{what}", {**args, "count": len(faces), "cards": [FACE_NAMES[face] for face in faces]}


def cell_parts(state: MatchState, cell: int) -> tuple[str, dict[str, Any]]:
    """Rules 5.4 and 6.3: the card goes onto a stack or begins one, and what its jump costs."""
    seat = state.to_move
    below = state.height_at(seat, cell)
    skip = values_skipped(VALUE_OF[state.chosen], below)
    args = {
        **card_args(state.chosen),
        **place_args(cell),
        **seen_args(state, cell),
        "below": below,
        "skip": skip,
        "cost": state.cost_of(seat, skip),
    }
    if not skip:
        return ("cell-new" if not below else "cell-stack"), args
    return ("cell-new-jump" if not below else "cell-stack-jump"), args
