"""The state of a match of a game written in plain Python, so that the compiled kernel can play it.

Such a game cannot raise through the kernel: its exception is deferred, and the next careful method raises it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from papercove.engine.hashed_view import hashed
from papercove.engine.state import State

if not cython.compiled:
    from papercove.engine.constants import MAX_LEGAL, NOBODY
    from papercove.engine.dice import Dice, draw, fork, held
    from papercove.engine.state import copy_base


class PythonState(State):
    """The base for a game written in plain Python: its author writes the methods that begin with an underscore.

    The kernel method of the same name calls each of them (`step` calls `_step`), so compiled searches and
    simulations play such a game too, only more slowly.
    """

    def _begin_round(self, dice: Dice) -> None:
        """Deal a round, rolling `dice`."""
        raise TypeError(f"{type(self).__name__} must define _begin_round")

    def _legal_actions(self) -> Sequence[int]:
        """The legal actions, ascending, at most MAX_LEGAL."""
        raise TypeError(f"{type(self).__name__} must define _legal_actions")

    def _step(self, action: int, dice: Dice) -> None:
        """Play one legal action, rolling `dice` if chance falls."""
        raise TypeError(f"{type(self).__name__} must define _step")

    def _copy_from(self, other: Any) -> None:
        """Copy the game's own fields from `other`."""
        raise TypeError(f"{type(self).__name__} must define _copy_from")

    def _resample(self, seat: int | None, dice: Dice) -> None:
        """Resample, in place, everything `seat` (None: a spectator) cannot know."""
        raise TypeError(f"{type(self).__name__} must define _resample")

    def _win_share(self, seat: int) -> float:
        """Of a finished match: the share of the win that belongs to `seat`."""
        raise TypeError(f"{type(self).__name__} must define _win_share")

    def _score(self, seat: int) -> int:
        """The points of `seat` as everybody may count them; those of the outcome, unless overridden."""
        scored: int = self.game.outcome(self).scores[seat] if self.to_move == NOBODY else 0
        return scored

    def _observation(self, seat: int) -> Sequence[int]:
        """What `seat` can know, as numbers for learning machines; the view's fields, hashed, unless overridden.

        There are `Game.observation_size` of them, each from -128 to 127.
        """
        return hashed(self.game.view(self, seat), self.game.observation_size(self.seats))

    def _value(self, seat: int) -> float:
        """The value of this position to `seat`; an equal share for everyone unless overridden."""
        return self._win_share(seat) if self.to_move == NOBODY else 1.0 / self.seats

    def _priors(self, actions: Sequence[int]) -> Sequence[float]:
        """A prior for each of these actions, not normalised; uniform unless overridden."""
        return [1.0] * len(actions)

    # --- the adapter ---

    def roll_begin_round(self) -> None:
        """`_begin_round` with this state's dice."""
        dice = held(self.dice)
        self._begin_round(dice)
        self.dice[:] = dice.rng

    def roll_step(self, action: int) -> None:
        """`_step` with this state's dice."""
        dice = held(self.dice)
        self.ply += 1
        self._step(action, dice)
        self.dice[:] = dice.rng

    def roll_resample(self, seat: int | None) -> None:
        """`_resample` with this state's dice."""
        dice = held(self.dice)
        self._resample(seat, dice)
        self.dice[:] = dice.rng

    def defer(self, error: Exception) -> None:
        """Keep the first error for `raise_deferred`, and end the match, so that no loop of the kernel runs on."""
        if self.deferred_error is None:
            self.deferred_error = error
        self.to_move = NOBODY

    def draw_by_priors(self, rng: list[int]) -> int:
        """An action drawn by the priors of `_priors`."""
        actions = self._legal_actions()
        priors = self._priors(actions)
        total = sum(priors)
        best = 0
        if total <= 0:
            best = (draw(rng) >> 32) % len(actions)
        else:
            mark = (draw(rng) >> 11) / 9007199254740992.0 * total
            while best < len(actions) - 1 and mark >= priors[best]:
                mark -= priors[best]
                best += 1
        return actions[best]

    def begin_round(self) -> None:
        with cython.gil:
            try:
                self.roll_begin_round()
            except Exception as error:
                self.defer(error)

    def fill_legal(self) -> int:
        count = 0
        with cython.gil:
            try:
                for action in self._legal_actions():
                    if count == MAX_LEGAL:
                        raise TypeError(f"{type(self).__name__}._legal_actions: more than {MAX_LEGAL} actions")
                    self.legal[count] = action
                    count += 1
            except Exception as error:
                self.defer(error)
        return count

    def step(self, action: int) -> None:
        with cython.gil:
            try:
                self.roll_step(action)
            except Exception as error:
                self.defer(error)

    def copy_from(self, other: State) -> None:
        with cython.gil:
            copy_base(self, other)
            try:
                self._copy_from(other)
            except Exception as error:
                self.defer(error)

    def resample_in_place(self, seat: int, rng: list[int]) -> None:
        with cython.gil:
            fork(rng, self.dice)
            try:
                self.roll_resample(None if seat == NOBODY else seat)
            except Exception as error:
                self.defer(error)

    def win_share(self, seat: int) -> float:
        value = 0.0
        with cython.gil:
            try:
                value = self._win_share(seat)
            except Exception as error:
                self.defer(error)
        return value

    def seat_value(self, seat: int) -> float:
        value = 0.0
        with cython.gil:
            try:
                value = self._value(seat)
            except Exception as error:
                self.defer(error)
        return value

    def rollout_policy(self, rng: list[int]) -> int:
        chosen = 0
        with cython.gil:
            try:
                chosen = self.draw_by_priors(rng)
            except Exception as error:
                self.defer(error)
        return chosen

    def fill_priors(self) -> None:
        count = self.fill_legal()
        with cython.gil:
            try:
                priors = self._priors([self.legal[i] for i in range(count)])
                for i in range(count):
                    self.prior[i] = priors[i]
            except Exception as error:
                self.defer(error)

    def seat_score(self, seat: int) -> int:
        points = 0
        with cython.gil:
            try:
                points = self._score(seat)
            except Exception as error:
                self.defer(error)
        return points

    def fill_observation(self, seat: int, out: list[int], size: int) -> None:
        with cython.gil:
            try:
                found = self._observation(seat)
                if len(found) != self.game.observation_size(self.seats):
                    raise TypeError(
                        f"{type(self).__name__}._observation: {len(found)} numbers, against observation_size"
                    )
                for i in range(len(found)):
                    if not -128 <= found[i] <= 127:
                        raise TypeError(f"{type(self).__name__}._observation: {found[i]} is not between -128 and 127")
                    if i < size:
                        out[i] = found[i]
            except Exception as error:
                self.defer(error)
