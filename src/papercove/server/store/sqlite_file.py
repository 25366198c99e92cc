"""The file of the embedded store: opened for its owner alone, locked against other processes, brought up to date."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from filelock import FileLock, Timeout

from papercove.server.store.migrations import SQLITE, VERSION_TABLE, missing_steps

WIPES = 5  # the first schema whose deleted rows are overwritten; what older ones left behind is wiped once


class InUse(Exception):
    """Another process has this file open."""


def connect(path: str) -> sqlite3.Connection:
    Path(path).touch(0o600)  # a new file is nobody else's to read: it holds the cards of running matches
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA wal_autocheckpoint=4000")
    connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
    return connection


def patience(connection: sqlite3.Connection, seconds: float) -> None:
    """How long to wait for another program that holds the file."""
    connection.execute(f"PRAGMA busy_timeout={round(seconds * 1000)}")


def empty_log(connection: sqlite3.Connection, seconds: float = 0) -> bool:
    """Empty the log of writes; whether that was done: not where somebody still reads the file after so many seconds."""
    waits = connection.execute("PRAGMA busy_timeout").fetchone()[0]
    patience(connection, seconds)
    try:
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        patience(connection, waits / 1000)
    return not busy


def migrate(connection: sqlite3.Connection) -> None:
    """Each missing step in a transaction of its own, with its number."""
    connection.execute(VERSION_TABLE)
    version = connection.execute("SELECT coalesce(max(version), 0) FROM schema_version").fetchone()[0]
    for number, statements in missing_steps(version, SQLITE):
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            for statement in statements:
                connection.execute(statement)
            connection.execute("INSERT INTO schema_version VALUES (?)", (number,))
    if 0 < version < WIPES:
        connection.execute("VACUUM")


def lock_file(path: str) -> FileLock:
    """Keep other processes from the same file; the lock ends with this process, however it ends."""
    lock = FileLock(f"{path}.lock", mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise InUse(f"{path} is in use by another papercove: stop that one, or give another --store") from None
    return lock
