"""Opens the store an address names: a file for SQLite, or postgresql://…"""

from __future__ import annotations

from papercove.server.store.base import Store
from papercove.server.store.sqlite import SqliteStore


def open_store(address: str, node: str = "", advertise: str = "") -> Store:
    """A store that is not started yet; on PostgreSQL, `node` and `advertise` tell other nodes where this one is."""
    if address.startswith(("postgresql://", "postgres://")):
        from papercove.server.store.postgres import PostgresStore  # an extra: asyncpg

        return PostgresStore(address, node, advertise)
    return SqliteStore(address.removeprefix("sqlite:"))
