"""Checks that a match was dealt by dice that nobody could steer. docs/fairness.md explains it."""

from __future__ import annotations

import hmac

from papercove.engine.errors import Refusal
from papercove.engine.record import Record
from papercove.engine.seed import GIVEN, NONCE, WITHHELD, FairSeed
from papercove.server.wire import Verification, VerifiedRound


def verify(text: str, commitment: str | None = None, nonce: str | None = None) -> Verification:
    """Check a record file: fair dice, the secret behind `commitment`, one's own `nonce`, every deal and every move.

    Reading the record replays it: each round is dealt from its key alone, and every action must be legal there.
    """
    try:
        heading = Record.read_heading(text)
        seed = heading.seed
        if not isinstance(seed, FairSeed):
            return unverified("plain-seed")
        if commitment is not None and not is_behind(seed, commitment):
            return unverified("commitment", seed)
        if len(seed.nonces) != len(heading.seats) or (seed.match and not all(map(GIVEN.fullmatch, seed.nonces))):
            return unverified("nonces", seed)
        if nonce is not None and nonce not in seed.nonces:
            return unverified("own-nonce", seed)
        record = Record.read(text)
    except Refusal as problem:
        return unverified(problem.key)
    last = record.replay()
    found = about(seed)
    found.fair = last.is_over
    found.rounds = [VerifiedRound(number, seed.key(number).hex()) for number in range(last.round + 1)]
    found.plies = len(record.actions)
    found.problem = None if last.is_over else "unfinished"
    return found


def about(seed: FairSeed) -> Verification:
    """What the seed itself tells."""
    return Verification(
        fair=False,
        commitment=seed.commitment,
        rounds=[],
        plies=0,
        recipe=seed.recipe,
        match=seed.match,
        withheld=[seat for seat, given in enumerate(seed.nonces) if given.startswith(WITHHELD)],
        broken=max((int(given.partition("-")[2]) for given in seed.nonces if NONCE.fullmatch(given)), default=0),
    )


def is_behind(seed: FairSeed, commitment: str) -> bool:
    """Whether this is the secret that was promised."""
    return hmac.compare_digest(commitment.lower().encode(), seed.commitment.encode())


def unverified(problem: str, seed: FairSeed | None = None) -> Verification:
    found = Verification(fair=False, commitment="", rounds=[], plies=0) if seed is None else about(seed)
    found.problem = problem
    return found
