"""What a task answers, in every language, on the smallest phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import papercove
from papercove.engine.game import Game
from papercove.engine.task import Task, begin
from papercove.words import LANGUAGES, Words
from tests.e2e.people import Person
from tests.e2e.test_learn import SMALL, try_out

# How far the page reaches below the screen with this text as the answer.
BELOW = """(text) => {
  document.querySelector('.told p').textContent = text
  return document.documentElement.scrollHeight - innerHeight
}"""


def answer_to(game: Game, task: Task, language: str) -> str:
    """What somebody reads who has just solved this task, at its longest."""
    words = Words(language, game, "newcomers")
    why = words.find(f"task-{task.id}", "why") or ""
    return " ".join([words.say("task-solved-keeps", keeps=61), why, words.say("task-rule", rule=task.rules[0])])


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_no_answer_pushes_the_bar_of_the_table_below_the_fold(person: Callable[..., Person], id: str) -> None:
    me = person(screen=SMALL)
    game = papercove.game(id)
    first, *_ = game.tasks()
    me.open(f"/learn/{id}/{first.id}")
    me.page.locator(".task[data-stands='0'] .stage").wait_for()
    try_out(me, first, begin(game, first), first.solution[0], "solved")
    answers = {(one, task.id): answer_to(game, task, one) for one in LANGUAGES for task in game.tasks()}
    below = {name: me.page.evaluate(BELOW, text) for name, text in answers.items()}
    assert not {name: over for name, over in below.items() if over > 0}
