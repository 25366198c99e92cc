"""How often the learned bot wins against another: `python examples/self_play/match_up.py greedy --games 400`."""

from __future__ import annotations

import argparse

from learned import LearnedBot

from papercove import Dice, game
from papercove.bots import bot, decide
from papercove.lab.statistics import by_deal


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("opponent", nargs="?", default="greedy")
    wanted.add_argument("--game", default="sea-salt-paper")
    wanted.add_argument("--weights")
    wanted.add_argument("--games", type=int, default=400)
    asked = wanted.parse_args()
    found = game(asked.game)
    players = [LearnedBot(asked.weights), bot(asked.opponent, found)]
    shares = []
    for match in range(asked.games):
        state = found.start(2, match // 2)  # each deal twice, seats exchanged
        dice = Dice(f"match-up {match}")
        while not state.is_over:
            state.apply(decide(players[(state.to_move + match) % 2], state, dice))
        assert state.outcome is not None
        winners = state.outcome.winners
        shares.append(sum((seat + match) % 2 == 0 for seat in winners) / len(winners))
    (low, high), rate = by_deal(shares, 2), sum(shares) / asked.games
    print(f"learned against {asked.opponent}: {rate:.1%} of {asked.games} ({low:.1%} to {high:.1%}, by deal)")


if __name__ == "__main__":
    main()
