"""The tutor: whether a try at a task was allowed, good enough, and the solution.

A try is wrong if the coach finds that it gives away a share of the win, beyond its own doubt. Choices that belong
together (an announcement, its card and its place) are judged by the last, against what was best before the first.
"""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import Literal

import msgspec

from papercove.bots.alike import as_one
from papercove.bots.analysis import DUBIOUS, consider, dice_at
from papercove.bots.contract import Budget, Opinion, Verdict
from papercove.engine.errors import Illegal
from papercove.engine.game import Game
from papercove.engine.state import State
from papercove.engine.task import LEARNER, Answer, Task, begin
from papercove.engine.view import Event

ITERATIONS = 6_000
SURE = 1.0  # standard errors by which a try must be worse
DOUBT = 0.03  # of a try, at most: what a search hardly looks at is bad, however little it knows of it


class Attempt(msgspec.Struct, frozen=True):
    """What became of some tries: `stands` of them are played in `position`; the last one keeps a share of the win."""

    state: Literal["open", "wrong", "missed", "solved"]
    stands: int
    position: State
    story: list[Event]
    keeps: float | None = None
    best: float | None = None
    answer: Answer | None = None  # to a wrong try


@lru_cache(maxsize=2048)  # learners try the same things
def attempt(game: Game, task: Task, tries: tuple[int, ...]) -> Attempt:
    """Judge the last of these tries; those before it have stood the test. Illegal if one is not legal."""
    state = begin(game, task)
    positions, texts = [state.copy()], []
    whole = 0  # how many tries were played when the decision under way began
    for number, action in enumerate(tries):
        if state.to_move != LEARNER or state.round != positions[0].round:
            raise Illegal("illegal-action", game.notation(state), action=str(action)[:20], rule="none")
        texts.append(game.action_text(state, action))
        if number and game.is_whole(positions[-2], tries[number - 1]):
            whole = number
        state.apply(action)
        positions.append(state.copy())
    if not tries:
        return Attempt("open", 0, state, [])
    return judge_tries(game, task, tries, positions, texts, whole)


def judge_tries(
    game: Game, task: Task, tries: tuple[int, ...], positions: list[State], texts: list[str], whole: int
) -> Attempt:
    """The verdict on the last try."""
    before, after, action = positions[-2], positions[-1], tries[-1]
    story = game.story(before, action, after, LEARNER)
    if not game.is_whole(before, action):
        return Attempt("open", len(tries), after, story)
    keeps, best, doubt = measure(positions[whole], before, action)
    told = round(min(1.0, max(0.0, keeps)), 2), round(min(1.0, max(0.0, best)), 2)
    if best - keeps - min(SURE * doubt, DOUBT) >= DUBIOUS:
        return Attempt("wrong", whole, positions[whole], [], *told, task.answer_to(texts))
    if task.reached(texts):
        return Attempt("solved", len(tries), after, story, told[1], told[1])  # as good as the best: one share for all
    if after.to_move != LEARNER or after.round != before.round:
        return Attempt("missed", 0, positions[0], [], answer=task.answer_to(texts))
    return Attempt("open", len(tries), after, story)


def measure(base: State, state: State, action: int) -> tuple[float, float, float]:
    """The share that an action keeps, the share that was to be had where the decision began, and how sure that is."""
    here = opinion_of(state)
    best = best_of(here if base is state else opinion_of(base))
    verdict = next(one for one in here.verdicts if one.action == action)
    if verdict.action == best.action and base is state:
        return best.value, best.value, 0.0
    return verdict.value, best.value, sqrt(verdict.error**2 + best.error**2)


def best_of(opinion: Opinion) -> Verdict:
    """The choice that keeps most."""
    return max(opinion.verdicts, key=lambda one: one.value)


def opinion_of(state: State) -> Opinion:
    """The coach's opinion of every choice, the same whenever it is asked."""
    opinion = consider(state, tuple(state.legal_actions()), Budget(iterations=ITERATIONS), dice_at(state.ply, 0))
    return as_one(state, opinion)
