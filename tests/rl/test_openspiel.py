"""OpenSpiel's own tests and its search play our games."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest

from papercove import Illegal
from papercove.rl import openspiel

GAMES = ("papercove_sea_salt_paper(seats=2,points_to_win=10)", "papercove_paper_world(seats=3,advanced=True)")

PAPER_OF_THREE = "papercove_paper_world(seats=3,reward=score)"


@pytest.fixture(scope="module", autouse=True)
def registered() -> list[str]:
    openspiel.register()
    return openspiel.register()


def dealt(game: Any, seed: tuple[int, ...] = (1, 2, 3, 4)) -> Any:
    state = game.new_initial_state()
    for byte in seed:
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def played(game: Any, steps: int) -> Any:
    state = dealt(game)
    chance = np.random.RandomState(3)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_every_installed_game_is_registered(registered: list[str]) -> None:
    assert {"papercove_sea_salt_paper", "papercove_paper_world"} <= set(registered)
    assert set(registered) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    "name", [*GAMES, "papercove_sea_salt_paper(seats=4,points_to_win=5)", "papercove_paper_world(seats=2,deck=92)"]
)
def test_random_sim_test(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", GAMES)
def test_games_sim_test(name: str) -> None:
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_searches_with_our_resampler(name: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(name)
    state = played(game, 12)
    chance = np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.4,
        max_simulations=12,
        random_state=chance,
    )
    bot.set_resampler(lambda found, player: found.resample_from_infostate(player, chance.uniform))
    assert bot.step(state) in state.legal_actions()
    bot.set_resampler(None)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same_to_its_player_and_hides_the_rest(name: str) -> None:
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(7)
    for steps in (0, 9, 40, 90):
        state = played(game, steps)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.uniform)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        with pytest.raises(TypeError, match="resampled"):
            pickle.dumps(other.past)


@pytest.mark.parametrize("name", GAMES)
def test_tensors_are_those_that_openspiel_makes_itself(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in (game.new_initial_state(), played(game, 0), played(game, 40)):
        for player in range(2):
            told = pyspiel.State.information_state_tensor(state, player)
            assert state.information_state_tensor(player) == told
            assert len(told) == game.information_state_tensor_size()
            assert state.observation_tensor(player) == pyspiel.State.observation_tensor(state, player)
        if not state.is_chance_node():
            mover = state.current_player()
            assert state.information_state_tensor() == state.information_state_tensor(mover)
            assert state.observation_tensor() == state.observation_tensor(mover)
    for player in (-1, 3):
        with pytest.raises(pyspiel.SpielError):
            state.information_state_tensor(player)


def test_information_states_remember_and_tell_apart() -> None:
    """Two different pasts that lead to the same sight are different information states."""
    game = pyspiel.load_game(GAMES[0])
    seen: dict[str, Any] = {}
    state = dealt(game)
    chance = np.random.RandomState(1)
    while not state.is_terminal():
        for player in range(2):
            memory = state.information_state_text(player)
            assert memory.endswith(state.observation_string(player))
            assert seen.setdefault(memory, state.information_state_tensor(player)) == state.information_state_tensor(
                player
            )
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert len({tuple(tensor) for tensor in seen.values()}) == len(seen)


@pytest.mark.parametrize("name", GAMES)
def test_digests_are_alike_exactly_where_the_texts_are(name: str) -> None:
    """The text is built from the story and the view, the digest from observations: they must tell the same apart.

    Many short matches of the same few deals, so that players often come to the same information state by other ways.
    """
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(2)
    texts: dict[str, str] = {}
    digests: dict[str, str] = {}
    alike = 0
    for match in range(40):
        state = dealt(game, (1, 2, 3, match % 2))
        for step in range(14):
            if step == 5 and match % 3 == 0:
                state = state.resample_from_infostate(state.current_player(), chance.uniform)
            for player in range(game.num_players()):
                if match % 3 == 0 and step >= 5 and player != state.past.chapter.keeper:
                    continue  # what the others remember of a new deal is only what everybody saw
                text, digest = state.information_state_text(player), state.information_state_string(player)
                text = f"{player} {text}"
                alike += text in texts
                assert texts.setdefault(text, digest) == digest
                assert digests.setdefault(f"{player} {digest}", text) == text
            legal = state.legal_actions()
            state.apply_action(int(legal[chance.randint(min(2, len(legal)))]))
    assert alike > 50
    assert len(digests) > 200


def test_returns_are_leads_in_points_when_asked() -> None:
    for name, zero_sum in (("papercove_paper_world(seats=2,reward=score)", True), (PAPER_OF_THREE, False)):
        game = pyspiel.load_game(name)
        state = played(game, 100_000)
        assert state.is_terminal()
        scores = state.past.state.outcome.scores
        wanted = [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
        assert state.returns() == wanted
        assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero_sum
        assert (sum(wanted) == 0) == zero_sum
    with pytest.raises(Exception, match="reward"):
        pyspiel.load_game("papercove_paper_world(reward=fame)")


@pytest.mark.parametrize("name", GAMES)
def test_the_game_type_is_truthful(name: str) -> None:
    game = pyspiel.load_game(name)
    kind = game.get_type()
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.utility == pyspiel.GameType.Utility.ZERO_SUM
    state = played(game, 100_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0.0)
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())


def test_a_state_survives_serialization() -> None:
    game = pyspiel.load_game(GAMES[0])
    state = played(game, 25)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)
    action = state.legal_actions()[0]
    state.apply_action(action)
    again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize("byte", [256, 300, -2])
def test_a_seed_of_anything_but_bytes_is_refused_and_deals_nothing(byte: int) -> None:
    state = pyspiel.load_game(GAMES[0]).new_initial_state()
    state.apply_action(7)
    with pytest.raises(Illegal, match=f"Not allowed here: {byte}"):
        state.apply_action(byte)
    assert state.past.seed == (7,)
    for more in (1, 2, 3):
        state.apply_action(more)
    assert not state.is_chance_node()
