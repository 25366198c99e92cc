"""A tap on another player's place shows it large: what lies open there, and nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Locator

from papercove.games.sea_salt_paper.notation import position
from papercove.server import wire
from tests.e2e.people import DESKTOP, PHONE, Person
from tests.e2e.positions import show, sizes
from tests.e2e.test_stage import FULL, SEVEN
from tests.e2e.test_stage_pw import FIVE, reached

Come = Callable[..., Person]
SIDEWAYS = {"width": 844, "height": 390}
# What of the sheet reaches out of the screen, or of the sheet's width.
OUTSIDE = """(sheet) => {
  const outer = sheet.getBoundingClientRect()
  const wide = [...sheet.querySelectorAll('*')].map((one) => one.getBoundingClientRect()).filter((one) => one.width)
  const beyond = wide.filter((one) => one.right > outer.right + 1 || one.left < outer.left - 1).length
  return [beyond, outer.left < 0 || outer.top < 0 || outer.right > innerWidth || outer.bottom > innerHeight]
}"""


def sheet_of(me: Person, place: Locator) -> Locator:
    place.click(position={"x": 12, "y": 12})
    sheet = me.page.locator("dialog[open]")
    sheet.wait_for()
    assert sheet.evaluate(OUTSIDE) == [0, False]
    return sheet


def close(me: Person) -> None:
    me.page.keyboard.press("Escape")
    me.page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS, DESKTOP])
def test_a_rival_s_score_pairs_and_number_of_cards(person: Come, screen: dict[str, int]) -> None:
    me = person(screen=screen)
    show(me, position(f"{FULL} phase: take", seats=4))
    sheet = sheet_of(me, me.page.locator(".plaque").nth(1))
    assert sheet.get_by_role("heading", level=2).inner_text() == "Nori"
    assert "6 / 30" in sheet.inner_text()
    assert "7 cards in hand" in sheet.inner_text()
    cards = [str(one.get_attribute("aria-label")) for one in sheet.get_by_role("img").all()]
    laid = ["black boat", "yellow boat", "dark blue fish", "black fish", "yellow swimmer", "black shark"]
    assert [one for one in cards if one in laid] == laid
    assert "captain" not in sheet.inner_html(), "a hidden card is told"
    close(me)
    assert me.page.locator(".choice").count() > 0


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS, DESKTOP])
def test_4_6_whoever_cannot_be_robbed_says_why_at_their_place_and_in_their_sheet(
    person: Come, screen: dict[str, int]
) -> None:
    me = person(screen=screen, language="de")
    text = "hand 0: shell:black hand 1: boat:black hand 2: fish:black left: crab:yellow phase: rob caller: 2"
    state = position(text, seats=4)
    told = msgspec.json.encode(wire.NotNow(state.game.forbidden(state)))
    me.page.route("**/api/tables/stage/not-now", lambda route: route.fulfill(body=told))
    show(me, state)
    for place, why in ((1, "Diese Hand liegt offen"), (2, "Diese Hand ist leer")):
        me.page.locator(".nothing").nth(place - 1).click(force=True)
        me.page.get_by_role("alert").get_by_text(why).wait_for()
        sheet = sheet_of(me, me.page.locator(".plaque").nth(place))
        sheet.get_by_text(why).wait_for()
        assert sheet.evaluate(OUTSIDE) == [0, False]
        me.keep_picture(f"rival-safe-{place}-{screen['width']}")
        close(me)


@pytest.mark.parametrize("phase", ["take", "play"])
def test_a_rival_opens_their_sheet_while_nothing_can_be_done_to_them(person: Come, phase: str) -> None:
    me = person(screen=PHONE)
    show(me, position(f"{FULL} phase: {phase}", seats=4))
    sheet = sheet_of(me, me.page.locator(".plaque").nth(1))
    assert sheet.locator(".why-not").count() == 0
    close(me)


@pytest.mark.parametrize("screen", [PHONE, SIDEWAYS, DESKTOP])
def test_a_rival_s_landscape_is_large_enough_to_read(person: Come, screen: dict[str, int]) -> None:
    me = person(screen=screen)
    state = reached(FIVE, 4)
    show(me, state)
    sheet = sheet_of(me, me.page.locator(".rival").first)
    assert sheet.get_by_role("heading", level=2).inner_text() == "Otto"
    cells = [box["width"] for one in sheet.locator(".landscape .cell").all() if (box := one.bounding_box())]
    assert min(cells) >= 40
    seat = state.game.view(state, 0).table[1]
    tiles = sheet.locator(".cards .tile")
    assert tiles.count() == len(seat.hand) + len(seat.discards)
    assert str(seat.score).replace("-", "−") in sheet.inner_text().replace("-", "−")
    close(me)


# A rival's name that lies under the cards of their own hand, or is cut without dots.
UNDER = """() => {
  const name = document.querySelector('.plaque .name')
  const { left, right, top, bottom } = name.getBoundingClientRect()
  const cards = [...document.querySelectorAll('.plaque .slip')].map((one) => one.getBoundingClientRect())
  const over = cards.filter((one) => one.left < right && left < one.right && one.top < bottom - 1 && top < one.bottom)
  const dots = getComputedStyle(name).textOverflow === 'ellipsis'
  return { under: over.length, cut: name.scrollWidth > name.clientWidth + 1 && !dots ? name.textContent : '' }
}"""


@pytest.mark.parametrize("name", ["Poisson de papier", "Papierschildkröte"])
def test_a_long_name_ends_before_the_cards_begin(person: Come, name: str) -> None:
    me = person(language="fr")
    show(me, position(f"{SEVEN} phase: take", seats=2), names=("Papierwal", name))
    wrong = {size: found for size in sizes(me) if (found := me.faults(UNDER))}
    assert not wrong
