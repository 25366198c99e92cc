"""Copies of a store: all rows, as they were at one moment, in a file that SQLite reads."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from papercove.server.store.sqlite_file import connect, lock_file, migrate

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
    "sheets",
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


def restore(copy: Path, store: Path) -> Path | None:
    """Put a copy in the place of a room's file that no room uses; what was there stays beside it, under the name given.

    Raises InUse while a room has the file open.
    """
    lock = lock_file(str(store))
    try:
        kept = None
        if store.exists():
            with closing(connect(str(store))) as connection:
                connection.execute("PRAGMA journal_mode=DELETE")  # one file, not three
            kept = store.with_name(f"{store.name}.{time.strftime('%Y%m%d-%H%M%S')}")
            store.rename(kept)
        with (
            closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as source,
            closing(connect(str(store))) as target,
        ):
            source.backup(target)
        return kept
    finally:
        lock.release()


def is_store(path: Path) -> bool:
    """Whether this file is a copy that can be restored."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            return bool(connection.execute("SELECT count(*) FROM schema_version").fetchone()[0])
    except sqlite3.Error:
        return False
