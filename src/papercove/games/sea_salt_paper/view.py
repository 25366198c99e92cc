"""What each seat may see of a match of Sea Salt & Paper. Rules 7.1 to 7.5."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import cython
import msgspec

from papercove.engine.constants import NOBODY
from papercove.engine.specification import codes_of
from papercove.engine.view import Choice, Line, Outcome, RoundEnd, View
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import FACE_NAMES, FACES, PAIRS, cards_in, faces_in
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.scoring import NUMBERS, points
from papercove.games.sea_salt_paper.sheet import Group, bonus_line, groups, sheet
from papercove.games.sea_salt_paper.worth import Worth, worth

if not cython.compiled:
    from papercove.engine.bits import count, lowest

SIDES = spec.SIDES
CODES = codes_of(spec.PHASES)
SPECTATOR = 4  # as an observer
SHOWING = (c.STOPPED, c.BET_WON, c.BET_LOST)  # ends of a round after which all hands were shown
SHARED = 2048  # things kept for the views to come: most moves leave most of a table as it was, for all who see it

Aid = tuple[list[int], list[list[int]]]  # the cards that surely lie in each hand; in each pile, bottom to top


class PileView(msgspec.Struct, frozen=True):
    """A discard pile: its size and top; `cards` (bottom to top) while looking through it, or by the memory aid.

    `seat_value` is what the top would add to the viewer's cards, `worths` each card while looking through the pile.
    Views share it: it never changes.
    """

    size: int
    top: str | None
    cards: list[str] | None = None
    worth: Worth | None = None
    worths: list[Worth] | None = None


class SeatView(msgspec.Struct, frozen=True):
    """One player's place at the table; what is hidden from the viewer is None. Views share it: it never changes."""

    seat: int
    score: int
    hand_size: int
    hand: list[str] | None
    laid: list[str]
    open: bool
    points: int | None
    lines: list[Line] | None
    bonus: Line | None
    known: list[str] | None = None  # by the memory aid: cards the viewer has seen go into this hand
    worths: list[Worth] | None = None  # of the viewer's own hand, card by card


class RoundSeat(msgspec.Struct, frozen=True):
    """One player's part in the round that has just ended: the cards in the groups they count in, and what counted."""

    groups: list[Group]
    points: int
    bonus: Line
    counted: str
    gained: int


class RoundView(msgspec.Struct, frozen=True):
    """How the last round ended; `seats` is empty where no hand was shown (a void round)."""

    end: str
    ended_by: int
    seats: list[RoundSeat]


class SeaSaltPaperView(View, kw_only=True, tag="sea-salt-paper", tag_field="game"):
    """All that one viewer may know."""

    phase: str
    starter: int
    points_to_win: int
    numbers: tuple[int, ...]  # the score tables in force, in the order of `scoring.NUMBERS`
    deck_size: int
    piles: list[PileView]
    table: list[SeatView]
    drawn: list[str] | None
    drawn_count: int
    drawn_worths: list[Worth] | None
    looking_at: int | None
    caller: int | None
    last_round: RoundView | None


class Common(msgspec.Struct, frozen=True):
    """What every viewer of a position sees alike, made once for all of them."""

    numbers: tuple[int, ...]
    varied: tuple[tuple[int, ...], ...]  # the numbers, if they are not the printed ones
    piles: tuple[list[int], list[int]]
    mover: int | None
    phase: str
    notation: str
    last_round: RoundView | None


def common(state: MatchState) -> Common:
    over = state.to_move == NOBODY
    numbers = NUMBERS if state.variant is None else tuple(state.score_tables())
    varied = () if numbers is NUMBERS else (numbers,)
    piles = state.pile_cards(0), state.pile_cards(1)
    return Common(
        numbers,
        varied,
        piles,
        None if over else state.to_move,
        "over" if over else c.PHASES[state.phase],
        notation(state, *piles),
        round_view(state, varied) if state.round_end else None,
    )


def views(state: MatchState, seats: Sequence[int | None]) -> list[View]:
    """The view of each of these seats."""
    shared = common(state)
    return [view(state, seat, shared) for seat in seats]


