"""The PettingZoo environment passes PettingZoo's own tests, and copies of it are matches of their own."""

from __future__ import annotations

import copy
import functools
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import papercove.rl
from papercove import Illegal, Unreadable
from papercove.rl.pettingzoo import TurnsEnv, env

TABLES = [(id, seats) for id in ("paper-world", "sea-salt-paper") for seats in (2, 3, 4)]

# api_test knows by name which of PettingZoo's own environments observe a dict, and advises against it elsewhere.
pytestmark = pytest.mark.filterwarnings("ignore:Observation:UserWarning:pettingzoo.test")


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_pettingzoos_tests(id: str, seats: int) -> None:
    api_test(env(id, seats=seats), num_cycles=150)
    seed_test(lambda: env(id, seats=seats), num_cycles=40)
    parallel_api_test(turn_based_aec_to_parallel(env(id, seats=seats)), num_cycles=80)
    render_test(functools.partial(env, id, seats=seats))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_parallel_seeds_pass_where_an_illegal_action_ends_the_match(id: str, seats: int) -> None:
    parallel_seed_test(lambda: turn_based_aec_to_parallel(TerminateIllegalWrapper(env(id, seats=seats), -1)))


@pytest.mark.parametrize("wrapped", [lambda table: table, lambda table: TerminateIllegalWrapper(table, -1)])
def test_the_mask_is_in_the_info_too(wrapped: Any) -> None:
    table = wrapped(fresh())
    for agent in table.agent_iter(40):
        seen, _, over, _, info = table.last()
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        table.step(None if over else int(table.action_space(agent).sample(info["action_mask"])))
        assert "action_mask" not in table.infos.get(agent, {})  # nobody takes an old one for today's


def test_sampling_with_a_mask_is_even_and_as_gymnasium_has_it() -> None:
    space = fresh().action_space("seat_0")
    space.seed(5)
    mask = np.zeros(space.n, np.int8)
    mask[[3, 7, 100]] = 1
    found = [int(space.sample(mask)) for _ in range(3000)]
    assert all(900 < found.count(action) < 1100 for action in (3, 7, 100))
    assert space.contains(space.sample(mask))
    assert space.sample(np.zeros(space.n, np.int8)) == 0  # nothing is legal: the first, as Gymnasium's own does
    with pytest.raises(AssertionError):
        space.sample(np.ones(3, np.int8))


def test_its_action_space_knows_the_same_actions_as_gymnasiums_own() -> None:
    ours = fresh().action_space("seat_0")
    theirs = Discrete(ours.n)
    tried = [0, -1, ours.n - 1, ours.n, True, 1.0, "1", None, np.int8(3), np.float32(3), np.array(3), np.array([3])]
    tried += [np.int64(3), np.int64(-1), np.int64(ours.n), np.uint8(255)]
    assert [ours.contains(one) for one in tried] == [theirs.contains(one) for one in tried]
    assert ours.contains(ours.n - 1)
    assert not ours.contains(ours.n)


def play(table: TurnsEnv, steps: int) -> None:
    """Random legal actions, as PettingZoo samples them."""
    for agent in table.agent_iter(steps):
        seen, _, over, _, _ = table.last()
        table.step(None if over else int(table.action_space(agent).sample(seen["action_mask"])))


def fresh(id: str = "sea-salt-paper", **settings: Any) -> TurnsEnv:
    table = env(id, **settings)
    table.reset(seed=3)
    for agent in table.possible_agents:
        table.action_space(agent).seed(3)
    return table


@pytest.mark.parametrize("id", ["paper-world", "sea-salt-paper"])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(copied: Any, id: str) -> None:
    table = fresh(id, seats=3)
    play(table, 20)
    other = copied(table)
    assert other.render() == table.render()
    before = table.observe("seat_1")
    play(other, 30)
    assert other.render() != table.render()
    assert np.array_equal(table.observe("seat_1")["observation"], before["observation"])
    assert table.terminations is not other.terminations


def test_rewards_come_at_the_end_and_are_shares_or_leads() -> None:
    for reward in ("share", "score"):
        table = fresh(seats=2, reward=reward)
        while not any(table.terminations.values()):
            assert set(table.rewards.values()) == {0.0}
            play(table, 1)
        found = [table.rewards[agent] for agent in table.possible_agents]
        assert table.match is not None
        assert table.match.outcome is not None
        scores = table.match.outcome.scores
        assert sum(found) == (1.0 if reward == "share" else 0.0)
        assert reward == "share" or found[0] == scores[0] - scores[1]


def test_gains_of_lead_come_as_they_are_made_and_sum_up_to_the_score() -> None:
    table = fresh("paper-world", seats=3, reward="gain")
    total = np.zeros(3)
    changes = 0
    while not any(table.terminations.values()):
        play(table, 1)
        gained = [table.rewards[agent] for agent in table.possible_agents]
        total += gained
        changes += any(gained)
    assert table.match is not None
    assert table.match.outcome is not None
    scores = table.match.outcome.scores
    assert total.tolist() == [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]
    assert changes > 10


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(Unreadable):
        env("sea-salt-paper", reward="fame")
    with pytest.raises(Unreadable):
        env("sea-salt-paper", edition="xx")
    with pytest.raises(Unreadable, match="render-mode"):
        env("sea-salt-paper", render_mode="rgb_array")
    table = fresh()
    before = table.render()
    with pytest.raises(Illegal):
        table.step(183)
    assert table.render() == before


def test_nothing_goes_before_the_first_reset() -> None:
    table = env("sea-salt-paper")
    for early in (table.last, table.render, lambda: table.observe("seat_0"), lambda: table.step(0)):
        with pytest.raises(Unreadable, match="environment-not-reset"):
            early()


def test_an_agent_that_is_not_there_is_named() -> None:
    table = fresh()
    for asked in (table.observe, table.action_space, table.observation_space):
        with pytest.raises(Unreadable, match="agent='seat_9', known='seat_0, seat_1'"):
            asked("seat_9")


@pytest.mark.parametrize("action", [None, "x", 0.0, np.float64(1), [0]])
def test_an_action_that_is_no_number_is_named(action: Any) -> None:
    table = fresh()
    before = table.render()
    with pytest.raises(Illegal) as refusal:
        table.step(action)
    assert refusal.value.arguments["action"] == repr(action)
    assert table.render() == before


@pytest.mark.parametrize("id", ["papercove/SeaSaltPaper-v3", "papercove/PaperWorld-v1"])
def test_pettingzoo_finds_it_by_id(id: str) -> None:
    assert papercove.rl is not None
    assert id in pettingzoo.aec_registry
    table = pettingzoo.make("aec", id, seats=3)
    assert len(table.possible_agents) == 3
    assert table.unwrapped.metadata["name"] == id
