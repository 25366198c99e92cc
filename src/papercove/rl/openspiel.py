"""Every installed game in OpenSpiel: after `register()`, `pyspiel.load_game("papercove_sea_salt_paper(seats=2)")`.

Chance is explicit and comes first: four chance nodes draw the seed of the dice, a byte each, and everything after
follows from the players' actions. So a history of actions is the whole match, and serialization needs nothing else.
What a player knows shows nothing of the seed; search under uncertainty goes through `resample_from_infostate`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from papercove.engine.dice import Dice
from papercove.engine.errors import Illegal
from papercove.engine.game import Game
from papercove.engine.registry import sound_games
from papercove.rl.registration import left_out, missing
from papercove.rl.rewards import check_reward, leads

try:
    import numpy as np
    import pyspiel

    from papercove.rl.infostate import DIGEST_BITS, Past
    from papercove.rl.sight import numbers_of
except ModuleNotFoundError as problem:
    raise missing("pyspiel", "openspiel") from problem

OUTCOMES = 256
MOST_POINTS = 10_000.0  # no lead in points comes near this
LONGEST = 1_000_000  # no rule bounds the length of a match of void rounds; none ever seen comes near this


def short_name(id: str) -> str:
    """A game's name in OpenSpiel."""
    return f"papercove_{id.replace('-', '_')}"


def register() -> list[str]:
    """Register all installed games, once; returns their names in OpenSpiel."""
    known = set(pyspiel.registered_names())
    names = []
    for id, game in sound_games(left_out).items():
        name = short_name(id)
        names.append(name)
        if name not in known:
            pyspiel.register_game(game_type(game), class_of(game))
    return names


