"""How a room is run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from papercove.server.bots import PLUGIN_BOT_SECONDS
from papercove.server.push import SERVICES


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever starts the room decides."""

    store: str = "papercove.db"
    host: str = "127.0.0.1"
    port: int = 8765
    address: str = ""  # how people reach the room, for links and QR codes: http://192.168.1.20:8765
    advertise: str = ""  # how other nodes of the same PostgreSQL reach this one
    origins: tuple[str, ...] = ()  # further origins whose pages may talk to this room
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses or networks whose X-Forwarded-For is believed
    limits: float | None = 1.0  # looser (2) or tighter (0.5) rate limits; None: no limits
    workers: int = 2  # threads in which bots think
    plugin_bot_seconds: float = PLUGIN_BOT_SECONDS  # after which a bot of another package is taken to have hung
    quick_game: str | None = None  # what the first page deals
    quick_level: str = "novice"
    substitute_level: str = "casual"  # of bots that play for absent people
    hint_level: str = "coach"
    push_contact: str = ""  # mailto: or https: address of the host; turns notifications on
    push_key: Path = Path("papercove-push.pem")  # the host's private key for them, made on first use
    push_services: tuple[str, ...] = SERVICES
    keeper_token: str = ""  # of whoever runs the room; empty: there is no desk
    static: Path | None = None  # the built browser client

    @property
    def addresses(self) -> tuple[str, ...]:
        """How this room may be reached, beside the names of its network."""
        return (self.address, self.advertise, *self.origins)
