"""Minnows: a small card game in plain Python, in a package of its own, as anybody might add one to a room.

Each seat holds up to three hidden cards of a deck numbered from 1. A turn is two steps: choose one of two lanes (this
reveals nothing and may be taken back), then play a card there, face up, and draw another unseen. When all
hands are empty the round goes to the highest sum over both lanes; rounds are counted, the most rounds win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar, cast

from msgspec import Meta

from papercove.engine.constants import CHANCE, NOBODY
from papercove.engine.dice import Dice
from papercove.engine.game import Game, Options
from papercove.engine.leaflet import Leaflet, Picture, Section
from papercove.engine.python_state import PythonState
from papercove.engine.state import State
from papercove.engine.view import Choice, Event, Line, Outcome, View

HAND = 3
LANES = 2
PLAY = LANES  # action PLAY + card


class MinnowsOptions(Options, frozen=True):
    rounds: Annotated[int, Meta(ge=1, le=10_000)] = 2
    cards: Annotated[int, Meta(ge=8, le=60)] = 20


class MinnowsView(View, kw_only=True, tag="minnows", tag_field="game"):
    deck: int
    hand: list[int] | None
    hands: list[int]
    lanes: list[list[int]]
    won: list[int]
    lane: int | None


class MinnowsState(PythonState):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = []  # hidden from everyone
        self.hands: list[list[int]] = []  # each hidden from all but its seat
        self.lanes: list[list[int]] = []  # sums by seat and lane; public
        self.played: list[int] = []  # public
        self.won: list[int] = []
        self.lane = -1

    def _begin_round(self, dice: Dice) -> None:
        self.deck = shuffled(list(range(1, self.options.cards + 1)), dice)
        self.hands = [sorted(self.deck.pop() for _ in range(HAND)) for _ in range(self.seats)]
        self.lanes = [[0] * LANES for _ in range(self.seats)]
        self.played = []
        self.won = self.won or [0] * self.seats
        self.lane = -1
        self.to_move = self.round % self.seats

    def _legal_actions(self) -> Sequence[int]:
        if self.lane < 0:
            return range(LANES)
        return [PLAY + card for card in self.hands[self.to_move]]

    def _step(self, action: int, dice: Dice) -> None:
        if action < LANES:
            self.lane = action
            return
        seat, card = self.to_move, action - PLAY
        self.hands[seat].remove(card)
        self.lanes[seat][self.lane] += card
        self.played.append(card)
        if self.deck:
            self.hands[seat] = sorted([*self.hands[seat], self.deck.pop()])
        self.revealed += 1
        self.lane = -1
        self.to_move = (seat + 1) % self.seats
        if not self.hands[self.to_move]:
            self.end_round(dice)

    def end_round(self, dice: Dice) -> None:
        sums = [sum(lanes) for lanes in self.lanes]
        self.won[sums.index(max(sums))] += 1
        if self.round + 1 >= self.options.rounds:
            self.to_move = NOBODY
            return
        self.round += 1
        if self.sealed:
            self.to_move = CHANCE
        else:
            self._begin_round(dice)

    def _copy_from(self, other: Any) -> None:
        self.deck = list(other.deck)
        self.hands = [list(hand) for hand in other.hands]
        self.lanes = [list(lanes) for lanes in other.lanes]
        self.played = list(other.played)
        self.won = list(other.won)
        self.lane = other.lane

    def _resample(self, seat: int | None, dice: Dice) -> None:
        hidden = [card for other, hand in enumerate(self.hands) if other != seat for card in hand]
        unseen = shuffled(sorted([*self.deck, *hidden]), dice)
        for other, hand in enumerate(self.hands):
            if other != seat:
                self.hands[other] = sorted(unseen.pop() for _ in hand)
        self.deck = unseen

    def _win_share(self, seat: int) -> float:
        best = max(self.won)
        return (self.won[seat] == best) / self.won.count(best)


class Minnows(Game):
    id = "minnows"
    version = 1
    seat_counts: ClassVar[range] = range(2, 5)
    action_count = PLAY + 61
    options_type = MinnowsOptions
    view_type = MinnowsView

    def new_state(self, seats: int, options: MinnowsOptions) -> MinnowsState:
        state = MinnowsState()
        state.seats = seats
        return state

    def view(self, state: State, seat: int | None) -> View:
        s = cast(MinnowsState, state)
        return MinnowsView(
            seat=seat,
            seats=s.seats,
            to_move=s.to_move if s.to_move >= 0 else None,
            round=s.round,
            ply=s.ply,
            choices=self.choices(s) if seat is not None and seat == s.to_move else [],
            outcome=self.outcome(s) if s.is_over else None,
            notation=self.notation(s),
            deck=len(s.deck),
            hand=s.hands[seat] if seat is not None else None,
            hands=[len(hand) for hand in s.hands],
            lanes=s.lanes,
            won=s.won,
            lane=s.lane if s.lane >= 0 else None,
        )

    def choices(self, state: State) -> list[Choice]:
        return [
            Choice(action, f"lane {action}", "lane", {"lane": action})
            if action < LANES
            else Choice(action, f"play {action - PLAY}", "play", {"card": action - PLAY})
            for action in state.legal_actions()
        ]

    def story(self, before: State, action: int, after: State, seat: int | None) -> list[Event]:
        if action < LANES:
            return [Event("lane", before.to_move, {"lane": action})]
        events = [Event("played", before.to_move, {"card": action - PLAY})]
        if seat == before.to_move and after.round == before.round:
            old, new = cast(MinnowsState, before).hands[seat], cast(MinnowsState, after).hands[seat]
            events += [Event("drew", seat, {"card": card}) for card in new if card not in old]
        return events

    def notation(self, state: State) -> str:
        s = cast(MinnowsState, state)
        return f"round {s.round + 1} turn {s.ply} deck {len(s.deck)}"

    def outcome(self, state: State) -> Outcome:
        won = cast(MinnowsState, state).won
        best = max(won)
        return Outcome(tuple(won), tuple(seat for seat, count in enumerate(won) if count == best), "rounds")

    def score_sheet(self, state: State, seat: int) -> list[Line]:
        return [Line("lane", points) for points in cast(MinnowsState, state).lanes[seat]]

    def leaflet(self) -> Leaflet:
        return Leaflet(parts=(Section("lanes", (Picture("play"),)),), aid=("play",))

    def messages(self, language: str) -> str:
        return "leaflet-lanes = Lanes\nleaflet-play = Play a card into one of your lanes.\n"

    def knows_action_text(self, text: str) -> bool:
        verb, _, number = text.partition(" ")
        return verb in ("lane", "play") and number.isdigit()


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        other = dice.roll(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards
