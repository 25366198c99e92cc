# cython: binding=False
# Plain methods of C: Python calls them quicker than Cython's own.
"""The state of a match, as every game keeps it: the contract of the compiled kernel.

A game subclasses `State` and writes the kernel methods (`begin_round` to `fill_observation`). Searches and
simulations call those directly, without checks and without the GIL. Python code calls the careful ones
(`legal_actions`, `apply`, `copy`, `resample`), which check everything.
A game in plain Python subclasses `PythonState` (python_state.py) instead.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, NoReturn, Self

import cython

from papercove.engine.errors import Illegal, NotYourTurn, Unreadable

if not cython.compiled:
    from papercove.engine.bits import bytes_listed, listed, small_number
    from papercove.engine.constants import CHANCE, MAX_ACTION, MAX_LEGAL, MAX_OBSERVATION, NOBODY
    from papercove.engine.dice import Dice

if TYPE_CHECKING:
    from papercove.engine.view import Outcome

COMPILED = cython.compiled


class State:
    """A match in progress: who is to move, what is legal, and what each action does."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.dice = [0, 0, 0, 0]
            self.legal = [0] * MAX_LEGAL
            self.prior = [0.0] * MAX_LEGAL
        self.game: Any = None  # a Game
        self.options: Any = None  # its Options
        self.seed: Any = None  # a Seed; None in a resampled state
        self.variant: Any = None  # a Variant, or None: the printed rules
        self.deferred_error: Any = None  # an exception of a game in plain Python that the kernel could not raise
        self.sealed = False
        self.forgetful = False  # in a rollout: nobody will ask what a seat knows, so a game need not keep it
        self.seats = 2
        self.to_move = 0
        self.round = 0
        self.horizon = 0  # changes where a rollout should stop and use `seat_value` instead
        self.ply = 0
        self.revealed = 0

    # --- the kernel: trusting and fast; a game overrides all of these ---

    def begin_round(self) -> None:
        """Deal a round with the dice of this state."""

    def fill_legal(self) -> int:
        """Write the legal actions into `legal`, in ascending order, and return how many."""
        return 0

    def step(self, action: int) -> None:
        """Play one legal action. Counts `ply`; counts `revealed` when the mover learns something or chance falls."""

    def copy_from(self, other: State) -> None:
        """Copy everything from `other`, a state of the same class."""

    def resample_in_place(self, seat: int, rng: list[int]) -> None:
        """Resample, in place, everything `seat` cannot know, including future dice."""

    def resample_likely_in_place(self, seat: int, rng: list[int]) -> None:
        """Like `resample_in_place`, but a game may make likely deals likelier, by what the others were seen to do."""
        self.resample_in_place(seat, rng)

    def win_share(self, seat: int) -> float:
        """Of a finished match: 1 for the winner, 1/n for each of n who share it, 0 for others."""
        return 0.0

    def seat_value(self, seat: int) -> float:
        """The value of this position to `seat`: its expected share of the win; exact once the match is over."""
        return self.win_share(seat)

    def rollout_policy(self, rng: list[int]) -> int:
        """The rollout policy: one legal action, sensible and quick to find."""
        return self.legal[0]

    def fill_priors(self) -> None:
        """Write a prior for each legal action into `prior`: 0 or more, not normalised."""
        for i in range(self.fill_legal()):
            self.prior[i] = 1.0

    def seat_score(self, seat: int) -> int:
        """The points of `seat` as everybody may count them now; its score once the match is over."""
        return 0

    def fill_observation(self, seat: int, out: list[int], size: int) -> None:
        """Write what `seat` can know into `out`: `Game.observation_size` numbers from -128 to 127.

        `size` is that with or without what only memory holds (`Game.memory_fields`), which comes last.
        """

    # --- for Python callers: everything is checked, and a refused call changes nothing ---

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.to_move == NOBODY

    @property
    def outcome(self) -> Outcome | None:
        """Scores, winners and the reason, or None while the match goes on."""
        found: Outcome | None = self.game.outcome(self) if self.to_move == NOBODY else None
        return found

    def legal_actions(self) -> list[int]:
        """The legal actions of the seat to move, in ascending order; none once the match is over."""
        count = self.fill_legal() if self.to_move >= 0 else 0
        if self.deferred_error is not None:
            self.raise_deferred()
        return listed(self.legal, count)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Play `action`; as `seat`, if given. Raises Illegal or NotYourTurn and then changes nothing."""
        if seat is not None and seat != self.to_move:
            raise NotYourTurn("not-your-turn", self.game.notation(self), seat=seat, to_move=self.to_move)
        if self.to_move < 0:
            raise self.finished_already()
        if self.forgetful:
            raise forgotten()
        number = small_number(action, MAX_ACTION)
        if not allows(self, number):
            if self.deferred_error is not None:
                self.raise_deferred()
            raise self.against(action)
        self.step(number)
        if self.deferred_error is not None:
            self.raise_deferred()
        if self.to_move == CHANCE:
            self.deal_with(self.seed.key(self.round))

    def against(self, action: object) -> Illegal:
        """The refusal of an action that is illegal, or is no action at all."""
        try:
            number = action if isinstance(action, int) else index(action)  # type: ignore[arg-type]
        except TypeError:
            return Illegal("action-number", self.game.notation(self), action=repr(action)[:40])
        refusal: Illegal = self.game.illegal(self, number, self.game.name_action(self, number))
        return refusal

    def deal_with(self, key: bytes) -> None:
        """Seed this state's dice with 32 bytes, and deal a round."""
        dice = Dice(key)
        self.dice[:] = dice.rng
        self.begin_round()
        self.raise_deferred()

    def copy(self) -> Self:
        """An independent copy."""
        if self.forgetful:
            raise forgotten()
        new = type(self)()
        new.game = self.game
        new.options = self.options
        new.seed = self.seed
        new.variant = self.variant
        new.copy_from(self)
        new.raise_deferred()
        return new

    def resample(self, seat: int | None, dice: Dice) -> Self:
        """A copy in which everything `seat` cannot know is resampled, including future dice.

        It keeps everything `seat` can know with perfect memory. `seat` None stands for a spectator.
        """
        observer = NOBODY if seat is None else self.seat_number(seat)
        if dice is None:
            raise no_dice()
        new = self.copy()
        new.seed = None
        new.sealed = False
        new.resample_in_place(observer, dice.rng)
        new.raise_deferred()
        return new

    def random_action(self, dice: Dice) -> int:
        """A legal action, drawn uniformly with `dice`."""
        if self.to_move < 0:
            raise self.finished_already()
        if dice is None:
            raise no_dice()
        count = self.fill_legal()
        if self.deferred_error is not None:
            self.raise_deferred()
        return self.legal[dice.roll(count)]

    def rollout_action(self, dice: Dice) -> int:
        """What the rollout policy chooses for the seat to move."""
        if self.to_move < 0:
            raise self.finished_already()
        if dice is None:
            raise no_dice()
        chosen = self.rollout_policy(dice.rng)
        self.raise_deferred()
        return chosen

    def resample_likely(self, seat: int, dice: Dice) -> Self:
        """Like `resample`, but likely deals are likelier, if the game can tell: what a search thinks with."""
        observer = self.seat_number(seat)
        if dice is None:
            raise no_dice()
        new = self.copy()
        new.seed = None
        new.sealed = False
        new.resample_likely_in_place(observer, dice.rng)
        new.raise_deferred()
        return new

    def priors(self) -> dict[int, float]:
        """The prior of each legal action, not normalised."""
        if self.to_move < 0:
            return {}
        self.fill_priors()
        count = self.fill_legal()
        self.raise_deferred()
        return {self.legal[i]: self.prior[i] for i in range(count)}

    def value(self, seat: int) -> float:
        """The value of this position to `seat`: its expected share of the win, by the game's own estimate."""
        value = self.seat_value(self.seat_number(seat))
        self.raise_deferred()
        return value

    def score(self, seat: int) -> int:
        """The points of `seat` as everybody may count them now; its score once the match is over."""
        score = self.seat_score(self.seat_number(seat))
        if self.deferred_error is not None:
            self.raise_deferred()
        return score

    def observation(self, seat: int) -> list[int]:
        """What `seat` can know, in numbers; docs/rl.md says which is which."""
        size = self.game.observation_size(self.seats)
        if size > MAX_OBSERVATION:
            raise TypeError(f"an observation has at most {MAX_OBSERVATION} numbers, not {size}")
        if not cython.compiled:
            out = [0] * size
        self.fill_observation(self.seat_number(seat), out, size)
        self.raise_deferred()
        return bytes_listed(out, size)

    def seat_number(self, seat: object) -> int:
        """`seat`, if this table has it; else Unreadable."""
        if self.forgetful:
            raise forgotten()
        try:
            number = index(seat)  # type: ignore[arg-type]
        except TypeError:
            number = NOBODY
        if not 0 <= number < self.seats:
            raise Unreadable("seat", seat=str(seat)[:20], seats=self.seats)
        return number

    def viewer(self, seat: object) -> int | None:
        """`seat`, if this table has it; None stands for a spectator."""
        if self.forgetful:
            raise forgotten()
        return None if seat is None else self.seat_number(seat)

    def finished_already(self) -> Illegal:
        """The error to raise once nobody is to move."""
        return Illegal("match-over", self.game.notation(self))

    def raise_deferred(self) -> None:
        """Raise the error deferred by a game in plain Python, if there is one."""
        if self.deferred_error is not None:
            problem = self.deferred_error
            self.deferred_error = None
            raise problem

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a state is not pickled: keep its Record, and replay it")


