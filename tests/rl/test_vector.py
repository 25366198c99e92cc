"""The vector environment plays exactly as single matches do."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from papercove import Dice, Illegal, Unreadable
from papercove.engine.state import COMPILED
from papercove.rl.rewards import leads, rewards_of
from papercove.rl.vector import Batch, make

GAMES = ("paper-world", "sea-salt-paper")
STEPS = 700 if COMPILED else 150


def checked(batch: Batch) -> None:
    """Whose turn, masks and observations are those of the matches."""
    for i, state in enumerate(batch.states()):
        assert batch.to_move[i] == state.to_move
        assert np.flatnonzero(batch.masks[i]).tolist() == state.legal_actions()
        assert batch.observations[i].tolist() == state.observation(state.to_move)


@pytest.mark.parametrize("reward", ["share", "score", "gain"])
@pytest.mark.parametrize("id", GAMES)
def test_a_batch_plays_as_single_matches_do(id: str, reward: str) -> None:
    batch = Batch(id, 5, seats=3, reward=reward, seed=4)
    dice = Dice(4)
    ended = 0
    for _ in range(STEPS):
        before = batch.states()
        had = [leads(state) for state in before]
        actions = batch.random_actions(dice)
        batch.step(actions)
        assert batch.acted.tolist() == [state.to_move for state in before]
        for i, state in enumerate(before):
            state.apply(int(actions[i]))
            assert batch.ended[i] == state.is_over
            assert batch.rewards[i].tolist() == pytest.approx(rewards_of(state, reward, had[i]))
            if state.is_over:
                ended += 1
                assert batch.final[i].tolist() == state.observation(int(batch.acted[i]))
                assert batch.states()[i].ply == 0
            else:
                assert batch.observations[i].tolist() == state.observation(state.to_move)
    checked(batch)
    assert ended or not COMPILED


@pytest.mark.parametrize("opponents", [None, "random", "quick"])
@pytest.mark.parametrize("id", GAMES)
def test_all_gains_of_a_match_are_its_score(id: str, opponents: str | None) -> None:
    gains, scores = (Batch(id, 4, seats=3, opponents=opponents, reward=kind, seed=2) for kind in ("gain", "score"))
    total = np.zeros((4, 3), np.float32)
    dice = Dice(2)
    for _ in range(STEPS):
        actions = gains.random_actions(dice)
        gains.step(actions)
        scores.step(actions)
        total += gains.rewards
        ended = gains.ended
        assert np.array_equal(ended, scores.ended)
        assert np.array_equal(total[ended], scores.rewards[ended])
        total[ended] = 0


@pytest.mark.parametrize("opponents", [None, "random", "quick"])
def test_threads_change_nothing(opponents: str | None) -> None:
    one, two = (Batch("sea-salt-paper", 37, threads=threads, opponents=opponents, seed=9) for threads in (1, 3))
    for step in range(60):
        actions = one.random_actions(Dice(step))
        for batch in (one, two):
            batch.step(actions)
        for name in ("to_move", "masks", "observations", "rewards", "ended"):
            assert np.array_equal(getattr(one, name), getattr(two, name))


@pytest.mark.parametrize("id", GAMES)
def test_an_illegal_action_is_refused_and_nothing_is_played(id: str) -> None:
    batch = Batch(id, 6, seed=1)
    actions = batch.random_actions(Dice(1))
    before = (batch.masks.copy(), batch.observations.copy(), [state.ply for state in batch.states()])
    for wrong in (-1, batch.action_count, int(np.flatnonzero(batch.masks[4] == 0)[0])):
        bad = actions.copy()
        bad[4] = wrong
        with pytest.raises(Illegal, match="match 4"):
            batch.step(bad)
    with pytest.raises(Unreadable):
        batch.step(actions[:3])
    assert np.array_equal(before[0], batch.masks)
    assert np.array_equal(before[1], batch.observations)
    assert before[2] == [state.ply for state in batch.states()]
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = 1


@pytest.mark.parametrize("opponents", ["random", "quick"])
@pytest.mark.parametrize("id", GAMES)
def test_opponents_play_until_it_is_the_learners_turn(id: str, opponents: str) -> None:
    batch = Batch(id, 8, seats=4, opponents=opponents, seed=3)
    for step in range(STEPS // 4):
        assert batch.to_move.tolist() == [i % 4 for i in range(8)]
        batch.step(batch.random_actions(Dice(step)))
    checked(batch)


def test_the_same_seed_gives_the_same_matches() -> None:
    first, second, other = (Batch("sea-salt-paper", 9, seed=seed) for seed in (5, 5, 6))
    assert np.array_equal(first.observations, second.observations)
    assert not np.array_equal(first.observations, other.observations)
    other.reset(5)
    assert np.array_equal(first.observations, other.observations)


def test_what_cannot_be_made_says_so() -> None:
    for bad in ({"num_envs": 0}, {"threads": 0}, {"opponents": "nobody"}, {"reward": "fame"}, {"seats": 9}):
        with pytest.raises(Unreadable):
            make("sea-salt-paper", **{"num_envs": 2, **bad})  # type: ignore[arg-type]


@pytest.mark.parametrize("copy", [False, True])
def test_gymnasium_vector_semantics(copy: bool) -> None:
    env = make("sea-salt-paper", num_envs=16, opponents="quick", copy=copy)
    seen, infos = env.reset(seed=7)
    assert env.observation_space.contains(seen)
    again, _ = make("sea-salt-paper", num_envs=16, opponents="quick").reset(seed=7)
    assert np.array_equal(seen["observation"], again["observation"])
    ended = 0
    dice = Dice(2)
    for _ in range(STEPS):
        actions = env.batch.random_actions(dice)
        assert env.action_space.contains(actions.astype(np.int64))
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        assert rewards.shape == terminations.shape == truncations.shape == (16,)
        assert not truncations.any()
        assert (rewards[~terminations] == 0).all()
        ended += int(terminations.sum())
        if terminations.any():
            assert (infos["_final_obs"] == terminations).all()
            assert infos["final_obs"]["observation"][terminations].any()
    assert ended or not COMPILED


def test_gymnasium_makes_it_by_id() -> None:
    import gymnasium

    import papercove.rl

    env: Any = gymnasium.make_vec("papercove/PaperWorld-v0", num_envs=3, threads=2)
    seen, infos = env.reset(seed=1)
    assert seen["action_mask"].shape == (3, papercove.game("paper-world").action_count)
    assert infos["to_move"].shape == (3,)
