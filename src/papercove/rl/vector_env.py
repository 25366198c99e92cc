"""A `Batch` of matches as a Gymnasium vector environment."""

from __future__ import annotations

from typing import Any

from papercove.rl.registration import missing
from papercove.rl.vector import Batch

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as problem:
    raise missing(problem.name or "gymnasium", "rl") from problem

Arrays = dict[str, np.ndarray[Any, Any]]


class VectorEnv(GymnasiumVectorEnv[Arrays, np.ndarray[Any, Any], np.ndarray[Any, Any]]):
    """Gymnasium's vector semantics with SAME_STEP auto-reset.

    The reward is that of the seat that acted; `infos["rewards"]` has every seat's. `infos["to_move"]` is the seat
    to decide next in each match, whom the observation and mask are for.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, batch: Batch, copy: bool = False) -> None:
        self.batch = batch
        self.num_envs = batch.num_envs
        self.copies = copy
        self.single_observation_space = Dict(
            {
                "observation": Box(-128, 127, (batch.observation_size,), np.int8),
                "action_mask": Box(0, 1, (batch.action_count,), np.int8),
            }
        )
        self.single_action_space = Discrete(batch.action_count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.rows = np.arange(self.num_envs)
        self.never = np.zeros(self.num_envs, np.bool_)
        self.nothing_to_do = np.zeros_like(batch.masks)
        for array in (self.never, self.nothing_to_do):
            array.flags.writeable = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(2**63)) if seed is None else seed)
        return self._seen(), {"to_move": self._given(self.batch.to_move)}

    def step(
        self, actions: np.ndarray[Any, Any]
    ) -> tuple[Arrays, np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        infos: dict[str, Any] = {"to_move": self._given(batch.to_move), "rewards": self._given(batch.rewards)}
        if batch.ended.any():
            infos["final_obs"] = {
                "observation": self._given(batch.final),
                "action_mask": self._given(self.nothing_to_do),
            }
            infos["_final_obs"] = batch.ended.copy()
        rewards = batch.rewards[self.rows, batch.acted]
        return self._seen(), rewards, self._given(batch.ended), self._given(self.never), infos

    def _seen(self) -> Arrays:
        return {"observation": self._given(self.batch.observations), "action_mask": self._given(self.batch.masks)}

    def _given(self, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        return array.copy() if self.copies else array
