"""`papercove puzzles`: positions of bots' matches in which one choice is clearly best and not the obvious one."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from papercove.bots.contract import MOST_ITERATIONS, is_whole
from papercove.bots.puzzles import ITERATIONS, find_puzzles
from papercove.cli import speech
from papercove.cli.numbers import Whole
from papercove.cli.play import split_option
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.puzzle import Puzzle


def puzzles(
    game: str,
    *,
    count: Whole = 365,
    seed: Whole = 1,
    iterations: Whole = ITERATIONS,
    option: list[str] | None = None,
) -> None:
    """Let bots play until so many puzzles are found, and print them as JSON lines, each with all that was measured.

    Parameters
    ----------
    game
        The game's id.
    count
        How many puzzles: a year of them, if not said.
    seed
        The seed of the first match; the next matches have the next ones.
    iterations
        How long the coach thinks of a position that may be a puzzle.
    option
        An option of the game, as name=value (`papercove games` lists them); may be repeated.
    """
    if count < 1:
        raise Unreadable("bad-argument", argument="--count", value=str(count))
    if not is_whole(iterations, MOST_ITERATIONS):
        raise Unreadable("bad-argument", argument="--iterations", value=str(iterations))
    asked = speech.find_game(game)
    given = dict(split_option(text) for text in option or [])
    options = {name: getattr(asked.read_options(given), name) for name in given}
    for puzzle in islice(mined(asked, seed, iterations, options), count):
        print(msgspec.json.encode(puzzle).decode(), flush=True)


def mined(game: Game, seed: int, iterations: int, options: dict[str, Any]) -> Iterator[Puzzle]:
    """The puzzles of one match after the other."""
    for number in itertools.count(seed):
        yield from find_puzzles(game, number, iterations, **options)
