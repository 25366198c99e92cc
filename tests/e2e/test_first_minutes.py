"""A newcomer's first ten minutes on a phone: from the first page through the first tasks to a game of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import papercove
from papercove.engine.task import begin
from tests.e2e.people import DESKTOP, PHONE, Person
from tests.e2e.test_learn import SMALL, try_out

Come = Callable[..., Person]


# Ways that cannot be seen at one look.
BELOW = """(names) => names.filter((name) => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect()
  return top < 0 || bottom > innerHeight
})"""


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
@pytest.mark.parametrize("screen", [SMALL, {"width": 844, "height": 390}, DESKTOP])
def test_who_only_looked_is_not_asked_again(person: Come, screen: dict[str, int], language: str) -> None:
    """Somebody sees the first page, goes away without a tap, and comes back: to the room, where all three ways are."""
    me = person(screen=screen, language=language).open("/")
    me.page.locator(".learn a").wait_for()
    me.page.reload()
    me.page.wait_for_url("**/tables")
    me.page.locator(".start a.tile").last.wait_for()
    ways = [
        "main a[href^='/learn']",
        "button.tile:nth-of-type(1)",
        "button.tile:nth-of-type(2)",
        "main a[href='/join']",
    ]
    me.page.wait_for_function(f"(ways) => ({BELOW})(ways).length === 0", arg=ways)


def test_from_the_first_page_through_the_first_tasks_to_a_game_and_back(person: Come) -> None:
    me = person(screen=PHONE)
    page, game = me.page, papercove.game("sea-salt-paper")
    chapter = [task for task in game.tasks() if task.chapter == game.tasks()[0].chapter]
    me.open("/")
    page.get_by_role("link", name="Learn by playing").click()

    # The first task is tried by touch: the deck is worse, and told so; the pile is what is asked for.
    page.wait_for_url(f"**/learn/{game.id}/{chapter[0].id}")
    page.locator(".stage [data-anchor=deck]").click()
    page.locator('.task[data-state="wrong"]').wait_for()
    assert "of the time" in page.locator(".told").inner_text()
    page.locator(".stage [data-anchor='pile:0:top']").click()
    page.locator('.task[data-state="solved"]').wait_for()

    # The rest of the chapter, then the list: what is done stays done, and it goes on with the next.
    for task in chapter[1:]:
        page.get_by_role("link", name="Next task").click()
        page.wait_for_url(f"**/learn/{game.id}/{task.id}")
        page.locator(".task[data-stands='0'] .stage").wait_for()
        state = begin(game, task)
        for step, text in enumerate(task.solution, 1):
            try_out(me, task, state, text, "solved" if step == len(task.solution) else "open")
            state.apply(game.parse_action(state, text))
    page.get_by_role("link", name="All tasks").click()
    page.get_by_text(f"{len(chapter)} of {len(game.tasks())} solved").wait_for()
    assert page.locator("li .lit").count() == 3 * len(chapter) - 1  # one try was worse
    onward = page.get_by_role("link", name="Continue")
    assert (onward.get_attribute("href") or "").endswith(game.tasks()[len(chapter)].id)

    # Nobody who has been here is asked again: the room, and a game of their own.
    me.open("/")
    page.wait_for_url("**/tables")
    page.locator("button.tile", has_text="Sea Salt & Paper").click()
    page.wait_for_url("**/t/*")
    table = page.url
    me.wait_for("choose")

    # A question comes up: the aid, the rules of this very table, and back to the cards.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Game aid").click()
    page.locator("dialog").get_by_role("link", name="The rules in pictures").click()
    page.get_by_role("radio", name="your table’s").wait_for()
    me.open("/")
    page.wait_for_url(table)
    turns = 0

    def has_played() -> bool:
        nonlocal turns
        turns += me.situation() == "choose"
        return turns > 5

    me.wait_until(has_played, playing=True)
    me.reads_only_words()
