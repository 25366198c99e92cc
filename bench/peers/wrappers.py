"""How much of a step through PettingZoo is the environment's own? `python bench/peers/wrappers.py [--rounds 9]`.

Our games, tic-tac-toe and an environment that does nothing at all, each in PettingZoo's three wrappers and bare, in
turn; the median of the rounds, by processor time. What does nothing shows what the wrappers and the loop take: no
environment gets past it.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import random
import sys
import time
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any

import numpy as np
from measure import pettingzoo_match, wrapped
from pettingzoo import AECEnv

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from bench.instructions import measured
from papercove.rl.pettingzoo import env
from papercove.rl.spaces import Actions

SLICE = 0.1  # seconds of each turn
STEPS = 120
COUNTED_STEPS = 250
GAMES = ("sea-salt-paper", "paper-world")


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


def tables() -> dict[str, Any]:
    """All of them, in the three wrappers and bare."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))  # tic-tac-toe imports it to draw: nothing is drawn here
    from pettingzoo.classic import tictactoe_v3

    found = {"nothing": wrapped(Nothing()), "tictactoe_v3": tictactoe_v3.env()}
    found |= {id: wrapped(env(id)) for id in GAMES}
    bare = {"nothing": Nothing(), "tictactoe_v3": tictactoe_v3.raw_env(), **{id: env(id) for id in GAMES}}
    return found | {f"{name}, bare": table for name, table in bare.items()}


def counted(switch: Any) -> None:
    """Inside valgrind: some matches of each, as many as have a few hundred steps."""
    random.seed(1)
    for name, table in tables().items():
        pettingzoo_match(table)
        switch.begin()
        steps = 0
        while steps < COUNTED_STEPS:
            steps += pettingzoo_match(table)
        switch.end(f"{name} {steps}".encode())


def timed(rounds: int) -> dict[str, float]:
    """Microseconds of a step."""
    random.seed(1)
    asked = tables()
    rates: dict[str, list[float]] = {name: [] for name in asked}
    for _ in range(rounds):
        for name, table in asked.items():
            done, began = 0, time.process_time()
            while (spent := time.process_time() - began) < SLICE:
                done += pettingzoo_match(table)
            rates[name].append(done / spent)
    return {name: 1e6 / median(found) for name, found in rates.items()}


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--rounds", type=int, default=9)
    wanted.add_argument("--instructions", action="store_true", help="counted by callgrind, whatever else runs")
    wanted.add_argument("--inside", help=argparse.SUPPRESS)
    asked = wanted.parse_args()
    if asked.inside:
        counted(ctypes.CDLL(asked.inside))
        return
    if asked.instructions:
        costs, unit = measured(Path(sys.executable), __file__, {**os.environ, "PYTHONHASHSEED": "0"}), "instructions"
    else:
        costs, unit = timed(asked.rounds), "µs"
    for name, cost in sorted(costs.items()):
        base = costs["tictactoe_v3, bare" if name.endswith("bare") else "tictactoe_v3"]
        print(f"{name:22} {cost:12,.1f} {unit} a step  {base / cost:5.2f} × tic-tac-toe")


if __name__ == "__main__":
    main()
