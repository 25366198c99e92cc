"""Where a match's dice come from: a plain number, or a secret and nonces that anybody can check."""

from __future__ import annotations

import hashlib
import hmac
import re

import msgspec

from papercove.engine.errors import Unreadable

SECRET_BYTES = 32
RECIPES = ("fair", "fair-2")


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


class FairSeed(msgspec.Struct, frozen=True, tag="fair", omit_defaults=True):
    """Dice nobody can steer: the room is bound to a secret, then each seat to a nonce, before any nonce is told.

    Each round has a key of its own: HMAC-SHA256 with the secret as key over `papercove fair 2`, the match, what each
    seat gave and the round's number, joined by newlines. A seat gave its nonce; `bot`, if a bot sat there; or
    `withheld:` and its promise. Without `match` it is the older recipe, in which the room saw nonces
    that nobody had promised.
    """

    secret: bytes
    nonces: tuple[str, ...]
    match: str = ""

    sealed = True

    @property
    def recipe(self) -> int:
        """2, or 1 for matches from before seats promised their nonces."""
        return 2 if self.match else 1

    @property
    def commitment(self) -> str:
        """What the room publishes before the promises arrive: SHA-256 of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def key(self, round: int) -> bytes:
        """The 32 bytes that seed the dice of one round."""
        match = [self.match] if self.match else []
        message = "\n".join([f"papercove fair {self.recipe}", *match, *self.nonces, str(round)])
        return hmac.new(self.secret, message.encode(), hashlib.sha256).digest()

    def text(self) -> str:
        """The form written into a record; it holds the secret, so only after the match."""
        head = f"fair-2 {self.secret.hex()} {self.match}" if self.match else f"fair {self.secret.hex()}"
        return f"{head} {' '.join(self.nonces)}"


Seed = PlainSeed | FairSeed

BOT = "bot"
WITHHELD = "withheld:"
NONCE = re.compile(r"[0-9a-f]{32}-[0-9]{1,4}")  # random digits, and how many gatherings this device saw broken off
GIVEN = re.compile(rf"{NONCE.pattern}|{BOT}|{WITHHELD}[0-9a-f]{{64}}")


def promise_of(nonce: str) -> str:
    """What a seat tells before any nonce is told: SHA-256 of its nonce, in hexadecimal."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def read_seed(text: str) -> Seed:
    """Read `Seed.text()` back."""
    words = text.split()
    try:
        if words and words[0] in RECIPES and text.isascii():
            match = words[2] if words[0] == "fair-2" and len(words) > 2 else ""
            nonces = words[3:] if words[0] == "fair-2" else words[2:]
            if nonces and len(secret := bytes.fromhex(words[1])) == SECRET_BYTES:
                return FairSeed(secret, tuple(nonces), match)
        elif len(words) == 1:
            return PlainSeed(int(words[0]))
    except ValueError:
        pass
    raise Unreadable("seed", text=text[:80])
