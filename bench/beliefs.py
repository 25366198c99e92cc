"""What a rival holds, and what is believed of it: how often a hidden hand is worth enough to call, by its size.

    .venv/bin/python bench/beliefs.py --bot search:50 --matches 150 --seed 4000

Matches of Sea Salt & Paper are played; whenever a turn begins, the mover's belief of each rival whose hand is hidden is
asked for: by `resample`, where all that fits is alike, and by `resample_likely`, the worlds a search thinks with.
"""

from __future__ import annotations

import argparse
from collections import defaultdict

from papercove import Dice, game
from papercove.bots import bot, decide
from papercove.games.sea_salt_paper.constants import TAKE
from papercove.games.sea_salt_paper.scoring import CALL_THRESHOLD, parts

SIZES = ((0, 3), (4, 5), (6, 7), (8, 9), (10, 11), (12, 32))
Row = list[float]


def rich(state, seat: int) -> bool:  # type: ignore[no-untyped-def]
    """Whether a seat's cards are worth a call."""
    return parts(state.hand_of(seat) | state.laid_by(seat))["total"] >= CALL_THRESHOLD


def ask(state, rows: dict[tuple[str, int], Row], worlds: int, dice: Dice) -> None:  # type: ignore[no-untyped-def]
    """Add one position to the table: times asked, truth, resampled, likely."""
    seat = state.to_move
    rivals = [r for r in range(state.seats) if r != seat and state.hand_of(r) and not state.open_hands >> r & 1]
    resampled, likely = dict.fromkeys(rivals, 0), dict.fromkeys(rivals, 0)
    for _ in range(worlds):
        world = state.resample(seat, dice)
        for rival in rivals:
            resampled[rival] += rich(world, rival)
        world = state.resample_likely(seat, dice)
        for rival in rivals:
            likely[rival] += rich(world, rival)
    called = "called" if state.caller >= 0 else "not called"
    for rival in rivals:
        cards = (state.hand_of(rival) | state.laid_by(rival)).bit_count()
        size = next(i for i, (least, most) in enumerate(SIZES) if least <= cards <= most)
        row = rows[called, size]
        for i, more in enumerate((1, rich(state, rival), resampled[rival] / worlds, likely[rival] / worlds)):
            row[i] += more


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--bot", default="search:50")
    parser.add_argument("--matches", type=int, default=150)
    parser.add_argument("--worlds", type=int, default=12, help="for each position")
    parser.add_argument("--seed", type=int, default=4000)
    asked = parser.parse_args()
    rules = game("sea-salt-paper")
    player = bot(asked.bot, rules)
    for seats in asked.seats or rules.seat_counts:
        rows: dict[tuple[str, int], Row] = defaultdict(lambda: [0.0] * 4)
        for number in range(asked.matches):
            state, dice = rules.start(seats, asked.seed + number), Dice(f"beliefs {asked.seed + number}")
            while not state.is_over:
                if state.phase == TAKE:
                    ask(state, rows, asked.worlds, Dice(f"worlds {number} {state.ply}"))
                state.apply(decide(player, state, dice))
        print(f"{seats} seats, {asked.bot}, {asked.matches} matches: P(rival holds {CALL_THRESHOLD} points or more)")
        for (called, size), (times, *sums) in sorted(rows.items()):
            truth, resampled, likely = (100 * one / times for one in sums)
            least, most = SIZES[size]
            print(
                f"  {called:>10}, {least:2}-{most:2} cards, {times:6.0f} times: truth {truth:5.1f} %, "
                f"resample {resampled:5.1f} %, resample_likely {likely:5.1f} %",
                flush=True,
            )
