"""How quick the browser client is, against a real room, with a processor slowed down four times.

`python -m bench.web` prints JSON: script weight, first paint, when the table can be used, and frames while cards fly.
"""

from __future__ import annotations

import gzip
import itertools
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import ARGUMENTS, find_chromium
from tests.e2e.conftest import RealRoom
from tests.e2e.people import PHONE, Person

SLOWED = 4
RUNS = 5
FRAMES = """() => new Promise((done) => {
  const times = []
  const tick = (now) => { times.push(now); times.length < 240 ? requestAnimationFrame(tick) : done(times) }
  requestAnimationFrame(tick)
})"""
USABLE = "() => performance.now()"


def opening(browser: Browser, address: str) -> dict[str, float]:
    """One visit by somebody new: milliseconds to the first paint and to a table."""
    visitor = Person(browser, address, screen=PHONE, speed=2)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    scripts: list[int] = []

    def weigh(response: Any) -> None:
        if response.url.endswith(".js"):
            scripts.append(len(gzip.compress(response.body())))

    visitor.page.on("response", weigh)
    visitor.open("/")
    visitor.page.locator(".board").wait_for()
    usable = float(visitor.page.evaluate(USABLE))
    paint = float(visitor.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    visitor.wait_for("choose")
    visitor.context.close()
    return {"first_paint_ms": paint, "usable_ms": usable, "script_bytes_gzip": sum(scripts)}


def frames(browser: Browser, address: str) -> dict[str, float]:
    """The time between frames while cards fly, at the slow speed, without slowing the processor down."""
    player = Person(browser, address, screen=PHONE, speed=1)
    player.open_table("sea-salt-paper", ["me", "novice"])
    gaps: list[float] = []
    for _ in range(4):
        player.wait_for("choose", "dialog")
        player.step()
        times = player.page.evaluate(FRAMES)
        gaps += [after - before for before, after in itertools.pairwise(times)]
    player.context.close()
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    return {"frame_ms_median": statistics.median(gaps), "frames_late": late, "frames": len(gaps)}


def main() -> None:
    path, variables = find_chromium()
    room = RealRoom(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS), env={**variables})
            visits = [opening(browser, room.address) for _ in range(RUNS)]
            found = {key: statistics.median(visit[key] for visit in visits) for key in visits[0]}
            print(json.dumps({"slowed": SLOWED, "runs": RUNS, **found, **frames(browser, room.address)}, indent=2))
            browser.close()
    finally:
        room.end()


if __name__ == "__main__":
    main()
