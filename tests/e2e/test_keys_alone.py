"""A puzzle and an evening from beginning to end by keys alone: nothing is focused or clicked but by them."""

from __future__ import annotations

from collections.abc import Callable

import papercove
from papercove.server.api.puzzles import puzzle_of
from tests.e2e.people import DESKTOP, Person
from tests.e2e.test_screens import inspect

FOCUSED = """() => {
  const one = document.activeElement
  return [one.tagName, (one.getAttribute('aria-label') ?? one.innerText ?? '').trim(), one.dataset.number ?? '']
}"""


def go_to(me: Person, found: Callable[[str, str, str], bool], key: str = "Tab") -> None:
    """Press the key until the focus is where it should be."""
    for _ in range(60):
        if found(*me.page.evaluate(FOCUSED)):
            return
        me.page.keyboard.press(key)
    raise AssertionError(f"never reached: {me.page.evaluate(FOCUSED)}")


def press(me: Person, name: str) -> None:
    go_to(me, lambda _, said, __: said.startswith(name))
    me.page.keyboard.press("Enter")


def test_a_puzzle_is_solved_by_keys_alone(person: Callable[..., Person], axe: str) -> None:
    me, game, day = person(screen=DESKTOP), papercove.game("sea-salt-paper"), "2026-11-17"
    puzzle = puzzle_of(game, day)
    best = str(game.parse_action(puzzle.position(game), puzzle.measured[0].text))
    me.open(f"/puzzle/{game.id}/{day}")
    me.page.locator(".puzzle .stage").wait_for()
    go_to(me, lambda _, __, number: number != "")
    go_to(me, lambda _, __, number: number == best, "ArrowRight")
    me.page.keyboard.press("Enter")
    me.page.locator('.puzzle[data-solved="yes"]').wait_for()
    inspect(me, axe, "keys-puzzle")
    me.wait_until(lambda: me.page.evaluate(FOCUSED)[1] == "All puzzles")  # where the keys lead on
    me.page.keyboard.press("Enter")
    me.page.get_by_text("solved on the first try").wait_for()


def test_an_evening_is_counted_by_keys_alone(person: Callable[..., Person], axe: str) -> None:
    me = person(screen=DESKTOP).open("/points/paper-world")
    me.page.get_by_label("Cards in the box").wait_for()
    for name in ("Ada", "Ben"):
        go_to(me, lambda tag, said, _: tag == "INPUT" and said.startswith("Name of player"))
        me.page.keyboard.type(name)
        me.page.keyboard.press("Tab")
    press(me, "Start the score sheet")
    me.page.locator("[data-enter]").wait_for()
    press(me, "Count the points")
    me.page.locator("dialog[open]").wait_for()
    press(me, "Ada")
    for points in ("20", "17"):
        press(me, "Just the points")
        go_to(me, lambda tag, _, __: tag == "INPUT")
        me.page.keyboard.type(points)
        inspect(me, axe, f"keys-entry-{points}")
        go_to(me, lambda _, said, __: said == "Done" or said.startswith("Next:"))
        me.page.keyboard.press("Enter")
    me.page.locator("dialog").get_by_text("Ada wins with 20 points.").wait_for()
    me.wait_until(lambda: me.page.evaluate(FOCUSED)[1] == "To the sheet")
    me.page.keyboard.press("Enter")
    me.page.get_by_role("heading", name="Ada wins with 20 points.").wait_for()
    inspect(me, axe, "keys-podium")
