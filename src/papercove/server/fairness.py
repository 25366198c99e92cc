"""Checks that a match was dealt by the dice the room had bound itself to. docs/fairness.md explains it."""

from __future__ import annotations

import hmac

from papercove.engine.errors import Refusal
from papercove.engine.record import Record
from papercove.engine.seed import FairSeed
from papercove.server.requests import Verification, VerifiedRound


def verify(text: str, commitment: str | None = None) -> Verification:
    """Check a record file: fair dice, the secret behind `commitment`, every deal and move to the end of the match.

    Reading the record replays it: each round is dealt from its key alone, and every action must be legal there.
    """
    try:
        heading = Record.read_heading(text)
        seed = heading.seed
        if not isinstance(seed, FairSeed):
            return unverified("plain-seed")
        if commitment is not None and not is_behind(seed, commitment):
            return unverified("commitment", seed.commitment)
        if len(seed.nonces) != len(heading.seats):
            return unverified("nonces", seed.commitment)
        record = Record.read(text)
    except Refusal as problem:
        return unverified(problem.key)
    last = record.replay()
    return Verification(
        fair=last.is_over,
        commitment=seed.commitment,
        rounds=[VerifiedRound(number, seed.key(number).hex()) for number in range(last.round + 1)],
        plies=len(record.actions),
        problem=None if last.is_over else "unfinished",
    )


def is_behind(seed: FairSeed, commitment: str) -> bool:
    """Whether this is the secret that was promised."""
    return hmac.compare_digest(commitment.lower().encode(), seed.commitment.encode())


def unverified(problem: str, commitment: str = "") -> Verification:
    return Verification(fair=False, commitment=commitment, rounds=[], plies=0, problem=problem)
