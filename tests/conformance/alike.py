"""Two laws of what a seat knows, searched for a counterexample.

    python -m tests.conformance.alike told 1000000 [seed [game]]     told alike, known alike
    python -m tests.conformance.alike views 1000000 [seed [game]]    a believed state looks like the true one

*Told alike*: from a true state and one that a seat may believe two histories go on side by side, with hidden choices of
their own, as long as the seat is told and shown the same. Then its observation is the same too, and
the same dice deal it the same worlds. A game that shows a memory aid is played with it.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

import papercove
from papercove import Dice, State
from papercove.rl.vector import sight_of
from tests.conformance.games import Setting

DEEP = 24  # steps that two histories go side by side, at most


def tables() -> list[Setting]:
    """Every game at every number of seats, with the memory aid where there is one."""
    found = []
    for id in papercove.games():
        game = papercove.game(id)
        aid = (("memory_aid", True),) if {"memory_aid": True} in game.variations else ()
        found += [Setting(id, seats, aid) for seats in game.seat_counts]
    return found


def played(state: State, action: int) -> State:
    """The state after an action."""
    after = state.copy()
    after.apply(action)
    return after


def shuffled(actions: list[int], dice: Dice) -> list[int]:
    return sorted(actions, key=lambda _: dice.roll(1 << 30))


def step_alike(one: State, two: State, seat: int | None, dice: Dice) -> tuple[State, State] | None:
    """Play on in both so that `seat` is told and shown the same; None if no action does that.

    Whoever else moves may have done different things that look alike: half the time that is tried first.
    """
    if two.to_move != one.to_move:
        return None
    game = one.game
    likely = two.legal_actions()
    for action in shuffled(one.legal_actions(), dice):
        after = played(one, action)
        heard = game.story(one, action, after, seat)
        seen = None
        others = [action]
        if one.to_move != seat:
            others = shuffled(likely, dice)
            if dice.roll(2) and action in likely:
                others.sort(key=lambda other: other != action)
        for other in others:
            after_two = played(two, other)
            if game.story(two, other, after_two, seat) == heard:
                seen = seen or game.view(after, seat)
                if game.view(after_two, seat) == seen:
                    return after, after_two
    return None


def known(state: State, seat: int | None, seed: int) -> list[bytes]:
    """What a seat's memory comes to: its observation, and a world it may believe, as every seat there would see it."""
    size = state.game.observation_size(state.seats)
    world = state.resample(seat, Dice(seed))
    found = [] if seat is None else [sight_of(state, seat, size)]
    return found + [sight_of(world, other, size) for other in range(state.seats)]


def play_on(state: State, steps: int, dice: Dice) -> bool:
    """Play so many steps, some at random, some by quick judgement; says whether the match goes on."""
    for _ in range(steps):
        if not state.is_over:
            state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))
    return not state.is_over


def told_alike(setting: Setting, seed: int) -> Iterator[bool]:
    """One match; for each position of two histories that a viewer was told alike, whether it knows the same."""
    dice = Dice(f"alike {setting} {seed}")
    state = setting.start(seed)
    while not state.is_over:
        if not play_on(state, 1 + dice.roll(12), dice):
            return
        viewers: list[int | None] = [*range(state.seats), None]
        seat = viewers[dice.roll(len(viewers))]
        one, two = state, state.resample(seat, dice)
        for _ in range(DEEP):
            after = step_alike(one, two, seat, dice) if not one.is_over else None
            if after is None:
                break
            one, two = after
            number = dice.roll(1 << 30)
            yield known(one, seat, number) == known(two, seat, number)
        state = one.copy()


def looks_alike(setting: Setting, seed: int) -> Iterator[bool]:
    """One match; for each position and viewer, whether a believed state looks like the true one."""
    dice = Dice(f"views {setting} {seed}")
    state = setting.start(seed)
    while not state.is_over:
        state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))
        for seat in (*range(state.seats), None):
            yield state.game.view(state.resample(seat, dice), seat) == state.game.view(state, seat)


LAWS = {"told": told_alike, "views": looks_alike}


def main(law: str, positions: int, seed: int = 0, game: str = "") -> None:
    searched = [setting for setting in tables() if game in ("", setting.game)]
    seen: Counter[str] = Counter()
    broken = 0
    while seen.total() < positions:
        for setting in searched:
            for kept in LAWS[law](setting, seed):
                seen[f"{setting.game},{setting.seats}"] += 1
                if not kept:
                    broken += 1
                    print("broken:", law, setting, seed, flush=True)
        seed += 1
        print(seen.total(), broken, dict(seen), flush=True)


if __name__ == "__main__":
    law, positions, *more = sys.argv[1:]
    main(law, int(positions), int(more[0]) if more else 0, *more[1:])