def view(state: MatchState, seat: int | None, shared: Common) -> SeaSaltPaperView:
    """Build the view of `seat`, field by field."""
    mover, numbers = shared.mover, shared.numbers
    mine = seat is not None and seat == mover
    aid = certainties(state, SPECTATOR if seat is None else seat) if state.options.memory_aid else None
    own = None if seat is None else state.hand_of(seat) | state.laid_by(seat)
    drawn = state.drawn_cards() if mine and state.drawn_count else None
    return SeaSaltPaperView(
        seat=seat,
        seats=state.seats,
        to_move=mover,
        round=state.round,
        ply=state.ply,
        choices=choices(state) if mine else [],
        outcome=outcome(state) if mover is None else None,
        notation=shared.notation,
        phase=shared.phase,
        starter=state.starter,
        points_to_win=state.points_to_win,
        numbers=numbers,
        deck_size=state.deck_size,
        piles=[pile_view(state, shared, side, mine, aid, own) for side in (0, 1)],
        table=[seat_view(state, other, seat, aid, shared.varied) for other in range(state.seats)],
        drawn=[FACE_NAMES[card] for card in drawn] if drawn else None,
        drawn_count=state.drawn_count,
        drawn_worths=worths(drawn, own, numbers) if drawn and own is not None else None,
        looking_at=state.crab_pile if mover is not None and state.phase == c.CRAB_CARD else None,
        caller=state.caller if state.caller != NOBODY else None,
        last_round=shared.last_round,
    )


def without_live_points(seen: SeaSaltPaperView) -> SeaSaltPaperView:
    """Rule 7.1: one's own cards are worth what one makes of them, until they lie open."""
    uncounted = {"points": None, "lines": None, "bonus": None, "worths": None}
    seen.table = [seat if seat.open else msgspec.structs.replace(seat, **uncounted) for seat in seen.table]
    seen.piles = [msgspec.structs.replace(pile, worth=None, worths=None) for pile in seen.piles]
    seen.drawn_worths = None
    return seen


def pile_view(state: MatchState, shared: Common, side: int, mine: bool, aid: Aid | None, own: int | None) -> PileView:
    """Rule 7.2: only the top is shown, but to who looks through it, or by the memory aid."""
    cards = shared.piles[side]
    closed = closed_pile(len(cards), cards[-1] if cards else None, own, *shared.varied)
    if mine and state.phase == c.CRAB_CARD and state.crab_pile == side:
        shown = [FACE_NAMES[card] for card in cards]
        measured = worths(cards, own, shared.numbers) if own is not None else None
        return msgspec.structs.replace(closed, cards=shown, worths=measured)
    if aid is not None:
        return msgspec.structs.replace(closed, cards=[FACE_NAMES[card] for card in aid[1][side]])
    return closed


@lru_cache(maxsize=SHARED)
def closed_pile(size: int, top: int | None, own: int | None, numbers: tuple[int, ...] = NUMBERS) -> PileView:
    """A pile whose top alone is shown, to who holds and has laid the cards `own`."""
    if top is None:
        return PileView(size, None)
    return PileView(size, FACE_NAMES[top], worth=None if own is None else worth(top, own, numbers))


def worths(cards: Sequence[int], own: int, numbers: tuple[int, ...]) -> list[Worth]:
    """What each of these cards adds to the viewer's own, hand and laid."""
    return [worth(card, own, numbers) for card in cards]


def seat_view(
    state: MatchState, seat: int, viewer: int | None, aid: Aid | None, varied: tuple[tuple[int, ...], ...]
) -> SeatView:
    """Rules 7.1 and 7.3: hands are private until they lie open."""
    hand, laid, score = state.hand_of(seat), state.laid_by(seat), state.score(seat)
    is_open = bool(state.open_hands >> seat & 1)
    if seat == viewer or is_open:
        return visible_seat(seat, score, hand, laid, is_open, seat == viewer, *varied)
    return hidden_seat(seat, score, count(hand), laid, None if aid is None else aid[0][seat])


@lru_cache(maxsize=SHARED)
def visible_seat(
    seat: int, score: int, hand: int, laid: int, is_open: bool, own: bool, numbers: tuple[int, ...] = NUMBERS
) -> SeatView:
    cards = hand | laid
    return SeatView(
        seat=seat,
        score=score,
        hand_size=count(hand),
        hand=faces(hand),
        laid=faces(laid),
        open=is_open,
        points=points(cards, numbers),
        lines=sheet(cards, numbers),
        bonus=bonus_line(cards),
        worths=[worth(card, cards, numbers) for card in cards_in(hand)] if own else None,
    )


@lru_cache(maxsize=SHARED)
def hidden_seat(seat: int, score: int, hand_size: int, laid: int, known: int | None) -> SeatView:
    return SeatView(
        seat=seat,
        score=score,
        hand_size=hand_size,
        hand=None,
        laid=faces(laid),
        open=False,
        points=None,
        lines=None,
        bonus=None,
        known=None if known is None else faces(known),
    )


