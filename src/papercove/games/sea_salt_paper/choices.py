"""The legal actions of Sea Salt & Paper in words: notation, verb, and what each is about."""

from __future__ import annotations

from typing import Any

import cython

from papercove.engine.specification import codes_of
from papercove.engine.view import Choice
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACES, PAIRS

if not cython.compiled:
    from papercove.games.sea_salt_paper.match import MatchState

CODES = codes_of(spec.PHASES)


def choices(state: MatchState) -> list[Choice]:
    """The legal actions, described for the seat to move."""
    found = []
    for action in state.legal_actions():
        choice = ALIKE.get(action)
        if choice is None:
            choice = describe(state, action)
            if state.phase in (c.KEEP, c.PLAY):
                ALIKE[action] = choice
        found.append(choice)
    return found


ALIKE: dict[int, Choice] = {}  # the choices that are the same in every position; views share them


def describe(state: MatchState, action: int) -> Choice:
    """One legal action: its text in notation, its verb and parts."""
    verb, args = verb_and_args(state, action)
    text = CODES[action]
    return Choice(action, f"{text} {args['card']}" if verb == "crab-card" else text, verb, args)


def verb_and_args(state: MatchState, action: int) -> tuple[str, dict[str, Any]]:
    """The verb and arguments of a legal action, by the phase it belongs to."""
    phase = state.phase
    if phase == c.PLAY:
        if action < c.LAY_PAIR:
            return CODES[action], {}
        one, two = [FACES[face] for face in PAIRS[action - c.LAY_PAIR]]
        return "lay", {"cards": [one, two], "kind": one.partition(":")[0]}
    if phase == c.TAKE:
        if action == c.TAKE_DECK:
            return "take-deck", {"count": min(2, state.deck_size)}
        side = action - c.TAKE_LEFT
        return "take-pile", {"pile": side, "card": FACE_NAMES[state.pile_cards(side)[-1]]}
    if phase == c.KEEP:
        return "keep", {"card": FACES[action - c.KEEP_FACE]}
    if phase == c.DISCARD:
        return "discard", {"pile": action - c.DISCARD_LEFT, "card": FACE_NAMES[state.drawn_cards()[0]]}
    if phase == c.CRAB_PILE:
        side = action - c.CRAB_LEFT
        return "crab-pile", {"pile": side, "count": len(state.pile_cards(side))}
    if phase == c.ROB:
        victim = action - c.ROB_SEAT
        return "rob", {"victim": victim, "count": state.hand_of(victim).bit_count()}
    place = action - c.CRAB_TAKES
    face = FACE_NAMES[state.pile_cards(state.crab_pile)[place]]
    return "crab-card", {"card": face, "place": place, "pile": state.crab_pile}
