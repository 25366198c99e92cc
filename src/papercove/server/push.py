"""Tells people whose page is closed that it is their turn, by web push with the host's own keys; off by default.

A message carries no content at all: the browser's service worker wakes up and asks the room itself what there is to
say, so a push service learns nothing but that somebody is called. See docs/decisions/0012-web-push.md.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from papercove.engine.errors import Unreadable
from papercove.server.logs import logger
from papercove.server.refusals import NotAllowed

if TYPE_CHECKING:
    from papercove.server.store import Store

# Browsers' own services; the room calls nobody else, whatever a client names.
SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
GONE = (404, 410)
DAY = 86_400
TOKEN_SECONDS = 12 * 3600
PATIENCE = 10.0


class Push:
    """The room's voice outside its pages: `key_file` holds its private key, and is made on first use."""

    def __init__(self, store: Store, contact: str, key_file: Path, services: tuple[str, ...] = SERVICES) -> None:
        self.store = store
        self.contact = contact
        self.services = services
        self.private = load_key(key_file)
        self.key = public_key(self.private)
        self.calls: set[asyncio.Task[None]] = set()

    def check(self, endpoint: str) -> str:
        """The endpoint, if it belongs to a known service; NotAllowed otherwise."""
        try:
            parts = urlsplit(endpoint)
            host, _ = parts.hostname or "", parts.port
        except ValueError:
            raise NotAllowed("push-endpoint") from None
        known = any(host == service or host.endswith(f".{service}") for service in self.services)
        sendable = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not known or not sendable or (parts.scheme != "https" and host != "127.0.0.1"):
            raise NotAllowed("push-endpoint")
        return endpoint

    def call(self, device: str) -> None:
        """Call somebody to their table, soon and without waiting for it."""
        task = asyncio.get_running_loop().create_task(self._call(device))
        self.calls.add(task)
        task.add_done_callback(self.calls.discard)

    async def _call(self, device: str) -> None:
        for endpoint in await self.store.subscriptions_of(device):
            try:
                status = await asyncio.to_thread(self.send, endpoint)
            except (OSError, http.client.HTTPException) as problem:
                logger().info("push-failed", problem=repr(problem))
                continue
            if status in GONE:
                await self.store.unsubscribe(endpoint)

    def send(self, endpoint: str) -> int:
        """One empty message; the status that the service answers."""
        parts = urlsplit(endpoint)
        make = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = make(parts.netloc, timeout=PATIENCE)
        headers = {
            "Authorization": f"vapid t={self.token(f'{parts.scheme}://{parts.netloc}')}, k={self.key}",
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": "turn",
            "Content-Length": "0",
        }
        try:
            connection.request("POST", f"{parts.path}?{parts.query}" if parts.query else parts.path, headers=headers)
            return connection.getresponse().status
        finally:
            connection.close()

    def token(self, audience: str) -> str:
        """Who calls, signed by ES256 (RFC 8292)."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        claims = {"aud": audience, "exp": int(time.time()) + TOKEN_SECONDS, "sub": self.contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(base64url(msgspec.json.encode(part)) for part in parts)
        r, s = utils.decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{base64url(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def load_key(path: Path) -> Any:
    """The host's private key, made if there is none; Unreadable if the package that does this is missing."""
    try:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
    except ImportError:
        raise Unreadable("push-package") from None
    if path.exists():
        return serialization.load_pem_private_key(path.read_bytes(), None)
    key = ec.generate_private_key(ec.SECP256R1())
    path.touch(0o600)
    path.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return key


def public_key(private: Any) -> str:
    """What browsers need to know of the key: the uncompressed point, in base64url."""
    from cryptography.hazmat.primitives import serialization

    point = private.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64url(point)
