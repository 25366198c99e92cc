"""Tips of a first game on the smallest phone: every line of them is whole, whatever lies open."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import papercove
from papercove.games.sea_salt_paper.cards import FACE_NAMES
from tests.e2e.people import Person
from tests.e2e.positions import show, turn_to

SMALL = {"width": 360, "height": 640}
FAULTS = (Path(__file__).parent / "faults.js").read_text("utf-8")
KINDS = list(dict.fromkeys(face.partition(":")[0] for face in FACE_NAMES))
ALONE = {"lighthouse", "shoal", "penguin_colony", "captain"}  # one card each
# Tips that reach beyond their sheet, and sheets that reach over the table.
CUT = """() => {
  const [sheet, stage] = ['.helper', '.stage'].map((name) => document.querySelector(name).getBoundingClientRect())
  const beyond = (line) => line.getBoundingClientRect().bottom > sheet.bottom - 2
  const found = [...document.querySelectorAll('.helper p')].filter(beyond).map((line) => line.innerText)
  return [...found, ...(sheet.bottom > stage.top + 1 ? ['over the table'] : [])]
}"""


def faces(kind: str) -> list[str]:
    """Up to two cards of a kind, each of its own colour where there are several."""
    return [face for face in dict.fromkeys(FACE_NAMES) if face.partition(":")[0] == kind][:2]


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_no_tip_is_cut_whatever_lies_open(person: Callable[..., Person], language: str) -> None:
    game = papercove.game("sea-salt-paper")
    several = [kind for kind in KINDS if kind not in ALONE]
    tops = [(faces(kind)[0], faces(kind)[-1]) for kind in several]
    tops += [(faces(kind)[0], "mermaid:white") for kind in KINDS if kind != "mermaid"]  # none has more to tell than she
    hands = "hand 0: boat:black boat:yellow hand 1: crab:black crab:yellow"
    positions = [game.position(f"{hands} left: {one} right: {other} phase: take") for one, other in tops]
    me = person(screen=SMALL, language=language, helper=True)
    show(me, positions[0])
    me.page.locator(".helper p").nth(1).wait_for()
    for position, open_cards in zip(positions, tops, strict=True):
        turn_to(me, position)
        assert me.page.evaluate(CUT) == [], open_cards
        assert me.page.locator(".helper").evaluate("(one) => one.offsetHeight") <= 112, open_cards
    assert "small" not in me.faults(FAULTS)  # what can be tapped leaves room for a finger


def test_two_cards_of_one_kind_are_explained_once(person: Callable[..., Person]) -> None:
    game = papercove.game("sea-salt-paper")
    me = person(screen=SMALL, helper=True)
    show(me, game.position("hand 0: boat:black left: crab:yellow right: crab:black phase: take"))
    me.page.locator(".helper p").nth(1).wait_for()
    assert me.page.locator(".helper p").all_inner_texts()[1:] == ["Crab: two crabs fetch a card from a pile."]
