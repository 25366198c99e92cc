"""Whether the coach's hard words hold: what it calls a mistake or a blunder is thought over twenty times as long.

    .venv/bin/python bench/coach.py --game sea-salt-paper --verdicts 60

Gentle bots play until the coach, judging as it does for people, has used a hard word so many times. A word is confirmed
if the choice still gives away as much as a mistake after twenty times the iterations that a decision gets.
"""

from __future__ import annotations

import argparse

from papercove import Dice, game, game_ids
from papercove.bots import Budget, bot, decide
from papercove.bots.analysis import (
    DUBIOUS,
    ITERATIONS,
    MISTAKE,
    consider,
    dice_at,
    judge_decision,
    think_over,
)


def main() -> None:
    """Play, judge, judge again, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_ids(), default="sea-salt-paper")
    parser.add_argument("--verdicts", type=int, default=60)
    parser.add_argument("--longer", type=int, default=20, help="times the iterations of a decision")
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--seed", type=int, default=600)
    asked = parser.parse_args()
    rules = game(asked.game)
    decisions = matches = accused = confirmed = mentioned = 0
    while accused < asked.verdicts:
        number = asked.seed + matches
        matches += 1
        state, dice = rules.start(2, number), Dice(number)
        while not state.is_over and accused < asked.verdicts:
            action = decide(bot(asked.bot, rules), state, dice)
            choices = {choice.id: choice for choice in rules.choices(state)}
            if len(choices) > 1:
                decisions += 1
                found = think_over(state, action, choices, ITERATIONS, number)
                if found.grade in ("mistake", "blunder"):
                    budget = Budget(iterations=ITERATIONS * asked.longer)
                    longer = consider(
                        state, (action, found.best.choice.id), budget, dice_at(state.ply, number + 1_000_000)
                    )
                    loss = judge_decision(state, action, choices, longer).loss
                    accused += 1
                    confirmed += loss >= MISTAKE
                    mentioned += loss >= DUBIOUS
                    print(f"{number} {state.ply} {found.grade} {found.loss:.3f} {loss:.3f}", flush=True)
            state.apply(action)
    print(
        f"{asked.game}: {decisions} decisions of {matches} matches, {accused} called a mistake or a blunder;\n"
        f"at {asked.longer} times the thinking {confirmed} still give away as much as a mistake, {mentioned} something"
    )


if __name__ == "__main__":
    main()
