"""The end of a match fills the page at every size: podium, rounds or sums, and what comes next, with nothing cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.e2e.people import Person
from tests.e2e.positions import played_out, show, sizes

Come = Callable[..., Person]

# Whatever of the end leaves the screen, lies over another part of it, or leaves the page bare.
LOOK = """() => {
  const box = (one) => one.getBoundingClientRect()
  const all = (selector) => [...document.querySelectorAll(selector)]
  const told = (one) => `${one.className} ${one.textContent.trim()}`.slice(0, 50)
  const parts = all('.outcome > :is(.told, .podium, .sheet, .end)')
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const out = (one) => one.left < -1 || one.top < -1 || one.right > innerWidth + 1 || one.bottom > innerHeight + 1
  const [podium, sheet, end] = ['.podium', '.sheet', '.end'].map((one) => box(all(`.outcome > ${one}`)[0]))
  const result = document.querySelector('.result')
  const wide = sheet.left > podium.right - 1
  const rows = new Set(all('.next > *').map((one) => Math.round(box(one).top))).size
  const best = document.querySelector('.best')
  const sums = document.querySelector('.sums')
  return {
    outside: [...parts, ...all('.podium li > *')].filter((one) => out(box(one))).map(told),
    overlaps: parts.filter((a, i) => parts.some((b, j) => i < j && meet(box(a), box(b)))).map(told),
    small: all('.next > *').filter((one) => box(one).height < 44 || box(one).width < 44).map(told),
    scrolls: result.scrollHeight > result.clientHeight + 1,
    bare: end.bottom < innerHeight - 1 || Math.max(podium.right, sheet.right) - podium.left < innerWidth * 0.9,
    low: wide && podium.height < innerHeight * 0.45 ? podium.height : '',
    cut: all('.podium .name, .next > *').filter((one) => one.scrollWidth > one.clientWidth + 1).map(told),
    unread: best && innerWidth >= 1440 && box(best).bottom > sheet.bottom ? 'the best bet' : '',
    hidden: sums && sums.scrollHeight > sums.clientHeight + 1 ? sums.scrollHeight - sums.clientHeight : '',
    rows: rows > (innerWidth < 700 ? 2 : 1) ? rows : '',
    lost: box(document.querySelector('.total')).bottom > sheet.bottom + 1,
  }
}"""


@pytest.mark.parametrize(
    ("id", "seats", "seed", "language"),
    [
        ("sea-salt-paper", 2, 4, "fr"),
        ("sea-salt-paper", 4, 3, "de"),
        ("paper-world", 2, 8, "de"),
        ("paper-world", 4, 2, "fr"),
    ],
)
def test_the_end_fills_the_page(person: Come, id: str, seats: int, seed: int, language: str) -> None:
    me = person(language=language, theme="dark" if seats == 2 else "light")
    state, rounds = played_out(id, seats, seed)
    show(me, state, rounds=rounds)
    if id == "paper-world":
        me.page.locator(".finale").wait_for()
        me.page.keyboard.press("Escape")
    me.page.locator(".outcome .total").wait_for()
    wrong: dict[str, Any] = {}
    for size in sizes(me):
        if found := me.faults(LOOK):
            wrong[size] = found
        me.keep_picture(f"end-{id}-{seats}-{size}")
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def test_the_sums_of_paper_world_add_up(person: Come) -> None:
    """Line by line, below each landscape, to the points on the podium."""
    me = person(language="de")
    state, _ = played_out("paper-world", 4, 2)
    show(me, state)
    me.page.locator(".finale").wait_for()
    me.page.keyboard.press("Escape")
    me.page.locator(".sums .total").wait_for()
    rows = me.page.locator(".sums tbody tr").all()
    figures = [[number(text) for text in row.locator("td").all_inner_texts()] for row in rows]
    assert [sum(column) for column in zip(*figures[:-1], strict=True)] == figures[-1]
    assert figures[-1] == [state.score(seat) for seat in range(4)]


def number(text: str) -> int:
    return 0 if text.strip() == "–" else int(text.replace("−", "-"))
