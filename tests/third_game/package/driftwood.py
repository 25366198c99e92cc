"""Driftwood: a complete tiny game in plain Python, in a package of its own. docs/add-a-game.md walks through it.

Sticks of length 1 to 10 lie face down on the beach, two of each. In your turn you draw one, which only you see, or
stay. Who has more than the raft bears sinks, shows everything and is out. When all have stayed or sunk, the
longest raft wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, cast

from msgspec import Meta

from papercove.bots import Bot, Budget
from papercove.engine.constants import NOBODY
from papercove.engine.dice import Dice
from papercove.engine.game import Game, Options
from papercove.engine.python_state import PythonState
from papercove.engine.state import State
from papercove.engine.view import Choice, Event, Line, Outcome, View

DRAW, STAY = 0, 1
STICKS = [length for length in range(1, 11) for _ in range(2)]

WORDS = """
game-name = Driftwood
game-about = Draw sticks for the longest raft that does not sink.
action-draw = Draw a stick
action-stay = Stay
event-drew = { $who } draws a stick.
    .you = You draw a stick of length { $length }.
event-stayed = { $who } stays.
    .you = You stay.
event-sank = { $who } sinks with { $length }.
    .you = You sink with { $length }.
line-raft = Length of the raft
reason-longest = The longest raft wins.
reason-sunk = Everybody sank.
option-limit = What a raft bears
"""


class DriftwoodOptions(Options, frozen=True):
    """What a table may choose."""

    limit: Annotated[int, Meta(ge=10, le=40, description="The length that a raft bears.")] = 21


class DriftwoodView(View, kw_only=True, tag="driftwood", tag_field="game"):
    """All that one viewer may know."""

    limit: int
    beach: int
    sticks: list[int]
    rafts: list[list[int] | None]
    stayed: list[bool]
    sunk: list[bool]


class DriftwoodState(PythonState):
    """A match. Next to each field: who may see it."""

    def __init__(self) -> None:
        super().__init__()
        self.beach: list[int] = []  # hidden from everyone
        self.rafts: list[list[int]] = []  # each hidden from all but its seat, until it sinks or all is over
        self.stayed: list[bool] = []  # public

    def _begin_round(self, dice: Dice) -> None:
        self.beach = shuffled(STICKS, dice)
        self.rafts = [[self.beach.pop()] for _ in range(self.seats)]
        self.stayed = [False] * self.seats
        self.to_move = dice.roll(self.seats)

    def _legal_actions(self) -> Sequence[int]:
        return [DRAW, STAY] if self.beach else [STAY]

    def _step(self, action: int, dice: Dice) -> None:
        seat = self.to_move
        if action == DRAW:
            self.rafts[seat].append(self.beach.pop())
            self.revealed += 1  # the mover has learned something: no undo
        else:
            self.stayed[seat] = True
        waiting = [(seat + i) % self.seats for i in range(1, self.seats + 1)]
        self.to_move = next((other for other in waiting if not self.is_done(other)), NOBODY)

    def _copy_from(self, other: Any) -> None:
        self.beach = list(other.beach)
        self.rafts = [list(raft) for raft in other.rafts]
        self.stayed = list(other.stayed)

    def _resample(self, seat: int | None, dice: Dice) -> None:
        """Sticks that `seat` cannot know are dealt anew; everybody knows that whoever has not sunk has not sunk."""
        hidden = [other for other in range(self.seats) if other != seat and not self.is_shown(other)]
        unseen = [*self.beach, *(stick for other in hidden for stick in self.rafts[other])]
        while True:
            sticks = shuffled(unseen, dice)
            for other in hidden:
                self.rafts[other] = [sticks.pop() for _ in self.rafts[other]]
            if not any(self.has_sunk(other) for other in hidden):
                self.beach = sticks
                return

    def _win_share(self, seat: int) -> float:
        winners = self.winners()
        return (seat in winners) / len(winners)

    def _priors(self, actions: Sequence[int]) -> Sequence[float]:
        """How promising: drawing gets risky as the raft grows."""
        room = self.options.limit - sum(self.rafts[self.to_move])
        return [max(0.05, min(1.0, room / 10)) if action == DRAW else 0.5 for action in actions]

    # --- the rules' own words ---

    def has_sunk(self, seat: int) -> bool:
        return sum(self.rafts[seat]) > int(self.options.limit)

    def is_done(self, seat: int) -> bool:
        return self.stayed[seat] or self.has_sunk(seat)

    def is_shown(self, seat: int) -> bool:
        return self.to_move == NOBODY or self.has_sunk(seat)

    def winners(self) -> list[int]:
        lengths = [0 if self.has_sunk(seat) else sum(self.rafts[seat]) for seat in range(self.seats)]
        return [seat for seat, length in enumerate(lengths) if length == max(lengths)]


def shuffled(sticks: Sequence[int], dice: Dice) -> list[int]:
    """In random order."""
    left = sorted(sticks)
    return [left.pop(dice.roll(len(left))) for _ in range(len(left))]


class Driftwood(Game):
    """The game by its contract."""

    id = "driftwood"
    version = 1
    seat_counts: ClassVar[range] = range(2, 5)
    action_count = 2
    options_type = DriftwoodOptions
    view_type = DriftwoodView

    def new_state(self, seats: int, options: DriftwoodOptions) -> DriftwoodState:
        state = DriftwoodState()
        state.seats = seats
        return state

    def view(self, state: State, seat: int | None) -> View:
        s = cast(DriftwoodState, state)
        everybody = range(s.seats)
        return DriftwoodView(
            seat=seat,
            seats=s.seats,
            to_move=None if s.is_over else s.to_move,
            round=s.round,
            ply=s.ply,
            choices=self.choices(s) if seat is not None and seat == s.to_move else [],
            outcome=self.outcome(s) if s.is_over else None,
            notation=self.notation(s),
            limit=s.options.limit,
            beach=len(s.beach),
            sticks=[len(raft) for raft in s.rafts],
            rafts=[s.rafts[other] if other == seat or s.is_shown(other) else None for other in everybody],
            stayed=list(s.stayed),
            sunk=[s.has_sunk(other) for other in everybody],
        )

    def choices(self, state: State) -> list[Choice]:
        words = {DRAW: "draw", STAY: "stay"}
        return [Choice(action, words[action], words[action]) for action in state.legal_actions()]

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        mover, s = before.to_move, cast(DriftwoodState, after)
        if action == STAY:
            return [Event("stayed", mover)]
        events = [Event("drew", mover, {"length": s.rafts[mover][-1]} if seat == mover else {})]
        if s.has_sunk(mover):
            events.append(Event("sank", mover, {"length": sum(s.rafts[mover])}))
        return events

    def notation(self, state: State) -> str:
        s = cast(DriftwoodState, state)
        rafts = [str(sum(raft)) if s.is_shown(seat) else f"?{len(raft)}" for seat, raft in enumerate(s.rafts)]
        marks = ["!" if s.has_sunk(seat) else "." if s.stayed[seat] else "" for seat in range(s.seats)]
        turn = "-" if s.is_over else s.to_move
        return f"to-move {turn} beach {len(s.beach)} rafts {' '.join(map(str.__add__, rafts, marks))}"

    def outcome(self, state: State) -> Outcome:
        s = cast(DriftwoodState, state)
        scores = tuple(0 if s.has_sunk(seat) else sum(s.rafts[seat]) for seat in range(s.seats))
        return Outcome(scores, tuple(s.winners()), "longest" if max(scores) else "sunk")

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return [Line("raft", sum(cast(DriftwoodState, state).rafts[seat]))]

    def knows_action_text(self, text: str) -> bool:
        return text in ("draw", "stay")

    def messages(self, language: str) -> str:
        return WORDS  # in English only: other languages fall back to it


class Cautious(Bot):
    """Draws while nothing can sink it. A bot for any game would look at `state` only through its public methods."""

    name = "cautious"

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        s = cast(DriftwoodState, state)
        safe = sum(s.rafts[s.to_move]) + 10 <= s.options.limit
        return DRAW if safe and DRAW in s.legal_actions() else STAY