def no_dice() -> TypeError:
    """The error to raise for None: compiled code would take it for dice, and crash."""
    return TypeError("dice are needed, for example papercove.Dice(7)")


def forgotten() -> RuntimeError:
    """The error to raise for a state that did not keep what its seats were told: it could only answer wrongly."""
    return RuntimeError("a forgetful state never leaves the kernel: copy another one over it")


def allows(state: State, action: int) -> bool:
    """Whether `action` is legal; leaves the legal actions in `state.legal`."""
    for i in range(state.fill_legal()):
        if state.legal[i] == action:
            return True
    return False


if not cython.compiled:

    def copy_fields(to: State, source: State, but: set[str]) -> None:
        """Copy every field of a game's own but these; the kernel copies the memory that holds them."""
        for name, value in vars(source).items():
            if name not in but and name not in NOT_COPIED:
                setattr(to, name, value[:] if isinstance(value, list) else value)

    NOT_COPIED = {"game", "options", "seed", "variant", "deferred_error", "legal", "prior"}


def copy_base(to: State, source: State) -> None:
    """Copy the fields of `State` itself; a game's `copy_from` calls this and copies its own."""
    to.dice[:] = source.dice
    to.sealed = source.sealed
    to.forgetful = source.forgetful
    to.seats = source.seats
    to.to_move = source.to_move
    to.round = source.round
    to.horizon = source.horizon
    to.ply = source.ply
    to.revealed = source.revealed
