"""Learners of other libraries play our environments as their own documents have it, and learn something at all.

These run where PyTorch is installed (`tools/learner-tests` sees to that): MaskablePPO of sb3-contrib, our single-file
PPO on the vector environment (examples/self_play), TorchRL, and DQN and NFSP of OpenSpiel.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

import papercove.rl
from papercove.rl import openspiel

try:
    import torch
except ModuleNotFoundError:
    torch = None

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play"
ID = "papercove/SeaSaltPaper-v3"

pytestmark = [
    pytest.mark.skipif(torch is None, reason="PyTorch is not installed: tools/learner-tests"),
    pytest.mark.filterwarnings("ignore"),
]


def weights(network: Any) -> list[Any]:
    return [parameter.detach().clone() for parameter in network.parameters()]


def moved(network: Any, before: list[Any]) -> bool:
    return any(not torch.equal(now, then) for now, then in zip(network.parameters(), before, strict=True))


def test_maskable_ppo_learns_and_is_an_opponent_for_the_next() -> None:
    ppo = pytest.importorskip("sb3_contrib").MaskablePPO
    assert papercove.rl is not None
    table = gymnasium.make(ID, opponents="random", points_to_win=10)
    first = ppo("MultiInputPolicy", table, n_steps=64, batch_size=32, n_epochs=1, seed=3)
    before = weights(first.policy)
    first.learn(128)
    assert moved(first.policy, before)
    second = ppo("MultiInputPolicy", gymnasium.make(ID, opponents=first, points_to_win=10), n_steps=32, batch_size=16)
    second.learn(32)
    seen, info = second.get_env().envs[0].reset(seed=1)
    action, _ = first.predict(seen, action_masks=info["action_mask"])
    assert info["action_mask"][int(action)] == 1


def test_our_single_file_ppo_trains_and_leaves_a_bot(tmp_path: Path) -> None:
    out = tmp_path / "policy.npz"
    command = [sys.executable, str(EXAMPLE / "train.py"), "--minutes", "0.1", "--envs", "64", "--steps", "16"]
    subprocess.run([*command, "--width", "32", "--out", str(out)], check=True)
    with np.load(out) as arrays:
        assert {"scale", "policy_weight", "value_weight"} <= set(arrays)
        assert np.isfinite(arrays["policy_weight"]).all()


def test_torchrl_rolls_out_with_the_mask_and_takes_a_step() -> None:
    pytest.importorskip("torchrl")
    from tensordict.nn import TensorDictModule
    from torchrl.envs import ActionMask, Compose, DTypeCastTransform, GymWrapper, TransformedEnv
    from torchrl.modules import MaskedCategorical, ProbabilisticActor

    torch.manual_seed(1)
    base = GymWrapper(gymnasium.make(ID, opponents="random", points_to_win=10), categorical_action_encoding=True)
    as_bool = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    table = TransformedEnv(base, Compose(as_bool, ActionMask()))
    size, actions = base.observation_spec["observation"].shape[-1], base.action_spec.space.n
    network = torch.nn.Linear(size, actions)

    def scores(seen: Any) -> Any:
        return network(seen.float())

    module = TensorDictModule(scores, in_keys=["observation"], out_keys=["logits"])
    keys = {"logits": "logits", "mask": "action_mask"}
    actor = ProbabilisticActor(module, in_keys=keys, distribution_class=MaskedCategorical, return_log_prob=True)
    found = table.rollout(40, actor)
    chosen = found["action_mask"].gather(-1, found["action"].unsqueeze(-1))
    assert bool(chosen.all())
    before = weights(network)
    chances = actor.get_dist(found).log_prob(found["action"])
    (-chances.mean()).backward()
    torch.optim.SGD(network.parameters(), lr=0.1).step()
    assert moved(network, before)


@pytest.mark.parametrize("algorithm", ["dqn", "nfsp"])
def test_openspiels_agents_learn(algorithm: str) -> None:
    import pyspiel
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import dqn, nfsp

    openspiel.register()
    game = pyspiel.load_game("papercove_sea_salt_paper(seats=2,points_to_win=5,reward=score)")
    table = rl_environment.Environment(game, seed=4)
    size, actions = table.observation_spec()["info_state"][0], table.action_spec()["num_actions"]
    small = {"batch_size": 16, "min_buffer_size_to_learn": 20, "learn_every": 8}
    if algorithm == "dqn":
        players = [dqn.DQN(seat, size, actions, (16,), replay_buffer_capacity=500, **small) for seat in range(2)]
    else:
        players = [nfsp.NFSP(seat, size, actions, (16,), 500, 0.5, **small) for seat in range(2)]
    for _ in range(8):
        now = table.reset()
        while not now.last():
            mover = now.observations["current_player"]
            action = players[mover].step(now).action
            assert action in now.observations["legal_actions"][mover]
            now = table.step([action])
        for player in players:
            player.step(now)
    losses = [loss for player in players for loss in np.atleast_1d(np.array(player.loss, dtype=object))]
    assert any(loss is not None and np.isfinite(float(loss)) for loss in losses)
