"""A tiny third game without words or a face of its own: take one or two pebbles; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from papercove.engine.dice import Dice
from papercove.engine.game import Game, Options
from papercove.engine.python_state import PythonState
from papercove.engine.state import State
from papercove.engine.view import Choice, Event, Line, Outcome, View


class PebblesState(PythonState):
    pebbles = 0
    winner = -1

    def _begin_round(self, dice: Dice) -> None:
        self.pebbles = 5 + dice.roll(3)

    def _legal_actions(self) -> Sequence[int]:
        return range(1, min(2, self.pebbles) + 1)

    def _step(self, action: int, dice: Dice) -> None:
        self.pebbles -= action
        if self.pebbles == 0:
            self.winner, self.to_move = self.to_move, -1
        else:
            self.to_move = 1 - self.to_move

    def _copy_from(self, other: Any) -> None:
        self.pebbles, self.winner = other.pebbles, other.winner

    def _resample(self, seat: int | None, dice: Dice) -> None:
        """Nothing is hidden."""

    def _win_share(self, seat: int) -> float:
        return float(seat == self.winner)


class PebblesView(View, kw_only=True):
    pebbles: int
    heaps: list[list[int]]


class Pebbles(Game):
    id = "pebbles"
    version = 1
    seat_counts = range(2, 3)
    action_count = 3
    options_type = Options
    view_type = PebblesView

    def new_state(self, seats: int, options: Any) -> State:
        state = PebblesState()
        state.seats = seats
        return state

    def view(self, state: State, seat: int | None) -> View:
        here = cast(PebblesState, state)
        return PebblesView(
            seat=seat,
            seats=2,
            to_move=None if state.is_over else state.to_move,
            round=0,
            ply=state.ply,
            choices=self.choices(state) if seat == state.to_move else [],
            outcome=state.outcome,
            notation=self.notation(state),
            pebbles=here.pebbles,
            heaps=[[here.pebbles], []],
        )

    def choices(self, state: State) -> list[Choice]:
        return [Choice(n, f"take {n}", "take-pebbles", {"count": n}) for n in state.legal_actions()]

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        return [Event("took-pebbles", before.to_move, {"count": action})]

    def notation(self, state: State) -> str:
        return f"pebbles {cast(PebblesState, state).pebbles}"

    def outcome(self, state: State) -> Outcome:
        winner = cast(PebblesState, state).winner
        return Outcome(tuple(int(seat == winner) for seat in range(2)), (winner,), "last-pebble")

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return []

    def knows_action_text(self, text: str) -> bool:
        return text in ("take 1", "take 2")

    def messages(self, language: str) -> str:
        raise FileNotFoundError(language)
