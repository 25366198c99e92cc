"""Whether the coach's hard words hold: what it calls a mistake or a blunder is thought over twenty times as long.

    .venv/bin/python bench/coach.py --game sea-salt-paper --matches 6

Gentle bots play; the coach judges their decisions as it does for people. A word is confirmed if, at twenty times the
thinking, the choice still gives away something that the coach would mention.
"""

from __future__ import annotations

import argparse

from papercove import Dice, game, games
from papercove.bots import Budget, bot, decide
from papercove.bots.analysis import DUBIOUS, ITERATIONS, MISTAKE, consider, dice_at, judge

LONGER = 20


def main() -> None:
    """Play, judge, judge again, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=games(), default="sea-salt-paper")
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--every", type=int, default=1, help="judge one decision in so many")
    parser.add_argument("--bot", default="novice")
    parser.add_argument("--seed", type=int, default=600)
    asked = parser.parse_args()
    rules = game(asked.game)
    decisions = accused = confirmed = as_hard = 0
    for number in range(asked.seed, asked.seed + asked.matches):
        state, dice = rules.start(2, number), Dice(number)
        while not state.is_over:
            action = decide(bot(asked.bot, rules), state, dice)
            choices = {choice.id: choice for choice in rules.choices(state)}
            if len(choices) > 1 and state.ply % asked.every == 0:
                first, second = (Budget(iterations=ITERATIONS * times) for times in (1, LONGER))
                decisions += 1
                found = judge(state, action, choices, consider(state, (action,), first, dice_at(state.ply, number)))
                if found.grade in ("mistake", "blunder"):
                    longer = consider(state, (action,), second, dice_at(state.ply, number + 1))
                    again = judge(state, action, choices, longer)
                    accused += 1
                    confirmed += again.loss >= DUBIOUS
                    as_hard += again.loss >= MISTAKE
            state.apply(action)
    print(
        f"{asked.game}: {decisions} decisions, {accused} called a mistake or a blunder; at {LONGER} times the thinking "
        f"{confirmed} still give something away, {as_hard} of them as much as a mistake"
    )


if __name__ == "__main__":
    main()
