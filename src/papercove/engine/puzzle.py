"""A puzzle: a position of a real match in which one choice is clearly best, with what was measured of every choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from papercove.engine.state import State

if TYPE_CHECKING:
    from papercove.engine.game import Game


class Measured(msgspec.Struct, frozen=True):
    """One choice in the game's notation: the share of the win that it keeps, and the standard error of that."""

    text: str
    share: float
    error: float


class Foreseen(msgspec.Struct, frozen=True):
    """One reason, the message `foreseen-<key>`: what the best and the obvious choice lead to on average."""

    key: str
    best: float
    other: float


class Puzzle(msgspec.Struct, frozen=True):
    """Where the position comes from, what the coach measured, and why the best choice beats the obvious one."""

    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, Any]
    actions: list[int | str]  # their codes (`Game.action_code`), that lead from the deal to the position
    iterations: int  # of the coach
    measured: list[Measured]  # every choice, the best one first
    obvious: str  # what a club player does by counting
    reasons: list[Foreseen]

    def position(self, game: Game) -> State:
        """The position, played from the deal."""
        found = game.as_of(self.version)
        state = found.start(self.seats, self.seed, **self.options)
        for code in self.actions:
            state.apply(found.coded_action(code))
        return state


def read_puzzles(lines: str) -> tuple[Puzzle, ...]:
    """Puzzles as `papercove puzzles` writes them, one in a line."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in lines.splitlines() if line)
