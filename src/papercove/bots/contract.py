"""What a bot is: somebody who chooses an action from what one seat knows, within a budget, by its own dice."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.state import State


class Budget(msgspec.Struct, frozen=True, kw_only=True):
    """How long a bot may think: so many iterations (the same choice every time), or so many milliseconds."""

    iterations: int | None = None
    milliseconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.milliseconds is None):
            raise ValueError("a budget is either iterations or milliseconds")
        too_few = self.iterations is not None and self.iterations < 1
        too_short = self.milliseconds is not None and self.milliseconds <= 0
        if too_few or too_short or self.threads < 1:
            raise ValueError("a budget is more than nothing")


class Verdict(msgspec.Struct, frozen=True):
    """What a bot thinks of one action: the share of the win it expects for the mover, and how often it tried it."""

    action: int
    value: float
    visits: int


class Opinion(msgspec.Struct, frozen=True):
    """The action a bot would choose, all its verdicts, best first, and the share it expects for each seat."""

    action: int
    verdicts: tuple[Verdict, ...]
    expected: tuple[float, ...]
    iterations: int


class Bot(ABC):
    """Chooses actions. One object may serve many seats and matches: it keeps nothing between two choices.

    `state` is never the truth: all that the seat to move (`state.to_move`) cannot know has been dealt anew.
    The legal actions are `state.legal_actions()`. The state is the bot's own, to be changed at will.
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
    """Let `bot` choose for the seat to move of the true `state`, showing it only what that seat knows."""
    action = bot.choose(state.resample(state.to_move, dice), dice, budget)
    if type(action) is not int or action not in state.legal_actions():
        named = state.game.name_action(state, action)
        raise Unreadable("bot-action", state.game.notation(state), bot=bot.name, action=named)
    return action


def advise(bot: Bot, state: State, dice: Dice, budget: Budget | None = None) -> Opinion:
    """The opinion of `bot` for the seat to move of the true `state`, from what that seat knows."""
    return bot.opinion(state.resample(state.to_move, dice), dice, budget)
