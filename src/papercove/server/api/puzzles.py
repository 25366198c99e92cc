"""The requests under /api/puzzles: the position of a day, and the verdict on what somebody chose there."""

from __future__ import annotations

from asyncio import to_thread
from datetime import date
from functools import lru_cache

from papercove.bots.analysis import WORLDS, told_apart
from papercove.bots.foresight import figures, largest_gain, most_telling, speaks_for
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.puzzle import Puzzle
from papercove.engine.state import State
from papercove.engine.view import Choice
from papercove.server import wire
from papercove.server.api.call import Call, Handler
from papercove.server.api.rules import asked_game
from papercove.server.refusals import NotFound

FIRST_DAY = date(2026, 1, 1)


def puzzle_of(game: Game, day: str) -> Puzzle:
    """The puzzle of a day: the same for everybody, one after the other, and then from the beginning again."""
    return game.puzzles()[number_of(game, day)]


def number_of(game: Game, day: str) -> int:
    """Which of a game's puzzles a day has."""
    found = game.puzzles()
    try:
        number = (date.fromisoformat(day) - FIRST_DAY).days
    except ValueError:
        raise NotFound("no-puzzle", game=game.id, day=day[:20]) from None
    if not found:
        raise NotFound("no-puzzles", game=game.id)
    return number % len(found)


@lru_cache(maxsize=64)
def position_of(game: Game, day: str) -> State:
    """The position, which nobody changes."""
    return puzzle_of(game, day).position(game)


@lru_cache(maxsize=8192)
def shortfall(game: Game, number: int, tried: int) -> wire.PuzzleShortfall:
    """Why a wrong try is worse. What would name the best choice is told last: that is still to be found."""
    found = game.puzzles()[number]
    state = found.position(game)
    best = game.parse_action(state, found.measured[0].text)
    seen = figures(state, best, tried, Dice(f"tried {found.seed} {state.ply} {tried}"), WORLDS)
    silent = [one for one in seen if "chance" not in one.key or one.key.startswith("rival")]
    reasons = [one for one in most_telling(silent) if speaks_for(one)] or largest_gain(silent)
    reasons = reasons or [one for one in most_telling(seen) if speaks_for(one)]
    return wire.PuzzleShortfall(tried=told_apart(state, best, tried)[1], reasons=reasons)


async def puzzle(call: Call) -> wire.PuzzleInfo:
    game, day = asked_game(call), call.request.path_params["day"]
    state = await to_thread(position_of, game, day)
    return wire.PuzzleInfo(game.id, day, len(game.puzzles()), state.to_move, game.view(state, state.to_move))


async def try_puzzle(call: Call) -> wire.PuzzleVerdict:
    """What a choice keeps, and why it is worse; the solution once it is found, or where no choice is sent."""
    game, day = asked_game(call), call.request.path_params["day"]
    asked = await call.read(wire.PuzzleTry)
    state, found = await to_thread(position_of, game, day), puzzle_of(game, day)
    choices = {choice.text: choice for choice in game.choices(state)}
    shares = {choices[one.text].id: one.share for one in found.measured}
    best = found.measured[0]
    if asked.choice is not None and asked.choice not in shares:
        raise NotFound("no-puzzle-choice", choice=asked.choice)
    keeps = None if asked.choice is None else shares[asked.choice]
    solved = asked.choice == choices[best.text].id
    if asked.choice is not None and not solved:
        why = await to_thread(shortfall, game, number_of(game, day), asked.choice)
        return wire.PuzzleVerdict(False, best.share, keeps, why)
    return wire.PuzzleVerdict(solved, best.share, keeps, solution=await to_thread(solution_of, found, state, choices))


def solution_of(found: Puzzle, state: State, choices: dict[str, Choice]) -> wire.PuzzleSolution:
    """What was measured, and why."""
    best, other, both = told_apart(state, choices[found.measured[0].text].id, choices[found.obvious].id)
    return wire.PuzzleSolution(
        best=best,
        other=other,
        both=both,
        measured=[wire.PuzzleShare(choices[one.text], one.share, one.error) for one in found.measured],
        obvious=choices[found.obvious].id,
        reasons=[one for one in found.reasons if speaks_for(one)],
        costs=[one for one in found.reasons if not speaks_for(one)],
        iterations=found.iterations,
    )


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/puzzles/{game}/{day}", puzzle),
    ("POST", "/api/puzzles/{game}/{day}", try_puzzle),
)
