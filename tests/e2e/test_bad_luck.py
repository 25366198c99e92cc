"""Bad luck stays calm: without typefaces and pictures, and with late frames, a table is whole and can be played."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.people import Person
from tests.e2e.positions import show
from tests.e2e.test_stage import POSITIONS, faults

Come = Callable[..., Person]
MISSING = ("**/*.woff2", "**/assets/pictures-*/**")
BUSY = "() => { const began = performance.now(); while (performance.now() - began < 900); }"


def test_a_table_without_typefaces_and_pictures_is_whole(person: Come) -> None:
    me = person(language="de")
    me.expected.append("ERR_FAILED")
    for address in MISSING:
        me.page.route(address, lambda route: route.abort())
    show(me, POSITIONS["call"]())
    for width, height in ((360, 640), (844, 390), (1440, 900)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.locator(f".stage[data-size='{width}x{height}']").wait_for()
        found = faults(me)
        found.pop("cut", None)  # the letters of another typeface may be wider than their strip
        assert found == {}
    assert me.page.locator(".hand .vector, .hand .fold").count()


def test_a_late_frame_leaves_nothing_in_the_air(person: Come) -> None:
    me = person(speed=1, seed=6)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_until(me.page.locator(".flight").count, playing=True)
    me.page.evaluate(BUSY)
    me.page.locator(".flight").first.wait_for(state="detached")
    me.wait_for("choose", "dialog")
    me.wait_until(lambda: me.page.locator("[data-awaited], .flight").count() == 0)
    me.step()
