"""Where a match's dice come from: a plain number, or a secret and nonces that anybody can check."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from papercove.engine.errors import Unreadable

SECRET_BYTES = 32


class PlainSeed(msgspec.Struct, frozen=True, tag="plain"):
    """One number seeds one stream of dice for the whole match: for laboratories and terminals."""

    number: int

    sealed = False

    def key(self, round: int) -> bytes:
        """The 32 bytes that seed the dice (of the first round; later rounds roll on)."""
        return hashlib.sha256(f"papercove {self.number}".encode()).digest()

    def text(self) -> str:
        """The form written into a record."""
        return str(self.number)


class FairSeed(msgspec.Struct, frozen=True, tag="fair"):
    """Dice nobody can steer: a secret the room commits to before the seats add their nonces.

    Each round has a key of its own: HMAC-SHA256 with the secret as key over
    `papercove fair 1`, the nonces in seat order and the round's number, joined by newlines.
    """

    secret: bytes
    nonces: tuple[str, ...]

    sealed = True

    @property
    def commitment(self) -> str:
        """What the room publishes before the nonces arrive: SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def key(self, round: int) -> bytes:
        """The 32 bytes that seed the dice of one round."""
        message = "\n".join(["papercove fair 1", *self.nonces, str(round)])
        return hmac.new(self.secret, message.encode(), hashlib.sha256).digest()

    def text(self) -> str:
        """The form written into a record; it holds the secret, so only after the match."""
        return f"fair {self.secret.hex()} {' '.join(self.nonces)}"


Seed = PlainSeed | FairSeed


def read_seed(text: str) -> Seed:
    """Read `Seed.text()` back."""
    words = text.split()
    try:
        if words and words[0] == "fair" and len(words) > 2 and text.isascii():
            secret = bytes.fromhex(words[1])
            if len(secret) == SECRET_BYTES:
                return FairSeed(secret, tuple(words[2:]))
        elif len(words) == 1:
            return PlainSeed(int(words[0]))
    except ValueError:
        pass
    raise Unreadable("seed", text=text[:80])
