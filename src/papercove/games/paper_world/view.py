"""What each seat may see of a match of Paper World: everything but the order inside the piles. Rule 2.6."""

from __future__ import annotations

import msgspec

from papercove.engine.constants import NOBODY
from papercove.engine.view import Line, Outcome, View
from papercove.games.paper_world import constants as c
from papercove.games.paper_world.cards import FACE_NAMES, VALUE_OF
from papercove.games.paper_world.choices import choices, seen_args
from papercove.games.paper_world.match import MatchState
from papercove.games.paper_world.notation import PLACES, announcement_text, notation
from papercove.games.paper_world.objectives import KEYS, progress
from papercove.games.paper_world.sheet import sheet
from papercove.games.paper_world.table import values_skipped


class PlaceView(msgspec.Struct, frozen=True, gc=False):
    """A cell of a landscape, counted from the start card: columns to the right, rows downwards."""

    column: int
    row: int


PLACE_VIEWS = tuple(PlaceView(column, row) for column, row in PLACES)


class PileView(msgspec.Struct, gc=False):
    """A draw pile: its size, and the card on top."""

    size: int
    top: str | None


class StackView(msgspec.Struct, gc=False):
    """A stack of a landscape; `cards` from the bottom to the top. `closed`: the scissors token lies on it."""

    column: int
    row: int
    cards: list[str]
    closed: bool
    stars: int  # what its top counts


class SeatView(msgspec.Struct, gc=False):
    """One player's place at the table."""

    seat: int
    score: int | None  # None, and `lines` too, while the players count by themselves
    lines: list[Line] | None
    hand: list[str]
    discards: list[str]
    tokens: list[int]
    landscape: list[StackView]


class ClaimView(msgspec.Struct, gc=False):
    """A token that a player got for an objective."""

    seat: int
    points: int


class ProgressView(msgspec.Struct, gc=False):
    """How far a landscape is with an objective: cells that fit, and cells the pattern still lacks.

    `missing` is empty for patterns that may lie anywhere.
    """

    fitting: list[PlaceView]
    missing: list[PlaceView]
    needed: int
    met: bool
    reached: int  # of `goal`: cells that fit, or the sum so far
    goal: int


class ObjectiveView(msgspec.Struct, gc=False):
    """An objective, the tokens left on it, who has one, and each seat's progress in seat order."""

    number: int
    key: str
    tokens: list[int]
    claims: list[ClaimView]
    progress: list[ProgressView]


class ScissorsView(msgspec.Struct, gc=False):
    """Where the scissors token lies."""

    seat: int
    column: int
    row: int


class PlacingView(msgspec.Struct, gc=False):
    """A placement under way: what was announced, the card being placed and its cell, cards to pay for its jump."""

    announced: str
    card: str | None
    at: PlaceView | None
    owed: int
    placed: int


class CellView(msgspec.Struct, gc=False):
    """Where a card may go: `below` is the value it lands on (0: a new stack), `skip` the values it jumps over, `cost`
    the cards that takes, `stars` what the landscape gains. The scissors save a jump that costs less than it skips.
    `across` and `down` name the cell as one sees it: a number from 1 on, or the side where a column or row is new."""

    column: int
    row: int
    across: int | str
    down: int | str
    below: int
    skip: int
    cost: int
    stars: int


class CardPlacesView(msgspec.Struct, gc=False):
    """A card of the mover's hand that has a place now, whatever is announced, and all its places."""

    card: str
    cells: list[CellView]


class PaperWorldView(View, kw_only=True, tag="paper-world", tag_field="game"):
    """All that one viewer may know."""

    phase: str
    starter: int
    turn: int
    advanced: bool
    piles: list[PileView]
    objectives: list[ObjectiveView]
    table: list[SeatView]
    scissors: ScissorsView | None
    placing: PlacingView | None
    places: list[CardPlacesView]  # for the mover alone, before a card is chosen
    to_discard: int
    last_turns: int | None


def view(state: MatchState, seat: int | None) -> PaperWorldView:
    """Build the view of `seat`, field by field."""
    over = state.to_move == NOBODY
    laid_out = state.phase != c.START
    return PaperWorldView(
        seat=seat,
        seats=state.seats,
        to_move=None if over else state.to_move,
        round=state.round,
        ply=state.ply,
        choices=choices(state) if seat is not None and seat == state.to_move else [],
        outcome=outcome(state) if over else None,
        notation=notation(state),
        phase="over" if over else c.PHASES[state.phase],
        starter=state.starter,
        turn=state.turns + 1,
        advanced=state.advanced,
        piles=[pile_view(state, pile) for pile in range(c.PILES)] if laid_out else [],
        objectives=[objective_view(state, slot) for slot in range(c.SLOTS)]
        if laid_out or not state.drawn_objectives
        else [],
        table=[seat_view(state, other) for other in range(state.seats)],
        scissors=scissors_view(state),
        placing=placing_view(state),
        places=places_view(state) if seat is not None and seat == state.to_move else [],
        to_discard=cards_to_discard(state),
        last_turns=state.last_turns if state.last_turns >= 0 else None,
    )


