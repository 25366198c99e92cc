"""Puzzles from matches of bots: positions where the coach is sure of one choice and a club player makes another.

The same seed and iterations give the same puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

from papercove.bots.analysis import consider
from papercove.bots.contract import Budget, Verdict, decide
from papercove.bots.foresight import differences, is_gain
from papercove.bots.levels import bot
from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.puzzle import Measured, Puzzle
from papercove.engine.state import State

OBVIOUS = "steady"
ITERATIONS = 20_000  # of the look that counts
CLEAR = 0.05  # the share of the win by which the best choice leads the next one
GLANCES = ((600, 0.025), (3_000, 0.035))  # iterations of the first looks, and the lead that survives them: few do
SURE = 3.0  # standard errors by which that lead must be sure
LONGER, STILL = 3, 0.025  # how many times as long the last two looks think, and the lead that survives them
FEWEST, MOST = 3, 12  # choices a puzzle may offer
WORLDS = 1_000  # over which a reason is measured


def find_puzzles(game: Game, seed: int, iterations: int = ITERATIONS, **options: Any) -> Iterator[Puzzle]:
    """Play the match of this seed and yield what turns up, at most one puzzle a round."""
    dice = Dice(f"puzzles {game.id} {seed}")
    seats = game.seat_counts[0]
    names = game.puzzle_players  # people's mistakes make people's positions
    players = [bot(dice.choose(names), game) for _ in range(seats)]
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
    for glance, lead in GLANCES:
        first, second = verdicts_on(state, glance, f"glance {seed}")[:2]
        if first.action == obvious or first.value - second.value < lead:
            return None
    verdicts = verdicts_on(state, iterations, f"puzzle {seed}")
    best = leader(verdicts)
    again = verdicts_on(state, iterations, f"once more {seed}")  # a tree that grew otherwise has to see it as clearly
    if best is None or best == obvious or leader(again) != best:
        return None
    longer = (verdicts_on(state, LONGER * iterations, f"{name} {seed}") for name in ("longer", "longer still"))
    if not all(lasts(verdicts, best) for verdicts in longer):
        return None
    found = differences(state, best, obvious, Dice(f"reasons {seed} {state.ply}"), WORLDS)
    if not found or not is_gain(found[0]):
        return None
    return Puzzle(
        game=game.id,
        version=game.version,
        seats=state.seats,
        seed=seed,
        options=options,
        actions=[game.action_code(action) for action in actions],
        iterations=iterations,
        measured=[Measured(texts[one.action], round(one.value, 3), round(one.error, 3)) for one in verdicts],
        obvious=texts[obvious],
        reasons=found,
    )


def leader(verdicts: list[Verdict]) -> int | None:
    """The choice that leads clearly and surely, if one does."""
    best, second = verdicts[:2]
    doubt = sqrt(best.error**2 + second.error**2)
    return best.action if best.value - second.value >= max(CLEAR, SURE * doubt) else None


def lasts(verdicts: list[Verdict], best: int) -> bool:
    """Whether a longer look still sees this choice in the lead: a few positions turn out to be won by others, too."""
    first, second = verdicts[:2]
    return first.action == best and first.value - second.value >= STILL


def verdicts_on(state: State, iterations: int, name: str) -> list[Verdict]:
    """Every choice by the coach, best first."""
    actions = tuple(state.legal_actions())
    opinion = consider(state, actions, Budget(iterations=iterations), lambda look: Dice(f"{name} {look} {state.ply}"))
    return sorted(opinion.verdicts, key=lambda one: (-one.value, one.action))
