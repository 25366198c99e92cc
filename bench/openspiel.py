"""How fast OpenSpiel's own loops run on our games: `python -m bench.openspiel [--seconds 2]`, on one core.

Plain decisions; steps in which the mover's information state is read as well, as a string, as an array (OpenSpiel's
observer) and as a Python list (its tensor); and simulations of OpenSpiel's Python IS-MCTS with our resampler. Rates are
per second of processor time. It needs `pip install 'papercove[openspiel]'`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from papercove.rl import openspiel

GAMES = ("papercove_sea_salt_paper", "papercove_paper_world")
SIMULATIONS = 50


def random_match(game: Any, look: Callable[[Any], object]) -> int:
    """One match of random choices, with a look at each position before its choice; how many choices there were."""
    state, done = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.randrange(openspiel.OUTCOMES))
            continue
        look(state)
        state.apply_action(random.choice(state.legal_actions()))
        done += 1
    return done


def searched(game: Any) -> int:
    """One decision by OpenSpiel's IS-MCTS early in a match; how many simulations it made."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.randrange(openspiel.OUTCOMES))
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=SIMULATIONS)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random))
    bot.step(state)
    return SIMULATIONS


def rate(work: Callable[[], int], seconds: float) -> float:
    """How much of it is done in a second of processor time."""
    work()
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        done += work()
    return done / spent


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=2.0)
    seconds = asked.parse_args().seconds
    random.seed(1)
    openspiel.register()
    print("| game | what | a second |\n|---|---|---:|")
    for name in GAMES:
        game = pyspiel.load_game(name)
        observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
        looks: dict[str, Callable[[Any], object]] = {
            "decisions": lambda state: None,
            "steps with the information state as a string": lambda state: state.information_state_string(),
            "steps with the information state as an array": lambda state, seen=observer: seen.set_from(
                state, state.current_player()
            ),
            "steps with the information state as a list": lambda state: state.information_state_tensor(),
        }
        for what, look in looks.items():
            print(f"| {name} | {what} | {rate(lambda game=game, look=look: random_match(game, look), seconds):,.0f} |")
        print(f"| {name} | IS-MCTS simulations | {rate(lambda game=game: searched(game), seconds):,.0f} |")


if __name__ == "__main__":
    main()
