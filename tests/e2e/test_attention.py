"""How a person is called to the table: title, sound, notification, clock, and a push when the page is closed.

The headless shell that the tests bring grants no notifications. There the page and its worker do all of their own work,
and what they hand to the browser is looked at; a whole browser (PAPERCOVE_CHROMIUM=system) shows it, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Worker

from tests.e2e.chromium import asked_for
from tests.e2e.people import PHONE, Person

Come = Callable[..., Person]

needs_whole_browser = pytest.mark.skipif(
    not asked_for(), reason="a headless shell shows no notifications: PAPERCOVE_CHROMIUM=system ./check browser"
)

# Counts what really sounds; the page may be looked away from.
WATCH = """
window.heard = { tones: 0, rustles: 0 }
window.away = false
for (const [Source, name] of [[OscillatorNode, 'tones'], [AudioBufferSourceNode, 'rustles']]) {
  const start = Source.prototype.start
  Source.prototype.start = function (...when) { window.heard[name] += 1; return start.apply(this, when) }
}
Object.defineProperty(document, 'hidden', { get: () => window.away })
"""
# A browser whose person answers as the test says; it keeps what it was asked to show.
BROWSER = """
window.asked = 0
window.answer = 'granted'
window.notes = []
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { window.asked += 1; return (this.permission = window.answer) }
  constructor(title, options) { Object.assign(this, { title, ...options, closed: false }); window.notes.push(this) }
  close() { this.closed = true }
}
"""
# A whole browser, which shows what it is asked to show.
REAL_BROWSER = """
window.notes = []
const Real = window.Notification
window.Notification = class extends Real {
  constructor(...what) { super(...what); this.onshow = () => window.notes.push(this) }
}
"""


def two_people(person: Come, *scripts: str, **likes: object) -> tuple[Person, Person]:
    """Somebody who is watched, and whoever they wait for."""
    me = person(seed=71, language="fr", **likes)
    for script in (WATCH, *scripts):
        me.context.add_init_script(script)
    other = person(seed=72)
    other.sit_down(me.open_table("sea-salt-paper", ["me", "open"]))
    for one in (me, other):
        look_at_the_table(one)
    return me, other


def look_at_the_table(one: Person) -> None:
    one.wait_for("choose", "wait")
    one.page.locator("body").click(position={"x": 3, "y": 300})  # a browser makes no sound before a first touch


def pass_turns(me: Person, other: Person) -> None:
    """Play until it has been the other's turn, and is mine again."""
    me.wait_until(lambda: other.situation() == "choose", playing=True)
    other.wait_until(lambda: me.situation() == "choose", playing=True)


def test_ones_turn_sounds_and_is_told_to_somebody_who_looks_elsewhere(person: Come) -> None:
    granted = f"{BROWSER}; Notification.permission = 'granted'"
    me, other = two_people(person, granted, volume=60, notify=True, speed=4)
    me.page.reload()  # whoever comes into a match that has begun hears as much
    look_at_the_table(me)
    me.page.evaluate("window.away = true")
    pass_turns(me, other)
    assert me.page.title().startswith("● À vous de jouer")
    # a bell of two tones, and paper that moved
    me.wait_until(lambda: me.page.evaluate("window.heard.tones >= 2 && window.heard.rustles >= 1"))
    assert me.page.evaluate("window.notes.map((note) => note.body)") == ["À vous de jouer\u00a0!"]
    me.page.evaluate("window.focus = () => { window.focused = true }")
    me.page.evaluate("window.notes[0].onclick()")
    assert me.page.evaluate("[window.focused, window.notes[0].closed]") == [True, True]


@needs_whole_browser
def test_a_whole_browser_shows_the_notification_of_ones_turn(person: Come) -> None:
    me, other = two_people(person, REAL_BROWSER, notify=True)
    me.context.grant_permissions(["notifications"], origin=me.address)
    me.page.evaluate("window.away = true")
    pass_turns(me, other)
    me.wait_until(lambda: me.page.evaluate("window.notes.length"))
    assert me.page.evaluate("window.notes.map((note) => note.body)") == ["À vous de jouer\u00a0!"]


@pytest.mark.parametrize("likes", [{"volume": 0, "notify": False}, {"volume": 0, "notify": True}])
def test_nothing_sounds_and_nothing_is_announced_to_somebody_who_wants_quiet(person: Come, likes: Any) -> None:
    """Who switched notifications off in the settings, or in the browser."""
    permission = "denied" if likes["notify"] else "granted"
    me, other = two_people(person, f"{BROWSER}; Notification.permission = '{permission}'", **likes)
    me.page.evaluate("window.away = true")
    pass_turns(me, other)
    assert me.page.evaluate("window.heard") == {"tones": 0, "rustles": 0}
    assert me.page.evaluate("window.notes") == []


@pytest.mark.parametrize("answer", ["granted", "denied"])
def test_the_settings_ask_the_browser_before_notifications_are_on(person: Come, answer: str) -> None:
    me = person(seed=70)
    me.context.add_init_script(f"{BROWSER}; window.answer = '{answer}'")
    me.open("/tables")
    me.page.get_by_role("button", name="Settings").click()
    box = me.page.locator("dialog[open] .tick input[type=checkbox]").last
    assert not box.is_checked()
    assert me.page.evaluate("window.asked") == 0
    box.click()
    me.wait_until(lambda: box.is_checked() == (answer == "granted"))
    assert me.page.evaluate("window.asked") == 1
    refused = me.page.locator("dialog[open] [role=status]")
    if answer == "denied":
        refused.wait_for()
    assert refused.count() == (answer == "denied")


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
        me.page.get_by_role("slider", name="Card animation").focus()
        me.page.keyboard.press(key)
        me.page.keyboard.press("Escape")
        me.page.wait_for_function("() => !history.state?.sheets")  # the step back that closed the sheet is done

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


