"""Takes the pictures of the README in a real browser, and makes the picture that links to a room show.

`python -m tests.e2e.pictures` writes docs/screenshots/*.jpg and web/public/social.jpg.
"""

from __future__ import annotations

import base64
import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from papercove.engine.state import State
from tests.e2e import test_stage, test_stage_pw
from tests.e2e.chromium import ARGUMENTS, ROOT, find_chromium
from tests.e2e.conftest import RealRoom
from tests.e2e.people import Person
from tests.e2e.positions import show

PICTURES = ROOT / "docs" / "screenshots"
SMALL_DESKTOP = {"width": 1240, "height": 800}
TALL_PHONE = {"width": 390, "height": 844}
LARGEST = 150_000

SOCIAL = """<!doctype html><meta charset="utf-8"><style>
@font-face {{ font-family: Title; src: url(data:font/woff2;base64,{font}); font-weight: 200 800; }}
body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; font-family: Title; }}
img {{ position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }}
h1 {{ position: absolute; left: 46px; top: 18px; margin: 0; font-size: 104px; font-weight: 800; color: #12304a; }}
p {{ position: absolute; left: 500px; top: 552px; margin: 0; padding: 4px 22px; border-radius: 99px; font-size: 36px;
  font-weight: 700; background: #071d2bc9; color: #fff; }}
</style><img src="data:image/webp;base64,{scene}"><h1>Papercove</h1><p>Sea Salt &amp; Paper · Paper World</p>"""


def picture(browser: Browser, room: RealRoom, name: str, state: State, screen: dict[str, int], language: str) -> None:
    """A position as the player at the near side sees it, as soon as all its pictures have come."""
    me = Person(browser, room.address, screen=screen, language=language, theme="dark")
    show(me, state)
    me.wait_until(lambda: me.page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth)"))
    me.page.wait_for_timeout(600)
    for quality in (82, 70, 58):
        file = PICTURES / f"{name}.jpg"
        me.page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size < LARGEST:
            me.context.close()
            return
    raise AssertionError(f"{name} is larger than {LARGEST} bytes")


def take_pictures(browser: Browser, room: RealRoom) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    salt = test_stage.reached(test_stage.FULL + " phase: take", 3)
    world = test_stage_pw.SCENES["four"][0]()
    picture(browser, room, "sea-salt-paper", salt, SMALL_DESKTOP, "en")
    picture(browser, room, "paper-world", world, SMALL_DESKTOP, "en")
    picture(browser, room, "phone", test_stage.reached(test_stage.FEW + " phase: take", 2), TALL_PHONE, "fr")


def encoded(path: Path) -> str:
    return base64.b64encode(path.read_bytes()).decode()


def draw_social(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1200, "height": 630})
    scene = encoded(ROOT / "web" / "pictures" / "files" / "scene-960.webp")
    page.set_content(SOCIAL.format(scene=scene, font=encoded(ROOT / "web" / "src" / "fonts" / "title.woff2")))
    page.evaluate("document.fonts.ready")
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
            take_pictures(browser, room)
            browser.close()
    finally:
        room.end()


if __name__ == "__main__":
    main()
