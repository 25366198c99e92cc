"""Every game's tasks: the solution is legal and solves, every other choice is worse by the coach, every rule is met."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

import papercove
from papercove.bots.tutor import attempt
from papercove.engine.errors import Illegal
from papercove.engine.task import LEARNER, Task, begin
from papercove.rulebooks.reading import read_rulebook
from papercove.words import LANGUAGES, Words
from tests.counts import thinks_long

TASKS = [(id, task) for id in papercove.game_ids() for task in papercove.game(id).tasks()]
NAMED = pytest.mark.parametrize(("id", "task"), TASKS, ids=[f"{id}-{task.id}" for id, task in TASKS])
GAMES = sorted({id for id, _ in TASKS})

# Rules that no task is about, by why not; every other rule of a printed sheet is met.
UNTAUGHT = {
    "sea-salt-paper": {
        "what words mean and the list of the cards": "1.1 1.2 10.1",
        "our own ruling on what no sheet says": "3.4 3.5",
        "what follows from other rules": "7.5",
        "our own options and bots": "7.4 7.6 9.2 9.3",
    },
    "paper-world": {
        "what is in the box and the list of the cards": "1.3 1.4 12.1",
        "our own ruling on what the sheet leaves open": "2.1",
    },
}


def numbers(id: str, texts: tuple[str, ...], task: Task) -> list[int]:
    """The actions of these texts, played one after the other."""
    game = papercove.game(id)
    state, found = begin(game, task), []
    for text in texts:
        found.append(game.parse_action(state, text))
        state.apply(found[-1])
    return found


@thinks_long
@NAMED
def test_the_solution_solves_and_no_step_of_it_is_wrong(id: str, task: Task) -> None:
    game = papercove.game(id)
    assert begin(game, task).to_move == LEARNER
    tries = numbers(id, task.solution, task)
    states = [attempt(game, task, tuple(tries[:count])).state for count in range(len(tries) + 1)]
    assert states[-1] == "solved"
    assert set(states[:-1]) == {"open"}


@thinks_long
@pytest.mark.parametrize("id", GAMES)
def test_a_try_is_answered_with_the_same_shares_every_time(id: str) -> None:
    """Whatever was asked before, and whoever asks at the same time: nothing is counted by a clock."""
    game = papercove.game(id)
    asked = [(task, (action,)) for task in game.tasks() for action in begin(game, task).legal_actions()[:4]]

    def shares(tried: tuple[Task, tuple[int, ...]]) -> tuple[str, float | None, float | None]:
        answer = attempt.__wrapped__(game, *tried)  # judged anew, not remembered
        return answer.state, answer.keeps, answer.best

    first = [shares(one) for one in asked]
    assert any(keeps is not None and keeps < (best or 0) for _, keeps, best in first)
    with ThreadPoolExecutor(4) as several:
        assert list(several.map(shares, reversed(asked))) == first[::-1]


@thinks_long
def test_every_way_to_solve_a_decision_is_told_the_same_share() -> None:
    """Free cells are alike: none of them wins 96% of the time and another 99%."""
    game = papercove.game("paper-world")
    task = next(one for one in game.tasks() if one.id == "nine-cards")
    found = [attempt(game, task, (action,)) for action in begin(game, task).legal_actions()]
    solved = [answer for answer in found if answer.state == "solved"]
    assert len(solved) > 3
    assert len({(answer.keeps, answer.best) for answer in solved}) == 1


@thinks_long
@NAMED
def test_whatever_leads_elsewhere_is_worse_by_the_coach(id: str, task: Task) -> None:
    """At each decision along the solution, a choice that the tutor lets stand can still reach the goal.

    Any other is told what is wrong with it.
    """
    game = papercove.game(id)
    tries, state = numbers(id, task.solution, task), begin(game, task)
    wrong = 0
    for step, right in enumerate(tries):
        for choice in game.choices(state):
            if choice.id == right or not game.is_whole(state, choice.id):
                continue
            tried = attempt(game, task, (*tries[:step], choice.id))
            wrong += tried.state == "wrong"
            assert tried.state in ("wrong", "open", "solved"), f"{choice.text} ends the turn"
            if tried.state == "wrong":
                assert tried.keeps is not None
                assert tried.best is not None
                assert tried.keeps < tried.best
                assert tried.answer is not None, choice.text
        state.apply(right)
    assert wrong > 0, "nothing to decide"


@pytest.mark.parametrize("id", GAMES)
def test_every_rule_is_met(id: str) -> None:
    game = papercove.game(id)
    taught = {rule: task.id for task in game.tasks() for rule in task.rules}
    book = read_rulebook(game.rulebook("en"), "en")
    every = {rule.number for section in book.sections for rule in section.rules}
    untaught = {rule for rules in UNTAUGHT[id].values() for rule in rules.split()}
    assert set(taught) <= every
    assert every - set(taught) == untaught
    assert 12 <= len(game.tasks()) <= 16
    assert len({task.id for task in game.tasks()}) == len(game.tasks())


@pytest.mark.parametrize("language", LANGUAGES)
@NAMED
def test_every_task_has_its_words(id: str, task: Task, language: str) -> None:
    words = Words(language, papercove.game(id), "web")
    for attribute in (None, "title", "why"):
        told = words.find(f"task-{task.id}", attribute)
        assert told is not None
        assert language == "en" or told != Words("en", papercove.game(id), "web").find(f"task-{task.id}", attribute)
    assert words.find(f"chapter-{task.chapter}") is not None
    for answer in task.answers:
        told = words.find(f"wrong-{answer.key}")
        assert told is not None
        assert language == "en" or told != Words("en", papercove.game(id), "web").find(f"wrong-{answer.key}")


@pytest.mark.parametrize("id", GAMES)
def test_answers_cite_rules_that_there_are(id: str) -> None:
    book = read_rulebook(papercove.game(id).rulebook("en"), "en")
    every = {rule.number for section in book.sections for rule in section.rules}
    assert {answer.rule for task in papercove.game(id).tasks() for answer in task.answers} <= every


def test_what_was_right_is_told_beside_what_is_still_missing() -> None:
    """The octopus makes it seven: whoever then ends the turn, or says STOP, is not told to take the octopus."""
    seven = next(task for task in papercove.game("sea-salt-paper").tasks() if task.id == "seven")
    tried = (["take right"], ["take left", "end-turn"], ["take left", "stop"])
    found = [seven.answer_to(texts) for texts in tried]
    assert [answer.key for answer in found if answer] == ["crab-one", "seven-passed", "seven-stop"]
    assert seven.answer_to(["take left", "last-chance"]) is None


def test_a_try_that_is_not_legal_is_refused() -> None:
    game = papercove.game("sea-salt-paper")
    with pytest.raises(Illegal):
        attempt(game, game.tasks()[0], (6,))
