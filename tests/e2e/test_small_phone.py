"""The smallest phone: what one came for is in sight without scrolling."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import papercove
from papercove.bots.foresight import is_gain
from papercove.engine.task import begin
from papercove.server.api.puzzles import puzzle_of
from tests.e2e.people import PATIENCE, Person
from tests.e2e.positions import show

SMALL = {"width": 360, "height": 640}


@cache
def day_of(id: str, costs: bool) -> str:
    """The last day whose best choice costs something, or not; in Sea Salt & Paper one with calls and deep piles."""
    game = papercove.game(id)
    for before in range(365):
        day = (date(2026, 11, 18) - timedelta(before)).isoformat()
        puzzle = puzzle_of(game, day)
        seen: Any = game.view(puzzle.position(game), None)
        rich = id != "sea-salt-paper" or (
            "stop" in {one.text for one in puzzle.measured[1:]} and all(pile.size > 1 for pile in seen.piles)
        )
        if rich and all(map(is_gain, puzzle.reasons)) is not costs:
            return day
    raise AssertionError("no such puzzle")


# How far the page can be scrolled, and whether the words under two piles lie over each other.
HIDDEN = "() => document.documentElement.scrollHeight - innerHeight"
WHOLE = """(name) => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight + 1
}"""
APART = """() => {
  const [left, right] = [...document.querySelectorAll('.remember')].map((one) => one.getBoundingClientRect())
  return left.right <= right.left
}"""
# What of a pile, or of the points below it, lies under the words that offer to look through it.
COVERED = """() => [...document.querySelectorAll('.remember')].flatMap((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  const told = [one.closest('.pile').querySelector('.thing'), document.querySelector('.meter')]
  return told.filter((part) => {
    const box = part.getBoundingClientRect()
    return box.left < right && left < box.right && box.top < bottom - 1 && top + one.clientTop < box.bottom - 1
  })
}).map((part) => part.className)"""


@pytest.mark.parametrize("language", ["fr", "de"])  # the longest words
def test_the_form_to_join_friends_opens_whole(person: Callable[..., Person], language: str) -> None:
    me = person(screen=SMALL, language=language).open("/")
    me.page.locator(".friends button").click()
    me.page.wait_for_function(WHOLE, arg=".join")


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_what_lay_on_a_pile_is_asked_below_its_legend(person: Callable[..., Person], language: str) -> None:
    me = person(screen=SMALL, language=language).open(f"/puzzle/sea-salt-paper/{day_of('sea-salt-paper', True)}")
    me.page.locator(".remember").nth(1).wait_for()
    assert me.page.evaluate(COVERED) == []
    me.page.locator(".choice", has_text=re.compile("STOP|ALT")).focus()
    me.page.keyboard.press("Enter")  # the answer leaves the table less room
    me.page.locator('.puzzle[data-solved="wrong"] .remember').nth(1).wait_for()
    assert me.page.evaluate(COVERED) == []


@pytest.mark.parametrize(
    ("game", "costs"), [("sea-salt-paper", False), ("sea-salt-paper", True), ("paper-world", False)]
)
def test_a_solved_puzzle_leaves_all_of_the_table_in_sight(
    person: Callable[..., Person], game: str, costs: bool
) -> None:
    me = person(screen=SMALL, language="fr").open(f"/puzzle/{game}/{day_of(game, costs)}")
    me.page.locator(".puzzle .stage").wait_for()
    if game == "sea-salt-paper":
        me.page.wait_for_function(APART)
    me.page.locator(".choice").last.focus()
    me.page.keyboard.press("Enter")
    me.page.locator('.puzzle[data-tries="1"]').wait_for()
    if me.page.locator('.puzzle[data-solved="wrong"]').count():
        me.page.get_by_role("button", name="Montrer la solution").click()
    me.page.locator('.puzzle:is([data-solved="yes"], [data-solved="shown"])').wait_for()
    me.wait_until(lambda: me.page.evaluate(HIDDEN) == 0)
    told = me.page.locator(".told details p", has_text="Ce que cela coûte")
    assert told.count() == costs


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("sea-salt-paper", ["Italian rules (a tie goes to", "Points to win: 35", "Long game"]),
        ("paper-world", ["Cards in the box: 96", "Objectives: drawn at random"]),
    ],
)
def test_one_tap_shows_what_a_table_is_played_by(person: Callable[..., Person], game: str, told: list[str]) -> None:
    me = person(screen=SMALL)
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * 2]
    options = {"edition": "it", "doubled": True} if game == "sea-salt-paper" else {}
    asked = {"game": game, "seats": seats, "options": options, "pace": "instant", "thinking": "relaxed"}
    me.open(str(me.ask("/api/tables", asked)["path"]))
    me.wait_for("choose")
    me.page.get_by_role("button", name="Menu").first.click()
    brief = me.page.locator("dialog .brief")
    for part in (*told, "Time per turn: Relaxed (2 minutes)"):
        expect(brief).to_contain_text(part, timeout=1000 * PATIENCE)
    me.page.wait_for_function(WHOLE, arg="dialog .brief")
    assert "Advanced mode" not in brief.inner_text()  # what is off is told further down


NAMES = "() => [...document.querySelectorAll('dialog .who .name')].map((one) => one.getBoundingClientRect().height)"


def test_a_name_stays_whole_beside_what_is_missing(person: Callable[..., Person]) -> None:
    me = person(screen=SMALL, language="it").open("/points/paper-world")
    me.page.get_by_label("Carte nella scatola").wait_for()
    me.page.locator(".begin").click()
    me.page.locator("[data-enter]").click()
    me.page.locator("dialog .who").first.click()
    for _ in range(2):  # a tie: the discards decide
        me.page.get_by_role("radio", name="Solo i punti").click()
        me.page.locator("dialog input").first.fill("9")
        me.page.locator("[data-done]").click()
    me.page.get_by_text("manca: Scarti").first.wait_for()
    heights = me.page.evaluate(NAMES)
    assert len(heights) == 2
    assert max(heights) < 50, "two lines at most: Pinguino di carta"
    me.page.get_by_role("button", name="Togli questo conteggio").wait_for()


# Buttons of the bar whose words reach beyond them, or that reach beyond the screen.
BURST = """() => [...document.querySelectorAll('.bar > button')].filter((button) => {
  const [words, frame] = [document.createRange(), button.getBoundingClientRect()]
  words.selectNodeContents(button)
  const { left, right } = words.getBoundingClientRect()
  return left < frame.left + 2 || right > frame.right - 2 || frame.right > innerWidth
}).map((button) => button.innerText)"""


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_four_mermaids_and_both_calls_fit_into_the_bar(person: Callable[..., Person], language: str) -> None:
    game = papercove.game("sea-salt-paper")
    state = begin(game, next(task for task in game.tasks() if task.id == "mermaids"))
    me = person(screen=SMALL, language=language)
    show(me, state, undo=True)
    me.wait_for("choose")
    me.page.locator(".bar > [data-raise]").last.wait_for()
    assert me.page.locator(".bar > button").count() == 6  # menu, undo, the win, the end of the turn, two calls
    assert me.page.evaluate(BURST) == []


# What of the waiting room lies below the button for the menu, however far it is scrolled.
BELOW_THE_MENU = """() => {
  const scrolling = document.querySelector('.scrolling')
  const { left, top, width, height } = document.querySelector('.panel').getBoundingClientRect()
  return [0, 60, 9999].flatMap((far) => {
    scrolling.scrollTop = far
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
    return stack.filter((one) => one.matches('.sheet, .gathering, .gathering *')).map((one) => one.className)
  })
}"""


def test_the_menu_of_the_waiting_room_lies_over_nothing(person: Callable[..., Person]) -> None:
    me = person(screen=SMALL, language="de")
    me.open_table("sea-salt-paper", ["me", "open"])
    me.page.locator(".gathering .sheet").first.wait_for()
    for width, height in ((360, 640), (390, 844), (820, 1180), (1024, 600), (1280, 720)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate(BELOW_THE_MENU) == [], width
