"""A score sheet that is started sooner than the room answers."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Route

from tests.e2e.people import PHONE, Person


def test_a_sheet_started_at_once_is_counted_by_the_edition_of_ones_language(person: Callable[..., Person]) -> None:
    me = person(screen=PHONE, language="it")
    waiting: list[Route] = []
    slow = True
    me.page.route("**/api/room", lambda route: waiting.append(route) if slow else route.continue_())
    me.open("/points/sea-salt-paper")
    me.page.get_by_role("button", name="Apri il foglio dei punti").click()
    me.wait_until(lambda: len(waiting) > 0)
    slow = False
    for route in waiting:
        route.continue_()
    me.page.locator(".about", has_text="regolamento italiano").wait_for()
