"""On a tablet the bar keeps to two lines: what is asked, and one line of what is possible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.people import Person
from tests.e2e.positions import show
from tests.e2e.test_stage import POSITIONS

Come = Callable[..., Person]
LINES = """() => {
  const caption = document.querySelector('.bar .caption:not(.measured)')
  return Math.round(caption.getBoundingClientRect().height / parseFloat(getComputedStyle(caption).lineHeight))
}"""


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_the_bar_of_a_tablet_has_two_lines(person: Come, language: str) -> None:
    me = person(language=language, screen={"width": 820, "height": 1180})
    show(me, POSITIONS["call"](), undo=True)
    me.page.locator(".bar .caption").first.wait_for()
    assert me.page.evaluate(LINES) == 1
