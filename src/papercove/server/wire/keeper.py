"""The keeper's desk over HTTP: orders, what the keeper sees, and what became of each order."""

from __future__ import annotations

from papercove.server.wire.base import Wire

DeskCounts = dict[str, int]


class Order(Wire, forbid_unknown_fields=True):
    """POST /api/keeper/…: the table, device, address, file or node that an order is about, and for how many days."""

    table: str = ""
    device: str = ""
    address: str = ""
    file: str = ""
    node: str = ""
    days: float = 1.0


class DeskPerson(Wire):
    """Somebody who is connected to a table."""

    device: str
    name: str
    address: str
    seat: int | None = None


class DeskTable(Wire):
    """A table of this node."""

    table: str
    game: str
    phase: str
    listed: bool
    people: list[DeskPerson] = []


class Desk(Wire):
    """All that the keeper sees: this node's tables, what the limits refused, who is kept out, and the nodes."""

    node: str
    tables: list[DeskTable]
    refused: DeskCounts  # by kind and by whom, most first
    bans: DeskCounts  # a device, an address, `mute DEVICE` or `table ID`: until when, in seconds since 1970
    nodes: DeskCounts = {}  # empty where there is only one


class TableHandedOver(Wire):
    """POST /api/keeper/move: another node speaks for the table."""

    moved: str
    node: str


class TableClosed(Wire):
    """POST /api/keeper/close: nobody comes back to the table."""

    closed: str


class PersonRemoved(Wire):
    """POST /api/keeper/remove: the device has left the table."""

    removed: str


class PersonMuted(Wire):
    """POST /api/keeper/mute: nothing that the device says is told."""

    muted: str


class Banned(Wire):
    """POST /api/keeper/ban: the device or the address is banned."""

    banned: str


class Forgiven(Wire):
    """POST /api/keeper/forgive: what stood in `bans` no longer does."""

    forgiven: str


class Pruned(Wire):
    """POST /api/keeper/prune: how many tables and score sheets were deleted."""

    pruned: int
    sheets: int


class BackedUp(Wire):
    """POST /api/keeper/backup: the copy, on the room's machine."""

    file: str
