"""The keeper's desk: what whoever runs the room sees and does, with a token of its own, under /api/keeper."""

from __future__ import annotations

import hmac
import secrets
import time
from pathlib import Path
from typing import Any

from papercove.server.api import Call, Handler
from papercove.server.messages import Wire
from papercove.server.refusals import NotAllowed, NotFound

DAY = 86_400


class Order(Wire, forbid_unknown_fields=True):
    """What an order is about: a table, a device, an address, a file; and for how many days."""

    table: str = ""
    device: str = ""
    address: str = ""
    file: str = ""
    days: float = 1.0


def keeper_token(path: Path) -> str:
    """The keeper's token, made on first use in a file that only its owner reads."""
    if not path.exists():
        path.touch(0o600)
        path.write_text(secrets.token_urlsafe(32), "utf-8")
    return path.read_text("utf-8").strip()


def check(call: Call) -> None:
    """NotFound for everybody but the keeper: nobody else needs to know that there is a desk."""
    given = call.request.headers.get("x-keeper", "")
    token = call.room.settings.keeper_token
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        call.spend("garbage", call.address)
        raise NotFound("no-request")


async def tables(call: Call) -> list[dict[str, Any]]:
    """The tables of this node, and who is there from which address."""
    check(call)
    return [
        {
            "table": live.table.id,
            "game": live.table.game.id,
            "phase": live.table.phase,
            "listed": live.table.switches.listed,
            "people": [
                {"device": one.who.device, "name": one.who.name, "address": one.address, "seat": seat}
                for one, seat in live.sessions.items()
            ],
        }
        for live in call.room.tables.values()
    ]


async def refused(call: Call) -> dict[str, int]:
    """What the limits refused, by kind and by whom, most first."""
    check(call)
    return {f"{kind} {who}": count for (kind, who), count in call.room.limits.refused.most_common(100)}


async def close(call: Call) -> dict[str, str]:
    """Take a table off the list, and send everybody away from it."""
    check(call)
    order = await call.read(Order)
    await call.room.close_table(order.table)
    return {"closed": order.table}


async def remove(call: Call) -> dict[str, str]:
    """Take somebody's seat, and end their connections, at one table."""
    check(call)
    order = await call.read(Order)
    (await call.room.live(order.table)).remove(order.device)
    return {"removed": order.device}


async def mute(call: Call) -> dict[str, str]:
    """Nothing that a device says is told for so many days."""
    check(call)
    order = await call.read(Order)
    await call.room.ban(f"mute {order.device}", until(order))
    return {"muted": order.device}


async def ban(call: Call) -> dict[str, str]:
    """Let a device or an address in no more for so many days; none is forgiven."""
    check(call)
    order = await call.read(Order)
    what = order.device or order.address
    if not what:
        raise NotAllowed("no-device")
    await call.room.ban(what, until(order))
    return {"banned": what}


async def back_up(call: Call) -> dict[str, str]:
    """Write a copy of the store into a new file on the room's machine, while it is in use."""
    check(call)
    order = await call.read(Order)
    await call.room.store.back_up(Path(order.file))
    return {"file": order.file}


def until(order: Order) -> int:
    return int(time.time() + order.days * DAY)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/keeper/tables", tables),
    ("GET", "/api/keeper/refused", refused),
    ("POST", "/api/keeper/close", close),
    ("POST", "/api/keeper/remove", remove),
    ("POST", "/api/keeper/mute", mute),
    ("POST", "/api/keeper/ban", ban),
    ("POST", "/api/keeper/backup", back_up),
)
