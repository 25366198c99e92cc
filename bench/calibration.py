"""Whether chances come true: matches are played, and in each tenth the chance told is compared with the share won.

    .venv/bin/python bench/calibration.py --bot search:50 --matches 300 --seed 9000

For each game and number of seats, as printed and with each option of VARIED. A chance is asked for at the start of
each round, or, in a game of one round, at every eighth decision: what `value` says at once, and with --coach what the
coach's curve says. A match counts as one: the deviation next to each tenth is by match.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt

from papercove import Dice, game, game_ids
from papercove.bots import Budget, bot, decide
from papercove.bots.analysis import ITERATIONS, chances, consider, dice_at, judge_decision
from papercove.engine.state import State

EVERY = 8
VARIED = ("doubled", "advanced")  # options that change what a lead is worth, in games that have them


def tell(state: State, coach: bool) -> list[float]:
    """The chances of all seats: as everybody may know them, or as the coach tells each of them."""
    if coach:
        choices = {choice.id: choice for choice in state.game.choices(state)}
        opinion = consider(state, (), Budget(iterations=ITERATIONS), dice_at(state.ply, 0))
        found = judge_decision(state, opinion.action, choices, opinion) if len(choices) > 1 else None
        return list(chances(state, ITERATIONS, 0, found))
    return [state.value(seat) for seat in range(state.seats)]


def play(id: str, seats: int, option: str, name: str, number: int, coach: bool) -> list[tuple[float, float]]:
    """One match: every chance told, with what became of it."""
    rules = game(id)
    player = bot(name, rules)
    state = rules.start(seats, number, **({option: True} if option else {}))
    dice = Dice(f"calibration {number}")
    asked = -1
    told: list[list[float]] = []
    while not state.is_over:
        now = state.round if state.round or "doubled" in rules.options_type.__struct_fields__ else state.ply // EVERY
        if now != asked:
            asked = now
            told.append(tell(state, coach))
        state.apply(decide(player, state, dice))
    outcome = state.outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(chance, shares[seat]) for row in told for seat, chance in enumerate(row)]


def report(matches: list[list[tuple[float, float]]]) -> str:
    """For each tenth: mean chance told, share won, by how many points they differ, and how sure that is."""
    cells = []
    for tenth in range(10):
        inside = [[pair for pair in match if min(9, int(10 * pair[0])) == tenth] for match in matches]
        inside = [match for match in inside if match]
        asked = sum(len(match) for match in inside)
        if asked < 30:
            continue
        said = sum(chance for match in inside for chance, _ in match) / asked
        won = sum(share for match in inside for _, share in match) / asked
        scatter = sum(sum(share - chance - won + said for chance, share in match) ** 2 for match in inside)
        cells.append(
            f"{100 * said:4.1f}/{100 * won:4.1f} ({100 * (won - said):+.1f} ± {100 * sqrt(scatter) / asked:.1f})"
        )
    return "  ".join(cells)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_ids(), action="append")
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--bot", default="search:50")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--coach", action="store_true", help="what the coach's curve says")
    asked = parser.parse_args()
    for id in asked.game or game_ids():
        options = [one for one in VARIED if one in game(id).options_type.__struct_fields__]
        for seats in asked.seats or game(id).seat_counts:
            for option in ("", *options):
                began = time.process_time()
                found = [
                    play(id, seats, option, asked.bot, asked.seed + number, asked.coach)
                    for number in range(asked.matches)
                ]
                spent = time.process_time() - began
                print(f"{id}, {seats} seats, {option or 'as printed'}, {asked.matches} matches, {spent:.0f} s")
                print("  " + report(found), flush=True)
