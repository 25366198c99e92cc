"""The stage at every size, in the fullest positions: nothing overlaps, scrolls or is cut, and all can be tapped."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from papercove.engine.state import State
from papercove.games.sea_salt_paper.notation import position
from tests.e2e.chromium import HERE
from tests.e2e.people import Person
from tests.e2e.positions import show

Come = Callable[..., Person]
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900), (1920, 1080))

TEN = (
    "hand 0: crab:light_blue crab:yellow boat:dark_blue boat:black shell:light_blue shell:black octopus:yellow "
    "octopus:purple penguin:light_orange mermaid"
)
FULL = (
    f"{TEN} laid 0: fish:dark_blue fish:yellow swimmer:light_blue shark:purple boat:yellow boat:light_blue "
    "hand 1: crab:black shark:dark_blue penguin:pink penguin:purple shell:dark_blue laid 1: crab:dark_blue crab:grey "
    "hand 2: shell:grey shell:yellow sailor:pink shoal captain crab:dark_blue octopus:light_blue "
    "laid 2: boat:black boat:yellow fish:dark_blue fish:black swimmer:yellow shark:black "
    "hand 3: mermaid lighthouse shark:light_blue laid 3: fish:light_blue fish:light_green crab:light_green crab:yellow "
    "left: swimmer:dark_blue octopus:grey right: swimmer:black octopus:light_green scores: 27 12 6 11"
)
FEW = (
    f"{TEN} hand 1: crab:black shark:dark_blue left: shell:yellow octopus:grey right: octopus:light_green scores: 18 21"
)
STEAL = FULL.replace("hand 0: crab:light_blue crab:yellow", "hand 0: swimmer:light_orange shark:light_green")
LONG = "left: " + " ".join(("fish crab boat shell octopus penguin sailor swimmer shark " * 3).split()[:18])
DIG = f"hand 0: crab crab boat:yellow shell:grey hand 1: mermaid right: mermaid {LONG}"


def reached(text: str, seats: int, *steps: str) -> State:
    """A position, and what the player at the near side does from there."""
    state = position(text, seats=seats)
    for step in steps:
        choice = next(one for one in state.game.view(state, 0).choices if one.text.startswith(step))
        state.apply(choice.id)
    return state


POSITIONS: dict[str, Callable[[], State]] = {
    "take": lambda: reached(FULL + " phase: take", 4),
    "take-from-one": lambda: reached(FEW + " phase: take", 2),
    "keep": lambda: reached(FULL + " phase: take", 4, "take deck"),
    "call": lambda: reached(FULL + " phase: play", 4),
    "rob": lambda: reached(STEAL + " phase: play", 4, "lay swimmer"),
    "dig": lambda: reached(DIG + " phase: play", 2, "lay crab", "look left"),
}

LOOK = (HERE / "faults.js").read_text("utf-8")


def faults(me: Person) -> dict[str, Any]:
    """Everything that is wrong with the table as it is now."""
    found: dict[str, Any] = me.page.evaluate(LOOK)
    return {name: what for name, what in found.items() if what}


def look_at(me: Person, name: str) -> None:
    """The table at every size."""
    wrong: dict[str, Any] = {}
    for width, height in SIZES:
        me.resize(width, height)
        me.page.locator(f".stage[data-size='{width}x{height}']").wait_for()
        me.page.wait_for_timeout(50)
        if me.page.locator("[data-raise]").count() and name.endswith("raised"):
            me.page.locator("[data-raise]").first.dispatch_event("click")
        if found := faults(me):
            wrong[f"{width}×{height}"] = found
        me.keep_picture(f"stage-{name}-{width}x{height}")
        back = me.page.locator("[data-lower]")
        if back.count():
            back.dispatch_event("click")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


# English and German everywhere; French and Italian where their longest words stand.
LOOKED_AT = [(name, language) for name in POSITIONS for language in ("en", "de")]
LOOKED_AT += [(name, language) for name in ("take", "call") for language in ("fr", "it")]


@pytest.mark.parametrize(("name", "language"), LOOKED_AT)
def test_sea_salt_and_paper_has_room_for_everything(person: Come, name: str, language: str) -> None:
    me = person(language=language, theme="light" if language == "fr" else "dark")
    show(me, POSITIONS[name](), undo=name in ("call", "rob"))
    look_at(me, f"{name}-{language}")


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_tickets_are_raised_over_the_middle_only(person: Come, language: str) -> None:
    me = person(language=language)
    show(me, POSITIONS["call"]())
    look_at(me, f"{language}-raised")


def test_nothing_moves_when_choices_come(person: Come) -> None:
    """The same table while one may choose and while somebody else may."""
    boxes = """() => [...document.querySelectorAll('.hand li, .middle > .pile, .plaque, .meter, .bar, .bar .score')]
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
    for width, height in SIZES:
        seen = []
        for turn in (0, 1):
            me = person(screen={"width": width, "height": height})
            show(me, position(FULL + f" phase: take to-move: {turn}", seats=4))
            seen.append(me.page.evaluate(boxes))
            me.context.close()
        assert seen[0] == seen[1]
