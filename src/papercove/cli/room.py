"""`papercove room`: the keeper's desk on the command line."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from urllib.parse import urlsplit

from papercove.cli.serve import keeper_file_beside, own_file
from papercove.engine.errors import Unreadable

ASKED = ("tables", "refused")
ORDERED = ("close", "remove", "mute", "ban", "backup")


def room(
    what: str,
    *,
    table: str = "",
    device: str = "",
    address: str = "",
    file: Path | None = None,
    days: float = 1.0,
    at: str = "http://127.0.0.1:8765",
    store: str | None = None,
) -> None:
    """See and keep order in a room that is open: tables, refused; close, remove, mute, ban, backup.

    Parameters
    ----------
    what
        tables, refused; close (--table), remove (--table --device), mute (--device), ban (--device or --address),
        backup (--file).
    table
        The id of a table.
    device
        The public id of a device, as `tables` shows it.
    address
        An address, as `tables` shows it.
    file
        A new file on the room's machine for the copy.
    days
        For how long to mute or ban; 0 forgives.
    at
        Where the room is.
    store
        The room's store, if not the usual one: the keeper's token lies beside it.
    """
    if what not in ASKED + ORDERED:
        raise Unreadable("bad-argument", argument="room", value=what[:40])
    token = keeper_file_beside(store or own_file())
    if not token.is_file():
        raise Unreadable("bad-argument", argument="--store", value=str(store or own_file()))
    order = {"table": table, "device": device, "address": address, "days": days}
    order["file"] = str(file.absolute()) if file is not None else ""
    parts = urlsplit(at)
    connection = http.client.HTTPConnection(parts.netloc, timeout=600)
    try:
        body = None if what in ASKED else json.dumps(order)
        key = token.read_text("utf-8").strip()
        connection.request("GET" if what in ASKED else "POST", f"/api/keeper/{what}", body, {"X-Keeper": key})
        answer = json.loads(connection.getresponse().read())
    except OSError as problem:
        raise Unreadable("bad-argument", argument="--at", value=f"{at}: {problem.strerror or problem}") from None
    finally:
        connection.close()
    print(json.dumps(answer, indent=1, ensure_ascii=False))
