"""A learner's opponents: bots, functions and policies; and the handles where learners look for the mask."""

from __future__ import annotations

import copy
from typing import Any
from zlib import crc32

import gymnasium
import numpy as np
import pytest

import papercove
import papercove.rl
from papercove import Illegal, Unreadable
from papercove.bots import bot
from papercove.rl.spaces import Seen

ACTIONS = papercove.game("sea-salt-paper").action_count

IDS = ("papercove/SeaSaltPaper-v3", "papercove/PaperWorld-v1")


def picked(seen: Seen) -> int:
    """A legal action, the same one for the same sight, as if by chance: always the lowest might never end a match."""
    legal = np.flatnonzero(seen["action_mask"])
    return int(legal[crc32(seen["observation"].tobytes()) % len(legal)])


class Maskable:
    """Predicts as MaskablePPO does."""

    def predict(
        self, observation: Seen, state: Any = None, deterministic: bool = False, action_masks: Any = None
    ) -> tuple[Any, None]:
        assert action_masks is observation["action_mask"]
        return np.int64(picked(observation)), None


class Plain:
    """Predicts as the policies of Stable-Baselines3 do."""

    def predict(self, observation: Seen, state: Any = None, deterministic: bool = False) -> tuple[Any, None]:
        return np.array([picked(observation)]), None


def made(id: str = IDS[0], **settings: Any) -> Any:
    assert papercove.rl is not None
    return gymnasium.make(id, **settings)


def played(env: Any, seed: int) -> list[Any]:
    """What a learner sees in one match that it plays by `picked`."""
    seen, info = env.reset(seed=seed)
    found = [seen["observation"].tolist()]
    over = False
    while not over:
        mask = env.get_wrapper_attr("action_masks")()  # as sb3-contrib asks for it
        assert mask.dtype == np.bool_
        assert np.array_equal(mask, seen["action_mask"])
        assert np.array_equal(mask, info["action_mask"])
        seen, reward, over, _, info = env.step(picked(seen))
        found.append((seen["observation"].tolist(), reward))
    assert not info["action_mask"].any()
    return found


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_function_and_policies_play_alike_where_they_choose_alike(id: str, seats: int) -> None:
    opponents = (picked, Maskable(), Plain(), [picked])
    games = [played(made(id, seats=seats, opponents=one), 3) for one in opponents]
    assert all(game == games[0] for game in games)


def test_an_opponent_sees_what_a_learner_on_its_seat_would_see() -> None:
    shown: list[Seen] = []

    def watched(seen: Seen) -> int:
        shown.append(seen)
        return picked(seen)

    seed = next(begins_at(0))
    made(seat=1, opponents=watched).reset(seed=seed)
    learner, _ = made(seat=0, opponents="random").reset(seed=seed)
    assert {name: array.tolist() for name, array in shown[0].items()} == {
        name: array.tolist() for name, array in learner.items()
    }


def test_bots_and_functions_mix_in_the_order_of_play() -> None:
    game = papercove.game("sea-salt-paper")
    env = made(seats=4, opponents=["random", bot("greedy", game), picked]).unwrapped
    assert [one.name for one in env.opponents] == ["random", "greedy", "picked"]
    played(env, 1)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        (np.zeros(ACTIONS), f"float64[{ACTIONS}]"),
        (np.zeros((1, ACTIONS), np.int64), f"int64[1, {ACTIONS}]"),
        (0.0, "float64[]"),
        ("0", "'0'"),
        (None, "None"),
        (True, "bool[]"),
    ],
)
def test_an_answer_of_the_wrong_shape_is_named(answer: Any, told: str) -> None:
    def odd(seen: Seen) -> Any:
        return answer

    with pytest.raises(Unreadable) as refusal:
        made(seat=1, opponents=odd).reset(seed=next(begins_at(0)))
    assert refusal.value.key == "policy-answer"
    assert refusal.value.arguments == {"policy": "odd", "answer": told, "actions": ACTIONS}


def begins_at(seat: int) -> Any:
    """Seeds of matches in which this seat begins."""
    for seed in range(100):
        env = made(seat=seat, opponents="random")
        env.reset(seed=seed)
        if env.unwrapped.match.ply == 0:
            yield seed


def test_an_illegal_answer_is_named_and_nobody_plays_for_that_seat() -> None:
    answers = iter([183])
    env = made(seat=1, opponents=lambda seen: next(answers, picked(seen)))
    with pytest.raises(Illegal, match="policy-action") as refusal:
        env.reset(seed=next(begins_at(0)))
    table = env.unwrapped
    assert refusal.value.arguments["action"] == 183
    assert table.match.to_move == 0
    assert not table.action_masks().any()
    assert env.step(table.match.legal_actions()[0])[4]["illegal"]
    assert env.reset(seed=1)[0]["action_mask"].any()


def test_a_copy_shares_its_opponents_and_not_its_match() -> None:
    env = made(opponents=picked).unwrapped
    env.reset(seed=2)
    other = copy.deepcopy(env)
    other.step(other.match.legal_actions()[0])
    assert other.opponents[0] is env.opponents[0]
    assert other.match.ply > env.match.ply


def test_an_opponent_that_raises_is_named() -> None:
    def careless(seen: Seen) -> int:
        raise KeyError("weights")

    env = made(opponents=careless, seat=1)
    with pytest.raises(Unreadable, match="careless") as refusal:
        played(env, 3)
    assert refusal.value.key == "policy-raised"
    assert "KeyError: 'weights'" in str(refusal.value)
    assert isinstance(refusal.value.__cause__, KeyError)
