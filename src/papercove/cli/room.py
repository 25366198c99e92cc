"""`papercove room`: the keeper's desk on the command line."""

from __future__ import annotations

import http.client
import json
from pathlib import Path
from urllib.parse import urlsplit

from papercove.cli.serve import keeper_file_beside, own_file
from papercove.engine.errors import Unreadable

ASKED = ("tables", "refused", "bans", "nodes")
ORDERED = ("close", "remove", "mute", "ban", "move", "prune", "backup")
HERE = ("page", "restore")  # without asking the room


def room(
    what: str,
    *,
    table: str = "",
    device: str = "",
    address: str = "",
    file: Path | None = None,
    node: str = "",
    days: float | None = None,
    at: str = "http://127.0.0.1:8765",
    store: str | None = None,
) -> None:
    """See and keep order in a room: tables, refused, bans, nodes; close, remove, mute, ban, move, prune, backup.

    `page` tells the address of the keeper's page; `restore` puts a copy in place while the room is closed.

    Parameters
    ----------
    what
        tables, refused, bans, nodes; close (--table), remove (--table --device), mute (--device), ban (--device or
        --address), move (--table --node), prune (--days), backup (--file); page, restore (--file).
    table
        The id of a table.
    device
        The public id of a device, as `tables` shows it.
    address
        An address, as `tables` shows it.
    file
        A new file on the room's machine for the copy; or the copy to restore.
    node
        The id of a node, as `nodes` shows it.
    days
        How many days to mute or ban for (1); 0 lifts it.
        With prune: how many days nothing has happened at a table (90).
    at
        Where the room is.
    store
        The room's store, if not the usual one: the keeper's token lies beside it.
    """
    if what not in ASKED + ORDERED + HERE:
        raise Unreadable("bad-argument", argument="room", value=what[:40])
    kept = store or own_file()
    if what == "restore":
        restore(kept, file)
        return
    token = keeper_file_beside(kept)
    if not token.is_file():
        raise Unreadable("bad-argument", argument="--store", value=kept)
    key = token.read_text("utf-8").strip()
    if what == "page":
        print(f"{at.rstrip('/')}/keeper#{key}")
        return
    order = {"table": table, "device": device, "address": address, "node": node}
    order["file"] = str(file.absolute()) if file is not None else ""
    usual = 90.0 if what == "prune" else 1.0
    body = None if what in ASKED else {**order, "days": usual if days is None else days}
    print(json.dumps(ask(at, what, key, body), indent=1, ensure_ascii=False))


def ask(at: str, what: str, key: str, body: dict[str, object] | None) -> object:
    """What the room answers."""
    connection = http.client.HTTPConnection(urlsplit(at).netloc, timeout=600)
    try:
        sent = None if body is None else json.dumps(body)
        connection.request("GET" if body is None else "POST", f"/api/keeper/{what}", sent, {"X-Keeper": key})
        return json.loads(connection.getresponse().read())
    except OSError as problem:
        raise Unreadable("bad-argument", argument="--at", value=f"{at}: {problem.strerror or problem}") from None
    finally:
        connection.close()


def restore(store: str, file: Path | None) -> None:
    """Put a copy in the place of the store's file; what was there stays beside it."""
    from papercove.server.store import copying, sqlite_file

    if "://" in store:
        raise Unreadable("bad-argument", argument="--store", value=store.rpartition("@")[2])
    if file is None or not copying.is_store(file):
        raise Unreadable("bad-argument", argument="--file", value=str(file or ""))
    try:
        kept = copying.restore(file, Path(store))
    except (OSError, sqlite_file.InUse) as problem:
        raise Unreadable("store", store=store, problem=str(problem)) from None
    print(json.dumps({"restored": store, "before": str(kept) if kept is not None else ""}, indent=1))
