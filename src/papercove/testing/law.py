"""A law: something that holds for every game, with the settings it is tried in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from papercove.engine.dice import Dice
from papercove.engine.state import State
from papercove.testing.setting import Setting


class Law(NamedTuple):
    """`check` asserts it; with `every` in all variations of the options, else with the usual ones only."""

    check: Callable[[Setting], None]
    every: bool = False

    @property
    def name(self) -> str:
        return self.check.__name__


def plies(state: State, seed: int) -> Iterator[tuple[State, int]]:
    """Play at random; yields each position with the action about to be played."""
    dice = Dice(seed)
    while not state.is_over:
        action = state.random_action(dice)
        yield state, action
        state.apply(action)


def everything(state: State) -> list[bytes]:
    """All that anybody can see of a state, to compare states by."""
    viewers = [*range(state.seats), None]
    return [msgspec.json.encode(state.game.view(state, seat)) for seat in viewers] + [
        str(state.legal_actions()).encode()
    ]


@contextmanager
def refused(*kinds: type[Exception], saying: str = "") -> Iterator[list[Exception]]:
    """What stands below must be refused, by one of these kinds, with these words in its text."""
    caught: list[Exception] = []
    try:
        yield caught
    except kinds as refusal:
        caught.append(refusal)
    assert caught, f"not refused as {' or '.join(kind.__name__ for kind in kinds)}"
    assert saying in str(caught[0]), f"{caught[0]} does not say {saying!r}"
