"""What each seat may see of a match of Sea Salt & Paper. Rules 7.1 to 7.5."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import cython
import msgspec

from papercove.engine.view import Line, Outcome, RoundEnd, View
from papercove.games.sea_salt_paper import constants as c
from papercove.games.sea_salt_paper import spec
from papercove.games.sea_salt_paper.beliefs import certainties
from papercove.games.sea_salt_paper.cards import FACE_NAMES, faces_in
from papercove.games.sea_salt_paper.match import MatchState
from papercove.games.sea_salt_paper.rounds import bonus_counts, cards_count
from papercove.games.sea_salt_paper.scoring import NUMBERS
from papercove.games.sea_salt_paper.sheet import Group, groups
from papercove.games.sea_salt_paper.worth import Worth

if not cython.compiled:
    from papercove.engine.bits import count, lowest
    from papercove.engine.constants import NOBODY
    from papercove.games.sea_salt_paper.choices import choices
    from papercove.games.sea_salt_paper.constants import CARDS, CRAB_CARD
    from papercove.games.sea_salt_paper.scoring import points
    from papercove.games.sea_salt_paper.sheet import bonus_line, sheet
    from papercove.games.sea_salt_paper.worth import worth

SIDES = spec.SIDES
SPECTATOR = 4  # as an observer
SHOWING = (c.STOPPED, c.BET_WON, c.BET_LOST)  # ends of a round after which all hands were shown
SHARED = 256  # rounds kept for the views to come: every view of a round tells how the one before it ended

Aid = tuple[list[int], list[list[int]]]  # the cards that surely lie in each hand; in each pile, bottom to top


class PileView(msgspec.Struct, frozen=True, gc=False):
    """A discard pile: its size and top; `cards` (bottom to top) while looking through it, or by the memory aid.

    `seat_value` is what the top would add to the viewer's cards, `worths` each card while looking through the pile.
    Views share it: it never changes.
    """

    size: int
    top: str | None
    cards: list[str] | None = None
    worth: Worth | None = None
    worths: list[Worth] | None = None


class SeatView(msgspec.Struct, frozen=True, gc=False):
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


class RoundSeat(msgspec.Struct, frozen=True, gc=False):
    """One player's part in the round that has just ended: the cards in the groups they count in, and what counted."""

    groups: list[Group]
    points: int
    bonus: Line
    counted: str
    gained: int


class RoundView(msgspec.Struct, frozen=True, gc=False):
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


class Common(msgspec.Struct, frozen=True, gc=False):
    """What every viewer of a position sees alike, made once for all of them."""

    numbers: tuple[int, ...]
    mover: int | None
    phase: str
    notation: str
    last_round: RoundView | None


def common(state: MatchState) -> Common:
    over = state.to_move == NOBODY
    numbers = tuple(state.score_tables())
    if numbers == NUMBERS:
        numbers = NUMBERS  # the very same, which `scoring.points` counts by without looking at them
    return Common(
        numbers,
        None if over else state.to_move,
        "over" if over else c.PHASES[state.phase],
        notation(state),
        round_view(state, numbers) if state.round_end else None,
    )


def views(state: MatchState, seats: Sequence[int | None]) -> list[View]:
    """The view of each of these seats."""
    shared = common(state)
    return [view(state, seat, shared, state, None) for seat in seats]


def views_after(
    before: MatchState, known: Sequence[SeaSaltPaperView | None], state: MatchState, seats: Sequence[int | None]
) -> list[View]:
    """The same, one action after `before`: most actions leave most of the table as the seats know it."""
    shared = common(state)
    return [view(state, seats[i], shared, before, known[i]) for i in range(len(seats))]


def view(
    state: MatchState, seat: int | None, shared: Common, before: MatchState, known: SeaSaltPaperView | None
) -> SeaSaltPaperView:
    """Build the view of `seat`, field by field; what is as it was `before` is taken from the view `known` of that."""
    mover, numbers = shared.mover, shared.numbers
    mine = seat is not None and seat == mover
    aid = certainties(state, SPECTATOR if seat is None else seat) if state.options.memory_aid else None
    own = None if seat is None else state.hand_of(seat) | state.laid_by(seat)
    drawn = state.drawn_cards() if mine and state.drawn_count else None
    kept = None if aid is not None else known
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
        piles=pile_views(state, seat, shared, mine, aid, own, before, kept),
        table=seat_views(state, seat, shared, aid, before, kept),
        drawn=[FACE_NAMES[card] for card in drawn] if drawn else None,
        drawn_count=state.drawn_count,
        drawn_worths=worths(drawn, own, numbers) if drawn and own is not None else None,
        looking_at=state.crab_pile if mover is not None and state.phase == CRAB_CARD else None,
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


def pile_views(
    state: MatchState,
    viewer: int | None,
    shared: Common,
    mine: bool,
    aid: Aid | None,
    own: int | None,
    before: MatchState,
    known: SeaSaltPaperView | None,
) -> list[PileView]:
    """Rule 7.2: of each pile only the top is shown, except to the player looking through it, or with the memory aid."""
    looks = mine and state.phase == CRAB_CARD
    kept = None
    if known is not None and not looks and before.phase != CRAB_CARD and holds_the_same(before, state, viewer):
        kept = known.piles
    found = []
    for side in (0, 1):
        size, top = state.pile_size[side], top_of(state, side)
        if kept is not None and size == before.pile_size[side] and top == top_of(before, side):
            found.append(kept[side])
        elif looks and state.crab_pile == side:
            cards = state.pile_cards(side)
            measured = worths(cards, own, shared.numbers) if own is not None else None
            closed = closed_pile(size, top, own, shared.numbers)
            shown = [FACE_NAMES[card] for card in cards]
            found.append(PileView(closed.size, closed.top, shown, closed.worth, measured))
        else:
            closed = closed_pile(size, top, own, shared.numbers)
            if aid is not None:
                closed = msgspec.structs.replace(closed, cards=[FACE_NAMES[card] for card in aid[1][side]])
            found.append(closed)
    return found


