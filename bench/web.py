"""How quick the browser client is, against a real room, with a processor slowed down four times.

`python -m bench.web` prints JSON: the weight of the first table before pictures, first paint, when the table can be
used, frames while cards fly, how long a bot's turn takes at the usual pace, and the heap after each of nine matches.
`--only weight frames turns heap` runs some of it.
"""

from __future__ import annotations

import argparse
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
# Marks for each card when it is told to fly, when it takes off (the browser has drawn it, and moves it from then on;
# with the milliseconds until it moves and until it has landed), and when it is off the page again.
MARKS = """() => {
  const flights = (nodes) => [...nodes].filter((one) => one instanceof Element && one.matches('.flight'))
  const mark = (...words) => performance.mark(['card', ...words].join(':'))
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      for (const { dataset } of flights(removedNodes)) mark('gone', dataset.flight)
      for (const flight of flights(addedNodes)) {
        mark('told', flight.dataset.flight)
        const way = flight.getAnimations()[0]
        const { delay, endTime } = way.effect.getComputedTiming()
        way.ready.then(() => mark('fly', flight.dataset.flight, delay, endTime), () => undefined)
      }
    }
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


Spans = list[tuple[float, float]]


def flights(events: list[dict[str, Any]]) -> tuple[Spans, Spans, list[float]]:
    """When cards moved, when they moved or were still on the page after that, and how long each waited to take off.

    All in a trace's microseconds; what overlaps is one span.
    """
    marks = sorted((one["ts"], one["name"].split(":")[1:]) for one in events if one["name"].startswith("card:"))
    gone = {words[1]: at for at, words in marks if words[0] == "gone"}
    told = {words[1]: at for at, words in marks if words[0] == "told"}
    moved: Spans = []
    there: Spans = []
    waits: list[float] = []
    for at, (name, card, *times) in marks:
        if name == "fly" and card in gone:
            delay, lasts = (1000 * float(time) for time in times)
            waits.append((at - told[card]) / 1000)
            moved.append((at + delay, min(at + lasts, gone[card])))
            there.append((at + delay, gone[card]))
    return joined(moved), joined(there), waits


def joined(spans: Spans) -> Spans:
    found: Spans = []
    for began, ended in sorted(span for span in spans if span[0] < span[1]):
        if found and began <= found[-1][1]:
            found[-1] = (found[-1][0], max(ended, found[-1][1]))
        else:
            found.append((began, ended))
    return found


def shown_in(spans: Spans, events: list[dict[str, Any]]) -> tuple[float, float]:
    """Frames shown a second, and the share of those that should have been and were not, as the browser reports them."""
    states: dict[int, set[str]] = {}  # of one frame there may be several reports
    for one in events:
        report = one["args"].get("frame_reporter") if one["name"] == "PipelineReporter" else None
        if report and any(began <= one["ts"] < ended for began, ended in spans):
            states.setdefault(report["frame_sequence"], set()).add(report["state"])
    shown = sum(bool(seen & SHOWN) for seen in states.values())
    dropped = sum("STATE_DROPPED" in seen and not seen & SHOWN for seen in states.values())
    return shown / (sum(ended - began for began, ended in spans) / 1e6), dropped / (shown + dropped)


def frames(browser: Browser, address: str) -> dict[str, Any]:
    """Frames that the browser showed while cards flew, and those it should have shown and did not, in both games.

    What moves a card is done beside the page's own work, which the slow-down is for. That work comes first: until it is
    done nothing moves, so frames are counted from the take-off to the landing, and how long it takes until then is told
    by itself. `on_page` counts on while a card that has landed is still there and the page works on what comes next.
    Without a graphics card the same cores also draw every frame, and other work on the machine takes frames away.
    """
    return {game: frames_of(game, browser, address) for game in ("sea-salt-paper", "paper-world")}


def frames_of(game: str, browser: Browser, address: str) -> dict[str, float]:
    player = Person(browser, address, screen=PHONE, speed=2)
    player.open_table(game, ["me", "novice"])
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
    moved, there, waits = flights(events)
    rate, dropped = shown_in(moved, events)
    rate_on_page, dropped_on_page = shown_in(there, events)
    return {
        "flights": len(waits),
        "take_off_ms": statistics.median(waits),
        "seconds_in_flight": sum(ended - began for began, ended in moved) / 1e6,
        "frames_a_second": rate,
        "frames_dropped": dropped,
        "frames_a_second_on_page": rate_on_page,
        "frames_dropped_on_page": dropped_on_page,
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
    return round(float(sum(own)) / 1e6, 2)


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
