"""A `Batch` of matches as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from papercove.engine.errors import Unreadable
from papercove.engine.whole import seed_number
from papercove.rl.codes import SpreadBatch, spread_of
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
    to decide next in each match, whom the observation and mask are for. A copy (`copy` or `deepcopy`) has matches
    of its own that go on from the same positions.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(self, batch: Batch, copy: bool = False, one_hot: bool = False) -> None:
        self.batch = batch
        self.num_envs = batch.num_envs
        self.copies = copy
        spread = spread_of(batch.game, batch.seats, batch.memory, one_hot and batch.seeing)
        self.spreads = (
            None if spread is None else (SpreadBatch(spread, batch.num_envs), SpreadBatch(spread, batch.num_envs))
        )
        size = batch.observation_size if spread is None else spread.size
        self.single_observation_space = Dict(
            {
                "observation": Box(-128, 127, (size,), np.int8),
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

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Deal every match anew, or those where `options["reset_mask"]` is true; `seed` is one, or one for each."""
        chosen = self._chosen(options or {})
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str | bytes):
            if len(seed) != self.num_envs:
                raise Unreadable("vector-seeds", envs=self.num_envs, seeds=len(seed))
            self.batch.reset([self._any_seed() if one is None else seed_number(one) for one in seed], chosen)
        else:
            number = None if seed is None else seed_number(seed)
            super().reset(seed=number)
            self.batch.reset(self._any_seed() if number is None else number, chosen)
        return self._seen(), {"to_move": self._given(self.batch.to_move)}

    def _any_seed(self) -> int:
        return int(self.np_random.integers(2**63))

    def _chosen(self, options: dict[str, Any]) -> np.ndarray[Any, Any] | None:
        """The matches to be dealt anew; None: all of them."""
        if unknown := sorted(set(options) - {"reset_mask"}):
            raise Unreadable("reset-options", options=", ".join(unknown)[:80])
        if "reset_mask" not in options:
            return None
        mask = np.asarray(options["reset_mask"])
        if mask.dtype != np.bool_ or mask.shape != (self.num_envs,) or not mask.any():
            raise Unreadable("reset-mask", envs=self.num_envs)
        return mask

    def step(
        self, actions: np.ndarray[Any, Any]
    ) -> tuple[Arrays, np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], dict[str, Any]]:
        batch = self.batch
        batch.step(actions)
        infos: dict[str, Any] = {"to_move": self._given(batch.to_move), "rewards": self._given(batch.rewards)}
        if batch.ended.any():
            infos["final_obs"] = {
                "observation": self._given(self.spreads[1](batch.final) if self.spreads else batch.final),
                "action_mask": self._given(self.nothing_to_do),
            }
            infos["_final_obs"] = batch.ended.copy()
        rewards = batch.rewards[self.rows, batch.acted]
        return self._seen(), rewards, self._given(batch.ended), self._given(self.never), infos

    def __copy__(self) -> Self:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = object.__new__(type(self))
        memo[id(self)] = new
        for constant in (self.rows, self.never, self.nothing_to_do):
            memo[id(constant)] = constant
        new.__dict__.update(deepcopy(self.__dict__, memo))
        return new

    def _seen(self) -> Arrays:
        told = self.batch.observations
        seen = self.spreads[0](told) if self.spreads else told
        return {"observation": self._given(seen), "action_mask": self._given(self.batch.masks)}

    def _given(self, array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        return array.copy() if self.copies else array