def without_live_points(seen: PaperWorldView) -> PaperWorldView:
    """Everything lies open, but what it is worth is left to the players until the end."""
    if seen.outcome is None:
        for seat in seen.table:
            seat.score = seat.lines = None
    return seen


def pile_view(state: MatchState, pile: int) -> PileView:
    """Rule 2.3: only the top is visible."""
    size = state.pile_count(pile)
    return PileView(size=size, top=FACE_NAMES[state.pile_top(pile)] if size else None)


def seat_view(state: MatchState, seat: int) -> SeatView:
    """Rule 4.4: hands, landscapes and discards lie open."""
    tokens = [state.slot_token(seat, slot) for slot in range(c.SLOTS)]
    return SeatView(
        seat=seat,
        score=state.score(seat),
        lines=sheet(state, seat),
        hand=[FACE_NAMES[face] for face in state.hand_cards(seat)],
        discards=[FACE_NAMES[face] for face in state.discarded_cards(seat)],
        tokens=[points for points in tokens if points],
        landscape=landscape_view(state, seat),
    )


def landscape_view(state: MatchState, seat: int) -> list[StackView]:
    """The stacks of a seat, row after row."""
    token = state.scissors_cell if state.scissors_seat == seat else c.NOTHING
    return [
        StackView(
            *PLACES[cell],
            [FACE_NAMES[face] for face in faces],
            cell == token,
            state.number(c.AT_STARS + VALUE_OF[faces[-1]] - 1),
        )
        for cell, faces in state.stacks(seat)
    ]


def objective_view(state: MatchState, slot: int) -> ObjectiveView:
    """Rules 8.1 to 8.3."""
    number = state.slot_objective(slot)
    values = [state.number(c.AT_TOKENS + i) for i in range(state.slot_claimed(slot), c.SLOTS)]
    seats = range(state.seats)
    return ObjectiveView(
        number=number,
        key=KEYS[number],
        tokens=[points for points in values if points],
        claims=[ClaimView(seat, state.slot_token(seat, slot)) for seat in seats if state.slot_token(seat, slot)],
        progress=[progress_view(state, seat, number) for seat in seats],
    )


def progress_view(state: MatchState, seat: int, number: int) -> ProgressView:
    found = progress(state, seat, number)
    return ProgressView(
        fitting=[PLACE_VIEWS[cell] for cell in found.fitting],
        missing=[PLACE_VIEWS[cell] for cell in found.missing],
        needed=found.needed,
        met=found.met,
        reached=found.reached,
        goal=found.goal,
    )


def scissors_view(state: MatchState) -> ScissorsView | None:
    if state.scissors_seat == NOBODY:
        return None
    column, row = PLACES[state.scissors_cell]
    return ScissorsView(seat=state.scissors_seat, column=column, row=row)


def placing_view(state: MatchState) -> PlacingView | None:
    if state.announced == c.NOTHING:
        return None
    return PlacingView(
        announced=announcement_text(state.announced),
        card=FACE_NAMES[state.chosen] if state.chosen != c.NOTHING else None,
        at=PLACE_VIEWS[state.spot] if state.phase in (c.PAY, c.SCISSORS) else None,
        owed=state.owed,
        placed=state.placed,
    )


def places_view(state: MatchState) -> list[CardPlacesView]:
    """Rules 5.2 to 5.4 and 6.3: where each card of the hand could go, and for how much."""
    if state.phase not in (c.TURN, c.CARD):
        return []
    seat = state.to_move
    heights = {cell: VALUE_OF[faces[-1]] for cell, faces in state.stacks(seat)}
    return [
        CardPlacesView(FACE_NAMES[face], [cell_view(state, face, cell, heights) for cell in cells])
        for face in state.placeable_cards(seat)
        if (cells := state.cells_open_to(seat, face))
    ]


def cell_view(state: MatchState, face: int, cell: int, heights: dict[int, int]) -> CellView:
    below, value = heights.get(cell, 0), VALUE_OF[face]
    skip = values_skipped(value, below)
    stars = state.number(c.AT_STARS + value - 1) - (state.number(c.AT_STARS + below - 1) if below else 0)
    column, row = PLACES[cell]
    cost = state.cost_of(state.to_move, skip)
    return CellView(column, row, **seen_args(state, cell), below=below, skip=skip, cost=cost, stars=stars)


def cards_to_discard(state: MatchState) -> int:
    """Rule 4.3: how many cards the mover has too many."""
    if state.to_move == NOBODY or state.phase != c.DISCARD:
        return 0
    return state.cards_too_many(state.to_move)


def outcome(state: MatchState) -> Outcome:
    """Who won, and why."""
    return Outcome(
        scores=tuple(state.score(seat) for seat in range(state.seats)),
        winners=tuple(seat for seat in range(state.seats) if state.winners >> seat & 1),
        reason=c.REASONS[state.reason],
    )
