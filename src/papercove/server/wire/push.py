"""Notifications over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from papercove.server.wire.base import Wire


class Subscription(Wire, forbid_unknown_fields=True):
    """POST, DELETE /api/push: where a browser wants to be told that it is its person's turn."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushKey(Wire):
    """GET /api/push: the room's public key for notifications; null where the host has not turned them on."""

    key: str | None
