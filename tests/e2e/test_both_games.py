"""The first page shows both games: cards of each in its picture, and a way into each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.people import Person

Come = Callable[..., Person]


@pytest.mark.parametrize("screen", [{"width": 390, "height": 844}, {"width": 1440, "height": 900}])
def test_the_first_page_shows_both_games(person: Come, screen: dict[str, int]) -> None:
    me = person(screen=screen)
    me.open("/")
    for card in (".card", ".tile"):
        me.page.locator(f".show .fan {card}").nth(1).wait_for()
    for game in ("Sea Salt & Paper", "Paper World"):
        me.page.locator(".game", has_text=game).locator(".samples :is(.card, .tile)").nth(2).wait_for()
