"""What a bot is: it chooses an action from what one seat knows, within a budget, with its own dice."""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import inf
from typing import SupportsIndex

import msgspec

from papercove.engine.bits import small_number
from papercove.engine.constants import MAX_ACTION
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.state import State

MOST_ITERATIONS = 2_000_000_000  # the kernel counts them in 32 bits
MOST_THREADS = 64


def is_whole(number: object, most: int, least: int = 1) -> bool:
    """Whether this is a whole number within its bounds."""
    return isinstance(number, SupportsIndex) and least <= number.__index__() <= most


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot may think: so many iterations (the same choice every time), or so many milliseconds."""

    iterations: int | None = None
    milliseconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.milliseconds is None):
            raise ValueError("a budget is either iterations or milliseconds")
        timed = self.milliseconds is not None and 0 < self.milliseconds < inf
        if not (timed or is_whole(self.iterations, MOST_ITERATIONS)) or not is_whole(self.threads, MOST_THREADS):
            most = f"{MOST_ITERATIONS} iterations and {MOST_THREADS} threads"
            raise ValueError(f"a budget is more than nothing, and at most {most}: {self}")


class Verdict(msgspec.Struct, frozen=True):
    """What a bot thinks of one action: its value to the mover, and how often it was tried."""

    action: int
    value: float
    visits: int
    error: float = 0.0  # the standard error of `value`, at most


class Opinion(msgspec.Struct, frozen=True):
    """The action a bot would choose, its verdicts on all of them, best first, and the value to each seat."""

    action: int
    verdicts: tuple[Verdict, ...]
    values: tuple[float, ...]
    iterations: int


class Bot(ABC):
    """Chooses actions. One object may serve many seats and matches: it keeps nothing between two choices.

    `state` is never the truth: everything the seat to move (`state.to_move`) cannot know has been resampled.
    The legal actions are `state.legal_actions()`. The state is the bot's own, to change as it likes.
    """

    name: str = ""

    @abstractmethod
    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        """A legal action; without a budget, the bot's own applies."""

    def opinion(self, state: State, dice: Dice, budget: Budget | None = None) -> Opinion:
        """The choice and its reasons; a bot without reasons just names its choice."""
        even = 1.0 / state.seats
        action = self.choose(state.copy(), dice, budget)
        return Opinion(action, (Verdict(action, even, 1),), (even,) * state.seats, 1)


def decide(bot: Bot, state: State, dice: Dice, budget: Budget | None = None) -> int:
    """Let `bot` choose for the seat to move of the true `state`, showing it only what that seat knows.

    Illegal if nobody is to move; Unreadable if the bot answers with something that is not legal.
    """
    if state.is_over:
        raise state.finished_already()
    action = bot.choose(state.resample(state.to_move, dice), dice, budget)
    number = small_number(action, MAX_ACTION)
    if number not in state.legal_actions():
        named = state.game.name_action(state, action)
        raise Unreadable("bot-action", state.game.notation(state), bot=bot.name, action=named)
    return number


def advise(bot: Bot, state: State, dice: Dice, budget: Budget | None = None) -> Opinion:
    """The opinion of `bot` for the seat to move of the true `state`, from what that seat knows."""
    if state.is_over:
        raise state.finished_already()
    return bot.opinion(state.resample(state.to_move, dice), dice, budget)
