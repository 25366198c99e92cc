"""Many matches stepped in one call, in the kernel and without the GIL, written straight into NumPy arrays.

`make` gives a Gymnasium vector environment (vector_env.py) around a `Batch`. A batch may be used by itself:
`step(actions)` plays one action in every match, and everything a learner needs stands in its arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import cython

from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.python_state import PythonState
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.engine.whole import is_positive
from papercove.rl.registration import missing
from papercove.rl.rewards import REWARDS, check_reward

try:
    import numpy as np
except ModuleNotFoundError as problem:
    raise missing("numpy", "rl") from problem

if not cython.compiled:
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import below
    from papercove.engine.rollout import restart
    from papercove.rl.sight import mark_legal

    NO_OPPONENTS, RANDOM, QUICK = range(3)
    BY_SHARE, BY_SCORE, BY_GAIN = range(3)
    AHEAD = 2

    def fetch_soon(state: int, own_fields: int, size: int) -> None:
        """Bring a state near the processor; only the kernel can."""


if TYPE_CHECKING:
    from papercove.rl.vector_env import VectorEnv

Array = np.ndarray[Any, Any]

OPPONENTS = (None, "random", "quick")


def make(
    game: str,
    num_envs: int = 1024,
    *,
    seats: int = 2,
    threads: int = 1,
    opponents: str | Sequence[str] | None = None,
    observations: bool = True,
    memory: bool = True,
    reward: str = "share",
    copy: bool = False,
    seed: int = 0,
    one_hot: bool = False,
    **options: Any,
) -> VectorEnv:
    """A Gymnasium vector environment of `num_envs` matches.

    Without `opponents` every seat is the learner's (self-play): `infos["to_move"]` says who decides where. With
    `opponents` "random" or "quick" (the game's rollout policy) the learner has one seat of each match, and the
    kernel plays the others. Without `memory` observations end before the fields that a learner with a memory of its
    own does not need (`Game.memory_fields`). With `one_hot` the codes of an observation are spread out
    (rl/codes.py). `copy` False hands out the environment's own arrays, overwritten by the next step.
    """
    from papercove.rl.vector_env import VectorEnv

    batch = Batch(game, num_envs, seats, threads, opponents, observations, reward, seed, options, memory)
    return VectorEnv(batch, copy, one_hot)


class Batch:
    """Matches side by side. After each step, of match i (arrays are read-only and overwritten by the next step):

    `to_move[i]` the seat to decide; `masks[i]` 1 for each legal action; `observations[i]` what that seat knows;
    `rewards[i]` of each seat, 0 but at the end of a match (unless the reward is "gain"); `ended[i]` whether the
    match has just ended (then all of the above but the rewards are those of the next one, dealt at once);
    `final[i]` the last observation of an ended match, for the seat that acted (for the learner, with opponents).
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = 2,
        threads: int = 1,
        opponents: str | Sequence[str] | None = None,
        observations: bool = True,
        reward: str = "share",
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        memory: bool = True,
    ) -> None:
        found = find_game(game)
        if not is_positive(num_envs) or not is_positive(threads):
            raise Unreadable("vector-size", envs=num_envs, threads=threads)
        check_reward(reward)
        self.game = found
        self.options = dict(options or {})
        self.num_envs = num_envs
        self.seats = seats
        self.opponents = OPPONENTS.index(kind_of(opponents, seats))
        self.by = REWARDS.index(reward)
        self.seeing = observations
        self.action_count = found.action_count
        self.memory = memory
        self.observation_size = found.observation_size(seats, memory) if observations else 0
        self.fresh = found.start(seats, seed, **self.options)
        # A game in plain Python needs the GIL for every step: threads would only get into each other's way.
        self.plain = isinstance(self.fresh, PythonState)
        self.threads = 1 if self.plain else min(threads, num_envs)
        self.own_fields, self.state_size = State.__basicsize__, type(self.fresh).__basicsize__
        self.scratch = [self.fresh.copy() for _ in range(self.threads)]
        self.kept = [self.fresh.copy() for _ in range(num_envs)]
        self._allocate()
        self._find_states()
        self.pool = ThreadPoolExecutor(self.threads - 1) if self.threads > 1 else None
        self.reset(seed)

    def _allocate(self) -> None:
        n = self.num_envs
        self.arrays: dict[str, Array] = {
            "to_move": np.zeros(n, np.int8),
            "masks": np.zeros((n, self.action_count), np.int8),
            "observations": np.zeros((n, self.observation_size), np.int8),
            "final": np.zeros((n, self.observation_size), np.int8),
            "rewards": np.zeros((n, self.seats), np.float32),
            "leads": np.zeros((n, self.seats), np.float32),
            "ended": np.zeros(n, np.int8),
            "acted": np.zeros(n, np.int8),
            "learner": np.arange(n, dtype=np.int8) % self.seats,
        }
        self._to_move = self.arrays["to_move"]
        self._masks = self.arrays["masks"]
        self._observations = self.arrays["observations"]
        self._final = self.arrays["final"]
        self._rewards = self.arrays["rewards"]
        self._leads = self.arrays["leads"]
        self._ended = self.arrays["ended"]
        self._acted = self.arrays["acted"]
        self._words: Any = np.zeros((n, 4), np.uint64) if cython.compiled else [[0, 0, 0, 0] for _ in range(n)]
        self._learner = self.arrays["learner"]
        self._choices: Any = np.zeros(n, np.int16) if cython.compiled else [0] * n
        self.shown = {name: array.view() for name, array in self.arrays.items()}
        for array in self.shown.values():
            array.flags.writeable = False

    def _find_states(self) -> None:
        """Keep the addresses of the states, so that no thread has to touch their reference counts."""
        if cython.compiled:
            self._address = np.zeros(self.num_envs, np.uintp)
            self._spare = np.zeros(self.threads, np.uintp)
            for i in range(self.num_envs):
                self._address[i] = cython.cast(cython.size_t, cython.cast(cython.p_void, self.kept[i]))
            for i in range(self.threads):
                self._spare[i] = cython.cast(cython.size_t, cython.cast(cython.p_void, self.scratch[i]))

    # --- what the last step brought ---

    @property
    def to_move(self) -> Array:
        """The seat to decide in each match."""
        return self.shown["to_move"]

    @property
    def masks(self) -> Array:
        """1 for each legal action of each match."""
        return self.shown["masks"]

    @property
    def observations(self) -> Array:
        """What the seat to decide knows in each match."""
        return self.shown["observations"]

    @property
    def final(self) -> Array:
        """The last observation of each match that has just ended."""
        return self.shown["final"]

    @property
    def rewards(self) -> Array:
        """The reward of each seat in each match."""
        return self.shown["rewards"]

    @property
    def ended(self) -> Array:
        """Which matches have just ended."""
        return self.shown["ended"].view(np.bool_)

    @property
    def acted(self) -> Array:
        """The seat whose action was played last by the learner in each match."""
        return self.shown["acted"]

    def states(self) -> Sequence[State]:
        """Copies of all matches as they stand: for a look inside."""
        return [state.copy() for state in self.kept]

    # --- playing ---

    def reset(self, seed: int | Sequence[int], chosen: Array | None = None) -> None:
        """Deal every match anew, or those where `chosen` is true, by one seed for all or one for each.

        The same seed gives the same matches, whatever the number of threads; one of its own gives a match the same
        deal at any place.
        """
        wanted = np.ones(self.num_envs, np.bool_) if chosen is None else chosen
        for i in range(self.num_envs):
            if not wanted[i]:
                continue
            dice = Dice(f"vector {seed[i]}" if isinstance(seed, Sequence) else f"vector {seed} {i}")
            self.deal(self.kept[i], b"".join(dice.bits().to_bytes(8, "little") for _ in range(4)))
            for j in range(4):
                self._words[i][j] = dice.bits()
        self.arrays["rewards"][wanted] = 0
        self.arrays["leads"][wanted] = 0
        self.arrays["ended"][wanted] = 0
        self.arrays["acted"][wanted] = self.arrays["learner"][wanted] if self.opponents else 0
        self._each(False)

    def deal(self, state: State, key: bytes) -> None:
        """Deal a match anew, as `fresh` was, from 32 bytes."""
        state.copy_from(self.fresh)
        state.deal_with(key)

    def step(self, actions: Any) -> None:
        """Play one action in every match. Raises Illegal, and plays none, if one of them is not legal."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise Unreadable("action-number", action=str(given.dtype))
        if given.shape != (self.num_envs,):
            raise Unreadable("vector-actions", envs=self.num_envs, shape=str(given.shape))
        chosen = np.ascontiguousarray(given, dtype=np.int32)
        if given.dtype != np.int32:
            chosen = np.where(chosen == given, chosen, -1)  # a number too large for the kernel is no action
        self._actions = chosen if cython.compiled else chosen.tolist()
        wrong = self.first_illegal()
        if wrong >= 0:
            state, action = self.kept[wrong], int(given[wrong])
            raise self.game.illegal(state, action, f"{action} in match {wrong}")
        self._each(True)

    def random_actions(self, dice: Dice) -> Array:
        """A legal action for every match, chosen evenly."""
        chosen = np.zeros(self.num_envs, np.int32)
        self.pick(chosen, dice)
        return chosen

    def _each(self, playing: bool) -> None:
        """Advance every match, split over the threads."""
        share, rest = divmod(self.num_envs, self.threads)
        edges = [lane * share + min(lane, rest) for lane in range(self.threads + 1)]
        if self.pool is None:
            self.advance(0, self.num_envs, 0, playing)
        else:
            jobs = [
                self.pool.submit(self.advance, edges[lane], edges[lane + 1], lane, playing)
                for lane in range(1, self.threads)
            ]
            self.advance(0, edges[1], 0, playing)
            for job in jobs:
                job.result()
        for state in (*self.kept, *self.scratch) if self.plain else ():
            state.raise_deferred()

    # --- copies ---

    def __deepcopy__(self, memo: object) -> Batch:
        """The same matches, going on by themselves: by the same actions they stay the same."""
        new = Batch(
            self.game.id,
            self.num_envs,
            self.seats,
            self.threads,
            OPPONENTS[self.opponents],
            self.seeing,
            REWARDS[self.by],
            0,
            self.options,
            self.memory,
        )
        new.fresh = self.fresh.copy()
        new.kept = [state.copy() for state in self.kept]
        new._find_states()
        for i in range(self.num_envs):
            new.kept[i].legal_actions()  # leaves them where `random_actions` looks for them
            new._choices[i] = self._choices[i]
            for j in range(4):
                new._words[i][j] = self._words[i][j]
        for name, array in self.arrays.items():
            new.arrays[name][:] = array
        return new

    def __copy__(self) -> Batch:
        return self.__deepcopy__({})

    # --- the kernel ---

    def first_illegal(self) -> int:
        """The first match whose action is not legal, or -1."""
        with cython.nogil:
            for i in range(self.num_envs):
                action = self._actions[i]
                if action < 0 or action >= self.action_count or self._masks[i, action] == 0:
                    return i
        return -1

    def pick(self, chosen: Any, dice: Dice) -> None:
        """Fill `chosen` with random legal actions."""
        with cython.nogil:
            for i in range(self.num_envs):
                if cython.compiled:
                    state = cython.cast(cython.p_void, self._address[i])
                    chosen[i] = pick_legal(cython.cast(State, state), self._choices[i], dice.rng)
                else:
                    chosen[i] = pick_legal(self.kept[i], self._choices[i], dice.rng)

    def advance(self, first: int, last: int, lane: int, playing: bool) -> None:
        """Play the actions of some matches (or only show them), with one scratch state of their own."""
        with cython.nogil:
            for i in range(first, last):
                if cython.compiled:
                    if i + AHEAD < last:
                        fetch_soon(self._address[i + AHEAD], self.own_fields, self.state_size)
                    self.advance_one(
                        cython.cast(State, cython.cast(cython.p_void, self._address[i])),
                        cython.cast(State, cython.cast(cython.p_void, self._spare[lane])),
                        i,
                        playing,
                    )
                else:
                    self.advance_one(self.kept[i], self.scratch[lane], i, playing)

    @cython.final
    def advance_one(self, state: State, scratch: State, i: int, playing: bool) -> None:
        """One match: the action, the opponents' answers, rewards, the next deal, and what the next seat knows."""
        if playing:
            self._acted[i] = state.to_move
            state.step(self._actions[i])
            for seat in range(self.seats):
                self._rewards[i, seat] = 0.0
            self._ended[i] = 0
        self.answer(state, scratch, i)
        if playing and self.by == BY_GAIN:
            self.reward_gains(state, i)
        if state.to_move == NOBODY:
            self.finish(state, i)
            restart(state, self.fresh)
            self.answer(state, scratch, i)
        self.show(state, i)

    @cython.final
    def answer(self, state: State, scratch: State, i: int) -> None:
        """Opponents play until it is the learner's turn, or the match is over."""
        if self.opponents == NO_OPPONENTS:
            return
        while state.to_move >= 0 and state.to_move != self._learner[i]:
            if cython.compiled:
                state.step(self.opponent_choice(state, scratch, cython.address(self._words[i, 0])))
            else:
                state.step(self.opponent_choice(state, scratch, self._words[i]))

    @cython.final
    def opponent_choice(self, state: State, scratch: State, rng: list[int]) -> int:
        """At random, or by the rollout policy, from what the seat to move can know."""
        if self.opponents == RANDOM:
            return state.legal[below(rng, state.fill_legal())]
        scratch.copy_from(state)
        scratch.resample_in_place(state.to_move, rng)
        return scratch.rollout_policy(rng)

    @cython.final
    def finish(self, state: State, i: int) -> None:
        """Rewards and the last observation of a match that is over."""
        self._ended[i] = 1
        for seat in range(self.seats):
            if self.by == BY_SHARE:
                self._rewards[i, seat] = state.win_share(seat)
            elif self.by == BY_SCORE:
                self._rewards[i, seat] = lead_of(state, seat)
            self._leads[i, seat] = 0.0
        if self.seeing:
            if cython.compiled:
                state.fill_observation(self._acted[i], cython.address(self._final[i, 0]), self.observation_size)
            else:
                state.fill_observation(int(self._acted[i]), self._final[i], self.observation_size)

    @cython.final
    def reward_gains(self, state: State, i: int) -> None:
        """What each seat's lead has grown since it was last rewarded."""
        for seat in range(self.seats):
            lead = lead_of(state, seat)
            self._rewards[i, seat] = lead - self._leads[i, seat]
            self._leads[i, seat] = lead

    @cython.final
    def show(self, state: State, i: int) -> None:
        """Write down whose turn it is, what is legal, and what that seat knows."""
        self._to_move[i] = state.to_move
        if cython.compiled:
            self._choices[i] = mark_legal(state, cython.address(self._masks[i, 0]), self.action_count)
            if self.seeing:
                state.fill_observation(state.to_move, cython.address(self._observations[i, 0]), self.observation_size)
        else:
            self._choices[i] = mark_legal(state, self._masks[i], self.action_count)
            if self.seeing:
                state.fill_observation(state.to_move, self._observations[i], self.observation_size)


def kind_of(opponents: str | Sequence[str] | None, seats: int) -> str | None:
    """The one kind of opponents that is wanted; as a list, it is of that kind alone."""
    names = list(opponents) if isinstance(opponents, list | tuple) else [opponents]
    if not 1 <= len(names) <= max(1, seats - 1):
        raise Unreadable("opponents", opponents=len(names), seats=seats)
    if names[0] not in OPPONENTS or any(name != names[0] for name in names):
        raise Unreadable("vector-opponents", opponents=", ".join(str(name) for name in names)[:60])
    return names[0]


def lead_of(state: State, seat: int) -> float:
    """The points of a seat as they stand, less the best of the others."""
    best = -1000000
    for other in range(state.seats):
        if other != seat and state.seat_score(other) > best:
            best = state.seat_score(other)
    return state.seat_score(seat) - best


def pick_legal(state: State, count: int, rng: list[int]) -> int:
    """One of the `count` legal actions that `mark_legal` found, chosen evenly."""
    return state.legal[below(rng, count)]
