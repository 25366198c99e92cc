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

# Those of these texts with which, as the answer, the page reaches below the screen.
BELOW = """(texts) => texts.filter((text) => {
  document.querySelector('.told p').textContent = text
  return document.documentElement.scrollHeight > innerHeight
})"""


def answers_to(game: Game, task: Task, language: str) -> list[str]:
    """What somebody reads who has just solved this task, or tried something else, at its longest."""
    words = Words(language, game, "web")
    solved = words.say("task-solved-keeps", keeps=61), words.find(f"task-{task.id}", "why") or "", task.rules[0]
    verdict = words.say("task-wrong", keeps=38, best=61)
    wrong = [(verdict, words.say(f"wrong-{answer.key}"), answer.rule) for answer in task.answers]
    return [f"{told} {why} {words.say('task-rule', rule=rule)}" for told, why, rule in (solved, *wrong)]


@pytest.mark.parametrize("id", ["sea-salt-paper", "paper-world"])
def test_no_answer_pushes_the_bar_of_the_table_below_the_fold(person: Callable[..., Person], id: str) -> None:
    me = person(screen=SMALL)
    game = papercove.game(id)
    first, *_ = game.tasks()
    me.open(f"/learn/{id}/{first.id}")
    me.page.locator(".task[data-stands='0'] .stage").wait_for()
    try_out(me, first, begin(game, first), first.solution[0], "solved")
    answers = [text for one in LANGUAGES for task in game.tasks() for text in answers_to(game, task, one)]
    assert me.page.evaluate(BELOW, answers) == []
