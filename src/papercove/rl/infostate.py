"""Everything a player of a match ever saw and did: its information state, as a digest, and as text for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import blake2b
from typing import Any, Self

import msgspec

from papercove.engine.dice import Dice
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.rl.sight import sight_of

DIGEST_BITS = 256
DIGEST_BYTES = DIGEST_BITS // 8
SEED_BYTES = 4

Path = tuple[Any, int] | None  # the actions so far, the last one outermost: a copy shares all of it


class Chapter:
    """The actions since a deal: the match's own, or a new one of what a player could not know."""

    def __init__(self, start: State, keeper: int | None = None, earlier: tuple[Chapter, Path] | None = None) -> None:
        self.start = start
        self.keeper = keeper  # whoever this deal was made for; of what was before, the others know what everybody saw
        self.earlier = earlier

    def lines(self, path: Path, viewer: int | None) -> Iterator[str]:
        """Each step as `viewer` may know it: its own action, and the events."""
        if self.earlier is not None:
            chapter, before = self.earlier
            yield from chapter.lines(before, viewer if viewer == self.keeper else None)
        state = self.start.copy()
        for action in actions_of(path):
            before_step = state.copy()
            state.apply(action)
            events = state.game.story(before_step, action, state, viewer)
            own = f"{action} " if viewer == before_step.to_move else ""
            yield own + msgspec.json.encode(events).decode()


def actions_of(path: Path) -> list[int]:
    """The actions in the order of play."""
    found = []
    while path is not None:
        path, action = path
        found.append(action)
    return found[::-1]


class Past:
    """A match and what led to it. A copy shares everything but the state.

    Each seat has a digest of all that it saw: of the one before, its own action if it moved, and its observation. Two
    histories that a seat was told alike give it the same digest; two that it can tell apart give it different ones.
    """

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any], size: int) -> None:
        self.game = game
        self.seats = seats
        self.size = size  # of an observation
        self.options = options
        self.seed: tuple[int, ...] = ()
        self.state: State | None = None
        self.chapter: Chapter | None = None
        self.path: Path = None
        self.seen: list[bytes] = []  # each seat's digest; these lists are never changed, only replaced
        self.sights: list[bytes] = []  # each seat's observation

    def add_seed(self, byte: int) -> None:
        """One more byte of the seed; the last one deals."""
        self.seed = (*self.seed, byte)
        if len(self.seed) == SEED_BYTES:
            self.state = self.game.start(self.seats, int.from_bytes(bytes(self.seed)), **self.options)
            self.chapter = Chapter(self.state.copy())
            self.seen = [b""] * self.seats
            self.watch(-1, 0)

    def play(self, action: int) -> None:
        """Play a legal action."""
        assert self.state is not None
        mover = self.state.to_move
        self.state.apply(action)
        self.path = (self.path, action)
        self.watch(mover, action)

    def watch(self, mover: int, action: int) -> None:
        """Every seat takes in what it sees now, and whoever moved what it did."""
        assert self.state is not None
        state, size, own = self.state, self.size, action.to_bytes(2)
        self.sights = [sight_of(state, seat, size) for seat in range(self.seats)]
        self.seen = [
            blake2b(before + own + sight if seat == mover else before + sight, digest_size=DIGEST_BYTES).digest()
            for seat, (before, sight) in enumerate(zip(self.seen, self.sights, strict=True))
        ]

    def veil(self, player: int, dice: Dice) -> None:
        """Deal again all that `player` cannot know; the others remember of the past only what everybody saw."""
        assert self.state is not None
        assert self.chapter is not None
        self.state = self.state.resample(player, dice)
        self.chapter = Chapter(self.state.copy(), player, (self.chapter, self.path))
        self.path = None
        public = self.game.notation(self.state).encode()
        kept = self.seen[player]
        self.seen = [public] * self.seats
        self.watch(-1, 0)
        self.seen[player] = kept

    def sight(self, player: int) -> str:
        """What `player` sees now."""
        if self.state is None:
            return ""
        return msgspec.json.encode(self.game.view(self.state, player)).decode()

    def memory(self, player: int) -> str:
        """All that `player` saw and did, and what it sees now, to be read."""
        if self.chapter is None:
            return ""
        return "\n".join([*self.chapter.lines(self.path, player), self.sight(player)])

    def __deepcopy__(self, memo: object) -> Self:
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        if self.state is not None:
            new.state = self.state.copy()
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        if self.chapter is not None and self.chapter.earlier is not None:
            raise TypeError("a resampled match cannot be serialized: no seed leads to it")
        return replayed, (self.game.id, self.seats, dict(self.options), self.seed, actions_of(self.path))


def replayed(game: str, seats: int, options: dict[str, Any], seed: tuple[int, ...], actions: list[int]) -> Past:
    """A `Past` from its seed and actions."""
    found = find_game(game)
    past = Past(found, seats, options, found.observation_size(seats))
    for byte in seed:
        past.add_seed(byte)
    for action in actions:
        past.play(action)
    return past