def holds_the_same(before: MatchState, state: MatchState, viewer: int | None) -> bool:
    """Whether a viewer's own cards, hand and laid, are what they were: by these it sees what others are worth."""
    if viewer is None:
        return True
    seat = viewer
    return before.hand_of(seat) | before.laid_by(seat) == state.hand_of(seat) | state.laid_by(seat)


def top_of(state: MatchState, side: int) -> int:
    """The top card of a pile; NOBODY if it is empty."""
    size = state.pile_size[side]
    return state.pile[side * CARDS + size - 1] if size else NOBODY


def closed_pile(size: int, top: int, own: int | None, numbers: tuple[int, ...]) -> PileView:
    """A pile whose top alone is shown, to the player who holds or has laid the cards `own`."""
    if top == NOBODY:
        return PileView(size, None)
    return PileView(size, FACE_NAMES[top], None, None if own is None else worth(top, own, numbers))


def worths(cards: Sequence[int], own: int, numbers: tuple[int, ...]) -> list[Worth]:
    """What each of these cards adds to the viewer's own, hand and laid."""
    return [worth(card, own, numbers) for card in cards]


def seat_views(
    state: MatchState,
    viewer: int | None,
    shared: Common,
    aid: Aid | None,
    before: MatchState,
    known: SeaSaltPaperView | None,
) -> list[SeatView]:
    """Rules 7.1 and 7.3: hands are private until they lie open."""
    me = NOBODY if viewer is None else viewer
    found = []
    for seat in range(state.seats):
        hand, laid, score = state.hand_of(seat), state.laid_by(seat), state.scores[seat]
        is_open = bool(state.open_hands >> seat & 1)
        shown = seat == me or is_open
        if (
            known is not None
            and score == before.scores[seat]
            and laid == before.laid_by(seat)
            and is_open == bool(before.open_hands >> seat & 1)
            and (hand == before.hand_of(seat) if shown else count(hand) == count(before.hand_of(seat)))
        ):
            found.append(known.table[seat])
        elif shown:
            found.append(visible_seat(seat, score, hand, laid, is_open, seat == me, shared.numbers))
        else:
            found.append(hidden_seat(seat, score, count(hand), laid, None if aid is None else aid[0][seat]))
    return found


def visible_seat(
    seat: int, score: int, hand: int, laid: int, is_open: bool, own: bool, numbers: tuple[int, ...]
) -> SeatView:
    cards = hand | laid
    return SeatView(
        seat,
        score,
        count(hand),
        faces(hand),
        faces(laid),
        is_open,
        points(cards, numbers),
        sheet(cards, numbers),
        bonus_line(cards),
        None,
        worths(cards_in(hand), cards, numbers) if own else None,
    )


def hidden_seat(seat: int, score: int, hand_size: int, laid: int, known: int | None) -> SeatView:
    seen = None if known is None else faces(known)
    return SeatView(seat, score, hand_size, None, faces(laid), False, None, None, None, seen)


def round_view(state: MatchState, numbers: tuple[int, ...]) -> RoundView:
    """Rule 7.5: after STOP and LAST CHANCE all hands were shown; a void round and four mermaids show none."""
    if state.round_end not in SHOWING:
        return last_round(state.round_end, state.ended_by, (), (), numbers)
    shown = tuple([state.shown_by(seat) for seat in range(state.seats)])
    gained = tuple([state.gained_by(seat) for seat in range(state.seats)])
    return last_round(state.round_end, state.ended_by, shown, gained, numbers)


@lru_cache(maxsize=SHARED)
def last_round(
    end: int, ended_by: int, shown: tuple[int, ...], gained: tuple[int, ...], numbers: tuple[int, ...]
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
    if not bonus_counts(end, caller):
        return "cards"
    return "both" if cards_count(end, caller) else "bonus"


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


def notation(state: MatchState) -> str:
    """The position in one line, public things only: round, phase, deck, pile tops, then each seat."""
    over = state.to_move == NOBODY
    called = f" last-chance:{state.caller}" if state.caller != NOBODY else ""
    turn = "- over" if over else f"{state.to_move} {c.PHASES[state.phase]}"
    piles = f"piles {top_notation(state, 0)} {top_notation(state, 1)}"
    line = f"round {state.round + 1} to-move {turn}{called} deck {state.deck_size} {piles}"
    for seat in range(state.seats):
        hand, laid = state.hand_of(seat), state.laid_by(seat)
        held = ",".join(faces(hand)) if state.open_hands >> seat & 1 else f"?{count(hand)}"
        line += f" / {seat}:{state.scores[seat]} {held} | {','.join(faces(laid)) if laid else '-'}"
    return line


def top_notation(state: MatchState, side: int) -> str:
    top = top_of(state, side)
    return "-" if top == NOBODY else f"{FACE_NAMES[top]}({state.pile_size[side]})"


def cards_in(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def faces(mask: int) -> list[str]:
    """The faces of a set of cards, in the order of the deck list."""
    found = []
    while mask:
        found.append(FACE_NAMES[lowest(mask)])
        mask &= mask - 1
    return found
