"""`papercove verify FILE`: checks that a match was dealt fairly."""

from __future__ import annotations

from pathlib import Path

from papercove.cli import speech
from papercove.cli.files import read_text
from papercove.server.fairness import verify as check

NOT_VERIFIED = 1


def verify(file: Path, *, commitment: str | None = None, nonce: str | None = None) -> int:
    """Check a match's dice: the secret behind the commitment, the key of every round, every deal and move.

    Parameters
    ----------
    file
        A record, as the room gives it at the end of a match.
    commitment
        The 64 digits that the table showed before the deal; without them only the record itself is checked.
    nonce
        The random word that your own device gave: it must have gone into the shuffle.
    """
    found = check(read_text(file), commitment, nonce)
    words = speech.speak()
    if found.commitment:
        print(words.say("proof-commitment", digits=found.commitment))
    for dealt in found.rounds:
        print(words.say("proof-round", round=dealt.round + 1, key=dealt.key))
    if not found.fair:
        print(words.say("proof-fails", problem=words.say(f"unproven-{found.problem}")))
        return NOT_VERIFIED
    if found.recipe == 1:
        print(words.say("proof-older"))
    for seat in found.withheld:
        print(words.say("proof-withheld", seat=seat))
    if found.broken:
        print(words.say("proof-broken", count=found.broken))
    given = "yes" if commitment else "no"
    print(words.say("proof-holds", rounds=len(found.rounds), plies=found.plies, given=given))
    return 0
