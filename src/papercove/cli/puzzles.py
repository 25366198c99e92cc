"""`papercove puzzles`: positions of bots' matches in which one choice is clearly best and not the obvious one."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Annotated, Any

import cyclopts
import msgspec

from papercove.bots.analysis import told_apart
from papercove.bots.contract import MOST_ITERATIONS, is_whole
from papercove.bots.foresight import speaks_for
from papercove.bots.puzzles import ITERATIONS, find_puzzles
from papercove.cli import speech
from papercove.cli.analyse import percent
from papercove.cli.numbers import Whole
from papercove.cli.play import split_option
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.puzzle import Measured, Puzzle
from papercove.engine.view import Reason
from papercove.words import Words


def puzzles(
    game: str,
    *,
    count: Whole = 365,
    seed: Whole = 1,
    iterations: Whole = ITERATIONS,
    option: list[str] | None = None,
    json: Annotated[bool, cyclopts.Parameter(negative="")] = False,
) -> None:
    """Let bots play until so many puzzles are found, and tell each as its page does, with all that was measured.

    Parameters
    ----------
    game
        The game's id.
    count
        How many puzzles; otherwise a year of them.
    seed
        The seed of the first match; the following ones count up from it.
    iterations
        How long the coach thinks about a position that may be a puzzle.
    option
        An option of the game, as name=value (`papercove games` lists them); may be repeated.
    json
        Print them as JSON lines instead, as a game ships them.
    """
    if count < 1:
        raise Unreadable("bad-argument", argument="--count", value=str(count))
    if not is_whole(iterations, MOST_ITERATIONS):
        raise Unreadable("bad-argument", argument="--iterations", value=str(iterations))
    asked = speech.find_game(game)
    given = dict(split_option(text) for text in option or [])
    options = {name: getattr(asked.read_options(given), name) for name in given}
    for puzzle in islice(mined(asked, seed, iterations, options), count):
        print(msgspec.json.encode(puzzle).decode() if json else told(asked, puzzle, speech.speak()), flush=True)


def told(game: Game, puzzle: Puzzle, words: Words) -> str:
    """A puzzle with its solution, in the sentences of its page."""
    state = puzzle.position(game)
    choices = {choice.text: choice for choice in game.choices(state)}
    mover, names = state.to_move, [words.say("puzzle-rival")] * puzzle.seats
    best, obvious = puzzle.measured[0], next(one for one in puzzle.measured if one.text == puzzle.obvious)

    def phrase(one: Measured) -> str:
        return words.choice(choices[one.text], names, mover)

    def counted(reasons: Iterable[Reason]) -> list[str]:
        return [words.reason(one, names, mover) for one in reasons]

    for_best, for_other, for_both = map(counted, told_apart(state, choices[best.text].id, choices[obvious.text].id))
    reasons = [words.foreseen(one) for one in puzzle.reasons if speaks_for(one)]
    costs = [words.foreseen(one) for one in puzzle.reasons if not speaks_for(one)]
    paragraphs = (
        [words.say("puzzle-shown", best=phrase(best), keeps=percent(best.share))],
        [words.say("puzzle-obvious", obvious=phrase(obvious), keeps=percent(obvious.share))],
        [*for_best, *reasons],
        [words.say("puzzle-other", other=phrase(obvious)), *for_other] if for_other else [],
        [words.say("puzzle-known"), *for_both] if for_both else [],
        [words.say("puzzle-costs"), *costs] if costs else [],
        [words.say("puzzle-measured", iterations=puzzle.iterations)],
        *([f"{words.say('puzzle-share', keeps=percent(one.share)):>6}", phrase(one)] for one in puzzle.measured),
    )
    return "\n".join([game.notation(state), *("  " + " ".join(one) for one in paragraphs if one), ""])


def mined(game: Game, seed: int, iterations: int, options: dict[str, Any]) -> Iterator[Puzzle]:
    """The puzzles of one match after the other."""
    for number in itertools.count(seed):
        yield from find_puzzles(game, number, iterations, **options)
