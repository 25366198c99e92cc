"""Rendered pictures in a real browser: over the drawings when they have come, kept for when there is no connection, and
not even asked for where they are not wanted. Folding paper only where motion is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response, Route

from tests.e2e.people import Person
from tests.e2e.positions import play, show
from tests.e2e.test_stage import FEW, reached

Come = Callable[..., Person]
PHONE = {"width": 390, "height": 844}
PICTURES = "**/assets/pictures-*/**"
# What the hand shows: of each card its picture if that has come (with the width it really has), else its drawing.
SHOWN = """() => [...document.querySelectorAll('.hand .card')].map((card) => {
  const image = card.querySelector('img.come')
  if (image) return image.naturalWidth > 0 ? /pictures-[^/]+\\/(.+)-\\d+\\.\\w+$/.exec(image.currentSrc)[1] : 'broken'
  const drawn = card.querySelector('.vector')
  return drawn && getComputedStyle(drawn).visibility === 'visible' ? 'drawn' : 'nothing'
})"""
FOLDED = """() => {
  const seen = window.folded = new Set()
  new MutationObserver(() => { for (const one of document.querySelectorAll('.flight .fold img')) seen.add(one) })
    .observe(document.body, { childList: true, subtree: true })
}"""


# What the start page's scene shows: its picture if that has come, with its real size, else the drawing below.
SCENE = """() => {
  const image = document.querySelector('.show .scene img')
  if (image) return image.matches('.come') && image.naturalWidth > 0 ? 'picture' : 'coming'
  const drawn = [...document.querySelectorAll('.show .scene .vectors svg')]
  return drawn.length && drawn.every((one) => one.checkVisibility()) ? 'drawn' : 'nothing'
}"""


def start_page(me: Person) -> None:
    me.open("/")
    me.page.locator(".show .scene img, .show .scene svg").first.wait_for(state="attached")


def table_of_ten(me: Person) -> None:
    show(me, reached(FEW + " phase: take", 2))
    me.page.locator(".hand .card").nth(9).wait_for()


def test_pictures_come_over_drawings_and_are_kept(person: Come) -> None:
    me = person(screen=PHONE, service_workers="allow")
    me.page.route("**/crab-*", lambda route: route.abort("connectionfailed"))
    start_page(me)
    me.wait_until(lambda: me.page.evaluate(SCENE) == "picture")
    table_of_ten(me)
    me.wait_until(lambda: me.page.evaluate(SHOWN).count("drawn") == 2)
    faces = me.page.evaluate(SHOWN)
    assert faces[:2] == ["drawn", "drawn"], "a picture that does not come leaves the drawing"
    assert faces[2:4] == ["boat-dark_blue", "boat-black"]
    assert "mermaid-white" in faces
    assert me.page.locator(".stage :is([srcset], picture)").count() == 0, "Chromium would keep them for ever"
    topmost = """tab => { const { left, top } = tab.getBoundingClientRect()
      const there = document.elementsFromPoint(left + 4, top + 4)
      return there.find((one) => one.closest('.card')).closest('.tab') === tab }"""
    assert me.page.locator(".hand .tab").evaluate_all(f"tabs => tabs.every({topmost})"), "mark and letter are on top"

    me.page.unroute("**/crab-*")
    me.page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready)")
    me.wait_until(lambda: me.page.evaluate("navigator.serviceWorker.controller !== null"))
    table_of_ten(me)
    me.wait_until(lambda: "drawn" not in me.page.evaluate(SHOWN))
    shown = me.page.evaluate(SHOWN)
    assert shown[0] == "crab-light_blue"
    kept = "() => caches.keys().then((names) => names.filter((name) => name.startsWith('papercove-pictures-')).length)"
    assert me.page.evaluate(kept) == 1

    served: list[Response] = []
    me.page.on("response", lambda response: served.append(response) if "/assets/pictures-" in response.url else None)
    me.context.set_offline(True)
    table_of_ten(me)
    me.wait_until(lambda: me.page.evaluate(SHOWN) == shown)
    assert served
    assert all(response.from_service_worker for response in served)
    me.context.set_offline(False)


def test_pictures_are_not_asked_for_where_they_are_not_wanted(person: Come) -> None:
    me = person(screen=PHONE)
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.abort("connectionfailed")

    me.page.route(PICTURES, refuse)
    me.page.emulate_media(forced_colors="active")
    start_page(me)
    assert me.page.evaluate(SCENE) == "drawn"
    table_of_ten(me)
    assert me.page.evaluate(SHOWN) == ["drawn"] * 10
    me.page.emulate_media(forced_colors="none")
    me.page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    table_of_ten(me)
    assert me.page.evaluate(SHOWN) == ["drawn"] * 10
    assert asked == []


def lay_two(me: Person) -> list[str]:
    """Two crabs are laid as a pair; which frames of folding were fetched until then."""
    fetched: list[str] = []
    me.page.on("requestfinished", lambda request: fetched.append(request.url) if "/fold-" in request.url else None)
    state = reached(FEW + " phase: play", 2)
    show(me, state)
    if me.page.evaluate("!matchMedia('(prefers-reduced-motion: reduce)').matches"):
        me.wait_until(lambda: len(fetched) >= 1)
    me.page.evaluate(FOLDED)
    play(me, state, next(one.id for one in state.game.choices(state) if one.verb == "lay"))
    me.page.locator('.own [data-anchor^="laid:crab"]').first.wait_for(state="attached")
    return fetched


def test_two_cards_fold_together_where_motion_is_wanted(person: Come) -> None:
    me = person(screen=PHONE, speed=1)
    lay_two(me)
    me.wait_until(lambda: me.page.evaluate("window.folded.size") == 1)
    calm = person(screen=PHONE, speed=1)
    calm.page.emulate_media(reduced_motion="reduce")
    assert lay_two(calm) == []
    assert calm.page.evaluate("window.folded.size") == 0
