"""Everything a player of a match ever saw and did: its information state, told when somebody asks."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Self

import msgspec

from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.engine.state import State

DIGEST_BITS = 256
SEED_BYTES = 4


class Step:
    """One action with the positions around it, and what each viewer was told of it."""

    def __init__(self, before: State, action: int, after: State) -> None:
        self.before = before
        self.action = action
        self.after = after
        self.told: dict[int | None, str] = {}

    def line(self, viewer: int | None) -> str:
        """The viewer's own action, and the events as the viewer may know them."""
        if viewer not in self.told:
            events = self.before.game.story(self.before, self.action, self.after, viewer)
            own = f"{self.action} " if viewer == self.before.to_move else ""
            self.told[viewer] = own + msgspec.json.encode(events).decode()
        return self.told[viewer]


class Past:
    """A match and the steps that led to it. A copy shares the steps, which never change, and copies the state."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed: tuple[int, ...] = ()
        self.state: State | None = None
        self.steps: tuple[Step, ...] = ()
        self.veiled = 0  # steps before the last new deal, of which only `keeper` remembers its own part
        self.keeper: int | None = None

    def add_seed(self, byte: int) -> None:
        """One more byte of the seed; the last one deals."""
        self.seed = (*self.seed, byte)
        if len(self.seed) == SEED_BYTES:
            self.state = self.game.start(self.seats, int.from_bytes(bytes(self.seed)), **self.options)

    def play(self, action: int) -> None:
        """Play a legal action."""
        assert self.state is not None
        before = self.state.copy()
        self.state.apply(action)
        self.steps = (*self.steps, Step(before, action, self.state.copy()))

    def veil(self, player: int, dice: Dice) -> None:
        """Deal anew all that `player` cannot know. Of what was before, the others remember what everybody saw."""
        assert self.state is not None
        self.state = self.state.resample(player, dice)
        self.veiled = len(self.steps)
        self.keeper = player

    def sight(self, player: int) -> str:
        """What `player` sees now."""
        if self.state is None:
            return ""
        return msgspec.json.encode(self.game.view(self.state, player)).decode()

    def memory(self, player: int) -> str:
        """All that `player` saw and did, and what it sees now."""
        behind = [
            step.line(player if number >= self.veiled or player == self.keeper else None)
            for number, step in enumerate(self.steps)
        ]
        return "\n".join([*behind, self.sight(player)])

    def __deepcopy__(self, memo: object) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.state = None if self.state is None else self.state.copy()
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        if self.keeper is not None:
            raise TypeError("a resampled match cannot be serialized: no seed leads to it")
        actions = [step.action for step in self.steps]
        return replayed, (self.game.id, self.seats, dict(self.options), self.seed, actions)


def replayed(game: str, seats: int, options: dict[str, Any], seed: tuple[int, ...], actions: list[int]) -> Past:
    """A `Past` from its seed and actions."""
    past = Past(find_game(game), seats, options)
    for byte in seed:
        past.add_seed(byte)
    for action in actions:
        past.play(action)
    return past


def digest_bits(text: str) -> list[int]:
    """SHA-256 of a text, as 256 bits."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest())
    return [number >> bit & 1 for bit in range(DIGEST_BITS)]
