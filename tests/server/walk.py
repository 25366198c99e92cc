"""Every request and every frame that the room knows, asked in a room whose people have done much.

What each costs on the loop's own thread is written down (`tests/server/pauses.py`). A new route or frame has to be
walked too: `tests/server/test_walk.py` compares with what the room has.
"""

from __future__ import annotations

import asyncio
import gc
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from papercove.client import Client, Refused
from papercove.server.settings import Settings
from tests.server.heavy import SHEET, TOKENS, Heavy, fill, full_sheet, long_matches
from tests.server.pauses import Ledger, Spent, ledger, pace
from tests.server.raw import request
from tests.server.rooms import running

KEEPER = "t" * 40
SETTLED = 0.02  # seconds after an answer, for what the room does once it is given


class Ask(NamedTuple):
    """A request: its route as the room names it, and what is asked for."""

    method: str
    route: str
    target: str
    body: Any = None


def requests(matches: list[Heavy], folder: Path) -> Iterator[Ask]:
    """One or more for each route, the heaviest that it takes."""
    long, world = matches
    match, table = f"{long.match.id}-0", long.table
    yield Ask("GET", "/{path:path}", "/")
    yield Ask("GET", "/{path:path}", "/manifest.webmanifest")
    yield Ask("GET", "/healthz", "/healthz")
    yield Ask("GET", "/metrics", "/metrics")
    yield Ask("GET", "/api/room", "/api/room")
    yield Ask("GET", "/api/lobby", "/api/lobby")
    yield Ask("GET", "/api/{path:path}", "/api/nothing")
    yield Ask("POST", "/api/quick", "/api/quick", {"game": "paper-world"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    yield Ask("POST", "/api/tables", "/api/tables", {"game": "sea-salt-paper", "seats": seats})
    yield Ask("GET", "/qr/t/{id:name}.svg", f"/qr/t/{table}.svg")
    yield Ask("GET", "/api/tables/{id:name}/code", f"/api/tables/{table}/code")
    yield Ask("GET", "/api/join/{code:name}", "/api/join/ABCDE")
    yield Ask("GET", "/api/tables/{id:name}/not-now", f"/api/tables/{table}/not-now")
    yield Ask("GET", "/api/me/tables", "/api/me/tables")
    yield Ask("GET", "/api/me/matches", "/api/me/matches?count=100")
    yield Ask("GET", "/api/me/statistics", "/api/me/statistics")
    yield Ask("GET", "/api/me/export", "/api/me/export")
    yield Ask("POST", "/api/device", "/api/device", {"nickname": "Ann"})
    yield Ask("POST", "/api/device/link", "/api/device/link", {})
    yield Ask("POST", "/api/device/adopt", "/api/device/adopt", {"code": "nothing"})
    yield Ask("GET", "/api/matches/{id:name}", f"/api/matches/{match}")
    yield Ask("GET", "/api/matches/{id:name}/record", f"/api/matches/{match}/record")
    yield Ask("GET", "/api/matches/{id:name}/replay", f"/api/matches/{match}/replay?count=400")
    yield Ask("GET", "/api/matches/{id:name}/replay", f"/api/matches/{world.match.id}-0/replay?count=400")
    for whole in (long.record, "#" * 500_000 + "\n" + long.record[:10_000]):
        yield Ask("POST", "/api/replay", "/api/replay", {"record": whole, "count": 400})
        yield Ask("POST", "/api/verify", "/api/verify", {"record": whole})
        yield Ask("POST", "/api/analysis", "/api/analysis", {"record": whole})
    yield Ask("GET", "/api/matches/{id:name}/analysis", f"/api/matches/{match}/analysis")
    yield Ask("POST", "/api/matches/{id:name}/analysis", f"/api/matches/{match}/analysis", {})
    yield Ask("POST", "/api/matches/{id:name}/analysis", f"/api/matches/{world.match.id}-0/analysis", {})
    yield Ask("DELETE", "/api/matches/{id:name}/analysis", f"/api/matches/{world.match.id}-0/analysis")
    yield Ask("GET", "/api/analysis/{id:name}", "/api/analysis/file-nothing")
    yield Ask("DELETE", "/api/analysis/{id:name}", "/api/analysis/file-nothing")
    yield from rules_and_puzzles()
    yield from sheets()
    yield Ask("GET", "/api/push", "/api/push")
    yield Ask("POST", "/api/push", "/api/push", {"endpoint": "https://push.example.org/x"})
    yield Ask("DELETE", "/api/push", "/api/push", {"endpoint": "https://push.example.org/x"})
    yield from keeper(table, folder)


def rules_and_puzzles() -> Iterator[Ask]:
    for game, task, example in (("sea-salt-paper", "pile", "bet"), ("paper-world", "colour", "greens")):
        yield Ask("GET", "/api/games/{id:name}/words/{language:name}", f"/api/games/{game}/words/de")
        yield Ask("GET", "/api/games/{id:name}/art/{name:name}.svg", f"/api/games/{game}/art/nothing.svg")
        yield Ask("GET", "/api/tasks/{game}", f"/api/tasks/{game}")
        yield Ask("POST", "/api/tasks/{game}/{id}", f"/api/tasks/{game}/{task}", {"tries": []})
        yield Ask("GET", "/api/rules/{game}/{language}", f"/api/rules/{game}/de")
        yield Ask("GET", "/api/leaflet/{game}", f"/api/leaflet/{game}")
        yield Ask("POST", "/api/leaflet/{game}/{key}", f"/api/leaflet/{game}/{example}", {})
        for day in range(10, 13):
            yield Ask("GET", "/api/puzzles/{game}/{day}", f"/api/puzzles/{game}/2026-11-{day}")
            yield Ask("POST", "/api/puzzles/{game}/{day}", f"/api/puzzles/{game}/2026-11-{day}", {})
        yield Ask("GET", "/api/points/{game}", f"/api/points/{game}")
    cards = [f"{kind}:{colour}" for kind in ("crab", "shell", "fish") for colour in ("yellow", "black", "grey")]
    yield Ask("POST", "/api/points/{game}", "/api/points/sea-salt-paper", {"given": {"hand": cards}})


def sheets() -> Iterator[Ask]:
    part = {
        "kind": "part",
        "round": 60,
        "seat": 3,
        "part": {"numbers": {"points": 8}},
        "was": {"numbers": {"points": 9}},
    }
    yield Ask("POST", "/api/sheets", "/api/sheets", full_sheet())
    yield Ask("PUT", "/api/sheets/{id:name}", f"/api/sheets/{SHEET}", full_sheet())
    yield Ask("GET", "/api/sheets/{id:name}", f"/api/sheets/{SHEET}")
    yield Ask("POST", "/api/sheets/{id:name}", f"/api/sheets/{SHEET}", {"change": part})
    yield Ask("GET", "/qr/sheet/{id:name}.svg", f"/qr/sheet/{SHEET}.svg")
    yield Ask("DELETE", "/api/sheets/{id:name}", f"/api/sheets/{SHEET}")


def keeper(table: str, folder: Path) -> Iterator[Ask]:
    for what in ("desk", "bans", "nodes", "tables", "refused"):
        yield Ask("GET", f"/api/keeper/{what}", f"/api/keeper/{what}")
    orders: dict[str, dict[str, Any]] = {
        "move": {"table": table, "node": "n-other"},
        "remove": {"table": table, "device": "d-9"},
        "mute": {"device": "d-9"},
        "ban": {"device": "d-9"},
        "forgive": {"device": "d-9"},
        "backup": {"file": str(folder / "copy.db")},
        "close": {"table": table},
        "prune": {"days": 1},
    }
    for what, order in orders.items():
        yield Ask("POST", f"/api/keeper/{what}", f"/api/keeper/{what}", order)


class Walk:
    """Asks for one thing after the other, from another thread, and notes what each cost the loop."""

    def __init__(self, address: str, book: Ledger) -> None:
        self.address = address
        self.book = book
        self.spent: dict[str, list[Spent]] = {}
        self.told: dict[str, str] = {}  # the status, or why a frame was refused
        self.frames: set[str] = set()
        self.paces: list[float] = []  # of the machine, after each answer

    def note(self, name: str, told: str = "") -> None:
        time.sleep(SETTLED)
        self.spent.setdefault(name, []).append(self.book.take())
        self.told[name] = told
        self.paces.append(pace())

    def ask(self, ask: Ask) -> None:
        headers = {"Authorization": f"Bearer {TOKENS[0]}", "X_Keeper": KEEPER, "Accept_Encoding": "gzip"}
        self.book.take()
        body = b"" if ask.body is None else json.dumps(ask.body).encode()
        answer = request(self.address, ask.method, ask.target, body, **headers)
        size = len(answer.body)  # type: ignore[attr-defined]
        self.note(f"{ask.method} {ask.route}", f"{answer.status}, {size:,} bytes")

    async def send(self, name: str, frame: Callable[[], Awaitable[Any]]) -> None:
        """A frame, by its type and a word about it."""
        self.book.take()
        told = "done"
        try:
            await frame()
        except Refused as refusal:
            told = refusal.key
        self.frames.add(name.partition(" ")[0])
        self.note(f"frame {name}", told)

    async def play(self, heavy: Heavy) -> None:
        """Two people come back to a long match, do all one can do there, end it and open another one."""
        people = [Client(self.address, token) for token in TOKENS]
        at = [client.at(heavy.table) for client in people]
        await self.send("hello (a table that is loaded)", at[0].__aenter__)
        await self.send("hello (a table in use)", at[1].__aenter__)
        third = await Client.visit(self.address)
        other = third.at(heavy.table)
        await self.send("hello (who watches)", other.__aenter__)
        mover = at[heavy.seat]
        for ply in (0, 59, len(heavy.actions) - 2):
            await self.send(f"rewind (to {ply})", partial(mover.ask, "rewind", ply=ply))
        await self.send("ping", lambda: mover._send({"type": "ping", "n": 1}))
        await self.send("seen", lambda: mover._send({"type": "seen", "round": 1}))
        await self.send("hint", lambda: mover.ask("hint", level="beginner"))
        await self.send("say", lambda: other.ask("say", text="hello"))
        await self.send("configure", lambda: at[0].ask("configure", pace="instant"))
        await self.send("mute", lambda: at[0].ask("mute", device=third.id))
        await self.send("remove", lambda: at[0].ask("remove", device=third.id))
        await self.send("undo", mover.undo)
        with suppress(Refused):  # where there was nothing to take back
            await mover.act(heavy.actions[-2])
        away = at[1 - heavy.seat]
        await self.send("leave (in mid-match)", lambda: away.ask("leave"))
        await self.send("sit (to come back)", lambda: away.sit(1 - heavy.seat))
        await self.send("act (the last one)", lambda: mover.act(heavy.actions[-1]))
        await self.send("hello (a finished match)", people[0].at(heavy.table).__aenter__)
        await self.send("rematch", lambda: at[0].ask("rematch"))
        await self.send("rematch (agreed)", lambda: at[1].ask("rematch"))
        await self.send("seat_bot", lambda: at[0].ask("seat_bot", seat=at[1].you["seat"], level="beginner"))
        await self.send("sit", lambda: at[0].sit(at[0].you["seat"]))
        await self.send("reveal", lambda: at[0].ask("reveal", nonce=f"{1:032x}-0"))
        await self.send("leave", lambda: at[0].ask("leave"))
        for one in (*at, other):
            with suppress(Refused):
                await one.__aexit__()


async def walk(folder: Path, count: int, only: str = "") -> Walk:
    """All of it, or what has `only` in its name, in a room of its own, whose file is in this folder.

    The collector of cycles is at rest meanwhile: it has a test of its own, and comes when it likes.
    """
    path, matches = folder / "room.db", await asyncio.to_thread(long_matches)
    async with running(Settings(store=str(path), limits=None, keeper_token=KEEPER)) as (address, _):
        await asyncio.to_thread(fill, path, matches, count)
        with ledger() as book:
            found = Walk(address, book)

            def ask_all() -> None:
                for heavy in matches if only in "frames" else ():
                    asyncio.run(found.play(heavy))
                for ask in (*requests(matches, folder), Ask("DELETE", "/api/me", "/api/me")):
                    if only in f"{ask.method} {ask.route}":
                        found.ask(ask)

            gc.disable()
            try:
                await asyncio.to_thread(ask_all)
            finally:
                gc.enable()
    return found
