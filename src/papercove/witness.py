"""What a device remembers of the dice at its tables, so that no room can go back on them. docs/fairness.md explains it.

It knows nothing of the room's own code: it believes only what it has computed from what it was told itself.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass, field
from typing import Any

BOT = "bot"
WITHHELD = "withheld:"


class Unfair(Exception):
    """The room went back on the dice of a match; `key` says on what."""

    def __init__(self, key: str, match: str) -> None:
        self.key, self.match = key, match
        super().__init__(f"{key} of match {match}")


@dataclass
class Seen:
    """What one device knows of one match; `nonce` and `seat` if it added to the dice."""

    commitment: str
    gathered: bool = False  # this device saw it before the deal
    nonce: str = ""
    seat: int = -1
    revealed: bool = False  # the nonce has left this device
    taken: bool = False  # and the room has acknowledged it
    promises: list[str] = field(default_factory=list)
    nonces: list[str] = field(default_factory=list)


class Witness:
    """The matches that a device has taken part in or watched, as long as this object lives."""

    def __init__(self) -> None:
        self.matches: dict[str, Seen] = {}
        # By table: the nonces for its next deal. More than one where somebody changed chairs: if the last promise
        # comes too late, the one before it counts.
        self.promised: dict[str, list[str]] = {}
        self.broken: dict[str, int] = {}  # by table: gatherings this device gave its nonce to and never saw dealt

    def promise(self, table: dict[str, Any]) -> str:
        """A fresh nonce for the table's next deal is kept, its promise may be told; in mid-match it does not count."""
        nonce = f"{secrets.token_hex(16)}-{self.broken.get(table['id'], 0)}"
        if table["phase"] == "playing":
            self.leave(table["id"])
        else:
            self.promised.setdefault(table["id"], []).append(nonce)
        return digest(nonce)

    def leave(self, table: str) -> None:
        """One's nonces are no longer meant for the table's next deal."""
        self.promised.pop(table, None)

    def look(self, table: dict[str, Any], seat: int | None) -> Seen:
        """Compare the table as the room tells it now with what it told before; Unfair if they cannot both be true."""
        match = f"{table['id']}-{table['match']}"
        promises, nonces = table.get("promises", []), table.get("nonces", [])
        self._count_broken(table, match, promises)
        seen = self.matches.setdefault(match, Seen(table["commitment"]))
        seen.gathered = seen.gathered or table["phase"] == "gathering"
        if table["commitment"] != seen.commitment:
            raise Unfair("commitment", match)
        if promises or seen.promises:
            self._check_promises(seen, promises, table["id"], seat, match)
        if nonces and (
            promises or seen.gathered
        ):  # else it was dealt by the older recipe, before this room knew a better one
            check_nonces(seen, nonces, match)
            seen.nonces = nonces
        return seen

    def _check_promises(self, seen: Seen, promises: list[str], table: str, seat: int | None, match: str) -> None:
        """Promises that count never change, and one's own is among them."""
        seen.promises = seen.promises or promises
        if seat is not None and not seen.nonce and table in self.promised:
            nonces = self.promised.pop(table)
            seen.nonce, seen.seat = next((one for one in nonces if digest(one) == promises[seat]), nonces[-1]), seat
        if promises != seen.promises or (seen.nonce and promises[seen.seat] != digest(seen.nonce)):
            raise Unfair("promises", match)

    def _count_broken(self, table: dict[str, Any], match: str, promises: list[str]) -> None:
        """A gathering that had this device's nonce and is no more, or was passed over, was broken off."""
        for other in [name for name in self.matches if name.rpartition("-")[0] == table["id"]]:
            seen = self.matches[other]
            gone = other != match or not promises
            if seen.revealed and not seen.nonces and gone:
                self.broken[table["id"]] = self.broken.get(table["id"], 0) + 1
                self.matches[other] = Seen(seen.commitment)

    def nonce_to_reveal(self, table: dict[str, Any], seat: int | None) -> str | None:
        """One's own nonce, once one's promise is among those that count and the room waits for it."""
        seen = self.look(table, seat)
        if not seen.nonce or seen.seat not in table.get("awaited", []):
            return None
        seen.revealed = True
        return seen.nonce

    def taken(self, nonce: str) -> None:
        """The room has acknowledged one's nonce: it can no longer say that it never came."""
        for seen in self.matches.values():
            seen.taken = seen.taken or seen.nonce == nonce

    def finished(self, match: str, secret: str) -> None:
        """The secret must be the one behind the commitment."""
        seen = self.matches.get(match)
        if seen is not None and hashlib.sha256(bytes.fromhex(secret)).hexdigest() != seen.commitment:
            raise Unfair("commitment", match)

    def check_record(self, match: str, text: str) -> None:
        """The record must be of this match, with this secret and these nonces; `papercove verify` deals it again."""
        recipe, secret, named, *nonces = text.splitlines()[4].removeprefix("seed:").split()
        if recipe != "fair-2" or named != match:
            raise Unfair("match", match)
        self.finished(match, secret)
        if match in self.matches:
            seen = self.matches[match]
            check_nonces(seen, nonces, match)
            if seen.nonces and seen.nonces != nonces:
                raise Unfair("nonces", match)


def digest(nonce: str) -> str:
    return hashlib.sha256(nonce.encode()).hexdigest()


def check_nonces(seen: Seen, nonces: list[str], match: str) -> None:
    """What went into the dice must be what was promised, and one's own nonce among it."""
    own = nonces[seen.seat] if 0 <= seen.seat < len(nonces) else ""
    missed = not seen.taken and own == WITHHELD + digest(seen.nonce)  # it came too late, if at all
    if seen.nonce and own != seen.nonce and not missed:
        raise Unfair("own-nonce", match)
    if len(nonces) != len(seen.promises) or not all(map(keeps, nonces, seen.promises)):
        raise Unfair("promises", match)


def keeps(given: str, promise: str) -> bool:
    """Whether a seat gave what it had promised, nothing at all, or is a bot's, which promises nothing."""
    return given == BOT if not promise else given == WITHHELD + promise or digest(given) == promise
