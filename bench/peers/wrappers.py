"""How much of a step through PettingZoo is the environment's own? `python bench/peers/wrappers.py [--rounds 9]`.

Our games, tic-tac-toe and an environment that does nothing at all, each in PettingZoo's three wrappers, in turn; the
median of the rounds, by processor time. What does nothing shows what the wrappers and the loop take: no environment
gets past it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from statistics import median
from types import ModuleType
from typing import Any

import numpy as np
from measure import pettingzoo_match, wrapped
from pettingzoo import AECEnv

from papercove.rl.pettingzoo import env
from papercove.rl.spaces import Actions

SLICE = 0.1  # seconds of each turn
STEPS = 120


class Nothing(AECEnv):  # type: ignore[misc]
    """Two agents take turns, and nothing happens."""

    metadata = {"name": "nothing"}

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = ["one", "two"]
        self.space = Actions(184)
        self.seen = {"observation": np.zeros(1, np.int8), "action_mask": np.ones(184, np.int8)}

    def action_space(self, agent: str) -> Any:
        return self.space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.steps = 0

    def observe(self, agent: str) -> Any:
        return self.seen

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.steps += 1
        self.agent_selection = self.possible_agents[self.steps % 2]
        if self.steps == STEPS:
            self.terminations = dict.fromkeys(self.agents, True)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--rounds", type=int, default=9)
    asked = wanted.parse_args()
    sys.modules.setdefault("pygame", ModuleType("pygame"))  # tic-tac-toe imports it to draw: nothing is drawn here
    from pettingzoo.classic import tictactoe_v3

    tables = {"nothing": wrapped(Nothing()), "tictactoe_v3": tictactoe_v3.env()}
    tables |= {id: wrapped(env(id)) for id in ("sea-salt-paper", "paper-world")}
    rates: dict[str, list[float]] = {name: [] for name in tables}
    random.seed(1)
    for _ in range(asked.rounds):
        for name, table in tables.items():
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < SLICE:
                done += pettingzoo_match(table)
            rates[name].append(done / spent)
    base = median(rates["tictactoe_v3"])
    for name, found in rates.items():
        middle = median(found)
        print(
            f"{name:16} {middle / 1e3:6.1f} k steps/s  {1e6 / middle:6.1f} µs each  {middle / base:4.2f} × tic-tac-toe"
        )


if __name__ == "__main__":
    main()
