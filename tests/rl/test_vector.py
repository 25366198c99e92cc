"""The vector environment plays exactly as single matches do."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import papercove
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


@pytest.mark.parametrize("id", GAMES)
def test_without_memory_observations_end_before_its_fields(id: str) -> None:
    whole, brief = (Batch(id, 5, seats=3, seed=4, memory=memory) for memory in (True, False))
    size = whole.game.observation_size(3, memory=False)
    assert size == whole.observation_size - sum(field.length for field in whole.game.memory_fields())
    assert brief.observations.shape == (5, size)
    for _ in range(STEPS):
        actions = whole.random_actions(Dice(4))
        for batch in (whole, brief):
            batch.step(actions)
        assert brief.observations.tolist() == whole.observations[:, :size].tolist()
        assert brief.final.tolist() == whole.final[:, :size].tolist()
    assert copy.copy(brief).observations.tolist() == brief.observations.tolist()


def test_gymnasium_makes_it_without_memory() -> None:
    env = make("sea-salt-paper", 3, memory=False)
    seen, _ = env.reset(seed=1)
    assert seen["observation"].shape == (3, papercove.game("sea-salt-paper").observation_size(2, memory=False))
    assert env.observation_space.contains(seen)


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
    wrong: list[dict[str, Any]] = [
        {"num_envs": 0},
        {"threads": 0},
        {"opponents": "nobody"},
        {"opponents": lambda seen: 0},
        {"opponents": []},
        {"opponents": ["random", "random"]},
        {"seats": 3, "opponents": ["random", "quick"]},
        {"reward": "fame"},
        {"seats": 9},
    ]
    for bad in wrong:
        with pytest.raises(Unreadable):
            make("sea-salt-paper", **{"num_envs": 2, **bad})


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

    env: Any = gymnasium.make_vec("papercove/PaperWorld-v1", num_envs=3, threads=2)
    seen, infos = env.reset(seed=1)
    assert seen["action_mask"].shape == (3, papercove.game("paper-world").action_count)
    assert infos["to_move"].shape == (3,)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
@pytest.mark.parametrize("opponents", [None, "random", "quick"])
@pytest.mark.parametrize("id", GAMES)
def test_a_copy_goes_its_own_way_and_the_same_way_by_the_same_actions(id: str, opponents: Any, copied: Any) -> None:
    def played(one: Any, steps: int) -> list[Any]:
        dice = Dice(steps)
        found = []
        for _ in range(steps):
            seen, rewards, ended, _, infos = one.step(one.batch.random_actions(dice))
            found.append([*seen.values(), rewards, ended, infos["rewards"]])
        return [array.tolist() for row in found for array in row]

    env = make(id, 5, seats=3, threads=2, opponents=opponents, reward="gain", copy=True)
    env.reset(seed=3)
    played(env, 20)
    first, second = copied(env), copied(env)
    before = env.batch.observations.tolist()
    went = played(first, STEPS // 2)
    assert env.batch.observations.tolist() == before
    assert played(second, STEPS // 2) == went
    assert played(env, STEPS // 2) == went
    assert first.reset()[0]["observation"].tolist() == env.reset()[0]["observation"].tolist()
    with pytest.raises(ValueError, match="read-only"):
        first.batch.masks[0, 0] = 1


def test_a_list_of_one_kind_of_opponents_is_that_kind() -> None:
    one, other = (make("sea-salt-paper", 4, opponents=opponents) for opponents in ("random", ["random"]))
    assert one.batch.opponents == other.batch.opponents


def test_a_seed_for_each_match_deals_it_alike_at_any_place() -> None:
    env = make("sea-salt-paper", 3, copy=True)
    first = env.reset(seed=[7, 8, 9])[0]["observation"]
    second = env.reset(seed=[9, 7, None])[0]["observation"]
    assert first[0].tolist() == second[1].tolist()
    assert first[2].tolist() == second[0].tolist()
    with pytest.raises(Unreadable, match="vector-seeds"):
        env.reset(seed=[1, 2])


@pytest.mark.parametrize("seed", ["text", b"abc", 1.5, ["a", "b", "c"]])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(Unreadable, match="start-seed"):
        make("sea-salt-paper", 3).reset(seed=seed)


@pytest.mark.parametrize("size", [0, 1.5, "many", None])
def test_a_number_of_matches_that_is_none_is_refused(size: Any) -> None:
    with pytest.raises(Unreadable, match="vector-size"):
        make("sea-salt-paper", size)


@pytest.mark.parametrize("opponents", [None, "random"])
def test_a_mask_says_which_matches_are_dealt_anew(opponents: str | None) -> None:
    env = make("sea-salt-paper", 4, opponents=opponents, copy=True)
    env.reset(seed=1)
    for step in range(9):
        before = env.step(env.batch.random_actions(Dice(step)))[0]["observation"]
    mask = np.array([True, False, False, True])
    after = env.reset(seed=1, options={"reset_mask": mask})[0]["observation"]
    fresh = make("sea-salt-paper", 4, opponents=opponents).reset(seed=1)[0]["observation"]
    assert np.array_equal(after[mask], fresh[mask])
    assert np.array_equal(after[~mask], before[~mask])
    checked(env.batch)


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"reset_masks": 1}, "reset-options"),
        ({"reset_mask": [1, 0]}, "reset-mask"),
        ({"reset_mask": np.ones(3, np.bool_)}, "reset-mask"),
        ({"reset_mask": np.zeros(2, np.bool_)}, "reset-mask"),
    ],
)
def test_options_that_reset_does_not_know_are_refused(options: dict[str, Any], key: str) -> None:
    env = make("sea-salt-paper", 2)
    before = env.batch.observations.copy()
    with pytest.raises(Unreadable, match=key):
        env.reset(options=options)
    assert np.array_equal(env.batch.observations, before)


def test_actions_that_are_no_whole_numbers_or_too_large_are_refused() -> None:
    batch = Batch("sea-salt-paper", 2, seed=1)
    legal = batch.random_actions(Dice(1))
    for bad in (legal + 0.5, legal.astype(np.float32), legal == 0, [None, None]):
        with pytest.raises(Unreadable, match="action-number"):
            batch.step(bad)
    for bad in (legal.astype(np.int64) + 2**32, legal.astype(np.uint32) + np.uint32(2**31)):
        with pytest.raises(Illegal, match=f"{bad[0]} in match 0"):
            batch.step(bad)
    assert [state.ply for state in batch.states()] == [0, 0]
    batch.step(legal.astype(np.uint8))
    assert [state.ply for state in batch.states()] == [1, 1]
