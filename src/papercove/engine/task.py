"""A task: a position with a question. The learner, on seat 0, plays freely by the rules until the goal is reached."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

import msgspec

from papercove.engine.state import State

if TYPE_CHECKING:
    from papercove.engine.game import Game

LEARNER = 0


class Answer(msgspec.Struct, frozen=True):
    """What a wrong try is told, the message `wrong-<key>`, and the number of the rule behind it.

    `tried` is a pattern of all that was played, in notation with semicolons between: `take left; end-turn`.
    """

    tried: str
    key: str
    rule: str


class Task(msgspec.Struct, frozen=True):
    """The message `task-<id>` asks, its attribute `.title` names, `.why` says what the solution teaches.

    Actions are written in the game's notation. `solution` is one way to the goal, and proof that there is one.
    """

    id: str
    chapter: str  # the message `chapter-<chapter>`
    rules: tuple[str, ...]  # the numbers of the rules that it teaches
    position: str
    solution: tuple[str, ...]
    goal: tuple[str, ...]  # solved once each of these patterns was played
    played: tuple[str, ...] = ()  # what has just happened in the learner's turn
    answers: tuple[Answer, ...] = ()  # to wrong tries, the first that fits

    def reached(self, texts: Sequence[str]) -> bool:
        """Whether these actions solve it."""
        return all(any(fnmatchcase(text, pattern) for text in texts) for pattern in self.goal)

    def answer_to(self, texts: Sequence[str]) -> Answer | None:
        """What is wrong with these actions."""
        tried = "; ".join(texts)
        return next((answer for answer in self.answers if fnmatchcase(tried, answer.tried)), None)


def begin(game: Game, task: Task) -> State:
    """The position in which the learner decides."""
    state = game.position(task.position)
    for text in task.played:
        state.apply(game.parse_action(state, text))
    return state
