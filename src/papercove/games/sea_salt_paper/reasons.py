"""Why a choice of Sea Salt & Paper is good or bad: lines of points, effects, and what it leaves to the next player."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine.constants import NOBODY
from papercove.engine.view import Line, Reason, changed_lines
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACE_OF, FACES, PAIRS
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.scoring import points
from papercove.games.sea_salt_paper.sheet import sheet

OPEN = (c.TAKE, c.CRAB_PILE, c.CRAB_CARD)  # phases in which a card comes from a pile, not from the deck


def foreseen(state: MatchState, seat: int) -> dict[str, float]:
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


def changed_points(state: MatchState, action: int) -> list[Line]:
    """What the card that an action brings adds to the mover's points, line by line; rules 6.2 to 6.5."""
    card = card_gained(state, action)
    if card is None:
        return []
    return lines_added(state, state.hand_of(state.to_move) | state.laid_by(state.to_move), card)


def lines_added(state: MatchState, held: int, card: int) -> list[Line]:
    """The lines that one more card adds to a set of cards."""
    numbers = state.score_tables()
    return changed_lines(sheet(held, numbers), sheet(held | 1 << card, numbers))


def card_gained(state: MatchState, action: int) -> int | None:
    """The open card that comes into the mover's hand, if one does."""
    if action in (c.TAKE_LEFT, c.TAKE_RIGHT):
        return state.pile_cards(action - c.TAKE_LEFT)[-1]
    if action in (c.CRAB_LEFT, c.CRAB_RIGHT) and len(pile := state.pile_cards(action - c.CRAB_LEFT)) == 1:
        return pile[0]
    if state.phase == c.KEEP:
        return next(card for card in state.drawn_cards() if FACE_OF[card] == action - c.KEEP_FACE)
    if state.phase == c.CRAB_CARD:
        return state.pile_cards(state.crab_pile)[action - c.CRAB_TAKES]
    return None


def cards_left(state: MatchState, action: int) -> list[int]:
    """The open cards that an action leaves to the next player: tops that it does not take, or what it discards."""
    if state.phase == c.TAKE:
        piles = [state.pile_cards(side) for side in (0, 1) if side != action - c.TAKE_LEFT]
        return [pile[-1] for pile in piles if pile]
    if state.phase == c.KEEP:
        kept = card_gained(state, action)
        return [card for card in state.drawn_cards() if card != kept]
    return state.drawn_cards() if state.phase == c.DISCARD else []


def reasons(state: MatchState, action: int) -> list[Reason]:
    """The effect of a pair; what the next player would make of an open card; at a call, who is known to hold what."""
    if state.phase == c.PLAY and action >= c.LAY_PAIR:
        return [Reason("pair", args={"kind": FACES[PAIRS[action - c.LAY_PAIR][0]].partition(":")[0]})]
    if state.phase == c.PLAY:
        return at_a_call(state, action)
    found = []
    if state.phase in OPEN and (card := card_gained(state, action)) is not None:
        found += for_next_player(state, "denies", card)
    for card in cards_left(state, action):
        found += for_next_player(state, "leaves", card)
    return found


def for_next_player(state: MatchState, key: str, card: int) -> list[Reason]:
    """What the next player would gain by a card, with the cards that the mover knows them to hold."""
    if state.caller != NOBODY and (state.to_move + 1) % state.seats == state.caller:
        return []  # the caller has had their last turn
    rival = (state.to_move + 1) % state.seats
    lines = [line for line in lines_added(state, known_cards(state)[rival], card) if line.points > 0]
    return [Reason(key, rival, {"card": FACE_NAMES[card]}, lines)] if lines else []


def known_cards(state: MatchState) -> list[int]:
    """What the mover knows of each seat's cards: what they have laid and were seen to take; rules 7.2 to 7.4."""
    hands, _ = certainties(state, state.to_move)
    return [hands[seat] | state.laid_by(seat) for seat in range(state.seats)]


def at_a_call(state: MatchState, action: int) -> list[Reason]:
    """Rule 5.1: one's own points, and those that every rival is known to have at least."""
    if c.STOP not in state.legal_actions() or action not in (c.STOP, c.LAST_CHANCE, c.END_TURN):
        return []
    mover, numbers, known = state.to_move, state.score_tables(), known_cards(state)
    mine = points(state.hand_of(mover) | state.laid_by(mover), numbers)
    rivals = [
        Reason("shows", seat, {"points": points(known[seat], numbers), "count": state.hand_of(seat).bit_count()})
        for seat in range(state.seats)
        if seat != mover
    ]
    return [Reason("holds", mover, {"points": mine}), *rivals]


def aftermath(positions: Sequence[MatchState], actions: Sequence[int]) -> list[Reason]:
    """Who took an open card that was left to them, what it gave them, and who then ended the round."""
    first, mover = positions[0], positions[0].to_move
    left = cards_left(first, actions[0])
    found = []
    for number, state in enumerate(positions[1:], 1):
        if state.round != first.round or state.to_move == NOBODY:
            if state.ended_by not in (mover, NOBODY):
                found.append(Reason("ended", state.ended_by, {"end": c.ROUND_ENDS[state.round_end]}))
            break
        if (state.to_move == mover and state.phase == c.TAKE) or number == len(actions):
            break
        card = card_gained(state, actions[number]) if state.phase in OPEN else None
        if state.to_move != mover and card is not None and card in left:
            found.append(
                Reason("fed", state.to_move, {"card": FACE_NAMES[card]}, changed_points(state, actions[number]))
            )
    return found
