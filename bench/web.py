"""How quick the browser client is, against a real room, with a processor slowed down four times.

`python -m bench.web` prints JSON: the weight of the first table before pictures, first paint, when the table can be
used, frames while cards fly, how long a bot's turn takes at the usual pace, and the heap after each of five matches.
`--only weight frames turns heap` runs some of it.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.e2e.chromium import ARGUMENTS, find_chromium
from tests.e2e.conftest import RealRoom
from tests.e2e.people import PHONE, Person
from tests.e2e.weight import before_pictures, weigh

SLOWED = 4
RUNS = 5
TURNS = 30
MATCHES = 5
# Times of all frames in which a card is in the air.
FRAMES = """() => {
  window.times = []
  const tick = (now) => {
    window.times.push(document.querySelector('.flight') ? now : null)
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}"""
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def slowed(person: Person) -> Any:
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


def opening(browser: Browser, address: str) -> dict[str, float]:
    """One visit by somebody who was here before: bytes on the wire by kind until the network rests, milliseconds."""
    visitor = Person(browser, address, screen=PHONE, speed=2, met=True, lastGame="sea-salt-paper")
    session = slowed(visitor)
    bytes_of = weigh(session)
    visitor.open("/")
    visitor.page.locator(".board").wait_for()
    usable = float(visitor.page.evaluate("() => performance.now()"))
    paint = float(visitor.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
    visitor.wait_for("choose")
    visitor.page.wait_for_load_state("networkidle")
    visitor.context.close()
    weights = {f"bytes_{kind}": float(count) for kind, count in sorted(bytes_of.items())}
    total = float(before_pictures(bytes_of))
    return {"first_paint_ms": paint, "usable_ms": usable, "bytes_before_pictures": total, **weights}


def weight(browser: Browser, address: str) -> dict[str, float]:
    visits = [opening(browser, address) for _ in range(RUNS)]
    return {key: statistics.median(visit.get(key, 0.0) for visit in visits) for key in visits[0]}


def frames(browser: Browser, address: str) -> dict[str, float]:
    """The time between frames while cards fly, and what the page itself does for one."""
    player = Person(browser, address, screen=PHONE, speed=2)
    player.open_table("sea-salt-paper", ["me", "novice"])
    player.wait_for("choose")
    session = slowed(player)
    session.send("Performance.enable")

    def busy() -> float:
        found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return float(sum(found[name] for name in WORK))

    player.page.evaluate(FRAMES)
    before = busy()
    for _ in range(24):
        player.wait_for("choose", "dialog")
        player.step()
        player.page.wait_for_timeout(700)
    spent = busy() - before
    times = player.page.evaluate("window.times")
    player.context.close()
    gaps = [after - before for before, after in itertools.pairwise(times) if before is not None and after is not None]
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    return {
        "frames_in_flight": len(gaps),
        "frame_ms_median": statistics.median(gaps),
        "frame_ms_p95": sorted(gaps)[int(0.95 * len(gaps))],
        "frames_late": late,
        "work_ms_per_frame": 1000 * spent / len(times),
    }


def turns(browser: Browser, address: str) -> dict[str, float]:
    """Seconds from the end of one's own turn to the next, against one bot at the usual pace."""
    player = Person(browser, address, screen=PHONE, speed=2)
    player.calls = False
    lasted: list[float] = []
    while len(lasted) < TURNS:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        asked = {"game": "sea-salt-paper", "seats": seats, "options": {}, "pace": "human"}
        player.open(str(player.ask("/api/tables", asked)["path"]))
        while len(lasted) < TURNS and player.wait_for("choose", "dialog", "over") != "over":
            ends = player.page.locator("[data-end]:not(:disabled)")
            if player.situation() == "choose" and ends.count():
                ends.click()
                began = time.monotonic()
                player.page.wait_for_function("() => !document.querySelector('.choice:not(:disabled)')")
                if player.wait_for("choose", "dialog", "over") == "choose":
                    lasted.append(time.monotonic() - began)
            else:
                player.step()
    player.context.close()
    ordered = sorted(lasted)
    return {
        "bot_turns": len(ordered),
        "bot_turn_s_median": statistics.median(ordered),
        "bot_turn_s_p90": ordered[int(0.9 * len(ordered))],
        "bot_turn_s_most": ordered[-1],
        "bot_turns_above_2_s": sum(one > 2 for one in ordered),
    }


def heap(browser: Browser, address: str) -> dict[str, Any]:
    """Megabytes in use after each match at one table, garbage collected."""
    player = Person(browser, address, screen=PHONE, speed=0)
    player.open_table("sea-salt-paper", ["me", "novice"], points_to_win=20)
    session = player.context.new_cdp_session(player.page)
    used: list[float] = []
    for match in range(MATCHES):
        player.wait_until(player.page.locator(".outcome").count, playing=True)
        session.send("HeapProfiler.collectGarbage")
        used.append(round(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6, 2))
        if match + 1 < MATCHES:
            player.page.locator(".outcome .primary").click()
            player.page.locator(".outcome").wait_for(state="detached")
    player.context.close()
    return {"heap_mb_after_each_match": used}


PARTS: dict[str, Callable[[Browser, str], dict[str, Any]]] = {
    "weight": weight,
    "frames": frames,
    "turns": turns,
    "heap": heap,
}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    wanted = arguments.parse_args().only
    path, variables = find_chromium()
    room = RealRoom(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS), env={**variables})
            found: dict[str, Any] = {"slowed": SLOWED}
            for name in wanted:
                found |= PARTS[name](browser, room.address)
            print(json.dumps(found, indent=2))
            browser.close()
    finally:
        room.end()


if __name__ == "__main__":
    main()
