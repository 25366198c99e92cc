"""A table that is left is forgotten: nothing in the page keeps its board."""

from __future__ import annotations

from collections.abc import Callable

from papercove.games.sea_salt_paper.notation import position
from tests.e2e.people import Person
from tests.e2e.positions import show, turn_to
from tests.e2e.test_stage import FULL

GO = """(path) => {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = path
  link.click()
  link.remove()
}"""


def go(me: Person, path: str, until: str) -> None:
    """By a link within the page, until that is true. A locator would keep what it has found."""
    me.page.evaluate(GO, path)
    me.page.wait_for_function(until)


def test_a_board_that_is_left_is_collected(person: Callable[..., Person]) -> None:
    """Even one that was the first to fetch a part which came later, with styles of its own."""
    me = person()
    there, gone = "() => document.querySelector('.hand li') !== null", "() => document.querySelector('.stage') === null"
    show(me, position(f"{FULL} phase: take", seats=4))
    go(me, "/rules", gone)
    go(me, "/t/stage", there)
    turn_to(me, position(f"{FULL} phase: take caller: 2", seats=4))
    me.page.wait_for_function("() => document.querySelector('.last-chance') !== null")
    me.page.evaluate("() => { window.board = new WeakRef(document.querySelector('.stage')) }")
    go(me, "/rules", gone)
    wire = me.context.new_cdp_session(me.page)
    kept = True
    for _ in range(20):  # what was going on when the table was left ends first
        wire.send("HeapProfiler.collectGarbage")
        kept = kept and me.page.evaluate("board.deref() !== undefined")
        me.page.wait_for_timeout(50)
    assert not kept
