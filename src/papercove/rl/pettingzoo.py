"""Any game as a PettingZoo AEC environment: `env("sea-salt-paper", seats=2)`."""

from __future__ import annotations

from typing import Any, Self

from papercove.engine.errors import Unreadable
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.rl.registration import check_render_mode, environment_id, missing
from papercove.rl.rewards import check_reward, leads, rewards_of

try:
    import numpy as np
    from gymnasium.spaces import Discrete, Space
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

    from papercove.rl.spaces import Look, Seen, action_space, seen_by
except ModuleNotFoundError as problem:
    raise missing(problem.name or "pettingzoo", "rl") from problem

WHOLE = (int, np.integer)
RENDER_MODES = ("human", "ansi")


def env(
    game: str,
    seats: int = 2,
    reward: str = "share",
    render_mode: str | None = None,
    memory: bool = True,
    one_hot: bool = False,
    **options: Any,
) -> TurnsEnv:
    """A match of `game`; `reward` is "share" (of the win), "score" (lead in points) or "gain" (of that lead).

    Without `memory` observations leave out what only memory holds; with `one_hot` their codes are spread out.
    """
    return TurnsEnv(game, seats, reward, render_mode, options, memory, one_hot)


class TurnsEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One agent a seat, taking turns. An illegal action raises Illegal and changes nothing.

    A copy (`copy` or `deepcopy`) has a match of its own that goes on from the same position.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        reward: str,
        render_mode: str | None,
        options: dict[str, Any],
        memory: bool,
        one_hot: bool,
    ) -> None:
        super().__init__()
        self.game = find_game(game)
        self.seats = seats
        self.options = options
        self.reward = reward
        self.render_mode = render_mode
        check_reward(reward)
        check_render_mode(render_mode, RENDER_MODES)
        self.game.start(seats, 0, **options)
        self.metadata = {
            "name": environment_id(self.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        look = Look(self.game, seats, memory, one_hot)
        self.observation_size, self.spread = look.told, look.spread
        self.observation_spaces = {agent: look.space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.match: State | None = None
        self.np_random, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Space[Seen]:
        self.seat_of(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        self.seat_of(agent)
        return self.action_spaces[agent]

    def seat_of(self, agent: str) -> int:
        """The seat of an agent; Unreadable if there is none of this name."""
        seat = self.seat_numbers.get(agent)
        if seat is None:
            raise Unreadable("agent", agent=str(agent)[:40], known=", ".join(self.possible_agents))
        return seat

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.match = self.game.start(self.seats, int(self.np_random.integers(2**63)), **self.options)
        self.leads = [0.0] * self.seats
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.to_move]

    def observe(self, agent: str) -> Seen:
        seen = seen_by(self._match(), self.seat_of(agent), self.observation_size)
        if self.spread is not None:
            seen["observation"] = self.spread(seen["observation"])
        info = self.infos.get(agent)
        if info is not None:
            info["action_mask"] = seen["action_mask"]  # for those who look for it there
        return seen

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self._match()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward, over, cut = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return seen, reward, over, cut, self.infos[agent]

    def step(self, action: int | None) -> None:
        match = self._match()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if not isinstance(action, WHOLE):
            raise self.game.illegal(match, action, repr(action)[:40])
        match.apply(int(action), self.seat_of(self.agent_selection))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.infos[self.agent_selection] = {}
        if match.is_over or self.reward == "gain":  # until the end, all other rewards stay 0
            self.rewards = dict(zip(self.possible_agents, rewards_of(match, self.reward, self.leads), strict=True))
            self.leads = leads(match)
            self._accumulate_rewards()
        if match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[match.to_move]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position in public notation: as text (`ansi`), or printed (`human`)."""
        text = self.game.notation(self._match())
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text

    def close(self) -> None:
        """Nothing to put away."""

    def _match(self) -> State:
        if self.match is None:
            raise Unreadable("environment-not-reset")
        return self.match

    def __copy__(self) -> Self:
        return self.__deepcopy__({})

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = object.__new__(type(self))
        memo[id(self)] = new
        for name, value in self.__dict__.items():
            new.__dict__[name] = dict(value) if isinstance(value, dict) else value
        new.match = None if self.match is None else self.match.copy()
        new.infos = {agent: dict(info) for agent, info in getattr(self, "infos", {}).items()}
        new.agents = list(getattr(self, "agents", []))
        new.np_random = np.random.default_rng()
        new.np_random.bit_generator.state = self.np_random.bit_generator.state
        return new
