"""Bots, coach and tutor that think little: for the room of the browser tests where the kernel runs interpreted.

What a page does with an answer is the same, however long somebody thought about it. What the answers are worth is
tested elsewhere, with all their thinking.
"""

from __future__ import annotations

import msgspec

from papercove.bots import thinker, tutor
from papercove.bots.contract import Budget
from papercove.bots.search import Tree
from papercove.engine.game import Game
from papercove.engine.state import State
from papercove.engine.task import Task
from papercove.server import coach

FEW = 4  # iterations
grow, judge_tries = thinker.grow, tutor.judge_tries


def grow_little(trees: list[Tree], budget: Budget, thorough: bool) -> None:
    """As bots do, with few iterations."""
    if budget.iterations is not None:
        budget = msgspec.structs.replace(budget, iterations=min(FEW, budget.iterations))
    grow(trees, budget, thorough)


def judge_by_solution(
    game: Game, task: Task, tries: tuple[int, ...], positions: list[State], texts: list[str], whole: int
) -> tutor.Attempt:
    """As the tutor does, but what is not the solution gives away a fifth of the win, unheard."""
    keeps = 0.6 if texts == list(task.solution[: len(texts)]) else 0.4
    measure, tutor.measure = tutor.measure, lambda base, state, action: (keeps, 0.6, 0.0)
    try:
        return judge_tries(game, task, tries, positions, texts, whole)
    finally:
        tutor.measure = measure


def think_little() -> None:
    """From now on, in this process and in the analysts that it starts."""
    thinker.grow = grow_little
    tutor.judge_tries = judge_by_solution
    coach.Coach.__init__.__defaults__ = (FEW,)
