"""What somebody did in Paper World is said at their place: over no pile, name or card."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from papercove.engine.view import Event
from tests.e2e.people import Person
from tests.e2e.positions import show, sizes, tell, turn_to
from tests.e2e.test_stage import BUBBLE
from tests.e2e.test_stage_pw import FIVE, reached

Come = Callable[..., Person]

SPOKEN = """() => {
  const bubble = document.querySelector('.bubble .text')
  const words = bubble.getBoundingClientRect()
  const meet = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 1
  const over = (a, b) => meet(a, b, 'left', 'right') && meet(a, b, 'top', 'bottom')
  return {
    covered: [...document.querySelectorAll('.rival :is(.name, .score, .cards, .tile), .pile, .objective, .hand .thing')]
      .filter((one) => over(words, one.getBoundingClientRect()))
      .map((one) => `${one.className} ${one.textContent.trim()}`.slice(0, 40)),
    outside: words.left < 0 || words.right > innerWidth || words.top < 0,
    cut: bubble.scrollWidth > bubble.clientWidth + 1,
  }
}"""


# Otto holds nine open cards, Nori three, Giulia six.
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_news_cover_neither_name_nor_card_and_pass(person: Come, seats: int) -> None:
    me = person(language="de")
    me.page.clock.install()  # time stands: what is said stays
    state = reached(FIVE, seats)
    show(me, state)
    me.page.clock.pause_at(me.page.evaluate("Date.now() / 1000 + 5"))
    wrong: dict[str, Any] = {}
    long, short = Event("stole-scissors", 1, {"victim": 0}), Event("took-value", 1, {"value": 3})
    for size in sizes(me):
        for event in (msgspec.structs.replace(one, seat=seat) for one in (long, short) for seat in range(1, seats)):
            turn_to(me, state)
            before = me.page.evaluate(BUBBLE)
            tell(me, state, event.seat or 0, [event])
            me.page.wait_for_function(f"(before) => ![before, undefined].includes(({BUBBLE})())", arg=before)
            if found := me.faults(SPOKEN):
                wrong[f"{seats} {size} {event.seat} {event.verb}"] = found
    for _ in sizes(me):  # whoever turns the screen meanwhile does not hold the words up
        me.page.clock.run_for(1000)
    me.resize(390, 844)
    assert me.page.evaluate(BUBBLE) is None
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
