"""One learner against opponents, as a Gymnasium environment: `gymnasium.make("papercove/SeaSaltPaper-v3")`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self

from papercove.bots import decide
from papercove.engine.constants import NOBODY
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.rl.registration import check_render_mode, missing
from papercove.rl.rewards import check_reward, leads, rewards_of

try:
    import numpy as np
    from gymnasium import Env

    from papercove.rl.opponents import Opponent, opponents_of
    from papercove.rl.spaces import Look, Seen, action_space, number_of
except ModuleNotFoundError as problem:
    raise missing(problem.name or "gymnasium", "rl") from problem


class SingleLearner(Env[Seen, np.int64]):
    """The learner has one seat (by default another one each match), its opponents the others.

    An opponent is the name of a bot, a `Bot`, a function from what its seat sees (as the learner would) to an action,
    or a policy with `predict`. One that gives no legal action is refused; the match then waits for it until `reset`.

    An illegal action is not played: the match stays as it is, the reward is `illegal_reward`, and the info
    says `illegal`. Sample with the mask: `env.action_space.sample(observation["action_mask"])`; `action_masks()` and
    `info["action_mask"]` have the same mask for those who look there.
    A copy (`copy` or `deepcopy`) has a match of its own that goes on from the same position.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: Opponent | Sequence[Opponent] = ("greedy",),
        seat: int | None = None,
        reward: str = "share",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        memory: bool = True,
        one_hot: bool = False,
        **options: Any,
    ) -> None:
        self.game = find_game(game)
        self.seats = seats
        self.options = options
        self.seat_wanted = seat
        self.reward = reward
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        check_reward(reward)
        check_render_mode(render_mode, self.metadata["render_modes"])
        self.match: State = self.game.start(seats, 0, **options)
        self.seat = NOBODY  # until the first reset
        self.dice = Dice(0)
        if seat is not None and not 0 <= seat < seats:
            raise Unreadable("seat", seat=str(seat), seats=seats)
        self.look = Look(self.game, seats, memory, one_hot)
        self.opponents = opponents_of(opponents, self.game, seats, self.look)
        self.observation_space = self.look.space()
        self.action_space = action_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        self.dice = Dice(deal)
        self.seat = self.dice.roll(self.seats) if self.seat_wanted is None else self.seat_wanted
        self.match = self.game.start(self.seats, deal, **self.options)
        self.leads = [0.0] * self.seats
        self._let_opponents_play()
        if self.match.is_over:  # a game that may end before the learner's first turn: deal again
            return self.reset()
        seen = self._seen()
        return seen, self._info(seen)

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for each legal action of the learner: where MaskablePPO of sb3-contrib looks for it."""
        self._check_reset()
        mask = np.zeros(self.game.action_count, np.bool_)
        if self.match.to_move == self.seat:
            mask[self.match.legal_actions()] = True
        return mask

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        self._check_reset()
        chosen = number_of(action)
        if self.match.to_move != self.seat or chosen not in self.match.legal_actions():
            seen = self._seen()
            return seen, self.illegal_reward, self.match.is_over, False, {**self._info(seen), "illegal": True}
        self.match.apply(chosen)
        self._let_opponents_play()
        over = self.match.is_over
        reward = rewards_of(self.match, self.reward, self.leads)[self.seat]
        self.leads = leads(self.match)
        seen = self._seen()
        return seen, reward, over, False, self._info(seen)

    def _check_reset(self) -> None:
        if self.seat == NOBODY:
            raise Unreadable("environment-not-reset")

    def _seen(self) -> Seen:
        return self.look(self.match, self.seat)

    def _info(self, seen: Seen) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": seen["action_mask"]}

    def _let_opponents_play(self) -> None:
        while not self.match.is_over and self.match.to_move != self.seat:
            place = (self.match.to_move - self.seat) % self.seats - 1
            self.match.apply(decide(self.opponents[place], self.match, self.dice))

    def __copy__(self) -> Self:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = object.__new__(type(self))
        memo[id(self)] = new
        for shared in (self.game, self.look, *self.opponents):  # nothing of a match is in them
            memo[id(shared)] = shared
        new.__dict__.update(deepcopy(self.__dict__, memo))
        return new

    def render(self) -> str:
        """The position in public notation."""
        return self.game.notation(self.match)