# --- a push, when the page is closed ---


def test_at_a_table_of_days_a_push_is_offered_and_the_room_told_where_to_call(person: Come) -> None:
    me = person(seed=70, language="fr", service_workers="allow")
    endpoint = "https://push.invalid/somebody"
    told: list[Any] = []
    key = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"

    def answer(route: Any) -> None:
        """As a room whose host has turned pushes on; its own tests are in tests/server."""
        if route.request.method == "POST":
            told.append(route.request.post_data_json)
        route.fulfill(status=200, body=json.dumps({"key": key}), content_type="application/json")

    me.context.add_init_script(BROWSER)
    me.context.add_init_script(
        f"""PushManager.prototype.subscribe = async ({{ userVisibleOnly, applicationServerKey }}) => {{
          window.subscribed = [userVisibleOnly, applicationServerKey.length]
          return {{ endpoint: '{endpoint}' }}
        }}"""
    )
    me.page.route("**/api/push", answer)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    made = me.ask("/api/tables", {"game": "sea-salt-paper", "seats": seats, "thinking": "days", "pace": "instant"})
    me.open(str(made["path"]))
    offer = me.page.locator("section.sheet:has(.primary)")
    offer.get_by_role("button").first.click()
    me.wait_until(lambda: told)
    assert told == [{"endpoint": endpoint}]
    assert me.page.evaluate("[window.asked, window.subscribed]") == [1, [True, 65]]
    kept = me.page.evaluate("caches.match('/words/turn').then((words) => words.text())")
    assert kept == "À vous de jouer\u00a0!"
    offer.wait_for(state="detached")
    me.page.reload()
    me.wait_for("choose")
    assert offer.count() == 0  # asked once


class Called:
    """Somebody whose service worker waits for a push; the browser's own push machinery delivers it."""

    def __init__(self, me: Person) -> None:
        self.me = me
        self.path = me.open_table("sea-salt-paper", ["me", "novice"])
        me.wait_for("choose")
        me.page.evaluate(
            """async () => {
              await (await caches.open('papercove-words')).put('/words/turn', new Response('Du bist am Zug!'))
              await navigator.serviceWorker.register('/sw.js')
              await navigator.serviceWorker.ready
            }"""
        )
        self.wire: CDPSession = me.context.new_cdp_session(me.page)
        self.registered: list[str] = []
        self.wire.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self.registered.extend(one["registrationId"] for one in told["registrations"]),
        )
        self.wire.send("ServiceWorker.enable")
        me.wait_until(lambda: self.registered)

    @property
    def worker(self) -> Worker:
        return self.me.context.service_workers[0]

    def push(self) -> None:
        told = {"origin": self.me.address, "registrationId": self.registered[-1], "data": ""}
        self.wire.send("ServiceWorker.deliverPushMessage", told)

    def push_until(self, shown: Callable[[], object], wanted: list[Any]) -> None:
        """On a crowded machine one push was once seen to get lost, as they do in life; the next one calls too."""

        def called() -> bool:
            self.push()
            self.me.page.wait_for_timeout(500)
            return shown() == wanted

        self.me.wait_until(called)


def test_a_push_wakes_the_service_worker_which_names_the_table_that_waits(person: Come) -> None:
    called = Called(person(seed=75, language="de", service_workers="allow"))
    worker = called.worker
    worker.evaluate("self.registration.showNotification = async (...what) => { self.shown = what }")

    def shown() -> object:
        return worker.evaluate("self.shown && [self.shown[0], self.shown[1].tag, self.shown[1].data.path]")

    called.push_until(shown, ["Du bist am Zug!", "turn", called.path])
    called.me.context.set_offline(True)  # the room cannot be asked: still a notification, as browsers demand
    called.push_until(shown, ["Du bist am Zug!", "turn", "/tables"])


def test_whoever_touches_the_notification_is_led_to_the_table(person: Come) -> None:
    """The browser lets a worker focus or open a window only after a real touch: it is asked, and the test listens."""
    called = Called(person(seed=76, service_workers="allow"))
    called.me.wait_until(lambda: called.me.page.evaluate("navigator.serviceWorker.controller !== null"))
    touch = """async (path) => {
      const led = []
      WindowClient.prototype.focus = async function () { led.push(['focus', new URL(this.url).pathname]) }
      self.clients.openWindow = async (path) => { led.push(['open', path]) }
      const event = new Event('notificationclick')
      let done
      event.notification = { data: path && { path }, close: () => led.push('closed') }
      event.waitUntil = (work) => { done = work }
      self.dispatchEvent(event)
      await done
      return led
    }"""
    worker = called.worker
    assert worker.evaluate(touch, called.path) == ["closed", ["focus", called.path]]
    assert worker.evaluate(touch, "/t/elsewhere") == ["closed", ["open", "/t/elsewhere"]]
    assert worker.evaluate(touch, None) == ["closed", ["open", "/tables"]]


@needs_whole_browser
def test_a_whole_browser_shows_what_a_push_calls_for(person: Come) -> None:
    """Only the push service on the internet is left out."""
    me = person(seed=75, language="de", service_workers="allow")
    me.context.grant_permissions(["notifications"], origin=me.address)
    called = Called(me)
    shown = """navigator.serviceWorker.ready.then((ready) => ready.getNotifications())
      .then((notes) => notes.map((note) => [note.title, note.data.path]))"""
    called.push_until(lambda: me.page.evaluate(shown), [["Du bist am Zug!", called.path]])
    me.context.set_offline(True)
    called.push_until(lambda: me.page.evaluate(shown), [["Du bist am Zug!", "/tables"]])