def round_view(state: MatchState, varied: tuple[tuple[int, ...], ...]) -> RoundView:
    """Rule 7.5: after STOP and LAST CHANCE all hands were shown; a void round and four mermaids show none."""
    if state.round_end not in SHOWING:
        return last_round(state.round_end, state.ended_by, (), (), *varied)
    shown = tuple([state.shown_by(seat) for seat in range(state.seats)])
    gained = tuple([state.gained_by(seat) for seat in range(state.seats)])
    return last_round(state.round_end, state.ended_by, shown, gained, *varied)


@lru_cache(maxsize=SHARED // 2)  # every view of a round tells how the one before it ended
def last_round(
    end: int, ended_by: int, shown: tuple[int, ...], gained: tuple[int, ...], numbers: tuple[int, ...] = NUMBERS
) -> RoundView:
    seats = [
        round_seat(cards, counted(end, seat == ended_by), points, numbers)
        for seat, (cards, points) in enumerate(zip(shown, gained, strict=True))
    ]
    return RoundView(end=c.ROUND_ENDS[end], ended_by=ended_by, seats=seats)


def round_seat(cards: int, what: str, gained: int, numbers: tuple[int, ...]) -> RoundSeat:
    return RoundSeat(
        groups=groups(cards, numbers),
        points=points(cards, numbers),
        bonus=bonus_line(cards),
        counted=what,
        gained=gained,
    )


def counted(end: int, caller: bool) -> str:
    """Rules 5.2 to 5.4: whether a seat's cards, its colour bonus or both made its points in a round that ended so."""
    if end == c.STOPPED:
        return "cards"
    if end == c.BET_WON:
        return "both" if caller else "bonus"
    return "bonus" if caller else "cards"


def round_ended(before: MatchState, after: MatchState) -> RoundEnd | None:
    """Rule 7.5: how the round ended, with the hands that were shown."""
    if after.round == before.round and after.to_move != NOBODY:
        return None
    shown = after.round_end in SHOWING
    return RoundEnd(
        end=c.ROUND_ENDS[after.round_end],
        ended_by=after.ended_by,
        gained=tuple(after.gained_by(seat) for seat in range(after.seats)),
        hands=tuple(tuple(faces_in(after.shown_by(seat))) for seat in range(after.seats)) if shown else (),
    )


def outcome(state: MatchState) -> Outcome:
    """Who won, and why."""
    return Outcome(
        scores=tuple(state.score(seat) for seat in range(state.seats)),
        winners=tuple(seat for seat in range(state.seats) if state.winners >> seat & 1),
        reason=reason_won(state.reason, state.tie_rule),
    )


def reason_won(reason: int, tie_rule: int) -> str:
    """The message `reason-…`: a broken tie names the edition's own rule (8.3)."""
    return c.TIE_REASONS[tie_rule] if reason == c.TIE_BROKEN else c.REASONS[reason]


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
    verb, args = parts(state, action)
    text = CODES[action]
    return Choice(action, f"{text} {args['card']}" if verb == "crab-card" else text, verb, args)


def parts(state: MatchState, action: int) -> tuple[str, dict[str, Any]]:
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


def notation(state: MatchState, left: Sequence[int], right: Sequence[int]) -> str:
    """The position in one line, public things only: round, phase, deck, pile tops, then each seat."""
    over = state.to_move == NOBODY
    called = f" last-chance:{state.caller}" if state.caller != NOBODY else ""
    turn = "- over" if over else f"{state.to_move} {c.PHASES[state.phase]}"
    piles = f"piles {top_notation(left)} {top_notation(right)}"
    line = f"round {state.round + 1} to-move {turn}{called} deck {state.deck_size} {piles}"
    for seat in range(state.seats):
        hand = state.hand_of(seat)
        shown = hand if state.open_hands >> seat & 1 else None
        line += seat_notation(seat, state.score(seat), count(hand), shown, state.laid_by(seat))
    return line


def top_notation(pile: Sequence[int]) -> str:
    return f"{FACE_NAMES[pile[-1]]}({len(pile)})" if pile else "-"


@lru_cache(maxsize=SHARED)
def seat_notation(seat: int, score: int, size: int, hand: int | None, laid: int) -> str:
    """One seat: its score, its cards (only how many while they are hidden), and what it has laid."""
    held = f"?{size}" if hand is None else ",".join(faces(hand))
    return f" / {seat}:{score} {held} | {','.join(faces(laid)) or '-'}"


def faces(mask: int) -> list[str]:
    """The faces of a set of cards, in the order of the deck list."""
    found = []
    while mask:
        found.append(FACE_NAMES[lowest(mask)])
        mask &= mask - 1
    return found
