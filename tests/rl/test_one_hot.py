"""Environments that spread the codes of observations out show the same, a place for each thing a code stands for."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import papercove
import papercove.rl
from papercove import Dice
from papercove.rl.codes import one_hot
from papercove.rl.pettingzoo import env as pettingzoo_env
from papercove.rl.vector import make

GAME = papercove.game("sea-salt-paper")
ID = "papercove/SeaSaltPaper-v3"


def wide(observation: Any, memory: bool = True) -> Any:
    """What an observation of a table for two is when spread out."""
    fields = GAME.observation_fields(2)
    return one_hot(observation, fields if memory else fields[: -len(GAME.memory_fields())])


@pytest.mark.parametrize("memory", [True, False])
def test_gymnasium_shows_codes_spread_out(memory: bool) -> None:
    assert papercove.rl is not None
    plain, spread = (
        gymnasium.make(ID, opponents="random", memory=kept, one_hot=hot)
        for kept, hot in ((memory, False), (memory, True))
    )
    dice = Dice(3)
    seen, wider = plain.reset(seed=3)[0], spread.reset(seed=3)[0]
    assert len(seen["observation"]) == GAME.observation_size(2, memory)
    over = False
    while not over:
        assert (wider["observation"] == wide(seen["observation"], memory)).all()
        assert spread.observation_space.contains(wider)
        action = dice.choose(np.flatnonzero(seen["action_mask"]).tolist())
        seen, _, over, _, _ = plain.step(action)
        wider = spread.step(action)[0]
    assert (wider["observation"] == wide(seen["observation"], memory)).all()


def test_opponents_are_shown_what_the_learner_is_shown() -> None:
    shown = []

    def opponent(seen: Any) -> int:
        shown.append(seen["observation"].shape)
        return int(np.flatnonzero(seen["action_mask"])[0])

    env = gymnasium.make(ID, opponents=opponent, seat=1, memory=False, one_hot=True)
    env.reset(seed=1)
    assert set(shown) == {env.observation_space["observation"].shape}  # type: ignore[index]


@pytest.mark.parametrize("memory", [True, False])
def test_pettingzoo_shows_codes_spread_out(memory: bool) -> None:
    plain, spread = (pettingzoo_env("sea-salt-paper", memory=memory, one_hot=hot) for hot in (False, True))
    for env in (plain, spread):
        env.reset(seed=5)
    dice = Dice(5)
    for _ in range(200):
        seen, wider = plain.last()[0], spread.last()[0]
        assert (wider["observation"] == wide(seen["observation"], memory)).all()
        assert spread.observation_space(spread.agent_selection).contains(wider)
        action = dice.choose(np.flatnonzero(seen["action_mask"]).tolist())
        for env in (plain, spread):
            env.step(action)
        if plain.terminations[plain.agent_selection]:
            break


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("memory", [True, False])
def test_the_vector_environment_shows_codes_spread_out(memory: bool, copy: bool) -> None:
    plain, spread = (
        make("sea-salt-paper", 6, memory=memory, one_hot=hot, copy=copy, points_to_win=10) for hot in (False, True)
    )
    seen, wider = plain.reset(seed=2)[0], spread.reset(seed=2)[0]
    dice = Dice(2)
    ended = 0
    for _ in range(300):
        assert (wider["observation"] == wide(seen["observation"], memory)).all()
        assert wider["observation"].flags.writeable == copy
        actions = np.array([dice.choose(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]])
        seen, *_, infos = plain.step(actions)
        wider, *_, infos_wider = spread.step(actions)
        if "final_obs" in infos:
            over = infos["_final_obs"]
            ended += int(over.sum())
            final = infos_wider["final_obs"]["observation"][over]
            assert (final == wide(infos["final_obs"]["observation"][over], memory)).all()
    assert ended
    assert spread.observation_space.contains({name: np.array(array) for name, array in wider.items()})


def test_a_copy_of_a_vector_environment_spreads_into_arrays_of_its_own() -> None:
    env = make("sea-salt-paper", 3, one_hot=True)
    env.reset(seed=4)
    other = env.__deepcopy__({})
    actions = env.batch.random_actions(Dice(1))
    one = env.step(actions)[0]["observation"].copy()
    assert (other.step(actions)[0]["observation"] == one).all()
    env.step(env.batch.random_actions(Dice(2)))
    assert (other.spreads[0].out == one).all()  # type: ignore[index]
