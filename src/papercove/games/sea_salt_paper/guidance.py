"""What helps people at the table: which rule forbids a try, and what they like to look back on."""

from __future__ import annotations

from collections.abc import Iterable

from papercove.engine.constants import NOBODY
from papercove.engine.view import Forbidden, Line, changed_lines
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.cards import FACE_OF, FACES, PAIRS, faces_in
from papercove.games.sea_salt_paper.judgement import Judgement
from papercove.games.sea_salt_paper.sheet import sheet

# Which rule a kind of action belongs to, and so offends against where it is not legal.
PLAYED_RULES = {
    "lay": "4.1",
    "look": "4.3",
    "pick": "4.3",
    "rob": "4.6",
    "stop": "5.1",
    "last-chance": "5.1",
    "mermaids": "8.1",
}
PHASE_RULES = {c.KEEP: "3.2", c.CRAB_PILE: "4.3", c.CRAB_CARD: "4.3", c.ROB: "4.6"}
MERMAIDS = 4

# The number of the first action of each kind, the highest first.
KIND_STARTS = {
    "pick": c.CRAB_TAKES,
    "lay": c.LAY_PAIR,
    "keep": c.KEEP_FACE,
    "rob": c.ROB_SEAT,
    "look": c.CRAB_LEFT,
    "mermaids": c.LAY_MERMAIDS,
    "last-chance": c.LAST_CHANCE,
    "stop": c.STOP,
    "end-turn": c.END_TURN,
    "discard": c.DISCARD_LEFT,
    "take": c.TAKE_DECK,
}


def kind_of(action: object) -> str:
    """The first word of an action in notation, from its text or its number; empty for nonsense."""
    if isinstance(action, str):
        word = action.partition(" ")[0]
        return word if word in KIND_STARTS else ""
    if type(action) is not int or not 0 <= action < c.ACTION_COUNT:
        return ""
    return next(kind for kind, start in KIND_STARTS.items() if action >= start)


def rule_against(state: Judgement, action: object) -> str:
    """The rule that forbids an action which is not legal here."""
    kind = kind_of(action)
    if not kind or state.to_move == NOBODY:
        return "none"
    if state.phase in PHASE_RULES:
        return PHASE_RULES[state.phase]
    if state.phase == c.DISCARD:
        return "3.3" if kind == "discard" else "3.2"
    if kind == "take" and state.phase == c.TAKE:
        return "3.4" if action in ("take deck", c.TAKE_DECK) else "3.1"
    if kind in ("keep", "discard"):
        return "3.2"
    return PLAYED_RULES.get(kind, "3.1")


def forbidden(state: Judgement) -> list[Forbidden]:
    """What people ask for most: to call too early, to lay a pair before taking, to take again in between."""
    legal = state.legal_actions()
    found = []
    if state.phase in (c.TAKE, c.PLAY):
        found += [
            Forbidden(verb, "5.1")
            for action, verb in ((c.STOP, "stop"), (c.LAST_CHANCE, "last-chance"))
            if action not in legal
        ]
    if state.phase == c.TAKE:
        hand = faces_in(state.hand_of(state.to_move))
        held = [FACES.index(face) for face in dict.fromkeys(hand)]
        for one, two in PAIRS:
            if one in held and two in held and (one != two or hand.count(FACES[one]) > 1):
                cards = [FACES[one], FACES[two]]
                found.append(Forbidden("lay", "4.1", {"cards": cards, "kind": cards[0].partition(":")[0]}))
    if state.phase != c.TAKE:
        found.append(Forbidden("take-deck", rule_against(state, c.TAKE_DECK), {"count": min(2, state.deck_size)}))
    if state.phase == c.PLAY:
        mermaids = sum(face.startswith("mermaid") for face in faces_in(state.hand_of(state.to_move)))
        if 0 < mermaids < MERMAIDS:
            found.append(Forbidden("mermaids", "8.1"))
    return found


def highlights(positions: Iterable[Judgement]) -> list[dict[str, int]]:
    """Bets, calls and rounds of each seat."""
    found: list[dict[str, int]] = []
    last: Judgement | None = None
    for state in positions:
        if not found:
            found = [
                {"bets-won": 0, "bets-lost": 0, "stops": 0, "mermaid-wins": 0, "best-round": 0}
                for _ in range(state.seats)
            ]
        if last is not None and (state.round != last.round or state.to_move == NOBODY):
            ender = {c.BET_WON: "bets-won", c.BET_LOST: "bets-lost", c.STOPPED: "stops", c.BY_MERMAIDS: "mermaid-wins"}
            if state.round_end in ender:
                found[state.ended_by][ender[state.round_end]] += 1
            if state.round_end in (c.BET_WON, c.BET_LOST, c.STOPPED):
                for seat in range(state.seats):
                    found[seat]["best-round"] = max(found[seat]["best-round"], state.gained_by(seat))
        last = state
    return found


def foreseen(state: Judgement, seat: int) -> dict[str, float]:
    """Where a round has ended: what is written for a seat and for the best of the others, and who ended it how."""
    mine = state.ended_by == seat
    return {
        "gained": float(state.gained_by(seat)),
        "rival-gained": float(max(state.gained_by(other) for other in range(state.seats) if other != seat)),
        "chance-bet": float(mine and state.round_end == c.BET_WON),
        "chance-stop": float(mine and state.round_end == c.STOPPED),
        "chance-mermaids": float(mine and state.round_end == c.BY_MERMAIDS),
        "rival-chance-bet": float(not mine and state.round_end == c.BET_WON),
        "rival-chance-stop": float(not mine and state.round_end == c.STOPPED),
        "rival-chance-mermaids": float(not mine and state.round_end == c.BY_MERMAIDS),
    }


def reasons(state: Judgement, action: int) -> list[Line]:
    """What the card that an action brings adds to the mover's points, line by line; rules 6.2 to 6.5."""
    card = card_gained(state, action)
    if card is None:
        return []
    held, numbers = state.hand_of(state.to_move) | state.laid_by(state.to_move), state.score_tables()
    return changed_lines(sheet(held, numbers), sheet(held | 1 << card, numbers))


def card_gained(state: Judgement, action: int) -> int | None:
    """The open card that comes into the mover's hand, if one does."""
    if action in (c.TAKE_LEFT, c.TAKE_RIGHT):
        return state.pile_cards(action - c.TAKE_LEFT)[-1]
    if c.KEEP_FACE <= action < c.LAY_PAIR:
        return next(card for card in state.drawn_cards() if FACE_OF[card] == action - c.KEEP_FACE)
    if action >= c.CRAB_TAKES:
        return state.pile_cards(state.crab_pile)[action - c.CRAB_TAKES]
    return None
