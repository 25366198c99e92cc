"""Opponents of a learner: bots by name, bots, functions of what a seat sees, and policies with `predict`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from inspect import isclass, signature
from typing import Any

import numpy as np

from papercove.bots import Bot, Budget, bot
from papercove.engine.dice import Dice
from papercove.engine.errors import Illegal, Unreadable
from papercove.engine.game import Game
from papercove.engine.state import State
from papercove.rl.spaces import Look, Seen

Opponent = str | Bot | Callable[[Seen], Any]  # or whatever has `predict`, as a policy of Stable-Baselines3


class PolicyBot(Bot):
    """A caller's own function or policy. It is shown only what its seat sees, as a learner would be.

    Without a `look` that is the usual observation.
    """

    def __init__(self, policy: Any, look: Look | None = None) -> None:
        self.policy = policy
        self.look = look
        self.name = getattr(policy, "__name__", type(policy).__name__)
        self.predicts = callable(getattr(policy, "predict", None))
        self.masked = self.predicts and "action_masks" in signature(policy.predict).parameters

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        """The policy's action; Unreadable if it is no single whole number, Illegal if it is not legal."""
        look = self.look or Look(state.game, state.seats)
        seen = look(state, state.to_move)
        given = self.answer(seen)
        answer = np.asarray(given)
        if answer.size != 1 or answer.dtype.kind not in "iu":
            told = f"{answer.dtype}{list(answer.shape)}" if answer.dtype.kind in "iufb" else repr(given)[:40]
            raise Unreadable("policy-answer", policy=self.name, answer=told, actions=state.game.action_count)
        action = int(answer.item())
        if action not in state.legal_actions():
            raise Illegal("policy-action", state.game.notation(state), policy=self.name, action=action)
        return action

    def answer(self, seen: Seen) -> Any:
        """What the policy says to this sight; `predict` gives its action and a memory, which is not kept.

        Unreadable, with the policy's own error as its cause, if it raises one.
        """
        try:
            if not self.predicts:
                return self.policy(seen)
            found = self.policy.predict(seen, **({"action_masks": seen["action_mask"]} if self.masked else {}))
        except Exception as problem:
            told = f"{type(problem).__name__}: {problem}"[:200]
            raise Unreadable("policy-raised", policy=self.name, problem=told) from problem
        return found[0] if isinstance(found, tuple) else found


def opponent(wanted: Any, game: Game, look: Look) -> Bot:
    """The bot that `wanted` names or is, a policy being shown what `look` says; Unreadable if it can choose nothing."""
    if isinstance(wanted, str):
        return bot(wanted, game)
    if isinstance(wanted, Bot):
        return wanted
    if isclass(wanted) or not (callable(wanted) or callable(getattr(wanted, "predict", None))):
        raise Unreadable("opponent-kind", opponent=repr(wanted)[:60])
    return PolicyBot(wanted, look)


def opponents_of(wanted: Opponent | Sequence[Opponent], game: Game, seats: int, look: Look) -> list[Bot]:
    """One for each other seat, in the order of play: the last one takes all further seats."""
    listed = list(wanted) if isinstance(wanted, list | tuple) else [wanted]
    if not 1 <= len(listed) <= seats - 1:
        raise Unreadable("opponents", opponents=len(listed), seats=seats)
    found = [opponent(one, game, look) for one in listed]
    return [*found, *[found[-1]] * (seats - 1 - len(found))]
