"""How a person is called to the table: title, sound, notification, clock, and a push when the page is closed."""

from __future__ import annotations

from collections.abc import Callable

from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]

# Counts what really sounds and what is really announced; the page may be looked away from.
WATCH = """
window.heard = { tones: 0, rustles: 0, notes: [] }
window.away = false
for (const [Source, name] of [[OscillatorNode, 'tones'], [AudioBufferSourceNode, 'rustles']]) {
  const start = Source.prototype.start
  Source.prototype.start = function (...when) { window.heard[name] += 1; return start.apply(this, when) }
}
const Real = window.Notification
window.Notification = class extends Real {
  constructor(title, options) { super(title, options); window.heard.notes.push(options.body) }
}
Object.defineProperty(document, 'hidden', { get: () => window.away })
"""


def two_people(person: Come, **likes: object) -> tuple[Person, Person]:
    """Somebody who is watched, and whoever they wait for."""
    me = person(seed=71, language="fr", **likes)
    me.context.grant_permissions(["notifications"], origin=me.address)
    me.context.add_init_script(WATCH)
    other = person(seed=72)
    other.sit_down(me.open_table("sea-salt-paper", ["me", "open"]))
    for one in (me, other):
        one.wait_for("choose", "wait")
        one.page.locator("body").click(position={"x": 3, "y": 300})  # a browser makes no sound before a first touch
    return me, other


def pass_turns(me: Person, other: Person) -> None:
    """Play until it has been the other's turn, and is mine again."""
    me.wait_until(lambda: other.situation() == "choose", playing=True)
    other.wait_until(lambda: me.situation() == "choose", playing=True)


def test_ones_turn_sounds_and_is_told_to_somebody_who_looks_elsewhere(person: Come) -> None:
    me, other = two_people(person, sound=True, notify=True)
    me.page.evaluate("window.away = true")
    me.page.evaluate("window.heard.tones = 0")
    pass_turns(me, other)
    assert me.page.title().startswith("● À vous de jouer")
    heard = me.page.evaluate("window.heard")
    assert heard["tones"] >= 2  # a bell of two tones
    assert heard["rustles"] >= 1  # paper moved
    assert heard["notes"] == ["À vous de jouer\u00a0!"]


def test_nothing_sounds_and_nothing_is_announced_to_somebody_who_wants_quiet(person: Come) -> None:
    me, other = two_people(person, sound=False, notify=False)
    me.page.evaluate("window.away = true")
    pass_turns(me, other)
    assert me.page.evaluate("window.heard") == {"tones": 0, "rustles": 0, "notes": []}


def test_the_thinking_time_is_shown_and_runs(person: Come) -> None:
    me = person(screen=PHONE, seed=73)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    made = me.ask("/api/tables", {"game": "sea-salt-paper", "seats": seats, "thinking": "quick", "pace": "instant"})
    me.open(str(made["path"]))
    me.wait_for("choose")
    clock = me.page.get_by_role("timer")
    first = clock.inner_text()
    assert "0:00" < first <= "0:30"
    me.wait_until(lambda: "0:00" < clock.inner_text() < first)


def test_the_speed_slider_goes_from_still_to_fast(person: Come) -> None:
    me = person(seed=74)
    me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.evaluate(
        """() => {
          window.flown = 0
          new MutationObserver((seen) => {
            const added = seen.flatMap((one) => [...one.addedNodes])
            window.flown += added.filter((node) => node.className?.includes?.('flight')).length
          }).observe(document.body, { childList: true, subtree: true })
        }"""
    )

    def set_speed(key: str) -> None:
        me.page.keyboard.press("s")
        me.page.get_by_role("slider").focus()
        me.page.keyboard.press(key)
        me.page.keyboard.press("Escape")

    me.choose()
    me.page.wait_for_timeout(150)
    assert me.page.evaluate("window.flown") == 0  # still
    set_speed("End")
    assert me.page.locator("html.still").count() == 0
    while me.page.evaluate("window.flown") == 0:
        me.wait_for("choose", "dialog")
        me.step()
        me.page.wait_for_timeout(60)
    set_speed("Home")
    assert me.page.locator("html.still").count() == 1


def test_a_push_wakes_the_service_worker_and_names_the_table_that_waits(person: Come) -> None:
    """The browser's own push machinery delivers; only the push service on the internet is left out."""
    me = person(seed=75, language="de")
    me.context.grant_permissions(["notifications"], origin=me.address)
    path = me.open_table("sea-salt-paper", ["me", "novice"])
    me.wait_for("choose")
    me.page.evaluate(
        """async () => {
          await (await caches.open('papercove-words')).put('/words/turn', new Response('Du bist am Zug!'))
          await navigator.serviceWorker.register('/sw.js')
          await navigator.serviceWorker.ready
        }"""
    )
    browser = me.context.new_cdp_session(me.page)
    registered: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registered.extend(one["registrationId"] for one in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    me.wait_until(lambda: registered)
    shown = """navigator.serviceWorker.ready.then((ready) => ready.getNotifications())
      .then((notes) => notes.map((note) => [note.title, note.data.path]))"""

    def called() -> object:
        """On a crowded machine one push was once seen to get lost, as they do in life; the next one calls too."""
        push = {"origin": me.address, "registrationId": registered[-1], "data": ""}
        browser.send("ServiceWorker.deliverPushMessage", push)
        me.page.wait_for_timeout(500)
        return me.page.evaluate(shown)

    me.wait_until(called)
    assert me.page.evaluate(shown) == [["Du bist am Zug!", path]]
    me.context.set_offline(True)  # the room cannot be asked: still a notification, as browsers demand
    me.wait_until(lambda: called() == [["Du bist am Zug!", "/tables"]])
