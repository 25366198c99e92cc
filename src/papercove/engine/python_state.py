"""The state of a match of a game written in plain Python, so that the compiled kernel can play it.

Such a game cannot raise through the kernel: what goes wrong in it is kept, and the next careful method raises it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cython

from papercove.engine.features import hashed
from papercove.engine.state import State

if not cython.compiled:
    from papercove.engine.constants import MAX_LEGAL, NOBODY
    from papercove.engine.dice import Dice, draw, fork, held
    from papercove.engine.state import copy_base


class PythonState(State):
    """The base for a game written in plain Python: every method below may be overridden.

    `State.begin_round`, `fill_legal`, … of this class call them, so that compiled searches and
    simulations play such a game too, only slower.
    """

    def deal(self, dice: Dice) -> None:
        """Deal a round, rolling `dice`."""
        raise TypeError(f"{type(self).__name__} must define deal")

    def actions(self) -> Sequence[int]:
        """The legal actions, ascending, at most MAX_LEGAL."""
        raise TypeError(f"{type(self).__name__} must define actions")

    def play(self, action: int, dice: Dice) -> None:
        """Play one legal action, rolling `dice` if chance falls."""
        raise TypeError(f"{type(self).__name__} must define play")

    def become(self, other: Any) -> None:
        """Copy the game's own fields from `other`."""
        raise TypeError(f"{type(self).__name__} must define become")

    def deal_again(self, seat: int | None, dice: Dice) -> None:
        """Deal anew all that `seat` (None: a spectator) cannot know."""
        raise TypeError(f"{type(self).__name__} must define deal_again")

    def win_share(self, seat: int) -> float:
        """Of a finished match: the share of the win that belongs to `seat`."""
        raise TypeError(f"{type(self).__name__} must define win_share")

    def score(self, seat: int) -> int:
        """The points of `seat` as everybody may count them; those of the outcome, unless overridden."""
        scored: int = self.game.outcome(self).scores[seat] if self.to_move == NOBODY else 0
        return scored

    def features(self, seat: int) -> Sequence[int]:
        """What `seat` can know, as numbers for learning machines; the view's fields, hashed, unless overridden.

        There are `Game.observation_size` of them, each from -128 to 127.
        """
        return hashed(self.game.view(self, seat), self.game.observation_size(self.seats))

    def expected(self, seat: int) -> float:
        """The share that `seat` may expect from here; an even one unless overridden."""
        return self.win_share(seat) if self.to_move == NOBODY else 1.0 / self.seats

    def judge(self, actions: Sequence[int]) -> Sequence[float]:
        """How promising each action looks; all alike unless overridden."""
        return [1.0] * len(actions)

    # --- the adapter ---

    def roll_deal(self) -> None:
        """`deal` with this state's dice."""
        dice = held(self.dice)
        self.deal(dice)
        self.dice[:] = dice.words

    def roll_play(self, action: int) -> None:
        """`play` with this state's dice."""
        dice = held(self.dice)
        self.ply += 1
        self.play(action, dice)
        self.dice[:] = dice.words

    def roll_deal_again(self, seat: int | None) -> None:
        """`deal_again` with this state's dice."""
        dice = held(self.dice)
        self.deal_again(seat, dice)
        self.dice[:] = dice.words

    def note(self, problem: Exception) -> None:
        """Keep the first problem for `surface`, and end the match, so that no loop of the kernel runs on for ever."""
        if self.trouble is None:
            self.trouble = problem
        self.to_move = NOBODY

    def roll_favour(self, words: list[int]) -> int:
        """An action drawn by the weights of `judge`."""
        actions = self.actions()
        weights = self.judge(actions)
        total = sum(weights)
        best = 0
        if total <= 0:
            best = (draw(words) >> 32) % len(actions)
        else:
            mark = (draw(words) >> 11) / 9007199254740992.0 * total
            while best < len(actions) - 1 and mark >= weights[best]:
                mark -= weights[best]
                best += 1
        return actions[best]

    def begin_round(self) -> None:
        with cython.gil:
            try:
                self.roll_deal()
            except Exception as problem:
                self.note(problem)

    def fill_legal(self) -> int:
        count = 0
        with cython.gil:
            try:
                for action in self.actions():
                    if count == MAX_LEGAL:
                        raise TypeError(f"{type(self).__name__}.actions: more than {MAX_LEGAL} actions")
                    self.legal[count] = action
                    count += 1
            except Exception as problem:
                self.note(problem)
        return count

    def step(self, action: int) -> None:
        with cython.gil:
            try:
                self.roll_play(action)
            except Exception as problem:
                self.note(problem)

    def assign(self, other: State) -> None:
        with cython.gil:
            copy_base(self, other)
            try:
                self.become(other)
            except Exception as problem:
                self.note(problem)

    def redeal(self, seat: int, words: list[int]) -> None:
        with cython.gil:
            fork(words, self.dice)
            try:
                self.roll_deal_again(None if seat == NOBODY else seat)
            except Exception as problem:
                self.note(problem)

    def share(self, seat: int) -> float:
        value = 0.0
        with cython.gil:
            try:
                value = self.win_share(seat)
            except Exception as problem:
                self.note(problem)
        return value

    def worth(self, seat: int) -> float:
        value = 0.0
        with cython.gil:
            try:
                value = self.expected(seat)
            except Exception as problem:
                self.note(problem)
        return value

    def favour(self, words: list[int]) -> int:
        chosen = 0
        with cython.gil:
            try:
                chosen = self.roll_favour(words)
            except Exception as problem:
                self.note(problem)
        return chosen

    def weigh(self) -> None:
        count = self.fill_legal()
        with cython.gil:
            try:
                weights = self.judge([self.legal[i] for i in range(count)])
                for i in range(count):
                    self.weights[i] = weights[i]
            except Exception as problem:
                self.note(problem)

    def tally(self, seat: int) -> int:
        points = 0
        with cython.gil:
            try:
                points = self.score(seat)
            except Exception as problem:
                self.note(problem)
        return points

    def observe(self, seat: int, out: list[int]) -> None:
        with cython.gil:
            try:
                found = self.features(seat)
                if len(found) != self.game.observation_size(self.seats):
                    raise TypeError(f"{type(self).__name__}.features: {len(found)} numbers, against observation_size")
                for i in range(len(found)):
                    if not -128 <= found[i] <= 127:
                        raise TypeError(f"{type(self).__name__}.features: {found[i]} is not between -128 and 127")
                    out[i] = found[i]
            except Exception as problem:
                self.note(problem)
