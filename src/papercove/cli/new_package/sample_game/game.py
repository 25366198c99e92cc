"""The rules of Sample Game, and the game by Papercove's contract. Change them into your own, one at a time.

Twenty cards are numbered from 1 to 20. Everybody holds five. In your turn you put one of them on the pile: if it is
higher than the card below it you score a point. When nobody holds a card, the most points win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, cast

from msgspec import Meta

from papercove.engine.board import Board, BoardView, Piece, Pile, Place
from papercove.engine.constants import NOBODY
from papercove.engine.dice import Dice
from papercove.engine.game import Game, Options
from papercove.engine.python_state import PythonState
from papercove.engine.state import State
from papercove.engine.view import Choice, Event, Forbidden, Line, Outcome, View

CARDS = 20  # action n plays card n + 1


class SampleGameOptions(Options, frozen=True):
    """What a table may choose."""

    hand: Annotated[int, Meta(ge=2, le=5, description="How many cards everybody holds.")] = 5


class SampleGameView(BoardView, kw_only=True, tag="sample-game", tag_field="game"):
    """All that one viewer may know: what the board shows."""


class SampleGameState(PythonState):
    """A match. Next to each field: who may see it."""

    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # hidden from everyone
        self.hands: list[list[int]] = []  # each hidden from all but its seat
        self.pile: list[int] = []  # public; the last card is on top
        self.points: list[int] = []  # public

    def _begin_round(self, dice: Dice) -> None:
        self.deck = shuffled(range(1, CARDS + 1), dice)
        self.hands = [sorted(self.deck.pop() for _ in range(self.options.hand)) for _ in range(self.seats)]
        self.pile = [self.deck.pop()] if self.deck else []
        self.points = [0] * self.seats
        self.to_move = dice.roll(self.seats)

    def _legal_actions(self) -> Sequence[int]:
        return [card - 1 for card in self.hands[self.to_move]]

    def _step(self, action: int, dice: Dice) -> None:
        card = action + 1
        self.points[self.to_move] += self.is_higher(card)
        self.hands[self.to_move].remove(card)
        self.pile.append(card)
        following = (self.to_move + 1) % self.seats
        self.to_move = following if self.hands[following] else NOBODY

    def _copy_from(self, other: Any) -> None:
        self.deck = list(other.deck)
        self.hands = [list(hand) for hand in other.hands]
        self.pile = list(other.pile)
        self.points = list(other.points)

    def _resample(self, seat: int | None, dice: Dice) -> None:
        """Deal again all that `seat` cannot know: the deck, and the hands of the others."""
        hidden = [other for other in range(self.seats) if other != seat]
        unseen = shuffled([*self.deck, *(card for other in hidden for card in self.hands[other])], dice)
        for other in hidden:
            self.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        self.deck = unseen

    def _win_share(self, seat: int) -> float:
        winners = self.winners()
        return (seat in winners) / len(winners)

    def _score(self, seat: int) -> int:
        return self.points[seat]

    def _priors(self, actions: Sequence[int]) -> Sequence[float]:
        """How promising each action looks: the lower a card that still scores, the better."""
        return [1 + (CARDS - action) * self.is_higher(action + 1) for action in actions]

    # --- the rules' own words ---

    def is_higher(self, card: int) -> bool:
        """Rule 2.3: a card scores on a lower one, and on nothing at all."""
        return not self.pile or card > self.pile[-1]

    def winners(self) -> list[int]:
        """Rule 3.1: the most points win; several share the win."""
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]


def shuffled(cards: Sequence[int], dice: Dice) -> list[int]:
    """In random order, whatever order they came in."""
    left = sorted(cards)
    return [left.pop(dice.roll(len(left))) for _ in range(len(left))]


def face(card: int) -> str:
    return f"card:{card}"


class SampleGame(Game):
    """The game by its contract."""

    id = "sample-game"
    version = 1  # raise it whenever an old match would play differently
    seat_counts: ClassVar[range] = range(2, 5)
    action_count = CARDS
    options_type = SampleGameOptions
    view_type = SampleGameView
    sounds: ClassVar[dict[str, str]] = {"played": "place", "scored": "pair"}

    def new_state(self, seats: int, options: SampleGameOptions) -> SampleGameState:
        state = SampleGameState()
        state.seats = seats
        return state

    def view(self, state: State, seat: int | None) -> View:
        s = cast(SampleGameState, state)
        return SampleGameView(
            seat=seat,
            seats=s.seats,
            to_move=None if s.is_over else s.to_move,
            round=s.round,
            ply=s.ply,
            choices=self.choices(s) if seat is not None and seat == s.to_move else [],
            outcome=self.outcome(s) if s.is_over else None,
            notation=self.notation(s),
            board=self.board(s, seat),
        )

    def board(self, s: SampleGameState, seat: int | None) -> Board:
        """What every screen draws. A piece is touched to make the choice whose action it names."""
        places = [
            Place(
                score=s.points[other],
                hand=[Piece(face(card), (card - 1,)) if other == seat else Piece() for card in hand],
            )
            for other, hand in enumerate(s.hands)
        ]
        return Board(places, piles=[Pile("middle", len(s.pile), face(s.pile[-1]) if s.pile else "")])

    def choices(self, state: State) -> list[Choice]:
        return [
            Choice(action, f"play {action + 1}", "play", {"card": face(action + 1)}) for action in state.legal_actions()
        ]

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        mover, s = before.to_move, cast(SampleGameState, before)
        events = [Event("played", mover, {"card": face(action + 1)})]
        return [*events, Event("scored", mover)] if s.is_higher(action + 1) else events

    def notation(self, state: State) -> str:
        s = cast(SampleGameState, state)
        turn = "-" if s.is_over else s.to_move
        top = s.pile[-1] if s.pile else "-"
        return f"to-move {turn} top {top} points {' '.join(map(str, s.points))}"

    def outcome(self, state: State) -> Outcome:
        s = cast(SampleGameState, state)
        return Outcome(tuple(s.points), tuple(s.winners()), "most-points")

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return [Line("points", cast(SampleGameState, state).points[seat])]

    def knows_action_text(self, text: str) -> bool:
        verb, _, number = text.partition(" ")
        return verb == "play" and number.isdecimal() and 1 <= int(number) <= CARDS

    def rule_against(self, state: State, action: object) -> str:
        """Rule 2.1: you play a card of your own hand. The action comes as its number or as its text."""
        s = cast(SampleGameState, state)
        text = action if isinstance(action, str) else f"play {action + 1}" if isinstance(action, int) else ""
        if s.is_over or not self.knows_action_text(text):
            return "none"
        return "none" if int(text.partition(" ")[2]) in s.hands[s.to_move] else "2.1"

    def forbidden(self, state: State) -> list[Forbidden]:
        """Rule 2.2: nobody takes a card off the pile. Whoever touches the pile reads `not-now-stays`."""
        s = cast(SampleGameState, state)
        return [Forbidden("take", "2.2", {"pile": "middle"}, "stays")] if s.pile and not s.is_over else []
