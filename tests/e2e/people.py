"""People at a table in the browser: they see the page and click, tap or press keys; they call no function of ours."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

from playwright.sync_api import Browser, CDPSession, Locator, Page, Position, TimeoutError

from tests.counts import count
from tests.e2e.chromium import ROOT

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 768, "height": 1024}
LAPTOP = {"width": 1280, "height": 640}
DESKTOP = {"width": 1440, "height": 900}
# Seconds: bounds what hangs, on a machine where a dozen others want the same core; interpreted, bots think for long.
PATIENCE = float(count(90, interpreted=360))
SHORTEST, LONGEST = 20.0, 120.0  # milliseconds between two looks at what should come about
GLIMPSE = 3000.0  # milliseconds for what was just seen
SCREENS = ROOT / "artefacts" / "screens"
PICTURES = bool(os.environ.get("PAPERCOVE_PICTURES"))

SITUATION = """() => {
  if (document.querySelector('dialog[open]')) return 'dialog'
  if (document.querySelector('.counting [data-group=count] button')) return 'dialog'
  if (document.querySelector('.outcome, .finale')) return 'over'
  return document.querySelector('.choice:not(:disabled)') ? 'choose' : 'wait'
}"""
REACHED = f"(wanted) => {{ const now = ({SITUATION})(); return wanted.includes(now) && now }}"
# What one may do now, seen at one glance, and where to tap what is lit (null: it may move, or is covered).
GLANCE = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)]
  const still = document.documentElement.classList.contains('still')
  const spot = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    // cards of a fan cover each other
    const [x, y] = one.dataset.anchor?.startsWith('fan:') ? [left + 14, top + 30] : [left + width / 2, top + height / 2]
    return still && one.contains(document.elementFromPoint(x, y)) ? [x, y] : null
  }
  return {
    raised: all('[data-raise]:not(:disabled)').length,
    tickets: all('.ticket:not(:disabled)').length,
    things: all('[data-choice]:not(.ticket, :disabled)').map(spot),
    listed: all('.choice:not(:disabled)').length,
  }
}"""
# Nobody looks at what is only played or measured: shadows, textures and paint take a fifth of all work, and no room.
FLAT = """
const [flat, unseen] = [new CSSStyleSheet(), new CSSStyleSheet()]
const none = ['box-shadow', 'text-shadow', 'background-image'].map((one) => `${one}: none !important`)
flat.replaceSync(`*, ::before, ::after { ${none.join('; ')} }`)
unseen.replaceSync('@media screen { :root { opacity: 0 !important } }')
document.adoptedStyleSheets = [flat, unseen]
"""
# One look at the page as a person sees it, before the next frame is painted. Only the root is styled anew for it.
AS_SEEN = """() => {{
  const {{ style }} = document.documentElement
  style.setProperty('opacity', '1', 'important')
  try {{
    if (!document.body.checkVisibility({{ opacityProperty: true }})) throw new Error('nothing can be seen')
    return ({script})()
  }} finally {{
    style.removeProperty('opacity')
  }}
}}"""
# Keys of messages that nobody wrote show as the key itself, with or without its arguments.
RAW_KEY = re.compile(
    r"\b[a-z]+(?:-[a-z]+)+ \([a-z]+:|^(?:action|event|line|refusal|prompt|reason)-[a-z-]+$", re.MULTILINE
)


