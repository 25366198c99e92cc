"""Copies of a store: all rows, as they were at one moment, in a file that SQLite reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from papercove.server.store.sqlite_file import connect, migrate

# Who is alive, and which node has which table, is of no use elsewhere.
COPIED = (
    "devices",
    "tokens",
    "events",
    "tables",
    "sitters",
    "matches",
    "players",
    "links",
    "analyses",
    "subscriptions",
    "clocks",
    "bans",
    "codes",
)
ROWS_AT_ONCE = 1000


def new_copy(path: Path) -> sqlite3.Connection:
    """An empty store in a new file for its owner alone."""
    connection = connect(str(path))
    migrate(connection)
    connection.execute("PRAGMA journal_mode=DELETE")  # one file, not three
    return connection


def put(connection: sqlite3.Connection, table: str, rows: Sequence[Sequence[Any]]) -> None:
    """Add rows of a table."""
    marks = ", ".join("?" * len(rows[0]))
    with connection:
        connection.execute("BEGIN")
        connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)  # noqa: S608


def is_store(path: Path) -> bool:
    """Whether this file is a copy that can be restored."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("SELECT count(*) FROM schema_version").fetchone()[0])
    except sqlite3.Error:
        return False
