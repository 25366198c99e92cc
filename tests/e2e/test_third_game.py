"""Games of other packages, without a face of their own: the plain table, drawn from what they declare."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.e2e.conftest import RealRoom
from tests.e2e.people import PHONE, Person, play_out

TESTS = Path(__file__).parents[1]
PACKAGES = (TESTS / "server" / "packages", TESTS / "third_game" / "package")


@pytest.fixture
def wider_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RealRoom]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([*map(str, PACKAGES), os.environ.get("PYTHONPATH", "")]))
    opened = RealRoom(tmp_path)
    yield opened
    opened.end()


def test_a_third_game_is_played_at_the_plain_table(person: Callable[..., Person], wider_room: RealRoom) -> None:
    me = person(address=wider_room.address, screen=PHONE, seed=61)
    me.open_table("minnows", ["me", "novice"], rounds=1)
    me.page.locator(".notation").wait_for()
    assert me.page.locator("h1").first.text_content() == "minnows"
    play_out(me)
    assert me.page.locator(".outcome li").count() == 2
    me.open("/rules/minnows")  # its page is made of what it declares
    me.page.get_by_role("heading", name="Lanes").wait_for()
    me.page.keyboard.press("a")
    me.page.locator("dialog").get_by_text("Play a card into one of your lanes.").wait_for()


STAGE = """() => {
  const { width, height } = document.querySelector('.stage').getBoundingClientRect()
  const all = [...document.querySelectorAll('.hand .piece, .middle .piece, .middle .caption, .plaque, .bar button')]
  const boxes = all.map((one) => one.getBoundingClientRect())
  const out = boxes.filter((b) => b.left < -1 || b.top < -1 || b.right > width + 1 || b.bottom > height + 1).length
  const things = [...document.querySelectorAll('.thing.lit, .bar button')].map((one) => one.getBoundingClientRect())
  return { out, small: things.filter((b) => b.width > 1 && (b.width < 44 || b.height < 44)).length }
}"""


def test_driftwood_is_played_by_picture_alone(person: Callable[..., Person], wider_room: RealRoom, axe: str) -> None:
    """What it is called, looks like and says comes from its package; a choice that names a thing is made on it."""
    me = person(address=wider_room.address, screen=PHONE, seed=61, language="de")
    me.open("/tables")
    me.page.get_by_role("button", name="Treibholz").first.wait_for()
    me.page.locator('.tile img[src*="/api/games/driftwood/art/tile.svg"]').wait_for()
    me.open_table("driftwood", ["me", "novice", "novice"])
    me.wait_for("choose")
    assert me.page.locator("h1").first.text_content() == "Treibholz"
    beach = me.page.get_by_role("button", name=re.compile(r"Der Strand: \d+ Stück: Einen Stock ziehen"))
    me.page.locator('.middle img[src*="/art/back.svg"]').first.wait_for()
    held = me.page.locator(".hand .thing")
    before = held.count()
    for width, height in ((360, 640), (390, 844), (844, 390), (1440, 900)):
        me.resize(width, height)
        me.page.locator(f'[data-size="{width}x{height}"]').wait_for()
        assert me.page.evaluate(STAGE) == {"out": 0, "small": 0}, (width, height)
    me.show_whole()
    me.page.evaluate(axe)
    found = me.page.evaluate("axe.run(document.querySelector('.stage')).then((r) => r.violations.map((v) => v.id))")
    assert found == []
    me.reads_only_words()
    beach.dispatch_event("click")
    me.wait_until(lambda: held.count() == before + 1 or me.situation() == "over")
    while me.wait_for("choose", "over") == "choose":
        me.press_choice(me.page.locator(".choice").count() - 1)  # stays, by the keyboard
    me.page.locator(".finale").dispatch_event("click")  # everybody has seen how it ended
    me.page.locator(".outcome li").first.wait_for()
    assert me.page.locator(".outcome li").count() == 3
