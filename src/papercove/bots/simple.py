"""The baselines: chance, greed, and a club player who counts."""

from __future__ import annotations

from papercove.bots.ahead import look_ahead
from papercove.bots.contract import Bot, Budget, Opinion, Verdict
from papercove.engine.dice import Dice
from papercove.engine.state import State

WORLDS = 12  # deals over which greed takes its average


class RandomBot(Bot):
    """Any legal action, all alike."""

    name = "random"

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        return state.random_action(dice)


class GreedyBot(Bot):
    """The action after which the position looks best at once, by the game's own judgement of points."""

    name = "greedy"

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        return self.opinion(state, dice, budget).action

    def opinion(self, state: State, dice: Dice, budget: Budget | None = None) -> Opinion:
        actions = state.legal_actions()
        after = look_ahead(state, dice, WORLDS)
        verdicts = sorted(
            (Verdict(action, value, WORLDS) for action, value in zip(actions, after, strict=True)),
            key=lambda verdict: (-verdict.value, verdict.action),
        )
        values = tuple(state.value(seat) for seat in range(state.seats))
        return Opinion(verdicts[0].action, tuple(verdicts), values, WORLDS)


class SteadyBot(Bot):
    """A good club player as its game describes one: no search, nothing fitted, nothing shared with the other bots."""

    def __init__(self, calls: bool = True) -> None:
        self.name = "steady" if calls else "steady:quiet"
        self.calls = calls

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        return int(state.game.steady_action(state, self.calls))
