"""A match played ahead over the wire by people's own devices, so that their pages open where a test begins.

A turn in a browser costs a hundred times what it costs over the wire; a test of what a page does with the end of a
match need not click its way there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from random import Random
from typing import Any

from papercove.client import AtTable, Client
from papercove.server.origin import COOKIE
from tests.e2e.people import PATIENCE, Person

SECONDS = 4 * PATIENCE
CALLS = ("stop", "last-chance")
Enough = Callable[[dict[str, Any]], bool]


def may_call(view: dict[str, Any]) -> bool:
    """Whoever is asked could end a round of Sea Salt & Paper now."""
    return any(choice["verb"] in CALLS for choice in view["choices"])


def may_win(view: dict[str, Any]) -> bool:
    """Whoever is asked could end a match of Sea Salt & Paper now."""
    mine = view["table"][view["seat"]]
    return may_call(view) and mine["score"] + mine["points"] >= view["points_to_win"]


def last_turns(view: dict[str, Any]) -> bool:
    """Somebody has brought about the end of Paper World, and this person has a turn left."""
    return view["last_turns"] is not None and bool(view["choices"])


def plies(count: int) -> Enough:
    """This person is to choose, and at least so much has happened."""
    return lambda view: view["ply"] >= count and bool(view["choices"])


def table_ahead(me: Person, game: str, chairs: list[str], enough: Enough, *others: Person, **options: Any) -> str:
    """A table at which somebody has found it enough; its path. A match that ends before that is followed by another."""
    while not play_ahead(path := me.make_table(game, chairs, **options), me, *others, enough=enough):
        pass
    return path


def play_ahead(path: str, *people: Person, enough: Enough | None = None) -> bool:
    """These people sit down, if they do not yet, and play until one of them finds it enough, or to the end.

    Their pages should be elsewhere meanwhile. They call where they may if nobody waits for anything. Whether somebody
    found it enough.
    """
    clients = [(Client(one.address, token_of(one)), one.dice) for one in people]
    with ThreadPoolExecutor(1) as apart:  # from the browser's own loop
        return apart.submit(asyncio.run, _all_play(path.rsplit("/", 1)[1], clients, enough)).result(SECONDS)


async def _all_play(table: str, clients: list[tuple[Client, Random]], enough: Enough | None) -> bool:
    done = asyncio.Event()
    async with asyncio.timeout(SECONDS), AsyncExitStack() as connections:
        tables = [await connections.enter_async_context(client.at(table)) for client, _ in clients]
        # First whoever has a chair already, by a page of theirs: once the last one is taken, no promise can be renewed.
        for at in sorted(tables, key=lambda at: at.you.get("seat") is None):
            await _sit(at)
        return any(
            await asyncio.gather(
                *(_play(at, dice, done, enough) for at, (_, dice) in zip(tables, clients, strict=True))
            )
        )


async def _sit(at: AtTable) -> None:
    if at.table["phase"] == "gathering":
        mine = at.you.get("seat")
        kinds = [seat["kind"] for seat in at.table["seats"]]
        await at.sit(kinds.index("open") if mine is None else mine)


async def _play(at: AtTable, dice: Random, done: asyncio.Event, enough: Enough | None) -> bool:
    while not done.is_set():
        if at.is_over:
            done.set()
        elif at.view and enough is not None and enough(at.view):
            done.set()
            return True
        elif at.view and at.you["seat"] in at.presence.get("unseen", []):
            await at._send({"type": "seen", "round": at.view["round"]})
            await _news(at)
        elif at.choices:
            await at.act(_pick(dice, at.choices, calls=enough is None))
        else:
            await _news(at)
    return False


async def _news(at: AtTable) -> None:
    """Wait for something new; not long, for the others may have found it enough."""
    try:
        await at.next_event(0.1)
    except TimeoutError:
        return


def _pick(dice: Random, choices: list[dict[str, Any]], *, calls: bool) -> int:
    """As people of these tests do in their browsers: mostly the first one offered."""
    ending = [choice for choice in choices if choice["verb"] in CALLS]
    others = [choice for choice in choices if choice["verb"] not in CALLS]
    if calls and ending:
        return int(ending[-1]["id"])
    return int((others[0] if dice.random() < 0.6 else dice.choice(others))["id"])


def token_of(person: Person) -> str:
    """The device's own word, which only its browser has; a new one gets it by its first request."""
    found = [cookie for cookie in person.context.cookies() if cookie.get("name") == COOKIE]
    if not found:
        person.ask("/api/device", {})
        return token_of(person)
    return str(found[0].get("value"))
