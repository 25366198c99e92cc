"""Puzzles from matches of bots: positions where the coach is sure of one choice and a club player makes another.

The same seed and iterations give the same puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

from papercove.bots.analysis import consider
from papercove.bots.contract import Budget, Verdict, decide
from papercove.bots.levels import bot
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.playout import play_to_horizon
from papercove.engine.puzzle import Foreseen, Measured, Puzzle
from papercove.engine.state import State

PLAYERS = ("skilled", "casual", "steady")  # of the matches: people's mistakes make people's positions
OBVIOUS = "steady"
GLANCE = 600  # iterations of the first look, which most positions do not survive
ITERATIONS = 20_000  # of the look that counts
CLEAR = 0.05  # the share of the win by which the best choice leads the next one
SURE = 3.0  # standard errors by which that lead must be sure
FEWEST, MOST = 3, 12  # choices a puzzle may offer
WORLDS = 1_000  # over which a reason is measured
TOLD = 3  # reasons of a puzzle, at most
LEAST_POINTS, LEAST_CHANCE = 0.4, 0.05  # smaller differences are no reason


def find_puzzles(game: Game, seed: int, iterations: int = ITERATIONS, **options: Any) -> Iterator[Puzzle]:
    """Play the match of this seed and yield what turns up, at most one puzzle a round."""
    dice = Dice(f"puzzles {game.id} {seed}")
    seats = game.seat_counts[0]
    players = [bot(PLAYERS[dice.roll(len(PLAYERS))], game) for _ in range(seats)]
    state, actions, found_in, whole = game.start(seats, seed, **options), list[int](), -1, True
    while not state.is_over:
        if whole and state.round != found_in:
            puzzle = look_at(game, state, seed, actions, iterations, options)
            if puzzle is not None:
                found_in = state.round
                yield puzzle
        action = decide(players[state.to_move], state, dice)
        whole = game.is_whole(state, action)
        state.apply(action)
        actions.append(action)


def look_at(
    game: Game, state: State, seed: int, actions: list[int], iterations: int, options: dict[str, Any]
) -> Puzzle | None:
    """The puzzle that this position is: one choice leads clearly, a club player misses it, and it can be explained."""
    texts = {choice.id: choice.text for choice in game.choices(state)}
    if not FEWEST <= len(texts) <= MOST:
        return None
    obvious = decide(bot(OBVIOUS, game), state, Dice(f"obvious {seed} {state.ply}"))
    best, second = judged(state, GLANCE, f"glance {seed}")[:2]
    if best.action == obvious or best.value - second.value < CLEAR / 2:
        return None
    verdicts = judged(state, iterations, f"puzzle {seed}")
    best, second = verdicts[:2]
    doubt = sqrt(best.error**2 + second.error**2)
    if best.action == obvious or best.value - second.value < max(CLEAR, SURE * doubt):
        return None
    found = reasons(state, best.action, obvious, Dice(f"reasons {seed} {state.ply}"))
    if not found or not is_gain(found[0]):
        return None
    return Puzzle(
        game=game.id,
        version=game.version,
        seats=state.seats,
        seed=seed,
        options=options,
        actions=list(actions),
        iterations=iterations,
        measured=[Measured(texts[one.action], round(one.value, 3), round(one.error, 3)) for one in verdicts],
        obvious=texts[obvious],
        reasons=found,
    )


def judged(state: State, iterations: int, name: str) -> list[Verdict]:
    """Every choice by the coach, best first."""
    actions = tuple(state.legal_actions())
    opinion = consider(state, actions, Budget(iterations=iterations), lambda look: Dice(f"{name} {look} {state.ply}"))
    return sorted(opinion.verdicts, key=lambda one: (-one.value, one.action))


def reasons(state: State, best: int, other: int, dice: Dice) -> list[Foreseen]:
    """What becomes of the best choice and not of the other one: gains before costs, the largest first."""
    with_best, with_other = foresee(state, best, dice), foresee(state, other, dice)
    found = [Foreseen(key, round(with_best[key], 2), round(with_other[key], 2)) for key in with_best]
    told = sorted((one for one in found if weight(one) >= 1), key=weight, reverse=True)[:TOLD]
    return sorted(told, key=lambda one: not is_gain(one))


def weight(one: Foreseen) -> float:
    """How many times a difference is as large as the least one worth telling."""
    return abs(one.best - one.other) / (LEAST_CHANCE if "chance" in one.key else LEAST_POINTS)


def is_gain(one: Foreseen) -> bool:
    """Whether a difference speaks for the best choice: more for oneself, or less for a rival."""
    return (one.best < one.other) == one.key.startswith("rival")


def foresee(state: State, action: int, dice: Dice) -> dict[str, float]:
    """What the mover may expect after an action: the game's own figures where a quick playout stops, on average."""
    seat, totals = state.to_move, dict[str, float]()
    for _ in range(WORLDS):
        world = state.resample(seat, dice)
        world.apply(action)
        if world.round == state.round:
            world.sealed = True  # a playout ends with the round: nobody deals the next one
            play_to_horizon(world, dice)
        for key, value in state.game.foreseen(world, seat).items():
            totals[key] = totals.get(key, 0.0) + value
    return {key: total / WORLDS for key, total in totals.items()}
