"""A bot that plays what `train.py` learned: plain NumPy, no PyTorch.

As an entry point of a package (`[project.entry-points."papercove.bots"]`, `learned = "learned:LearnedBot"`)
it sits at arenas and web tables under its name; PAPERCOVE_LEARNED names the file of weights.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np

from papercove import Dice, State
from papercove.bots import Bot, Budget

WEIGHTS = Path(__file__).with_name("sea-salt-paper.npz")


class LearnedBot(Bot):
    """The most likely action of a small network."""

    name = "learned"

    def __init__(self, path: str | Path | None = None) -> None:
        with np.load(path or os.environ.get("PAPERCOVE_LEARNED", WEIGHTS)) as arrays:
            self.weights: dict[str, np.ndarray[Any, Any]] = {
                name: arrays[name].astype(np.float32) for name in arrays.files
            }

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        weights = self.weights
        actions = state.legal_actions()
        if len(weights["scale"]) != (size := state.game.observation_size(2, memory=False)):
            raise ValueError(
                f"these weights are for {len(weights['scale'])} numbers, an observation has {size}: train anew"
            )
        seen = state.observation(state.to_move)[: len(weights["scale"])]
        inner = np.array(seen, np.float32) / weights["scale"]
        for layer in ("body_0", "body_2"):
            inner = np.maximum(weights[f"{layer}_weight"] @ inner + weights[f"{layer}_bias"], 0)
        logits = weights["policy_weight"][actions] @ inner + weights["policy_bias"][actions]
        return actions[int(logits.argmax())]
