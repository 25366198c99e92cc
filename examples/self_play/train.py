"""Trains a small policy by self-play with PyTorch, on one core, and saves it for `learned.py` to play.

    pip install 'papercove[rl]' torch
    python examples/self_play/train.py --minutes 20 --out sea-salt-paper.npz

The learner plays both seats of many matches at once (papercove.rl.vector). A decision is judged by the points that
its seat gained on the other from there on, soon ones most (generalised advantage estimation on the reward "gain"),
and the policy moves towards decisions that went better than expected (proximal policy optimisation with a clipped
ratio and an entropy bonus).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from papercove import Dice
from papercove.rl.vector import Batch

DISCOUNT = 0.98  # for each further decision of the same seat
LAMBDA = 0.9
POINTS = 10  # make a reward of 1
CLIP = 0.2
ENTROPY = 0.01
EPOCHS = 2
MINIBATCH = 4096
TALE = "pile order"  # the first field of what is remembered


class Network(nn.Module):
    """Observation in, one number for each action and the gain to be expected out."""

    def __init__(self, observations: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observations, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen)
        logits = self.policy(inner).masked_fill(masks == 0, -1e9)
        return logits, self.value(inner).squeeze(-1)


def sights(batch: Batch) -> np.ndarray[Any, Any]:
    """What the network looks at: the table, without the tale of the round that ends an observation."""
    fields = batch.game.observation_fields(batch.seats)
    tale = [i for i, field in enumerate(fields) if field.name == TALE]
    return batch.observations[:, : sum(field.length for field in fields[: tale[0] if tale else None])]


def scales(batch: Batch) -> np.ndarray[Any, Any]:
    """How large each number of an observation gets in random play; at least 1."""
    most = np.ones(sights(batch).shape[1], np.float32)
    dice = Dice("scales")
    for _ in range(500):
        batch.step(batch.random_actions(dice))
        most = np.maximum(most, np.abs(sights(batch).astype(np.float32)).max(axis=0))
    return most


class Rollout:
    """What happened in so many steps of a batch."""

    def __init__(self, steps: int, batch: Batch) -> None:
        n = batch.num_envs
        self.seen = np.zeros((steps, *sights(batch).shape), np.int8)
        self.masks = np.zeros((steps, n, batch.action_count), np.int8)
        self.seats = np.zeros((steps, n), np.int64)
        self.actions = np.zeros((steps, n), np.int64)
        self.chances = np.zeros((steps, n), np.float32)
        self.values = np.zeros((steps, n), np.float32)
        self.ended = np.zeros((steps, n), bool)
        self.rewards = np.zeros((steps, n, batch.seats), np.float32)

    def edges(self) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
        """By how much each decision turned out better for its seat than expected, and whether that is known yet."""
        steps, n, seats = self.rewards.shape
        rows = np.arange(n)
        gained = np.zeros((n, seats), np.float32)  # between the seat's decision and its next one
        following = np.zeros((n, seats), np.float32)  # what the seat expected at its next decision
        later = np.zeros((n, seats), np.float32)  # the edge of that one
        known = np.zeros((n, seats), bool)
        edges = np.zeros((steps, n), np.float32)
        valid = np.zeros((steps, n), bool)
        for t in range(steps - 1, -1, -1):
            over = self.ended[t]
            gained[over] = following[over] = later[over] = 0
            known[over] = True
            gained += self.rewards[t]
            mine = rows, self.seats[t]
            valid[t] = known[mine]
            edges[t] = gained[mine] + DISCOUNT * (following[mine] + LAMBDA * later[mine]) - self.values[t]
            gained[mine], following[mine], later[mine] = 0, self.values[t], np.where(valid[t], edges[t], 0)
            known[mine] = True
        return edges, valid


def play(network: Network, batch: Batch, scale: torch.Tensor, steps: int) -> Rollout:
    """Let the network play both seats."""
    found = Rollout(steps, batch)
    for t in range(steps):
        found.seen[t] = sights(batch)
        found.masks[t] = batch.masks
        found.seats[t] = batch.to_move
        with torch.no_grad():
            seen = torch.from_numpy(found.seen[t]).float() / scale
            logits, values = network(seen, torch.from_numpy(found.masks[t]))
            chosen = torch.distributions.Categorical(logits=logits)
            actions = chosen.sample()
            found.chances[t] = chosen.log_prob(actions).numpy()
            found.values[t] = values.numpy()
        found.actions[t] = actions.numpy()
        batch.step(found.actions[t])
        found.ended[t] = batch.ended
        found.rewards[t] = batch.rewards / POINTS
    return found


def learn(network: Network, optimiser: torch.optim.Optimizer, found: Rollout, scale: torch.Tensor) -> float:
    """One round of updates; returns how much of the outcome the values explain."""
    edges, valid = found.edges()
    chosen = np.flatnonzero(valid.reshape(-1))
    seen = torch.from_numpy(found.seen.reshape(-1, found.seen.shape[-1])[chosen])
    masks = torch.from_numpy(found.masks.reshape(-1, found.masks.shape[-1])[chosen])
    actions = torch.from_numpy(found.actions.reshape(-1)[chosen])
    old = torch.from_numpy(found.chances.reshape(-1)[chosen])
    edge = torch.from_numpy(edges.reshape(-1)[chosen])
    target = edge + torch.from_numpy(found.values.reshape(-1)[chosen])
    explained = 1 - float(edge.var() / target.var())
    edge = (edge - edge.mean()) / (edge.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(chosen)).split(MINIBATCH):
            logits, values = network(seen[part].float() / scale, masks[part])
            policy = torch.distributions.Categorical(logits=logits)
            ratio = (policy.log_prob(actions[part]) - old[part]).exp()
            gain = torch.min(ratio * edge[part], ratio.clamp(1 - CLIP, 1 + CLIP) * edge[part]).mean()
            loss = -gain + 0.5 * (values - target[part]).pow(2).mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
    return explained


def save(network: Network, scale: np.ndarray[Any, Any], path: str) -> None:
    """The weights as plain arrays, so that playing needs no PyTorch."""
    arrays = {
        name.replace(".", "_"): value.detach().numpy().astype(np.float16)
        for name, value in network.state_dict().items()
    }
    np.savez_compressed(path, scale=scale, **arrays)


def restore(network: Network, path: str) -> np.ndarray[Any, Any]:
    """Load saved weights into the network; returns the scales."""
    with np.load(path) as arrays:
        state = {name: torch.from_numpy(arrays[name.replace(".", "_")]).float() for name in network.state_dict()}
        network.load_state_dict(state)
        scale: np.ndarray[Any, Any] = arrays["scale"]
    return scale


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--game", default="sea-salt-paper")
    wanted.add_argument("--minutes", type=float, default=20)
    wanted.add_argument("--envs", type=int, default=1024)
    wanted.add_argument("--steps", type=int, default=64)
    wanted.add_argument("--width", type=int, default=192)
    wanted.add_argument("--seed", type=int, default=0)
    wanted.add_argument("--option", action="append", default=[], help="of the matches trained on: points_to_win=10")
    wanted.add_argument("--rate", type=float, default=1e-3, help="learning rate at the start; a tenth of it at the end")
    wanted.add_argument("--resume", help="go on from these weights")
    wanted.add_argument("--out", default="policy.npz")
    asked = wanted.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    options = dict(option.split("=", 1) for option in asked.option)
    batch = Batch(asked.game, asked.envs, seed=asked.seed, reward="gain", options=options)
    network = Network(sights(batch).shape[1], batch.action_count, asked.width)
    scale = restore(network, asked.resume) if asked.resume else scales(batch)
    optimiser = torch.optim.Adam(network.parameters(), lr=asked.rate)
    began = time.perf_counter()
    length = 60 * asked.minutes
    rounds = 0
    while (spent := time.perf_counter() - began) < length:
        for group in optimiser.param_groups:
            group["lr"] = asked.rate * max(0.1, 1 - spent / length)
        found = play(network, batch, torch.from_numpy(scale), asked.steps)
        explained = learn(network, optimiser, found, torch.from_numpy(scale))
        rounds += 1
        if rounds % 20 == 0:
            decisions = rounds * asked.steps * asked.envs
            ended = int(found.ended.sum())
            print(f"{spent:6.0f} s  {decisions:>10,} decisions  {ended} matches a round  explained {explained:.2f}")
            save(network, scale, asked.out)
    save(network, scale, asked.out)


if __name__ == "__main__":
    main()
