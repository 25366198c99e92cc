"""What learners see and do, as Gymnasium spaces: an observation with a mask of the legal actions, and an action."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space

from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.state import State
from papercove.rl.codes import spread_of
from papercove.rl.sight import write_sight

Seen = dict[str, np.ndarray[Any, np.dtype[np.int8]]]


class Look:
    """What learners are shown of a game: with what only memory holds or without, codes as they are or spread out."""

    def __init__(self, game: Game, seats: int, memory: bool = True, one_hot: bool = False) -> None:
        self.game = game
        self.told = game.observation_size(seats, memory)
        self.spread = spread_of(game, seats, memory, one_hot)
        self.size = self.told if self.spread is None else self.spread.size

    def space(self) -> Space[Seen]:
        """`observation`: numbers by docs/rl.md; `action_mask`: 1 for each legal action."""
        space: Space[Any] = Dict(
            {
                "observation": Box(-128, 127, (self.size,), np.int8),
                "action_mask": Box(0, 1, (self.game.action_count,), np.int8),
            }
        )
        return space

    def __call__(self, state: State, seat: int) -> Seen:
        """What `seat` knows, and may do if it is to move."""
        seen = seen_by(state, seat, self.told)
        if self.spread is not None:
            seen["observation"] = self.spread(seen["observation"])
        return seen


class Actions(Discrete):
    """Numbers of actions. It samples with a mask, and knows its own, as `Discrete` does, but faster."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if type(mask) is not np.ndarray or probability is not None or mask.ndim != 1 or len(mask) != self.n:
            return super().sample(mask, probability)
        legal = mask.nonzero()[0]
        if not len(legal):
            return super().sample(mask)
        chosen: np.int64 = legal[int(self.np_random.random() * len(legal))]
        return chosen

    def contains(self, x: Any) -> bool:
        if type(x) is int or type(x) is np.int64:
            return bool(0 <= x < self.n)
        return bool(super().contains(x))


def action_space(game: Game) -> Discrete:
    """Actions are numbers."""
    return Actions(game.action_count)


def number_of(action: Any) -> int:
    """The number of an action, Python's or NumPy's; Unreadable if it is no whole number."""
    try:
        return index(action)
    except TypeError:
        raise Unreadable("action-number", action=repr(action)[:40]) from None


def seen_by(state: State, seat: int, size: int) -> Seen:
    """What `seat` knows, in `size` numbers, and may do if it is to move."""
    observation, mask = np.zeros(size, np.int8), np.zeros(state.game.action_count, np.int8)
    write_sight(state, seat, observation, mask)
    return {"observation": observation, "action_mask": mask}
