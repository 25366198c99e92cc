"""A match at the terminal table: who sits where, what happened for whom, undo, and its record. No screen here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from papercove.cli.speech import plain
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


class Turn(NamedTuple):
    """What somebody did in one turn, as one viewer learned it."""

    seat: int
    events: list[Event]


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
        """Who sits where, as a terminal may show it."""
        return [plain(name) for name in self.record.seats]

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

    def looking_back(self, viewer: int | None) -> tuple[list[Turn], list[Turn]]:
        """What `viewer` may look back on, turn by turn: up to the end of their last turn, and what came since.

        Where the match is a test of memory (`Game.remembers` says no), of the round in progress
        only what came since the beginning of the viewer's last turn.
        """
        turns = self._turns()
        own = [number for number, turn in enumerate(turns) if turn[0].seat == viewer]
        if own and own[-1] == len(turns) - 1 and self.state.to_move == viewer:
            own.pop()  # the turn in progress is not the last one
        last = own[-1] if own else -1
        if not self.state.game.remembers(self.state.options) and not self.state.is_over:
            past = [turn for turn in turns[: max(last, 0)] if turn[-1].round < self.state.round]
            turns = past + turns[max(last, 0) :]
            last = len(past) if own else -1
        told = [Turn(turn[0].seat, [event for moment in turn for event in moment.events[viewer]]) for turn in turns]
        return told[: last + 1], told[last + 1 :]

    def _turns(self) -> list[list[Moment]]:
        """The moments in groups: one seat's decisions in one round, one after the other."""
        turns: list[list[Moment]] = []
        for moment in self.moments:
            if turns and (turns[-1][-1].seat, turns[-1][-1].round) == (moment.seat, moment.round):
                turns[-1].append(moment)
            else:
                turns.append([moment])
        return turns
