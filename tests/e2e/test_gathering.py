"""The waiting room: seats, code and QR code fill the page, and everything in it is in sight on a large screen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.e2e.people import Person
from tests.e2e.positions import SIZES, TWO_FRAMES

Come = Callable[..., Person]

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const box = (one) => one.getBoundingClientRect()
  const told = (one) => `${one.className} ${one.textContent.trim()}`.slice(0, 50)
  const parts = [...all('.title .game, .title h1, .me, .chairs li, .code b, .invite img, .corner button')]
  const wide = innerWidth >= 1000
  const seen = (one) => one.checkVisibility() && box(one).top >= 0 && box(one).bottom <= innerHeight
  const room = document.querySelector('.scrolling')
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const touched = all('.gathering :is(button, select, .animal), .corner button')
  return {
    outside: parts.filter((one) => box(one).left < 0 || box(one).right > innerWidth).map(told),
    overlaps: parts.filter((a, i) => !a.closest('.corner') && parts.some((b, j) =>
      i < j && !b.closest('.corner') && meet(box(a), box(b)))).map(told),
    small: touched.filter((one) => one.checkVisibility() && Math.min(box(one).height, box(one).width) < 43.5).map(told),
    scrolls: wide && room.scrollHeight > room.clientHeight + 1 ? room.scrollHeight - room.clientHeight : '',
    bare: wide && box(document.querySelector('.invite img')).height < innerHeight * 0.4,
    narrow: wide && box(all('.invite')[0]).right - box(all('.people')[0]).left < Math.min(1500, innerWidth * 0.9),
    uninvited: all(wide ? '.invite img' : '.invites').every((one) => !seen(one)),
    below: innerHeight >= 760 ? all('.chairs li').filter((one) => !seen(one)).map(told) : [],
    unchosen: all('select').filter((one) => !one.selectedOptions[0]?.textContent.trim()).length,
  }
}"""


def test_the_waiting_room_fills_the_page(person: Come) -> None:
    wrong: dict[str, Any] = {}
    for language in ("de", "fr"):
        me = person(language=language)
        me.open_table("paper-world", ["me", "open", "novice", "open"])
        me.page.locator(".code b").wait_for()
        me.page.locator("form .animal").first.wait_for()
        me.page.locator("select option[value=expert]").first.wait_for(state="attached")
        for width, height in SIZES:
            me.resize(width, height)
            me.page.evaluate(TWO_FRAMES)
            if found := me.faults(LOOK):
                wrong[f"{language} {width}x{height}"] = found
            me.keep_picture(f"waiting-{language}-{width}x{height}")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_a_bot_is_named_before_the_room_says_which_there_are(person: Come) -> None:
    """What a chair holds is shown from the first moment on, and stays chosen when the other levels come."""
    me = person(language="de")
    path = me.make_table("sea-salt-paper", ["me", "open", "casual"])
    me.open(path)
    me.page.locator("select option[value=expert]").first.wait_for(state="attached")
    assert me.page.locator(".chairs select").nth(1).input_value() == "casual"


def test_each_game_offers_its_own_levels(person: Come) -> None:
    """A chosen level that the other game does not have becomes the strongest below it."""
    me = person().open("/new")
    seat = me.page.get_by_label("Seat 2")
    me.page.get_by_role("radio", name="Paper World").check(force=True)
    seat.select_option("Kraken · Merciless")
    me.page.get_by_role("radio", name="Sea Salt & Paper").check(force=True)
    assert seat.input_value() == "expert"
    assert seat.locator("option[value=master]").count() == 0
    me.page.get_by_role("radio", name="Paper World").check(force=True)
    assert seat.input_value() == "expert"
    assert seat.locator("option[value=master]").count() == 1
    for game, offered in (("sea-salt-paper", 0), ("paper-world", 1)):
        me.open(me.make_table(game, ["me", "open", "casual"]))
        bot = me.page.locator(".chairs select").last
        bot.locator("option[value=expert]").wait_for(state="attached")
        assert bot.locator("option[value=master]").count() == offered
