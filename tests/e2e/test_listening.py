"""What the table says to people who listen to it instead of seeing it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from papercove.engine.registry import game
from tests.e2e.people import DESKTOP, PHONE, Person
from tests.e2e.positions import asked_in_a_match, play, show, turn_to
from tests.e2e.test_count import FOUR, ended

Come = Callable[..., Person]
# A line of an accessibility tree that is only a number, whatever stands before or behind it.
BARE = re.compile(r"^\s*- (?:text|strong|generic|paragraph)?:? ?\"?[-+×/·\d\s]+\"?$", re.MULTILINE)
# Each landscape of the page: for every cell, where one sees it, and what is told of it.
CELLS = """() => {
  const stacks = [...document.querySelectorAll('section.land .laid')]
  const sides = (side) => new Set(stacks.map((one) => Math.round(one.getBoundingClientRect()[side])))
  const lines = (side) => [...sides(side)].sort((a, b) => a - b)
  const [lefts, tops] = [lines('left'), lines('top')]
  return stacks.map((one) => {
    const { left, top } = one.getBoundingClientRect()
    const [column, row] = [lefts.indexOf(Math.round(left)) + 1, tops.indexOf(Math.round(top)) + 1]
    const said = one.querySelector('[role=img]') ?? one.closest('.cell').querySelector('button') // it answers a touch
    const [label, tile] = [said.ariaLabel, one.querySelector('.value').textContent]
    return { column, row, label, tile }
  })
}"""


def says_no_bare_number(place: Locator) -> str:
    """What a screen reader is told of a place; every number in it belongs to a word."""
    tree = place.aria_snapshot()
    assert not BARE.search(tree), tree
    return tree


def test_the_table_of_a_round_says_whose_points_they_are(person: Come) -> None:
    me = person()
    state, action = ended(FOUR, 4, "last-chance")
    show(me, state, 1)
    play(me, state, action, 1)
    me.page.locator(".counting table").wait_for()
    # at one glance: the count goes on by itself
    round_number, *heads = me.page.evaluate(
        "[...document.querySelectorAll('.counting :is(caption, thead th)')].map((e) => e.textContent.trim())"
    )
    assert re.fullmatch(r"Round \d+", round_number)
    assert [re.sub(r" \d+$", "", head) for head in heads if head] == ["Paper Crane", "You", "Nori", "Giulia"]


def test_every_cell_of_a_landscape_is_told_by_column_row_and_what_lies_there(person: Come) -> None:
    me = person(seed=92)
    checked = 0
    show(me, game("paper-world").start(2, 92))
    for state in asked_in_a_match("paper-world", 2, 92):
        if not any(choice.verb.startswith("take-") for choice in state.game.choices(state)):
            continue  # in mid-turn a card lies where it may not stay
        turn_to(me, state)
        for cell in me.page.evaluate(CELLS):
            place = f"Column {cell['column']}, row {cell['row']}: "
            assert cell["label"].startswith(place), cell
            assert cell["tile"] in cell["label"].removeprefix(place), cell
            checked += 1
    assert checked > 30


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_piles_and_counts_of_paper_world_are_told_as_what_they_are(person: Come, screen: dict[str, int]) -> None:
    me = person(screen=screen, seed=93)
    me.open_table("paper-world", ["me", "novice"])
    me.wait_until(me.page.locator(".piles .pile").count, playing=True)
    told = says_no_bare_number(me.page.locator(".piles"))
    assert len(re.findall(r"Pile \d: (?:yellow|blue|green|black) \d(?:, scissors)?; \d+ cards?", told)) == 5
    assert re.search(r"\d+ points?", says_no_bare_number(me.page.locator(".others").first))


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_piles_and_counts_of_sea_salt_and_paper_are_told_as_what_they_are(person: Come, screen: dict[str, int]) -> None:
    me = person(screen=screen, seed=94)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    told = says_no_bare_number(me.page.locator(".middle"))
    assert re.search(r"Draw two cards from the deck \(Deck: \d+ cards\)", told)
    assert re.search(r"\((?:Left|Right) discard pile, \d+ cards?, on top: [a-z ]+\)", told)
    me.hold(1)
    for place in (".others", "section.own"):
        assert re.search(r"\d+ of \d+ points", says_no_bare_number(me.page.locator(place)))