class Person:
    """One person with a browser context of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        screen: dict[str, int] = DESKTOP,
        dark: bool = False,
        speed: int = 0,
        seed: int = 1,
        flat: bool = False,
        service_workers: Literal["allow", "block"] = "block",  # each would fetch all pages and pictures once more
        **likes: Any,
    ) -> None:
        self.address = address
        self.dice = random.Random(seed)
        self.calls = True  # whether this person ends a round where they may
        self.complaints: list[str] = []
        self.expected: list[str] = []  # parts of complaints that a test brings about on purpose
        self.wire: CDPSession | None = None
        self.context = browser.new_context(
            viewport={"width": screen["width"], "height": screen["height"]},
            locale=language,
            color_scheme="dark" if dark else "light",
            has_touch=screen is PHONE,
            service_workers=service_workers,
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        kept = json.dumps({"speed": speed, "volume": 0, "auto": False, "theme": "auto", **likes})
        self.context.add_init_script(f"localStorage.papercove ??= {json.dumps(kept)}")
        if flat:
            self.context.add_init_script(f"{{ {FLAT} }}")
        self.page: Page = self.context.new_page()
        self.page.on(
            "console", lambda message: self.complaints.append(message.text) if message.type == "error" else None
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, path: str = "/") -> Person:
        self.page.goto(self.address + path)
        return self

    def ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A request as this device, as the page itself would make it."""
        answer: dict[str, Any] = self.page.request.post(
            self.address + path, data=body, headers={"Origin": self.address, "Connection": "close"}
        ).json()
        return answer

    def make_table(self, game: str, chairs: list[str], **options: Any) -> str:
        """Open a table by request; its path. `chairs` are me, open, or a bot's level."""
        seats = [{"kind": chair} if chair in ("me", "open") else {"kind": "bot", "level": chair} for chair in chairs]
        table = {"game": game, "seats": seats, "options": options, "pace": "instant"}
        return str(self.ask("/api/tables", table)["path"])

    def open_table(self, game: str, chairs: list[str], **options: Any) -> str:
        """Open a table by request and go there."""
        path = self.make_table(game, chairs, **options)
        self.open(path)
        return path

    def sit_down(self, path: str) -> None:
        """Open an invitation and take the first free chair."""
        self.open(path)
        self.page.get_by_role("button", name=re.compile("Sit here|S’asseoir|Siediti|Platz nehmen")).first.click()

    # --- playing ---

    def situation(self) -> str:
        return str(self.page.evaluate(SITUATION))

    def wait_for(self, *situations: str) -> str:
        """Wait until it is one of these; the page itself looks, which takes least of a core."""
        try:
            reached = self.page.wait_for_function(REACHED, arg=situations, polling=20, timeout=PATIENCE * 1000)
        except TimeoutError:
            raise AssertionError(f"waited in vain for {situations}: {self.situation()}\n{self.text()[:1500]}") from None
        return str(reached.json_value())

    def wait_until(self, reached: Callable[[], object], *, playing: bool = False) -> None:
        """Wait for something to come about, idly or playing on; deals differ, so only the time is bounded."""
        deadline, pause = time.monotonic() + 4 * PATIENCE, SHORTEST
        while not reached():
            assert time.monotonic() < deadline, f"waited in vain:\n{self.text()[:1500]}"
            if playing and self.step():
                pause = SHORTEST
            else:
                self.page.wait_for_timeout(pause)
                pause = min(LONGEST, 1.5 * pause)  # each look costs: what takes long is looked at less often

    def step(self) -> bool:
        """Do one thing if there is one to do; whether there was."""
        now = self.situation()
        if now == "dialog":
            self.answer_dialog()
        elif now == "choose":
            self.choose()
        return now in ("dialog", "choose")

    def choose(self) -> None:
        """End the round where it can be ended (and this person calls), else tap anything that is lit."""
        seen = self.page.evaluate(GLANCE)
        if self.calls and seen["raised"]:
            click_if_there(self.page.locator("[data-raise]").last)
            seen = self.page.evaluate(GLANCE)
        if self.calls and seen["tickets"]:
            click_if_there(self.page.locator(".ticket:not(:disabled)").last)
        elif count := len(seen["things"]):
            # Mostly the first one offered, which takes cards and so brings the end nearer.
            self.tap(seen["things"], 0 if self.dice.random() < 0.6 else self.dice.randrange(count))
        elif seen["listed"]:
            self.press_choice(0)

    def tap(self, spots: list[tuple[float, float] | None], number: int) -> None:
        """Tap one of the lit things where it was seen; what moves or is covered is waited for."""
        spot = spots[number]
        if spot is not None:
            self.page.mouse.click(*spot)
            return
        thing = self.page.locator("[data-choice]:not(.ticket, :disabled)").nth(number)
        fanned = thing.and_(self.page.locator("[data-anchor^='fan:']")).count()
        click_if_there(thing, {"x": 14, "y": 30} if fanned else None)

    def press_choice(self, number: int) -> None:
        """Choose from the list of all choices, which is there for keys and screen readers."""
        try:
            self.page.locator(".choice:not(:disabled)").nth(number).focus(timeout=GLIMPSE)
        except TimeoutError:
            return
        self.page.keyboard.press("Enter")

    def answer_dialog(self) -> None:
        """Choose what the dialog offers, or go on from the count of a round."""
        offered = "dialog[open] :is(.bold, .primary, ol button), .counting [data-group=count] button"
        click_if_there(self.page.locator(offered).first)

    def hold(self, count: int) -> Locator:
        """Play on until the hand has so many cards and one may choose; the cards."""
        cards = self.page.locator(".hand li")
        while self.wait_for("choose", "dialog") == "dialog" or cards.count() < count:
            self.step()
        return cards

    def resize(self, width: int, height: int, scale: float = 1 if PICTURES else 0.1) -> None:
        """Give the page this size. It is laid out in full and painted at a tenth, for nobody looks: half the work.

        From then on a click would miss what it aims at: use `locator.dispatch_event("click")`, or a scale of 1 again.
        """
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False, "scale": scale}
        self.wire = self.wire or self.context.new_cdp_session(self.page)
        self.wire.send("Emulation.setDeviceMetricsOverride", size)

    def show_whole(self) -> None:
        """Painted, with shadows and textures again, for whoever judges colours."""
        self.page.evaluate("window.unpainted ??= [...document.adoptedStyleSheets]; document.adoptedStyleSheets = []")

    def hide_again(self) -> None:
        """As before `show_whole`: nobody looks any longer."""
        self.page.evaluate("document.adoptedStyleSheets = window.unpainted ?? []")

    def faults(self, script: str) -> dict[str, Any]:
        """What a script finds wrong with the page as it is now."""
        found: dict[str, Any] = self.page.evaluate(AS_SEEN.format(script=script))
        return {name: what for name, what in found.items() if what}

    def text(self) -> str:
        return self.page.locator("body").inner_text()

    def keep_picture(self, name: str) -> None:
        """A picture for a person to look at, if PAPERCOVE_PICTURES is set: one takes as long as ten checks."""
        if PICTURES:
            self.page.screenshot(path=SCREENS / f"{name}.png")

    def reads_only_words(self) -> None:
        """Nothing on the page is the bare key of a message."""
        found = RAW_KEY.search(self.text())
        assert found is None, f"a message is missing: {found}"


def click_if_there(thing: Locator, at: Position | None = None) -> None:
    """Click what was seen a moment ago. It may be gone by now: whoever plays on looks again, until time is up."""
    with suppress(TimeoutError):
        thing.click(position=at, timeout=GLIMPSE)


def play_out(*people: Person, steps: int = 1500) -> None:
    """Everybody plays until the match is over on every screen."""
    deadline, pause = time.monotonic() + 8 * PATIENCE, SHORTEST
    while not all(one.situation() == "over" for one in people):
        moved = sum(one.step() for one in people) > 0
        if not moved:
            people[0].page.wait_for_timeout(pause)
        pause = SHORTEST if moved else min(LONGEST, 1.5 * pause)
        steps -= moved
        assert steps > 0, "the match does not end"
        assert time.monotonic() < deadline, f"the match does not end in time:\n{people[0].text()[:1500]}"
    for one in people:
        if one.page.locator(".finale").count():
            one.page.keyboard.press("Escape")  # closes the counting of the landscapes
        one.page.locator(".outcome").wait_for()
