"""The back button of a phone or a browser: it closes the sheet that lies over the page, then leaves the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]
PLACE = "navigation.currentEntry.index"


def at_table(me: Person) -> str:
    """Come from the room's page to a table; the table's path."""
    me.open("/tables")
    path = me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    return path


def open_sheet(me: Person, *buttons: str) -> None:
    """Open a sheet on a phone, through the menu."""
    for name in ("Menu", *buttons):
        me.page.get_by_role("button", name=name).last.click()
        me.page.get_by_role("heading", name=name).first.wait_for()
    me.wait_until(lambda: me.page.evaluate("history.state?.sheets") == 1)  # one sheet took another's place


def back(me: Person) -> None:
    me.page.evaluate("setTimeout(() => history.back())")  # later: it may end the page that is asked


def no_sheet(me: Person) -> None:
    me.page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("buttons", [(), ("Chat",)])
def test_the_way_back_closes_a_sheet_and_then_leaves_the_table(person: Come, buttons: tuple[str, ...]) -> None:
    me = person(screen=PHONE, seed=61)
    path = at_table(me)
    open_sheet(me, *buttons)
    back(me)
    no_sheet(me)
    assert me.page.url.endswith(path)
    assert me.page.locator(".stage").is_visible()
    back(me)
    me.page.wait_for_url("**/tables")


def test_a_sheet_that_is_closed_leaves_no_entry_behind(person: Come) -> None:
    me = person(screen=PHONE, seed=62)
    at_table(me)
    place = me.page.evaluate(PLACE)
    ways: list[Callable[[], None]] = [
        me.page.get_by_role("button", name="Close").click,
        lambda: me.page.keyboard.press("Escape"),
        lambda: me.page.mouse.click(5, 60),  # beside the sheet
    ]
    for leave in ways:
        open_sheet(me, "Chat")
        leave()
        no_sheet(me)
        me.wait_until(lambda: me.page.evaluate(PLACE) == place)
    back(me)
    me.page.wait_for_url("**/tables")


def test_a_page_opened_from_a_sheet_leads_back_to_the_table(person: Come) -> None:
    me = person(screen=PHONE, seed=63)
    path = at_table(me)
    open_sheet(me)
    me.page.get_by_role("link", name="Rules", exact=True).click()
    me.page.wait_for_url("**/rules/*")
    back(me)
    me.page.wait_for_url(f"**{path}")
    me.wait_for("choose")
    back(me)
    me.page.wait_for_url("**/tables")


def test_a_page_loaded_anew_while_a_sheet_was_open_has_no_entry_too_many(person: Come) -> None:
    me = person(screen=PHONE, seed=64)
    at_table(me)
    place = me.page.evaluate(PLACE)
    open_sheet(me, "Settings")
    me.wait_until(lambda: me.page.evaluate(PLACE) == place + 1)
    me.page.reload()
    me.wait_for("choose")
    me.wait_until(lambda: me.page.evaluate(PLACE) == place)
    back(me)
    me.page.wait_for_url("**/tables")


def test_a_rule_that_the_pictures_link_to_is_one_step_from_where_one_was(person: Come) -> None:
    me = person(screen=PHONE)
    me.open("/tables")
    me.open("/rules/sea-salt-paper")
    place = me.page.evaluate(PLACE)
    me.page.locator(".said a").first.click()
    me.page.locator(".rule.cited").wait_for()
    back(me)
    me.page.locator(".leaflet").wait_for()
    me.wait_until(lambda: me.page.evaluate(PLACE) == place)
    back(me)
    me.page.wait_for_url("**/tables")
