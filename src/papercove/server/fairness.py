"""Checks that a match was dealt by the dice the room had bound itself to. docs/fairness.md explains it."""

from __future__ import annotations

import hmac

from papercove.engine.errors import Refusal
from papercove.engine.record import Record
from papercove.engine.seed import FairSeed
from papercove.server.requests import Verification, VerifiedRound


def verify(text: str, commitment: str | None = None) -> Verification:
    """Check a record file: readable to its end, fair dice, the secret behind `commitment`, every deal and move.

    Reading the record replays it: each round is dealt from its key alone, and every action must be legal there.
    """
    try:
        record = Record.read(text)
    except Refusal as problem:
        return Verification(fair=False, commitment="", rounds=[], plies=0, problem=problem.key)
    if not isinstance(record.seed, FairSeed):
        return Verification(fair=False, commitment="", rounds=[], plies=len(record.actions), problem="plain-seed")
    return verify_record(record, commitment)


def verify_record(record: Record, commitment: str | None = None) -> Verification:
    """The same for a record that has been read."""
    seed = record.seed
    assert isinstance(seed, FairSeed)
    problem = None
    if len(seed.nonces) != len(record.seats):
        problem = "nonces"
    if commitment is not None and not hmac.compare_digest(commitment.lower(), seed.commitment):
        problem = "commitment"
    rounds = [VerifiedRound(number, seed.key(number).hex()) for number in range(record.replay().round + 1)]
    return Verification(
        fair=problem is None, commitment=seed.commitment, rounds=rounds, plies=len(record.actions), problem=problem
    )
