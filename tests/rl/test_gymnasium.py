"""One learner against bots, by Gymnasium's rules."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import papercove.rl
from papercove import Unreadable
from tests.counts import count

IDS = ("papercove/SeaSaltPaper-v3", "papercove/PaperWorld-v1")


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
    assert (reward, over, info["illegal"], env.unwrapped.match.ply) == (-0.5, False, True, ply)


@pytest.mark.parametrize(
    "bad",
    [
        {"opponents": ()},
        {"opponents": ("a", "b")},
        {"opponents": "nobody"},
        {"opponents": ("nobody",)},
        {"opponents": 7},
        {"opponents": [None]},
        {"opponents": dict},
        {"seat": 2},
        {"reward": "fame"},
        {"render_mode": "human"},
    ],
)
@pytest.mark.filterwarnings("ignore:.*render_mode:UserWarning")
def test_what_is_wrong_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        gymnasium.make(IDS[0], **bad)


def test_a_seat_is_named_as_it_was_given() -> None:
    with pytest.raises(Unreadable, match="There is no seat 5 at a table for 2"):
        gymnasium.make(IDS[0], seat=5)


def played(env: Any, actions: int, chooser: int) -> list[Any]:
    """What a learner sees and gets who chooses by dice of this seed, one match after the other."""
    dice = np.random.default_rng(chooser)
    found: list[Any] = []
    for _ in range(actions):
        legal = env.unwrapped.match.legal_actions()
        seen, reward, over, _, _ = env.step(legal[dice.integers(len(legal))] if legal else 0)
        found.append((seen["observation"].tolist(), reward, over))
        if over:
            env.reset()
    return found


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("opponents", ["random", "greedy", f"novice:{count(30, interpreted=2)}"])
@pytest.mark.parametrize("id", IDS)
def test_a_copy_goes_its_own_way_and_the_same_way_by_the_same_actions(id: str, opponents: str, copied: Any) -> None:
    env: Any = gymnasium.make(id, seats=3, opponents=opponents).unwrapped
    env.reset(seed=5)
    env.action_space.seed(5)
    played(env, 4, 1)
    first, second = copied(env), copied(env)
    before = env.render()
    went = played(first, 12, 2)
    assert env.render() == before
    assert played(second, 12, 2) == went
    assert played(env, 12, 2) == went
    assert env.action_space.sample() == first.action_space.sample()


def test_an_environment_made_by_id_is_copied_with_its_wrappers() -> None:
    env: Any = gymnasium.make(IDS[0], opponents="random")
    env.reset(seed=2)
    other = copy.deepcopy(env)
    assert played(other, 200, 3) == played(env, 200, 3)  # over the end of a match, into the next deals


@pytest.mark.parametrize("seats", [2, 4])
def test_a_single_name_is_every_opponent(seats: int) -> None:
    env: Any = gymnasium.make(IDS[0], seats=seats, opponents="greedy").unwrapped
    assert [opponent.name for opponent in env.opponents] == ["greedy"] * (seats - 1)


@pytest.mark.parametrize("action", [0.0, 0.7, np.float32(1), "0", None])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    env: Any = gymnasium.make(IDS[0], opponents="random").unwrapped
    env.reset(seed=1)
    before = env.render()
    with pytest.raises(Unreadable, match="action-number"):
        env.step(action)
    assert env.render() == before
    legal = env.match.legal_actions()[0]
    assert "illegal" not in env.step(np.array(legal))[4]


def test_nothing_goes_before_the_first_reset() -> None:
    env: Any = gymnasium.make(IDS[0], opponents="random").unwrapped
    for early in (lambda: env.step(0), env.action_masks):
        with pytest.raises(Unreadable, match="Call reset"):
            early()
