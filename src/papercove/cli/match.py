"""A match at the terminal table: who sits where, what happened for whom, undo, and its record. No screen here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.record import Record
from papercove.engine.state import State
from papercove.engine.view import Event, Line, View

Opponent = Callable[[State, Dice], int]
"""Chooses for the seat to move, given a state in which all that this seat cannot know was dealt anew."""


class Moment(NamedTuple):
    """One step: who took it, in which round, what each viewer learned, and the position before it."""

    seat: int
    round: int
    events: Mapping[int | None, list[Event]]  # by viewer; None is a spectator
    before: State


class Match:
    """A running match between people at one keyboard and opponents played by the machine."""

    def __init__(self, record: Record, opponents: Mapping[int, Opponent], dice: Dice) -> None:
        """Take up the match where `record` stands; seats without an opponent are people."""
        self.record = Record(**{field: getattr(record, field) for field in record.__struct_fields__} | {"actions": []})
        self.opponents = opponents
        self.dice = dice
        self.state = record.start()
        self.moments: list[Moment] = []
        for action in record.actions:
            self.play(action)

    @property
    def game(self) -> Game:
        """The game being played."""
        game: Game = self.state.game
        return game

    @property
    def names(self) -> list[str]:
        """Who sits where."""
        return self.record.seats

    @property
    def people(self) -> list[int]:
        """The seats of people, in order."""
        return [seat for seat in range(self.state.seats) if seat not in self.opponents]

    @property
    def person_to_move(self) -> bool:
        """Whether somebody at the keyboard is to decide."""
        return self.state.to_move in self.people

    def view(self, viewer: int | None) -> View:
        """What `viewer` may know now."""
        return self.game.view(self.state, viewer)

    def sheet(self, viewer: int) -> list[Line]:
        """The lines of what `viewer`'s own cards are worth now."""
        return self.game.score_sheet(self.state, viewer)

    def play(self, action: int) -> Moment:
        """Play one action of whoever is to move; a refusal changes nothing."""
        before = self.state.copy()
        self.state.apply(action)
        events = {
            viewer: self.game.story(before, action, self.state, viewer) for viewer in (None, *range(self.state.seats))
        }
        moment = Moment(before.to_move, before.round, events, before)
        self.moments.append(moment)
        self.record.actions.append(action)
        return moment

    def opponent_choice(self) -> int:
        """What the opponent to move chooses from its own knowledge."""
        seat = self.state.to_move
        return self.opponents[seat](self.state.resample(seat, self.dice), self.dice)

    @property
    def may_undo(self) -> bool:
        """Whether the last step was this person's, and nothing hidden, no chance and nobody else came in between."""
        if not self.moments:
            return False
        before, now = self.moments[-1].before, self.state
        return before.to_move in self.people and (before.to_move, before.revealed) == (now.to_move, now.revealed)

    def undo(self) -> None:
        """Take the last step back, if that is fair."""
        if self.may_undo:
            self.state = self.moments.pop().before
            self.record.actions.pop()

    def looking_back(self, viewer: int | None) -> tuple[list[Event], list[Event]]:
        """What `viewer` may look back on: what they have seen already, and what is new since they last decided.

        Of the round in progress, old moves are told only where the match has no memory to test (its options have no
        `memory_aid`, or it is on); otherwise back to the beginning of the viewer's last turn.
        """
        own = [number for number, moment in enumerate(self.moments) if moment.seat == viewer]
        fresh = own[-1] + 1 if own else 0
        allowed = range(len(self.moments))
        if not getattr(self.state.options, "memory_aid", True) and not self.state.is_over:
            turn = self._turn_start(own[-1]) if own else 0
            allowed_now = [number for number in allowed if self.moments[number].round < self.state.round]
            seen = [*allowed_now, *range(max(turn, len(allowed_now)), len(self.moments))]
        else:
            seen = list(allowed)
        return self._told(viewer, [n for n in seen if n < fresh]), self._told(viewer, [n for n in seen if n >= fresh])

    def _turn_start(self, number: int) -> int:
        """Where the turn began that this moment belongs to."""
        while number > 0 and self.moments[number - 1].seat == self.moments[number].seat:
            number -= 1
        return number

    def _told(self, viewer: int | None, numbers: list[int]) -> list[Event]:
        return [event for number in numbers for event in self.moments[number].events[viewer]]
