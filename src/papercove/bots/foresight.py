"""What two choices lead to on average, by the game's own figures where quick rollouts stop, and what of it matters."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.engine.dice import Dice
from papercove.engine.puzzle import Foreseen
from papercove.engine.rollout import play_to_horizon
from papercove.engine.state import State

TOLD = 3  # differences of two choices, at most
LEAST_POINTS, LEAST_CHANCE = 0.4, 0.05  # smaller differences are no reason


def differences(state: State, best: int, other: int, dice: Dice, worlds: int) -> list[Foreseen]:
    """What becomes of the best choice and not of the other one: gains before costs, the largest first."""
    return most_telling(figures(state, best, other, dice, worlds))


def figures(state: State, best: int, other: int, dice: Dice, worlds: int) -> list[Foreseen]:
    """Everything that the game can say of what two choices lead to."""
    with_best, with_other = foresee(state, best, dice, worlds), foresee(state, other, dice, worlds)
    return [Foreseen(key, round(with_best[key], 2), round(with_other[key], 2)) for key in with_best]


def most_telling(found: Sequence[Foreseen]) -> list[Foreseen]:
    """The largest differences: gains before costs."""
    worth_telling = (one for one in found if weight(one) >= 1 and not is_the_choice(one))
    told = sorted(worth_telling, key=weight, reverse=True)[:TOLD]
    return sorted(told, key=lambda one: not is_gain(one))


def largest_gain(found: Sequence[Foreseen]) -> list[Foreseen]:
    """The one difference that speaks most for the best choice, however small it is."""
    gains = [one for one in found if is_gain(one) and one.best != one.other and not is_the_choice(one)]
    return sorted(gains, key=weight, reverse=True)[:1]


def without_calls(found: Sequence[Foreseen], state: State, actions: Sequence[int]) -> list[Foreseen]:
    """The figures without what a call that ends the round at once says of itself: that it ends the round."""
    own = {key for action in actions for key in ended_by(state, action)}
    return [one for one in found if one.key not in own]


def ended_by(state: State, action: int) -> set[str]:
    """How an action ends the round, if it does: the mover's chances that it makes certain."""
    seat, after = state.to_move, state.resample(state.to_move, Dice("call"))
    after.apply(action)
    if after.round == state.round and not after.is_over:
        return set()
    foreseen = state.game.foreseen(after, seat)
    return {key for key, value in foreseen.items() if "chance" in key and not key.startswith("rival") and value == 1}


def weight(one: Foreseen) -> float:
    """A difference, as a multiple of the smallest one worth telling."""
    return abs(one.best - one.other) / (LEAST_CHANCE if "chance" in one.key else LEAST_POINTS)


def is_the_choice(one: Foreseen) -> bool:
    """Whether it only says that one choice is this very call and the other is not: always against never."""
    return "chance" in one.key and {one.best, one.other} == {0.0, 1.0}


def is_gain(one: Foreseen) -> bool:
    """Whether a difference speaks for the best choice: more for oneself, or less for a rival."""
    return (one.best < one.other) == one.key.startswith("rival")


def speaks_for(one: Foreseen) -> bool:
    """Whether it is told as a reason: a gain, or how seldom the other choice comes off where the best needs no luck."""
    return is_gain(one) or ("chance" in one.key and not one.key.startswith("rival") and one.best == 0)


def foresee(state: State, action: int, dice: Dice, worlds: int) -> dict[str, float]:
    """What the mover may expect after an action: the game's own figures where a quick rollout stops, on average."""
    seat, totals = state.to_move, dict[str, float]()
    for _ in range(worlds):
        world = state.resample(seat, dice)
        world.apply(action)
        if world.round == state.round:
            world.sealed = True  # a rollout ends with the round: nobody deals the next one
            play_to_horizon(world, dice)
        for key, value in state.game.foreseen(world, seat).items():
            totals[key] = totals.get(key, 0.0) + value
    return {key: total / worlds for key, total in totals.items()}
