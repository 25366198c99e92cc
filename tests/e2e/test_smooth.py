"""What moves at a table moves beside the page's own work: by transforms and opacity alone, left to the browser.

Anything else that changes over time has the page laid out or painted anew in every frame, while cards are in the air.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]

# Looks at every frame of a match, and keeps what is neither and how many flights there were.
WATCH = """() => {
  const seen = (window.seen = { flights: 0, costly: {} })
  const free = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity', 'transformOrigin'])
  const about = new Set(['offset', 'computedOffset', 'easing', 'composite'])
  const known = new WeakSet()
  const look = () => {
    for (const animation of document.getAnimations()) {
      if (known.has(animation)) continue
      known.add(animation)
      const { target } = animation.effect
      if (target.matches('.flight')) seen.flights += 1
      for (const frame of animation.effect.getKeyframes())
        for (const name of Object.keys(frame))
          if (!about.has(name) && !free.has(name)) seen.costly[name] = String(target.className)
    }
    requestAnimationFrame(look)
  }
  look()
}"""


@pytest.mark.parametrize("game", ["sea-salt-paper", "paper-world"])
def test_only_transforms_and_opacity_change_over_time(person: Come, game: str) -> None:
    me = person(screen=PHONE, speed=2, seed=5)
    me.open_table(game, ["me", "novice"])
    me.page.locator(".stage").wait_for()
    me.page.evaluate(WATCH)
    me.wait_until(lambda: me.page.evaluate("window.seen.flights") >= 12, playing=True)
    assert me.page.evaluate("window.seen.costly") == {}