def class_of(game: Game) -> type[CoveGame]:
    """The OpenSpiel class of one game: OpenSpiel wants a class that needs nothing but parameters."""

    class OpenSpielGame(CoveGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(game, params or {})

    return OpenSpielGame


def load(text: str) -> Any:
    """The OpenSpiel game of this name and parameters, registered if need be."""
    register()
    return pyspiel.load_game(text)


def parameters(game: Game) -> dict[str, Any]:
    """`seats`, `reward` and the game's options with their defaults; an option without one has 0 or "" for it."""
    found: dict[str, Any] = {"seats": game.seat_counts[0], "reward": "share"}
    described = msgspec.inspect.type_info(game.options_type)
    assert isinstance(described, msgspec.inspect.StructType)
    for field in described.fields:
        if isinstance(field.default, bool | int | str):
            found[field.name] = field.default
        else:
            found[field.name] = 0 if is_number(field.type) else ""
    return found


def is_number(kind: msgspec.inspect.Type) -> bool:
    """Whether a whole number is of this type."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return is_number(kind.type)
    if isinstance(kind, msgspec.inspect.UnionType):
        return any(is_number(part) for part in kind.types)
    return isinstance(kind, msgspec.inspect.IntType)


def game_type(game: Game, is_zero_sum: bool = True) -> Any:
    """What OpenSpiel is told about the game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(game.id),
        long_name=f"{game.id} (Papercove, version {game.version}, environment {game.environment_version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class CoveGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Papercove as OpenSpiel sees it.

    Utilities: with `reward=share`, seats * share of the win - 1, so they sum to zero; with `reward=score`, the lead in
    points, which sums to zero between two.
    """

    def __init__(self, game: Game, params: Mapping[str, Any]) -> None:
        self.cove = game
        self.seats = int(params.get("seats", game.seat_counts[0]))
        defaults = parameters(game)
        self.chosen = {
            name: value for name, value in params.items() if name not in ("seats", "reward") and value != defaults[name]
        }
        self.by_points = params.get("reward", "share") == "score"
        check_reward(params.get("reward", "share"), ("share", "score"))
        game.start(self.seats, 0, **self.chosen)
        self.observation_size = game.observation_size(self.seats)
        is_zero_sum = not self.by_points or self.seats == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.seats,
            min_utility=-MOST_POINTS if self.by_points else -1.0,
            max_utility=MOST_POINTS if self.by_points else self.seats - 1.0,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, is_zero_sum), info, dict(params))

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def new_initial_state(self) -> CoveState:
        return CoveState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CoveObserver:
        return CoveObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class CoveState(pyspiel.State):  # type: ignore[misc]
    """A match; all of it hangs on one `Past`, which copies cheaply."""

    def __init__(self, game: CoveGame) -> None:
        super().__init__(game)
        self.by_points = game.by_points
        self.past = Past(game.cove, game.seats, game.chosen, game.observation_size)

    def current_player(self) -> int:
        state = self.past.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.is_over else state.to_move

    def _legal_actions(self, player: int) -> list[int]:
        state = self.past.state
        return state.legal_actions() if state is not None and player == state.to_move else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.past.state is None:
            if not 0 <= action < OUTCOMES:
                raise Illegal("illegal-action", str(self), action=str(action), rule="none")
            self.past.add_seed(int(action))
        else:
            self.past.play(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.past.state
        if state is None or player < 0:
            return f"seed {action}"
        legal = player == state.to_move and action in state.legal_actions()
        return state.game.action_text(state, action) if legal else f"action {action}"

    def is_terminal(self) -> bool:
        return self.past.state is not None and self.past.state.is_over

    def returns(self) -> list[float]:
        seats = self.past.seats
        if not self.is_terminal():
            return [0.0] * seats
        assert self.past.state is not None
        if self.by_points:
            return leads(self.past.state)
        outcome = self.past.state.outcome
        assert outcome is not None
        return [seats / len(outcome.winners) - 1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> CoveState:
        """A state that `player` cannot tell from this one, its unknown dealt anew by `sampler()`.

        Its history is still that of the match it came from: search in it, but do not serialize it.
        """
        new: CoveState = self.clone()
        new.past.veil(player, Dice(f"resample {sampler()}"))
        return new

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """As OpenSpiel's own method gives it, without the detour by its vectors."""
        seat = self.current_player() if player is None else player
        if self.past.state is None or not 0 <= seat < self.past.seats:
            found: list[float] = super().information_state_tensor(seat)
            return found
        return numbers_of(self.past.sights[seat], self.past.seen[seat])

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same for what a player sees now."""
        seat = self.current_player() if player is None else player
        if self.past.state is None or not 0 <= seat < self.past.seats:
            found: list[float] = super().observation_tensor(seat)
            return found
        return numbers_of(self.past.sights[seat], b"")

    def information_state_text(self, player: int) -> str:
        """All that `player` saw and did, to be read: the information-state string is only its digest."""
        return self.past.memory(player)

    def __str__(self) -> str:
        state = self.past.state
        return f"seed {list(self.past.seed)}" if state is None else state.game.notation(state)


class CoveObserver:
    """What a player sees: the view as text and the observation as numbers.

    With perfect recall, the text is a digest of everything the player ever saw and did (256 bits of BLAKE2), and the
    numbers have the same behind the observation, so that two information states never look alike.
    """

    def __init__(self, game: CoveGame, wanted: Any, params: Any) -> None:
        if params:
            raise ValueError(f"these observations take no parameters, not {params}")
        if wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not wanted.public_info:
            raise ValueError("these observations have the public and the player's own information, nothing less")
        self.perfect_recall = wanted.perfect_recall
        size = game.observation_size
        self.tensor = np.zeros(size + (DIGEST_BITS if self.perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[:size]}
        if self.perfect_recall:
            self.dict["digest"] = self.tensor[size:]

    def set_from(self, state: CoveState, player: int) -> None:
        past = state.past
        if past.state is None:
            self.tensor.fill(0)
            return
        self.dict["observation"][:] = np.frombuffer(past.sights[player], np.int8)
        if self.perfect_recall:
            self.dict["digest"][:] = np.unpackbits(np.frombuffer(past.seen[player], np.uint8))

    def string_from(self, state: CoveState, player: int) -> str:
        if not self.perfect_recall:
            return state.past.sight(player)
        return state.past.seen[player].hex() if state.past.seen else ""
