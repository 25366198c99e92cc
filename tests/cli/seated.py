"""Matches at the terminal table, for tests."""

from __future__ import annotations

import papercove
from papercove.cli.match import Match, Opponent
from papercove.engine.dice import Dice
from papercove.engine.record import Record
from papercove.engine.state import State


def quick(state: State, dice: Dice) -> int:
    """An opponent that follows the game's quick judgement."""
    return state.rollout_action(dice)


def seated(game: str = "sea-salt-paper", seats: int = 2, people: int = 1, seed: int = 7, **options: object) -> Match:
    """A fresh match; the first seats are people."""
    state = papercove.game(game).start(seats, seed, **options)
    opponents: dict[int, Opponent] = dict.fromkeys(range(people, seats), quick)
    return Match(Record.of(state), opponents, Dice(seed))


def play_on(match: Match, steps: int = 10_000) -> None:
    """Let quick judgement play for everybody, at most so many steps."""
    while steps and not match.state.is_over:
        match.play(match.state.rollout_action(match.dice))
        steps -= 1
