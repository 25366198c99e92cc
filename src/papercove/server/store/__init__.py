"""Where the room keeps what must never be lost."""

from papercove.server.store.base import (
    LATEST,
    Append,
    Conflict,
    DeviceRow,
    MatchRow,
    Moment,
    Owner,
    SheetRow,
    Store,
    TableRow,
)
from papercove.server.store.choose import open_store

__all__ = [
    "LATEST",
    "Append",
    "Conflict",
    "DeviceRow",
    "MatchRow",
    "Moment",
    "Owner",
    "SheetRow",
    "Store",
    "TableRow",
    "open_store",
]
