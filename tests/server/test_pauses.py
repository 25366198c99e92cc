"""Nothing long on the event loop: what costs much is worked out elsewhere, and nobody at a table waits for it.

What counts is the processor's time of the loop's own thread, not the clock: a busy machine is no fault of the room.
"""

from __future__ import annotations

import asyncio
import gc
import http.client
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import cast

from papercove.client import Client
from papercove.engine.dice import Dice
from papercove.engine.registry import game
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.listing import match_row
from papercove.server.settings import Settings
from papercove.server.store import MatchRow
from tests.counts import count
from tests.server.pauses import Watch, give_matches
from tests.server.quiet import AtOnce, Listener, StillRoom, gathered, sitter
from tests.server.rooms import running

LONGEST = 0.05  # seconds
# Things of a table in use that the collector of cycles looks at, while everybody waits; interpreted, arrays are lists.
TRACKED = count(100, interpreted=300)
MATCHES = 2_000
REPLAYS = 60


def finished_match() -> MatchRow:
    active, dice = gathered(StillRoom(), game("sea-salt-paper"), 2, points_to_win=60), Dice("finished")
    players = [Listener(sitter(seat)) for seat in (0, 1)]
    for player in players:
        active.join(player, None)
    while active.table.phase == "playing":
        state = active.table.state
        assert state is not None
        act = wire.Act(f"{state.ply}", active.table.seq, state.random_action(dice))
        active.command(players[state.to_move], act, 0.0)
    return match_row(active.table, 1_000_000)


async def longest_work(tmp_path: Path) -> float:
    """The most that the loop's thread worked at a stretch while somebody asked for all that is heavy."""
    path, match = tmp_path / "room.db", finished_match()
    async with running(Settings(store=str(path), limits=None)) as (address, _):
        ann = await Client.visit(address)
        await asyncio.to_thread(give_matches, path, ann.id, match, MATCHES)

        def ask(target: str) -> int:
            connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=600)
            connection.request("GET", target, headers={"Authorization": f"Bearer {ann.token}"})
            answer = connection.getresponse()
            answer.read()
            connection.close()
            return answer.status

        def hold_the_lock() -> int:
            with closing(sqlite3.connect(path, timeout=30, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                status = ask("/api/me/matches")
                other.execute("ROLLBACK")
            return status

        watch = Watch()
        replay = f"/api/matches/{match.id}-0/replay?count=400"
        told = await asyncio.gather(
            *(asyncio.to_thread(ask, replay) for _ in range(REPLAYS)),
            asyncio.to_thread(ask, "/api/me/statistics"),
            asyncio.to_thread(ask, "/api/me/export"),
            asyncio.to_thread(hold_the_lock),
        )
        watch.timer.cancel()
    assert set(told[:REPLAYS]) <= {200, 429}
    assert told[REPLAYS:] == [200, 200, 200]
    return max(watch.works)


async def test_nothing_long_is_done_on_the_loop(tmp_path: Path) -> None:
    assert await longest_work(tmp_path) < LONGEST


def played(room: StillRoom, tables: int) -> list[tuple[ActiveTable, list[Listener]]]:
    """Tables a hundred moves into their matches, with both players."""
    dice, made = Dice("tracked"), []
    for _ in range(tables):
        live = gathered(room, game("sea-salt-paper"), 2, points_to_win=200)
        players = [Listener(sitter(seat), changes=True) for seat in (0, 1)]
        for player in players:
            live.join(player, None)
        for number in range(100):
            state = live.table.state
            assert state is not None
            live.command(players[state.to_move], wire.Act(f"{number}", live.table.seq, state.random_action(dice)), 0.0)
        for player in players:
            player.take()
        made.append((live, players))
    cast(AtOnce, room.store).appends.clear()
    gc.collect()
    return made


async def test_a_table_gives_the_collector_of_cycles_little_to_look_at() -> None:
    room = StillRoom()
    kept = played(room, 4)  # with all that tables share
    before = len(gc.get_objects())
    kept += played(room, 8)
    assert (len(gc.get_objects()) - before) / 8 < TRACKED
