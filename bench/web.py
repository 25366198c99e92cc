"""How quick the browser client is, against a real room, with a processor slowed down four times.

`python -m bench.web` prints JSON: the weight of the first table before pictures, first paint, when the table can be
used, frames while cards fly, how long a bot's turn takes at the usual pace, and the heap after each of nine matches.
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
from tests.e2e.test_forgotten import go
from tests.e2e.weight import before_pictures, weigh

SLOWED = 4
RUNS = 5
TURNS = 30
MATCHES = 9
# Marks when the first card is told to fly, when it takes off (the browser has drawn it, and moves it from then on), and
# when the last one is down.
MARKS = """() => {
  let flying = false
  new MutationObserver(() => {
    const flight = document.querySelector('.flight')
    if ((flight !== null) === flying) return
    flying = flight !== null
    performance.mark(flying ? 'told' : 'down')
    flight?.getAnimations()[0]?.ready.then(() => performance.mark('fly'), () => undefined)
  }).observe(document.body, { childList: true, subtree: true })
}"""
AT_A_TABLE = "() => document.querySelector('.outcome') === null && document.querySelector('.meter') !== null"
TRACED = ["-*", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
SHOWN = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}
WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")


def slowed(person: Person) -> Any:
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    return session


def opening(browser: Browser, address: str) -> dict[str, float]:
    """One visit by somebody who was here before: bytes on the wire by kind until the network rests, milliseconds."""
    visitor = Person(browser, address, screen=PHONE, speed=2, met=True, lastGame="sea-salt-paper")
    path = visitor.make_table("sea-salt-paper", ["me", "novice"])
    session = slowed(visitor)
    bytes_of = weigh(session)
    visitor.open(path)
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
    """Frames that the browser showed while cards flew, and those it should have shown and did not, as it reports them.

    What moves a card is done beside the page's own work, which the slow-down is for. That work comes first: until it is
    done nothing moves, so frames are counted from the take-off on, and how long it takes until then is told by itself.
    Without a graphics card the same cores also draw every frame, and other work on the machine takes frames away.
    """
    player = Person(browser, address, screen=PHONE, speed=2)
    player.open_table("sea-salt-paper", ["me", "novice"])
    player.wait_for("choose")
    player.page.wait_for_timeout(4000)  # what is fetched when nothing moves has come
    session = slowed(player)
    session.send("Performance.enable")

    def busy() -> float:
        found = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
        return float(sum(found[name] for name in WORK))

    player.page.evaluate(MARKS)
    browser.start_tracing(page=player.page, categories=TRACED)
    before = busy()
    for _ in range(24):
        player.wait_for("choose", "dialog")
        player.step()
        player.page.wait_for_timeout(700)
    spent = busy() - before
    events = json.loads(browser.stop_tracing())["traceEvents"]
    player.context.close()
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in ("told", "fly", "down"))
    steps = list(itertools.pairwise(marks))
    spans = [(began, ended) for (began, one), (ended, other) in steps if (one, other) == ("fly", "down")]
    waits = [(began - told) / 1000 for (told, one), (began, other) in steps if (one, other) == ("told", "fly")]
    states: dict[int, set[str]] = {}  # of one frame there may be several reports
    for one in events:
        report = one["args"].get("frame_reporter") if one["name"] == "PipelineReporter" else None
        if report and any(began <= one["ts"] < ended for began, ended in spans):
            states.setdefault(report["frame_sequence"], set()).add(report["state"])
    shown = sum(bool(seen & SHOWN) for seen in states.values())
    dropped = sum("STATE_DROPPED" in seen and not seen & SHOWN for seen in states.values())
    seconds = sum(ended - began for began, ended in spans) / 1e6
    return {
        "flights": len(spans),
        "take_off_ms": statistics.median(waits),
        "seconds_in_flight": seconds,
        "frames_a_second": shown / seconds,
        "frames_dropped": dropped / (shown + dropped),
        "work_ms_a_step": 1000 * spent / 24,
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


def without_code(session: Any) -> float:
    """Megabytes of scripts' own objects: the browser compiles for many matches, and that is heap as well."""
    parts: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    snapshot = json.loads("".join(parts))
    meta = snapshot["snapshot"]["meta"]
    kinds, fields, nodes = meta["node_types"][0], meta["node_fields"], snapshot["nodes"]
    step, kind, size = len(fields), fields.index("type"), fields.index("self_size")
    own = (nodes[i + size] for i in range(0, len(nodes), step) if kinds[nodes[i + kind]] not in ("code", "native"))
    return round(sum(own) / 1e6, 2)


def heap(browser: Browser, address: str) -> dict[str, Any]:
    """Megabytes in use after each match in one tab, garbage collected; the whole heap, and without compiled code.

    Every other match is played again at the same table, the others at a new one, come to by a link.
    """
    player = Person(browser, address, screen=PHONE, speed=0)
    game, chairs, short = "sea-salt-paper", ["me", "novice"], {"points_to_win": 20}
    player.open_table(game, chairs, **short)
    session = player.context.new_cdp_session(player.page)
    used: list[float] = []
    own: list[float] = []
    for match in range(MATCHES):
        player.wait_until(lambda: player.situation() == "over", playing=True)
        session.send("HeapProfiler.collectGarbage")
        used.append(round(session.send("Runtime.getHeapUsage")["usedSize"] / 1e6, 2))
        own.append(without_code(player.context.new_cdp_session(player.page)))
        if match % 2:
            go(player, player.make_table(game, chairs, **short), AT_A_TABLE)
        elif match + 1 < MATCHES:
            player.page.locator(".outcome .primary").click()
            player.page.wait_for_function(AT_A_TABLE)
    player.context.close()
    return {"heap_mb_after_each_match": used, "heap_mb_without_code": own}


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
