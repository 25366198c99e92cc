"""Where the room keeps what must never be lost."""

from papercove.server.store.base import Append, Conflict, DeviceRow, MatchRow, Owner, Store, TableRow
from papercove.server.store.choose import open_store

__all__ = ["Append", "Conflict", "DeviceRow", "MatchRow", "Owner", "Store", "TableRow", "open_store"]
