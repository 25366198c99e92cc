"""The keeper's desk: what whoever runs the room sees and does, with a token of its own, under /api/keeper."""

from __future__ import annotations

import hmac
import secrets
import time
from contextlib import suppress
from pathlib import Path

from papercove.engine.errors import Unreadable
from papercove.server import wire
from papercove.server.active_table import ActiveTable
from papercove.server.api.call import Call, Handler
from papercove.server.entries import decode_entry
from papercove.server.refusals import NotAllowed, NotFound, Unavailable
from papercove.server.room import Elsewhere

DAY = 86_400


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


async def desk(call: Call) -> wire.Desk:
    """Everything at once, for the keeper's page."""
    return wire.Desk(call.room.node, await tables(call), await refused(call), await bans(call), await nodes(call))


async def tables(call: Call) -> list[wire.DeskTable]:
    """The tables of this node, and who is there from which address."""
    check(call)
    told = []
    for active in list(call.room.tables.values()):
        with suppress(Unavailable):  # another node has it by now
            table, sessions = await active.written(), active.audience.sessions
            people = [
                wire.DeskPerson(one.who.device, one.who.name, one.address, seat) for one, seat in sessions.items()
            ]
            told.append(wire.DeskTable(table.id, table.game.id, table.phase, table.settings.listed, people))
    return told


async def refused(call: Call) -> wire.DeskCounts:
    """What the limits refused, by kind and by whom, most first."""
    check(call)
    return {f"{kind} {who}": count for (kind, who), count in call.room.limits.refused.most_common(100)}


async def bans(call: Call) -> wire.DeskCounts:
    """Who is kept out or muted, which tables are closed, and until when."""
    check(call)
    now = time.time()
    return {what: until for what, until in call.room.banned.items() if until > now}


async def nodes(call: Call) -> wire.DeskCounts:
    """How many tables each living node has."""
    check(call)
    return await call.room.store.loads()


async def move(call: Call) -> wire.TableHandedOver:
    """Let another node speak for a table of this one."""
    check(call)
    order = await call.read(wire.Order)
    if order.node not in await call.room.store.loads():
        raise NotFound("no-node", node=order.node[:40])
    await call.room.hand_over(await table_here(call, order.table), order.node)
    return wire.TableHandedOver(order.table, order.node)


async def prune(call: Call) -> wire.Pruned:
    """Delete the tables and score sheets at which nothing has happened for so many days; finished matches stay."""
    check(call)
    order = await call.read(wire.Order)
    if not order.days >= 1:
        raise Unreadable("prune-days")
    room, before = call.room, time.time() - order.days * DAY
    pruned = 0
    for table in await room.store.old_tables(int(before)):
        log = await room.store.entries(table)
        if table not in room.tables and (not log or decode_entry(log[-1][1]).at / 1000 < before):
            await room.store.delete_table(table)
            pruned += 1
    return wire.Pruned(pruned, await room.store.delete_old_sheets(int(before)))


async def table_here(call: Call, id: str) -> ActiveTable:
    """A table of this node; another node's desk has the others."""
    try:
        return await call.room.activate(id)
    except Elsewhere as owner:
        raise NotAllowed("table-of-node", table=id[:40], node=owner.address) from None


async def close(call: Call) -> wire.TableClosed:
    """Take a table off the list, and send everybody away from it."""
    check(call)
    order = await call.read(wire.Order)
    await call.room.close_table(await table_here(call, order.table))
    return wire.TableClosed(order.table)


async def remove(call: Call) -> wire.PersonRemoved:
    """Take somebody's seat, and end their connections, at one table."""
    check(call)
    order = await call.read(wire.Order)
    active = await table_here(call, order.table)
    active.remove(order.device)
    await active.written()
    return wire.PersonRemoved(order.device)


async def mute(call: Call) -> wire.PersonMuted:
    """Nothing that a device says is told for so many days."""
    check(call)
    order = await call.read(wire.Order)
    await call.room.ban(f"mute {order.device}", until(order))
    return wire.PersonMuted(order.device)


async def ban(call: Call) -> wire.Banned:
    """Let a device or an address in no more for so many days; none is forgiven."""
    check(call)
    order = await call.read(wire.Order)
    what = order.device or order.address
    if not what:
        raise NotAllowed("no-device")
    await call.room.ban(what, until(order))
    return wire.Banned(what)


async def forgive(call: Call) -> wire.Forgiven:
    """Take back a ban, a mute or the closing of a table, by its name in `bans`."""
    check(call)
    order = await call.read(wire.Order)
    await call.room.ban(order.device, 0)
    return wire.Forgiven(order.device)


async def back_up(call: Call) -> wire.BackedUp:
    """Write a copy of the store into a new file on the room's machine, while it is in use."""
    check(call)
    order = await call.read(wire.Order)
    path = Path(order.file)
    if not is_new_file(path):
        raise Unreadable("backup-file", file=order.file[:200])
    await call.room.store.back_up(path)
    return wire.BackedUp(order.file)


def is_new_file(path: Path) -> bool:
    """Whether this names a file that is not there yet, in a folder that is."""
    return path.is_absolute() and path.parent.is_dir() and not path.exists()


def until(order: wire.Order) -> int:
    return int(time.time() + order.days * DAY)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/keeper/desk", desk),
    ("GET", "/api/keeper/bans", bans),
    ("GET", "/api/keeper/nodes", nodes),
    ("POST", "/api/keeper/move", move),
    ("POST", "/api/keeper/prune", prune),
    ("GET", "/api/keeper/tables", tables),
    ("GET", "/api/keeper/refused", refused),
    ("POST", "/api/keeper/close", close),
    ("POST", "/api/keeper/remove", remove),
    ("POST", "/api/keeper/mute", mute),
    ("POST", "/api/keeper/ban", ban),
    ("POST", "/api/keeper/forgive", forgive),
    ("POST", "/api/keeper/backup", back_up),
)
