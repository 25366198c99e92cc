"""A game of one minute in plain Python, to try bots on: each seat gets a hidden card from 1 to 6, all different.

Seat 0 fights or retreats. A retreat wins 0.4 of the match, a fight all of it for the higher card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from papercove.engine.dice import Dice
from papercove.engine.game import Game, Options
from papercove.engine.python_state import PythonState
from papercove.engine.state import State
from papercove.engine.view import Choice, Event, Line, Outcome, View

RETREAT, FIGHT = 0, 1


class DuelState(PythonState):
    def __init__(self) -> None:
        super().__init__()
        self.cards = [0, 0]
        self.last = -1

    def _begin_round(self, dice: Dice) -> None:
        self.cards[0] = 1 + dice.roll(6)
        self._resample(0, dice)

    def _legal_actions(self) -> Sequence[int]:
        return (RETREAT, FIGHT)

    def _step(self, action: int, dice: Dice) -> None:
        self.last = action
        self.to_move = -1

    def _copy_from(self, other: Any) -> None:
        self.cards[:] = other.cards
        self.last = other.last

    def _resample(self, seat: int | None, dice: Dice) -> None:
        mine = seat or 0
        others = [card for card in range(1, 7) if card != self.cards[mine]]
        self.cards[1 - mine] = others[dice.roll(5)]

    def _win_share(self, seat: int) -> float:
        if self.last == RETREAT:
            return (0.4, 0.6)[seat]
        return float(self.cards[seat] > self.cards[1 - seat])


class Duel(Game):
    id = "duel"
    version = 1
    seat_counts: ClassVar[range] = range(2, 3)
    action_count = 2
    options_type = Options
    view_type = View

    def new_state(self, seats: int, options: Any) -> State:
        return DuelState()

    def view(self, state: Any, seat: int | None) -> View:
        return View(
            seat=state.viewer(seat),
            seats=2,
            to_move=0 if state.to_move == 0 else None,
            round=0,
            ply=state.ply,
            choices=self.choices(state) if seat == state.to_move else [],
            outcome=state.outcome,
            notation=self.notation(state),
        )

    def choices(self, state: State) -> list[Choice]:
        return [Choice(RETREAT, "retreat", "retreat"), Choice(FIGHT, "fight", "fight")]

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        return []

    def notation(self, state: State) -> str:
        return "duel"

    def outcome(self, state: Any) -> Outcome:
        scores = tuple(round(100 * state._win_share(seat)) for seat in range(2))
        return Outcome(scores, (scores.index(max(scores)),), "duel")

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return []

    def knows_action_text(self, text: str) -> bool:
        return text in ("retreat", "fight")


def dealt(mine: int, other: int) -> DuelState:
    """The duel with these two cards."""
    state = DuelState()
    state.game, state.options = Duel(), Options()
    state.cards[:] = [mine, other]
    return state
