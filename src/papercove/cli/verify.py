"""`papercove verify FILE`: checks that a match was dealt fairly."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import cyclopts

from papercove.engine.errors import Unreadable
from papercove.server.fairness import verify as check


def verify(
    file: Annotated[Path, cyclopts.Parameter(validator=cyclopts.validators.Path(exists=True, dir_okay=False))],
    *,
    commitment: str | None = None,
) -> int:
    """Check a match's dice: the secret behind the commitment, the key of every round, every deal and move.

    Parameters
    ----------
    file
        A record, as the room gives it at the end of a match.
    commitment
        The 64 digits that the table showed before the deal; without them only the record itself is checked.
    """
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Unreadable("record-file", file=str(file)) from None
    found = check(text, commitment)
    if found.commitment:
        print(f"commitment {found.commitment}")
    for dealt in found.rounds:
        print(f"round {dealt.round + 1} {dealt.key}")
    if not found.fair:
        print(f"NOT VERIFIED: {PROBLEMS.get(found.problem or '', found.problem)}")
        return 1
    against = "the given commitment" if commitment else "the commitment above; compare it with what your table showed"
    print(f"VERIFIED: {len(found.rounds)} deals and {found.plies} moves follow from {against}.")
    return 0


PROBLEMS = {
    "plain-seed": "the dice of this match come from a plain number, not from a sealed secret",
    "nonces": "the record does not have one nonce for each seat",
    "commitment": "the secret in the record is not the one behind this commitment",
    "record-line": "a line of the record is unreadable, or not a legal move where it stands",
    "record-version": "the record belongs to other rules of this game; use the Papercove it was made with",
    "record-format": "the record is written in another format",
    "unknown-game": "the game of this record is not installed",
}
