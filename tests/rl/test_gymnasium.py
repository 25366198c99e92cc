"""One learner against bots, by Gymnasium's rules."""

from __future__ import annotations

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import papercove.rl
from papercove import Unreadable

IDS = ("papercove/SeaSaltPaper-v0", "papercove/PaperWorld-v0")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("id", IDS)
def test_it_passes_check_env(id: str, seats: int) -> None:
    assert papercove.rl is not None
    env: Any = gymnasium.make(id, seats=seats, opponents=("random",)).unwrapped
    check_env(env)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("id", IDS)
def test_the_learner_plays_a_whole_match(id: str, seats: int) -> None:
    env: Any = gymnasium.make(id, seats=seats, opponents=("greedy", "random")[: seats - 1])
    rewards = []
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.unwrapped.match.to_move == info["seat"]
            action = env.action_space.sample(seen["action_mask"])
            seen, reward, over, truncated, info = env.step(action)
            assert not truncated
            assert over or reward == 0.0
        rewards.append(reward)
    assert all(0.0 <= reward <= 1.0 for reward in rewards)


def test_an_illegal_action_leaves_the_match_as_it_is() -> None:
    env: Any = gymnasium.make(IDS[0], opponents=("random",), seat=0, illegal_reward=-0.5)
    seen, _ = env.reset(seed=1)
    ply = env.unwrapped.match.ply
    wrong = int((seen["action_mask"] == 0).argmax())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info, env.unwrapped.match.ply) == (-0.5, False, {"illegal": True}, ply)


@pytest.mark.parametrize(
    "bad", [{"opponents": ()}, {"opponents": ("a", "b")}, {"seat": 2}, {"opponents": ("nobody",)}, {"reward": "fame"}]
)
def test_what_is_wrong_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        gymnasium.make(IDS[0], **bad)
