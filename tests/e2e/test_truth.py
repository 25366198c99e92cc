"""Motion tells the truth: in every frame of a real match a card is in one place, and no larger than where it lies."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.people import Person

Come = Callable[..., Person]

# Looks at every frame: what a card flies to is there, and out of sight until it lands, nothing waits for a card that is
# not in the air, and no card is ever larger than the larger of its two places.
WATCH = """(tall) => {
  const seen = (window.seen = { flights: 0, turned: 0, wrong: [] })
  const known = new Set()
  const look = () => {
    const flights = new Map([...document.querySelectorAll('.flight')].map((one) => [one.dataset.flight, one]))
    const goals = [...document.querySelectorAll('[data-awaited]')]
    for (const goal of goals) {
      if (!flights.has(goal.dataset.awaited)) seen.wrong.push(`${goal.dataset.anchor} waits for nothing`)
      if (getComputedStyle(goal).opacity !== '0') seen.wrong.push(`${goal.dataset.anchor} is in two places`)
    }
    for (const [id, flight] of flights) {
      const { width } = flight.getBoundingClientRect()
      if (width > parseFloat(flight.style.width) + 0.5) seen.wrong.push('a card grows')
      const pair = flight.querySelector('.fold') ? 2 : 1 // two cards that fold together
      const box = getComputedStyle(flight) // not rounded, as offsetWidth is
      const shape = parseFloat(box.height) / parseFloat(box.width)
      if (Math.abs(shape - tall / pair) > 0.02) seen.wrong.push(`a card has another shape: ${shape}`)
      if (pair === 2 && !flight.querySelector('.two')) seen.wrong.push('a card is something else on its way')
      if (!goals.some((goal) => goal.dataset.awaited === id)) seen.wrong.push('a card flies to no place')
      if (known.has(id)) continue
      known.add(id)
      seen.flights += 1
      seen.turned += flight.querySelectorAll('.other, canvas, .fold').length > 0
      const places = [...document.querySelectorAll('[data-anchor]')].map((one) => one.getBoundingClientRect().width)
      const most = Math.max(...places)
      if (parseFloat(flight.style.width) > 2 * most + 1) seen.wrong.push('a card is larger than any place')
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize(("game", "enough"), [("sea-salt-paper", 12), ("paper-world", 8)])
def test_a_card_is_in_one_place(person: Come, game: str, enough: int) -> None:
    me = person(speed=4, seed=3)
    me.calls = False
    me.open_table(game, ["me", "novice", "novice"])
    me.page.locator(".stage").wait_for()
    me.page.evaluate(WATCH, 7 / 5 if game == "sea-salt-paper" else 1)
    me.wait_until(lambda: me.page.evaluate("window.seen.flights") >= enough, playing=True)
    seen = me.page.evaluate("window.seen")
    assert seen["wrong"] == []
    assert game == "paper-world" or seen["turned"] > 0


def test_a_tap_lands_everything_and_stillness_lets_nothing_fly(person: Come) -> None:
    me = person(speed=1, seed=4)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    session = me.context.new_cdp_session(me.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 0.004})  # by itself a card would be minutes in the air
    me.wait_until(me.page.locator(".flight").count, playing=True)
    me.page.mouse.click(2, 2)
    me.page.locator(".flight").first.wait_for(state="detached")
    still = person(speed=2, seed=4)
    still.page.emulate_media(reduced_motion="reduce")
    still.open_table("sea-salt-paper", ["me", "novice"])
    still.page.locator(".stage").wait_for()
    still.page.evaluate(WATCH, 7 / 5)
    for _ in range(6):
        still.wait_for("choose", "dialog")
        still.step()
    assert still.page.evaluate("window.seen.flights") == 0
