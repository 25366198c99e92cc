"""Devices instead of accounts: a secret token, a public id, a nickname, an animal of paper."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import get_args

from papercove.engine.errors import Unreadable
from papercove.server.refusals import NotFound
from papercove.server.store import DeviceRow, Store
from papercove.server.wire import Animal
from papercove.server.words import clean_nickname

LINK_SECONDS = 600
ANIMALS: tuple[str, ...] = get_args(Animal)
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that is mistaken for something else


def token_hash(token: str) -> str:
    """What the store keeps of a token or a code."""
    return hashlib.sha256(token.encode()).hexdigest()


def random_name(length: int) -> str:
    """Random letters and digits that are easily read; five bits each."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def readable_nickname(text: str | None) -> str:
    """The nickname somebody asks for, cleaned; empty if they ask for none, Unreadable if it cannot be one."""
    name = clean_nickname(text or "")
    if text and text.strip() and not name:
        raise Unreadable("nickname-not-usable")
    return name


class Devices:
    """Finds and makes devices. The store is asked every time: another node may have renamed or removed one."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, token: str | None) -> DeviceRow | None:
        """The device with this token, if there is one."""
        if not token or len(token) > 100:
            return None
        return await self.store.device_of(token_hash(token))

    async def make(self, nickname: str | None = None, animal: str | None = None) -> tuple[DeviceRow, str]:
        """A new device and its token, which is told only now.

        People without a name are called by the animal they got, each reader in their own language: clients
        read it from the number.
        """
        number = secrets.randbelow(900) + 100
        name = readable_nickname(nickname) or f"Guest {number}"
        animal = animal or ANIMALS[number % len(ANIMALS)]
        device, token = DeviceRow(f"d-{random_name(10)}", name, animal), secrets.token_urlsafe(32)
        await self.store.add_device(device, token_hash(token), int(time.time()))
        return device, token

    async def rename(self, device: DeviceRow, nickname: str | None, animal: str | None) -> DeviceRow:
        """The device with another name, another animal, or both."""
        renamed = DeviceRow(device.id, readable_nickname(nickname) or device.nickname, animal or device.animal)
        await self.store.rename_device(renamed)
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
