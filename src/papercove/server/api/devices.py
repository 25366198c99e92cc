"""Devices: becoming known to the room, going on elsewhere, being forgotten."""

from __future__ import annotations

from starlette.responses import Response

from papercove.server import wire
from papercove.server.api.call import Call, Handler
from papercove.server.devices import LINK_SECONDS
from papercove.server.origin import COOKIE


async def make_device(call: Call) -> wire.Device:
    request = await call.read(wire.DeviceRequest)
    device = await call.device_or_new(request.nickname, request.animal)
    if (request.nickname is not None or request.animal is not None) and call.new_token is None:
        call.spend("chat", device.id)  # a name is read by everybody at one's tables, as what one says is
        device = await call.room.rename(device, request.nickname, request.animal)
    return wire.Device(device.id, device.nickname, call.new_token, device.animal)


async def link_device(call: Call) -> wire.LinkCode:
    device = await call.device()
    call.spend("heavy", device.id)
    return wire.LinkCode(await call.room.devices.link(device), LINK_SECONDS)


async def adopt_device(call: Call) -> wire.Device:
    call.spend("device", call.address)
    request = await call.read(wire.AdoptRequest)
    device, call.new_token = await call.room.devices.adopt(request.code)
    return wire.Device(device.id, device.nickname, call.new_token, device.animal)


async def forget_me(call: Call) -> Response:
    device = await call.device(even_banned=True)
    call.spend("heavy", device.id)
    await call.room.forget(device.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/")
    return response


HANDLERS: tuple[tuple[str, str, Handler], ...] = (
    ("POST", "/api/device", make_device),
    ("POST", "/api/device/link", link_device),
    ("POST", "/api/device/adopt", adopt_device),
    ("DELETE", "/api/me", forget_me),
)
