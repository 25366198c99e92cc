"""Every screen at three widths, by day and by night: no accessibility violation, nothing too wide, a picture kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest

from tests.e2e.people import PHONE, PICTURES, Person
from tests.e2e.positions import TWO_FRAMES
from tests.e2e.screens import PANELS, SCREENS, open_panel
from tests.e2e.weight import before_pictures, weigh

WIDTHS = (360, 768, 1440)
HEIGHTS = {360: 740, 768: 1024, 1440: 900}
LANGUAGES = ("en", "fr", "it", "de")
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LOOKED_AT = {(360, "light"), (1440, "dark")}  # the layouts differ by width, the contrasts by light: each once


def violations(me: Person, axe: str) -> list[str]:
    """What axe-core finds wrong with the page as it is now."""
    if not me.page.evaluate("'axe' in window"):
        me.page.evaluate(axe)  # not a script element: the page's own policy forbids those
    # Only what is wrong is told in full: to describe what is right takes it longest.
    # What lies below a sheet is no part of the page meanwhile, and looked at by itself.
    found: list[dict[str, Any]] = me.page.evaluate(
        """() => axe
          .run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'], selectors: false })
          .then((result) => result.violations)"""
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({one['nodes'][0]['failureSummary'][:300]})" for one in found
    ]


def too_wide(me: Person) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(me.page.evaluate("document.documentElement.scrollWidth - innerWidth"))


CUT = """() => {
  const looked = 'dialog[open], dialog[open] .content, .button, .sheet, h1, h2, h3, .objective, .seat'
  const boxed = (one) => !one.matches('.unseen') && one.checkVisibility() && getComputedStyle(one).display !== 'inline'
  const cut = (one) => boxed(one) && one.scrollWidth > one.clientWidth + 1
  const told = (one) => `${one.className}, ${one.scrollWidth - one.clientWidth} px: ${one.textContent.slice(0, 40)}`
  return [...document.querySelectorAll(looked)].filter(cut).map(told)
}"""


def cut_off(me: Person) -> list[str]:
    """Things whose content is wider than they are."""
    found: list[str] = me.page.evaluate(CUT)
    return found


# Whatever is tapped but smaller than a finger. Lines of text and cards of others, which only open large, may be.
SMALL = """() => {
  const tapped = 'button:not([data-look], .choice, .log button), .button, nav a, select, summary, .input, [role=radio]'
  const small = (one) => {
    const { width, height } = one.getBoundingClientRect()
    return one.checkVisibility() && !one.closest('.unseen') && Math.min(width, height) < 43.5
  }
  const told = (one) => `${one.className} ${one.offsetWidth}×${one.offsetHeight}: ${one.textContent.slice(0, 40)}`
  return [...document.querySelectorAll(tapped)].filter(small).map(told)
}"""


def too_small(me: Person) -> list[str]:
    """Things to tap that are smaller than 44 pixels."""
    found: list[str] = me.page.evaluate(SMALL)
    return found


def inspect(me: Person, axe: str, name: str) -> None:
    """Look at a screen in every form, and leave it as large as it was, painted or not."""
    before = me.page.viewport_size
    me.show_whole()
    me.page.emulate_media(reduced_motion="reduce")
    for width in WIDTHS:
        if PICTURES:
            me.page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        else:
            me.resize(width, HEIGHTS[width])
        for light in LIGHTS:
            if (width, light) in LOOKED_AT or PICTURES:
                me.page.emulate_media(color_scheme=light)
                me.page.evaluate(TWO_FRAMES)
                me.keep_picture(f"{name}-{width}-{light}")
            if (width, light) in LOOKED_AT:
                assert violations(me, axe) == [], f"{name} at {width} px, {light}"
        me.page.evaluate(TWO_FRAMES)
        assert too_wide(me) <= 0, f"{name} is wider than {width} px"
        assert cut_off(me) == [], f"{name} at {width} px"
        assert too_small(me) == [], f"{name} at {width} px"
    me.reads_only_words()
    assert before is not None
    if PICTURES:
        me.page.set_viewport_size(before)
    else:
        me.resize(before["width"], before["height"], scale=1)
    me.hide_again()


@pytest.mark.parametrize("name", SCREENS)
def test_screen(person: Callable[..., Person], axe: str, name: str) -> None:
    me = person(screen=PHONE, language=LANGUAGES[list(SCREENS).index(name) % 4], seed=9)
    SCREENS[name](me)
    inspect(me, axe, name)


def test_sheets_over_a_table(person: Callable[..., Person], axe: str) -> None:
    me = person(screen=PHONE, language="de", seed=9)
    SCREENS["sea-salt-drawn"](me)
    for name in PANELS:
        open_panel(me, name)
        inspect(me, axe, name)
        me.page.keyboard.press("Escape")
        me.page.locator("dialog[open]").wait_for(state="detached")
        me.page.wait_for_function("() => !history.state?.sheets")  # the step back that closed the sheet is done


def test_twice_the_size_on_a_small_laptop_still_fits(person: Callable[..., Person]) -> None:
    """200 % zoom of 1280 by 800 leaves 640 by 400."""
    me = person(screen={"width": 640, "height": 400}, seed=9)
    SCREENS["sea-salt-table"](me)
    assert too_wide(me) <= 0
    SCREENS["paper-world-start"](me)
    assert too_wide(me) <= 0


def test_letters_twice_as_large_fit_on_a_phone(person: Callable[..., Person]) -> None:
    me = person(screen=PHONE, language="fr", seed=9)
    for path in ("/tables", "/new", "/rules", "/points", "/me"):
        me.open(path).page.locator("main h1").first.wait_for()
        me.page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert too_wide(me) <= 0, path
        assert cut_off(me) == [], path


def test_forced_colours_keep_marks_and_letters(person: Callable[..., Person]) -> None:
    me = person(seed=9)
    me.page.emulate_media(forced_colors="active")
    me.open_table("sea-salt-paper", ["me", "novice"])
    assert me.hold(1).locator(".tab b").first.is_visible()


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_the_first_table_weighs_at_most_130_kb_before_pictures(person: Callable[..., Person], game: str) -> None:
    """All that travels to a player and a guest until the network rests, with headers; at most 90 kB of it script."""
    me, guest = person(met=True), person(met=True)
    path = me.make_table(game, ["me", "novice"])
    for one, way in ((me, path), (guest, f"{path}?watch")):
        bytes_of = weigh(one.context.new_cdp_session(one.page))
        one.open(way)
        one.page.locator(".stage .bar").wait_for()
        one.page.wait_for_load_state("networkidle")
        assert 0 < bytes_of["script"] <= 90_000
        assert bytes_of["font"] > 0
        assert before_pictures(bytes_of) <= 130_000, bytes_of
