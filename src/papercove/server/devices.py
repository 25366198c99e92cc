"""Devices instead of accounts: a secret token, a public id, a nickname."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict

from papercove.server.refusals import NotFound
from papercove.server.store import DeviceRow, Store
from papercove.server.words import clean_nickname

CACHED = 20_000
LINK_SECONDS = 600
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is mistaken for something else


def token_hash(token: str) -> str:
    """What the store keeps of a token or a code."""
    return hashlib.sha256(token.encode()).hexdigest()


def random_name(length: int) -> str:
    """Random letters and digits that are easily read; five bits each."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Devices:
    """Finds and makes devices; knows the recent ones by heart."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[str, DeviceRow] = OrderedDict()

    async def of(self, token: str | None) -> DeviceRow | None:
        """The device with this token, if there is one."""
        if not token or len(token) > 100:
            return None
        key = token_hash(token)
        if (found := self.known.get(key)) is not None:
            self.known.move_to_end(key)
            return found
        found = await self.store.device_of(key)
        if found is not None:
            self._remember(key, found)
        return found

    async def make(self, nickname: str | None = None) -> tuple[DeviceRow, str]:
        """A new device and its token, which is told only now."""
        name = clean_nickname(nickname or "") or f"Guest {secrets.randbelow(900) + 100}"
        device, token = DeviceRow(f"d-{random_name(10)}", name), secrets.token_urlsafe(32)
        await self.store.add_device(device, token_hash(token), int(time.time()))
        self._remember(token_hash(token), device)
        return device, token

    async def rename(self, device: DeviceRow, nickname: str) -> DeviceRow:
        name = clean_nickname(nickname) or device.nickname
        renamed = DeviceRow(device.id, name)
        await self.store.rename_device(device.id, name)
        self.forget(device.id)
        return renamed

    async def link(self, device: DeviceRow) -> str:
        """A code with which another device may go on as this one."""
        code = random_name(12)
        await self.store.add_link(token_hash(code), device.id, int(time.time()) + LINK_SECONDS)
        return code

    async def adopt(self, code: str) -> tuple[DeviceRow, str]:
        """Use a code: the device, and a token of its own for the newcomer."""
        now = int(time.time())
        device = await self.store.use_link(token_hash(code.strip().lower()), now)
        if device is None:
            raise NotFound("link-code")
        token = secrets.token_urlsafe(32)
        await self.store.add_token(device.id, token_hash(token), now)
        return device, token

    async def remove(self, device: DeviceRow) -> None:
        await self.store.forget_device(device.id)
        self.forget(device.id)

    def forget(self, id: str) -> None:
        """Ask the store again next time."""
        for key in [key for key, device in self.known.items() if device.id == id]:
            del self.known[key]

    def _remember(self, key: str, device: DeviceRow) -> None:
        self.known[key] = device
        if len(self.known) > CACHED:
            self.known.popitem(last=False)
