"""Takes the pictures of docs/screenshots: real positions of both games at six sizes, at dusk and by day, and counts.

`python -m tests.e2e.pictures` writes docs/screenshots/*.jpg. Bots play to each position with a fixed seed, so that
the same pages give the same pictures.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from papercove.bots.levels import bot
from papercove.engine.dice import Dice
from papercove.engine.registry import game
from papercove.engine.state import State
from tests.e2e.chromium import ARGUMENTS, ROOT, find_chromium
from tests.e2e.conftest import RealRoom
from tests.e2e.people import Person
from tests.e2e.positions import show
from tests.e2e.test_count import begin, go_to
from tests.e2e.test_stage_pw import finished

PICTURES = ROOT / "docs" / "screenshots"
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
LARGEST = 160_000


def played(id: str, seats: int, seed: int, enough: Callable[[State], bool]) -> State:
    """A match of bots up to a position of the first seat's that shows something."""
    state, dice = game(id).start(seats, seed), Dice(seed)
    players = [bot("casual", id) for _ in range(seats)]
    while not (state.to_move == 0 and enough(state)):
        assert not state.is_over, "no such position in this match: take another seed"
        seat = state.to_move
        state.apply(players[seat].choose(state.resample(seat, dice), dice))
    return state


def full_hand(state: State) -> bool:
    """A few turns into a round, with something to play."""
    seen: Any = game("sea-salt-paper").view(state, 0)
    mine, others = seen.table[0], seen.table[1:]
    laid = bool(mine.laid) and any(other.laid for other in others)
    piles = all(pile.top for pile in seen.piles)
    return seen.phase == "play" and len(mine.hand) >= 5 and laid and piles and len(seen.choices) > 1


def wide_land(state: State) -> bool:
    """Well into a match, before a turn."""
    seen: Any = game("paper-world").view(state, 0)
    mine = seen.table[0]
    cards = sum(len(stack.cards) for stack in mine.landscape)
    return seen.phase == "turn" and len(mine.landscape) >= 5 and cards >= 13 and len(mine.hand) >= 4


POSITIONS = (
    ("sea-salt-paper", 3, 22, full_hand),
    ("paper-world", 2, 17, wide_land),
)


def picture(me: Person, name: str) -> None:
    me.page.mouse.move(0, 0)
    me.wait_until(lambda: me.page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth)"))
    me.page.wait_for_timeout(600)  # pictures fade in over the drawings
    for quality in (74, 64, 54):
        file = PICTURES / f"{name}.jpg"
        me.page.screenshot(path=file, type="jpeg", quality=quality)
        if file.stat().st_size < LARGEST:
            return
    raise AssertionError(f"{name} is larger than {LARGEST} bytes")


def take_all(browser: Browser, room: RealRoom) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for id, seats, seed, enough in POSITIONS:
        state = played(id, seats, seed, enough)
        for theme, light in (("dark", "dusk"), ("light", "day")):
            for width, height in SIZES:
                me = Person(browser, room.address, screen={"width": width, "height": height}, theme=theme)
                show(me, state, undo=True)
                picture(me, f"{id}-{width}x{height}-{light}")
                me.context.close()


def take_counts(browser: Browser, room: RealRoom) -> None:
    """A bet that is being counted, and finished landscapes."""
    for width, height in ((390, 844), (1440, 900)):
        screen = {"width": width, "height": height}
        me = Person(browser, room.address, screen=screen, theme="dark", speed=2)
        begin(me, 4, "last-chance")
        go_to(me, "group", 9)
        picture(me, f"sea-salt-paper-count-{width}x{height}-dusk")
        me.context.close()
        me = Person(browser, room.address, screen=screen, theme="dark")
        show(me, finished(2, 8))
        me.page.locator(".finale .save").first.wait_for()
        picture(me, f"paper-world-count-{width}x{height}-dusk")
        me.context.close()


def main() -> None:
    path, variables = find_chromium()
    room = RealRoom(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=path, args=list(ARGUMENTS), env={**os.environ, **variables}
            )
            take_all(browser, room)
            take_counts(browser, room)
            browser.close()
    finally:
        room.end()


if __name__ == "__main__":
    main()
