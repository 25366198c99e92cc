"""A week of puzzles in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta
from typing import Any

import papercove
from papercove.server.api.puzzles import puzzle_of
from tests.e2e.people import PHONE, Person
from tests.e2e.test_learn import UNCOVERED
from tests.e2e.test_screens import inspect

MONDAY = date(2026, 11, 16)


def test_a_week_of_puzzles(person: Callable[..., Person], axe: str) -> None:
    """Six days solved, one of them at the second try, then a day off, then one from the archive, shown."""
    me = person(screen=PHONE, language="de")
    game = papercove.game("sea-salt-paper")
    me.page.clock.install()
    for number in range(6):
        day = MONDAY + timedelta(days=number)
        me.page.clock.set_system_time(datetime(day.year, day.month, day.day, 9))
        me.open(f"/puzzle/{game.id}")
        me.page.locator(".puzzle .stage").wait_for()
        puzzle = puzzle_of(game, day.isoformat())
        state = puzzle.position(game)
        texts = [puzzle.obvious, puzzle.measured[0].text] if number == 1 else [puzzle.measured[0].text]
        for tries, text in enumerate(texts, 1):
            me.page.locator(f'.choices [data-number="{game.parse_action(state, text)}"]').focus()
            me.page.keyboard.press("Enter")
            me.page.locator(f'.puzzle[data-tries="{tries}"]').wait_for()
            if tries < len(texts):
                me.page.get_by_text("Mit der besten Wahl:").wait_for()  # why the try is worse
                me.reads_only_words()
        me.page.locator('.puzzle[data-solved="yes"]').wait_for()
        me.reads_only_words()
        me.page.wait_for_function(UNCOVERED)
        if not number:
            inspect(me, axe, "puzzle")
    me.page.get_by_text("6 Tage in Folge").wait_for()
    later = MONDAY + timedelta(days=7)
    me.page.clock.set_system_time(datetime(later.year, later.month, later.day, 9))
    me.open(f"/puzzle/{game.id}?all")
    me.page.get_by_text("Noch keine Serie").wait_for()
    results = me.page.locator(".days .small").all_inner_texts()
    assert results[:8] == ["noch nicht gelöst"] * 2 + ["im ersten Versuch gelöst"] * 4 + [
        "im 2. Versuch gelöst",
        "im ersten Versuch gelöst",
    ]
    inspect(me, axe, "puzzles")
    me.page.locator(".days a").nth(1).click()
    me.page.locator(".puzzle .stage").wait_for()
    puzzle = puzzle_of(game, (MONDAY + timedelta(days=6)).isoformat())
    state = puzzle.position(game)
    me.page.locator(f'.choices [data-number="{game.parse_action(state, puzzle.obvious)}"]').focus()
    me.page.keyboard.press("Enter")
    me.page.get_by_role("button", name="Lösung zeigen").click()
    me.page.locator('.puzzle[data-solved="shown"]').wait_for()
    me.page.get_by_role("link", name="Alle Rätsel").last.click()
    me.page.get_by_text("Lösung angesehen").wait_for()


# How many of the objectives' numbers reach beyond their card.
CUT = """() => [...document.querySelectorAll('.objective')].filter((card) => {
  const text = document.createRange()
  text.selectNodeContents(card.querySelector('.far'))
  return text.getBoundingClientRect().right > card.getBoundingClientRect().right
}).length"""


def long_way() -> tuple[date, str]:
    """A day on which one is more than ten points on the way to an objective, and how far that is."""
    game = papercove.game("paper-world")
    for before in range(365):
        day = MONDAY - timedelta(days=before)
        position = puzzle_of(game, day.isoformat()).position(game)
        seen: Any = game.view(position, position.to_move)
        for progress in (objective.progress[seen.seat] for objective in seen.objectives):
            if progress.reached >= 10 and progress.goal >= 10:
                return day, f"{progress.reached}/{progress.goal}"
    raise AssertionError("no such puzzle")


def test_on_a_phone_on_its_side_how_far_an_objective_is_stays_whole(person: Callable[..., Person]) -> None:
    me = person(screen={"width": 844, "height": 390})
    day, told = long_way()
    me.page.clock.install(time=datetime(day.year, day.month, day.day, 9))
    me.open(f"/puzzle/paper-world/{day.isoformat()}")
    me.page.locator(".objective", has_text=told).wait_for()
    assert me.page.evaluate(CUT) == 0
