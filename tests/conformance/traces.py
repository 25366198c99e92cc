"""Prints the fingerprint of seeded games: run compiled and interpreted, then compare.

    python -m tests.conformance.traces GAME SEATS MATCHES

The matches go round all the settings of that game, so that every edition or mode has its share.
"""

from __future__ import annotations

import sys

from papercove import Dice
from papercove.engine.rollout import fingerprint
from tests.conformance.games import SETTINGS


def main(game: str, seats: int, matches: int) -> None:
    settings = [setting for setting in SETTINGS if (setting.game, setting.seats) == (game, seats)]
    total = 0
    for seed in range(matches):
        state = settings[seed % len(settings)].start(seed)
        trace = fingerprint(state, Dice(seed))
        assert state.outcome is not None
        total = (total * 31 + trace + sum(state.outcome.scores)) % 2**64
        if seed % 100 == 99:
            print(seed, total)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
