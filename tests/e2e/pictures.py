"""Takes the pictures of the README from real play, and draws the picture that links to a room show.

`python -m tests.e2e.pictures` writes docs/screenshots/*.jpg and web/public/social.jpg.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import ARGUMENTS, ROOT, find_chromium
from tests.e2e.conftest import RealRoom
from tests.e2e.people import Person

PICTURES = ROOT / "docs" / "screenshots"
SMALL_DESKTOP = {"width": 1240, "height": 800}
TALL_PHONE = {"width": 390, "height": 800}
LARGEST = 150_000

SOCIAL = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative;
  font-family: Georgia, 'DejaVu Serif', serif;
  background: linear-gradient(#bfe3ee, #e9f5f3 46%, #2d7ea3 46%, #14536f); }}
.plank {{ position: absolute; inset: 430px 0 0;
  background: repeating-linear-gradient(#d8b98d 0 66px, #b98f5c 66px 69px); }}
h1 {{ position: absolute; left: 70px; top: 40px; margin: 0; font-size: 108px; color: #14536f; }}
p {{ position: absolute; left: 76px; top: 166px; margin: 0; font-size: 38px; color: #22303a; }}
.card {{ position: absolute; width: 190px; height: 266px; border-radius: 16px;
  background: linear-gradient(150deg, #fffdf8, #f6ead2); box-shadow: 0 12px 30px #0a102066;
  display: grid; place-items: center; }}
svg {{ width: 160px; height: 160px; }}
</style><div class="plank"></div><h1>Papercove</h1><p>Sea Salt &amp; Paper · Paper World</p>{cards}"""
CARDS = (
    ("boat", "#1f6bab", 90, 300, -9),
    ("crab", "#e9b312", 300, 280, -3),
    ("octopus", "#9483c4", 510, 286, 3),
    ("penguin", "#e88aa4", 720, 280, -4),
    ("fish", "#58bfcf", 930, 300, 8),
)


def follow_hints(me: Person, steps: int) -> None:
    """Play as the hints say, so that the table looks like a game between people who know it."""
    for _ in range(steps):
        if me.wait_for("choose", "dialog", "over") != "choose":
            me.page.keyboard.press("Escape")
            continue
        me.page.keyboard.press("h")
        me.page.locator(".choice.advised").wait_for()
        me.page.locator(".choice.advised").click()
        me.page.wait_for_timeout(120)
    me.wait_for("choose", "dialog", "over")


def picture(me: Person, name: str) -> None:
    me.page.mouse.move(0, 0)
    me.page.wait_for_timeout(200)
    for quality in (82, 70, 58):
        file = PICTURES / f"{name}.jpg"
        me.page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size < LARGEST:
            return
    raise AssertionError(f"{name} is larger than {LARGEST} bytes")


def play_for_pictures(browser: Browser, room: RealRoom) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    salt = Person(browser, room.address, screen=SMALL_DESKTOP)
    salt.open_table("sea-salt-paper", ["me", "skilled", "casual"])
    follow_hints(salt, 22)
    picture(salt, "sea-salt-paper")
    salt.context.close()
    world = Person(browser, room.address, screen=SMALL_DESKTOP, dark=True)
    world.open_table("paper-world", ["me", "skilled", "casual"])
    follow_hints(world, 46)
    picture(world, "paper-world")
    world.context.close()
    phone = Person(browser, room.address, screen=TALL_PHONE, language="fr")
    phone.open_table("sea-salt-paper", ["me", "skilled"])
    follow_hints(phone, 16)
    picture(phone, "phone")
    phone.context.close()


def draw_social(browser: Browser) -> None:
    sprite = (
        (ROOT / "web" / "src" / "art" / "sprite.svg").read_text("utf-8").replace("<svg", '<svg style="display:none"', 1)
    )
    cards = "".join(
        f'<div class="card" style="left:{x}px;top:{y}px;transform:rotate({turn}deg);--paper:{paper}">'
        f'<svg viewBox="0 0 100 100"><use href="#{kind}"/></svg></div>'
        for kind, paper, x, y, turn in CARDS
    )
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    page.set_content(SOCIAL.format(cards=sprite + cards))
    page.screenshot(path=ROOT / "web" / "public" / "social.jpg", type="jpeg", quality=85)
    page.close()


def main() -> None:
    path, variables = find_chromium()
    room = RealRoom(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=path, args=list(ARGUMENTS), env={**os.environ, **variables}
            )
            draw_social(browser)
            play_for_pictures(browser, room)
            browser.close()
    finally:
        room.end()


if __name__ == "__main__":
    main()
