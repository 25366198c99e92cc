"""What a choice of Sea Salt & Paper may still come to, counted as people do: outs, partners, what lies beneath."""

from __future__ import annotations

from collections import Counter

from papercove.engine.constants import NOBODY
from papercove.engine.view import Reason
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import FACE_MASKS, FACE_OF, KIND_OF, KINDS, cards_in, mask_of
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.reasons import card_gained, for_next_player, known_cards, lines_added
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.sheet import bonus_line

PARTNERS = {duo.name: duo.other for duo in spec.DUOS} | {duo.other: duo.name for duo in spec.DUOS}
COLLECTED = {collection.name for collection in spec.COLLECTIONS}


def prospects(state: MatchState, action: int) -> list[Reason]:
    """What may come of a legal action, as far as its mover can count it."""
    if state.phase == c.PLAY:
        return at_a_call(state, action)
    card = card_gained(state, action)
    if card is not None:
        found = measured(state, card) if is_last_turn(state) else hoped(state, card)
        return found + (beneath(state, action) if state.phase == c.TAKE else [])
    return outs(state) if state.phase == c.TAKE and action == c.TAKE_DECK else []


def own(state: MatchState) -> int:
    """The mover's cards."""
    return state.hand_of(state.to_move) | state.laid_by(state.to_move)


def is_last_turn(state: MatchState) -> bool:
    """Whether somebody else has called LAST CHANCE."""
    return state.caller not in (NOBODY, state.to_move)


def callers_points(state: MatchState) -> int:
    """What a last turn has to beat."""
    return points(known_cards(state)[state.caller], state.score_tables())


def unseen(state: MatchState) -> list[int]:
    """The cards of which the mover cannot say where they are; copies of a face are alike."""
    hands, piles = certainties(state, state.to_move)
    held = [hands[seat] for seat in range(state.seats) if seat != state.to_move]
    laid = [state.laid_by(seat) for seat in range(state.seats)]
    sets = [state.hand_of(state.to_move), *held, *laid]
    known = Counter(FACE_OF[card] for cards in (*map(cards_in, sets), *piles) for card in cards)
    seen, found = own(state) | mask_of([pile[-1] for pile in map(state.pile_cards, (0, 1)) if pile]), list[int]()
    for face, copies in enumerate(FACE_MASKS):
        left = cards_in(copies & ~seen)
        found += left[: max(0, copies.bit_count() - known[face])]
    return found


def measured(state: MatchState, card: int) -> list[Reason]:
    """In a last turn: what one has with a card, against what has to be beaten; rule 5.4."""
    mine = points(own(state) | 1 << card, state.score_tables())
    needed = callers_points(state)
    return [Reason("against", state.caller, {"count": mine, "other": needed, "enough": mine > needed})]


def hoped(state: MatchState, card: int) -> list[Reason]:
    """A card that brings nothing yet: which kind would make something of it, and how many of that are to come."""
    if lines_added(state, own(state), card):
        return []
    kind = KINDS[KIND_OF[card]]
    wanted = PARTNERS.get(kind) or (kind if kind in COLLECTED else "")
    left = [other for other in unseen(state) if KINDS[KIND_OF[other]] == wanted]
    if not left:
        return []
    numbers, held = state.score_tables(), own(state) | 1 << card
    more = points(held | 1 << left[0], numbers) - points(held, numbers)
    return [Reason("next", state.to_move, {"kind": wanted, "more": more, "count": len(left)})]


def beneath(state: MatchState, action: int) -> list[Reason]:
    """What the taken card lay on, if the next player would like it and the mover knows it."""
    _, piles = certainties(state, state.to_move)
    pile = piles[action - c.TAKE_LEFT]
    return for_next_player(state, "uncovers", pile[-2]) if len(pile) > 1 else []


def outs(state: MatchState) -> list[Reason]:
    """How many of the unseen cards bring points at once or, in a last turn, enough of them."""
    numbers, held, cards = state.score_tables(), own(state), unseen(state)
    last = is_last_turn(state)
    enough = callers_points(state) if last else points(held, numbers)
    good = sum(points(held | 1 << card, numbers) > enough for card in cards)
    args = {"count": good, "all": len(cards)}
    return [Reason("winning-outs" if last else "outs", state.to_move, args)]


def at_a_call(state: MatchState, action: int) -> list[Reason]:
    """What a call adds, and whether it reaches the goal; how far the others are from it."""
    if c.STOP not in state.legal_actions() or action not in (c.STOP, c.LAST_CHANCE, c.END_TURN):
        return []
    mover, found = state.to_move, []
    bonus = bonus_line(own(state)).points if action == c.LAST_CHANCE else 0
    if bonus:
        found.append(Reason("bonus", mover, {"count": bonus}))
    reached = state.score(mover) + points(own(state), state.score_tables()) + bonus
    if action != c.END_TURN and reached >= state.points_to_win:
        key = "home-bet" if action == c.LAST_CHANCE else "home"
        found.append(Reason(key, mover, {"count": reached, "target": state.points_to_win}))
    if action == c.END_TURN:
        found += outs(state)
    needs = [(seat, state.points_to_win - state.score(seat)) for seat in range(state.seats) if seat != mover]
    return found + [Reason("needs", seat, {"count": count}) for seat, count in needs if count <= 12]
