"""What the table says to people who listen to it instead of seeing it."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.people import Person

Come = Callable[..., Person]


def test_each_table_of_points_says_whose_they_are(person: Come) -> None:
    me = person(seed=91)
    me.open_table("sea-salt-paper", ["novice", "me", "novice"], points_to_win=60)
    me.wait_until(me.page.locator("dialog .players").count, playing=True)
    captions = me.page.locator("dialog .players caption").all_text_contents()
    assert captions == ["Points of Bot · Gentle 1", "Your points", "Points of Bot · Gentle 2"]
