"""A room with people who have done much: ten thousand matches, long chats, long matches, full score sheets."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, cast

from papercove.bots.analysis import analyse
from papercove.engine.dice import Dice
from papercove.engine.evening import MOST_ROUNDS
from papercove.engine.record import Record
from papercove.engine.registry import game
from papercove.server import wire
from papercove.server.devices import token_hash
from papercove.server.encoding import encode
from papercove.server.entries import Play, decode_entry
from papercove.server.listing import match_row, table_row
from papercove.server.manners import MOST_SAID
from papercove.server.store import MatchRow
from papercove.server.table import Table
from tests.server.pauses import give_matches
from tests.server.quiet import AtOnce, Listener, StillRoom, gathered, sitter

LONG: dict[str, dict[str, Any]] = {"sea-salt-paper": {"points_to_win": 200}, "paper-world": {}}
TOKENS = ["a" * 40, "b" * 40]  # of d-0 and d-1, who sit at all these tables
TABLES = 150
BANS = 2_000
SHEET = "heavysheet23456789"
LINE = "many words, each of them as good as none; " * 5


class Heavy(NamedTuple):
    """A long match that lacks its last action, the same match finished, and its record."""

    table: str
    actions: list[int]  # of the whole match
    seat: int  # who ends it
    entries: list[tuple[int, bytes]]
    match: MatchRow
    record: str


def played(id: str, table: str, seed: str, **options: Any) -> Heavy:
    """Two people play a whole match at random and say as much meanwhile as a table lets them."""
    room = StillRoom()
    settings = wire.TableSettings(free_text=True, memory_aid=True, listed=True)
    active, dice = gathered(room, game(id), 2, settings, table=table, **options), Dice(seed)
    players = [Listener(sitter(seat)) for seat in (0, 1)]
    for player in players:
        active.join(player, None)
    for number in range(MOST_SAID // 2):
        active.command(players[number % 2], wire.Say(f"early-{number}", text=LINE), 0.0)
    actions: list[int] = []
    while active.table.phase == "playing":
        state = active.table.state
        assert state is not None
        seat, plies = state.to_move, len(actions)
        actions.append(state.random_action(dice))
        active.command(players[seat], wire.Act(f"{plies}", active.table.seq, actions[-1]), 0.0)
        if plies < MOST_SAID // 2 - 50:
            active.command(players[plies % 2], wire.Say(f"late-{plies}", text=LINE), 0.0)
    row = match_row(active.table, 1_000_000)
    entries = [one for append in cast(AtOnce, room.store).appends for one in append.entries]
    cut = max(place for place, (_, body) in enumerate(entries) if isinstance(decode_entry(body), Play))
    text = Record.read_kept(row.record).text()
    return Heavy(active.table.id, actions, seat, entries[:cut], row, text)


def long_matches() -> list[Heavy]:
    """One of each game."""
    return [played(id, f"heavy-{id}", "long", **options) for id, options in LONG.items()]


def fill(path: Path, matches: list[Heavy], count: int) -> None:
    """Write all of it into the file of a room that is open."""
    with closing(sqlite3.connect(path, timeout=30)) as connection, connection:
        for seat, token in enumerate(TOKENS):
            who = sitter(seat)
            connection.execute("INSERT INTO devices VALUES (?, ?, 1, 'crab')", (who.device, who.name))
            connection.execute("INSERT INTO tokens VALUES (?, ?, 1)", (token_hash(token), who.device))
        for heavy in matches:
            connection.executemany(
                "INSERT INTO events VALUES (?, ?, ?)", [(heavy.table, *entry) for entry in heavy.entries]
            )
            entries = [(seq, decode_entry(body)) for seq, body in heavy.entries]
            row = table_row(Table.restore(heavy.table, "novice", entries), 1_000_000)
            for number in range(TABLES):
                id = heavy.table if number == 0 else f"{heavy.table}-{number}"
                values = (
                    id,
                    row.phase,
                    True,
                    False,
                    row.updated,
                    row.summary.replace(heavy.table.encode(), id.encode()),
                )
                connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
                connection.executemany("INSERT INTO sitters VALUES (?, ?)", [(device, id) for device in row.devices])
        connection.executemany(
            "INSERT INTO bans VALUES (?, ?, '')", [(f"d-banned{number}", 2**40) for number in range(BANS)]
        )
        judged = encode(analyse(Record.read(matches[0].record), iterations=1))
        connection.execute("INSERT INTO analyses VALUES (?, ?)", (f"{matches[0].match.id}-0", judged))
        body = json.dumps(full_sheet()).encode()
        connection.execute("INSERT INTO sheets VALUES (?, 'd-0', 1, 1, ?)", (SHEET, body))
    for heavy in matches:
        give_matches(path, "d-0", heavy.match, 1)
    give_matches(path, "d-0", played("sea-salt-paper", "usual", "usual").match, count)


def full_sheet() -> dict[str, Any]:
    """As many rounds of as many people as a sheet has room for."""
    part = {"numbers": {"points": 9}}
    players = [{"name": name} for name in ("Ada", "Ben", "Cléo", "Dora")]
    rounds = [{"key": key, "parts": [part] * 4} for key in range(1, MOST_ROUNDS + 1)]
    return {"game": "sea-salt-paper", "players": players, "opened": 1, "rounds": rounds, "next": MOST_ROUNDS + 1}
