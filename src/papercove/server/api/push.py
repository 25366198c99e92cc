"""Notifications: the key of the room, and where a browser wants to be told."""

from __future__ import annotations

from starlette.responses import Response

from papercove.server import wire
from papercove.server.api.call import Call, Handler
from papercove.server.push import Push
from papercove.server.refusals import NotAllowed


def voice(call: Call) -> Push:
    if call.room.push is None:
        raise NotAllowed("push-off")
    return call.room.push


async def push_key(call: Call) -> wire.PushKey:
    return wire.PushKey(call.room.push.key if call.room.push is not None else None)


async def subscribe(call: Call) -> Response:
    push, device = voice(call), await call.device()
    call.spend("heavy", device.id)
    wanted = await call.read(wire.Subscription)
    await call.room.store.subscribe(device.id, push.check(wanted.endpoint))
    return Response(status_code=204)


async def unsubscribe(call: Call) -> Response:
    device = await call.device()
    wanted = await call.read(wire.Subscription)
    if wanted.endpoint in await call.room.store.subscriptions_of(device.id):
        await call.room.store.unsubscribe(wanted.endpoint)
    return Response(status_code=204)


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/api/push", push_key),
    ("POST", "/api/push", subscribe),
    ("DELETE", "/api/push", unsubscribe),
)
