"""Devices over HTTP: becoming known, another name, going on elsewhere."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from papercove.server.wire.base import Animal, Wire

Nickname = Annotated[str, Meta(max_length=80)]


class DeviceRequest(Wire, forbid_unknown_fields=True):
    """POST /api/device: become known to the room, or change one's nickname or animal."""

    nickname: Nickname | None = None
    animal: Animal | None = None


class AdoptRequest(Wire, forbid_unknown_fields=True):
    """POST /api/device/adopt: go on here as the device that made this code."""

    code: Annotated[str, Meta(max_length=40)]


class Device(Wire):
    """Who one is. `token` is told once, when the device is new; browsers keep it in a cookie they cannot read."""

    id: str
    nickname: str
    token: str | None = None
    animal: str = ""


class LinkCode(Wire):
    """A code that lets another device go on as this one; it works once, for a few minutes."""

    code: str
    seconds: int
