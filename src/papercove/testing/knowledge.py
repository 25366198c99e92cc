"""The laws of what a seat knows. Two of them can be searched for a counterexample:

    python -m papercove.testing.knowledge told 1000000 [seed [game]]     told alike, known alike
    python -m papercove.testing.knowledge views 1000000 [seed [game]]    a believed state looks like the true one

*Told alike*: from a true state and one that a seat may believe two histories go on side by side, with hidden choices of
their own, as long as the seat is told and shown the same. Then its observation is the same too, and
the same dice deal it the same worlds. A game that shows a memory aid is played with it.

Those two take a game's own `resample` for what a seat may believe. The others do not trust it: that something is
hidden is seen from true deals that look alike to one viewer and not to another.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec

from papercove import Dice, State
from papercove.testing.law import Law, everything, plies
from papercove.testing.setting import Setting, tables

Sight = Callable[[State, int], Sequence[int]]  # what a seat of a state observes, in numbers
DEEP = 24  # steps that two histories go side by side, at most
DEALS, FIRST_STEPS = 300, 4  # true deals, and steps from their start, among which some look alike
WORLDS = 40  # that are dealt anew until one differs


def remembering(*games: str) -> list[Setting]:
    """Each game at every number of seats, with its memory aid where there is one."""
    return [with_memory(table) for table in tables(*games)]


def with_memory(setting: Setting) -> Setting:
    option = setting.find().memory_option
    return setting._replace(options=((option, True),) if option else ())


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


def observation(state: State, seat: int) -> Sequence[int]:
    return state.observation(seat)


def known(state: State, seat: int | None, seed: int, sight: Sight) -> list[Sequence[int]]:
    """What a seat's memory comes to: its observation, and a world it may believe, as every seat there would see it."""
    world = state.resample(seat, Dice(seed))
    found = [] if seat is None else [sight(state, seat)]
    return found + [sight(world, other) for other in range(state.seats)]


def play_on(state: State, steps: int, dice: Dice) -> bool:
    """Play so many steps, some at random, some by the rollout policy; says whether the match goes on."""
    for _ in range(steps):
        if not state.is_over:
            state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))
    return not state.is_over


def told_alike(setting: Setting, seed: int, sight: Sight = observation) -> Iterator[bool]:
    """One match; for each position of two histories that a viewer was told alike, whether it knows the same."""
    dice = Dice(f"alike {setting} {seed}")
    state = setting.start(seed)
    while not state.is_over:
        if not play_on(state, 1 + dice.roll(12), dice):
            return
        viewers: list[int | None] = [*range(state.seats), None]
        seat = dice.choose(viewers)
        one, two = state, state.resample(seat, dice)
        for _ in range(DEEP):
            after = step_alike(one, two, seat, dice) if not one.is_over else None
            if after is None:
                break
            one, two = after
            number = dice.roll(1 << 30)
            yield known(one, seat, number, sight) == known(two, seat, number, sight)
        state = one.copy()


def looks_alike(setting: Setting, seed: int) -> Iterator[bool]:
    """One match; for each position and viewer, whether a believed state looks like the true one."""
    dice = Dice(f"views {setting} {seed}")
    state = setting.start(seed)
    while not state.is_over:
        state.apply(state.random_action(dice) if dice.roll(2) else state.rollout_action(dice))
        for seat in (*range(state.seats), None):
            yield state.game.view(state.resample(seat, dice), seat) == state.game.view(state, seat)


def what_is_told_alike_is_known_alike(setting: Setting) -> None:
    found: list[bool] = []
    for seed in range(400):
        found += told_alike(with_memory(setting), seed)
        if seed >= 3 and len(found) > 20:  # matches of a small game have few such positions
            break
    assert len(found) > 20
    assert all(found)


def a_believed_state_looks_like_the_true_one(setting: Setting) -> None:
    assert all(looks_alike(with_memory(setting), 1))


def hidden(setting: Setting) -> dict[tuple[int | None, int], State]:
    """For a viewer and a seat: a true state of which that seat sees something that is hidden from the viewer.

    Found by true deals: two of them look alike to the viewer, and not to the seat.
    """
    game = setting.find()
    alike: dict[tuple[int | None, bytes], list[bytes]] = {}
    found: dict[tuple[int | None, int], State] = {}
    for seed in range(DEALS):
        state = setting.start(seed)
        for _ in range(FIRST_STEPS):
            seen = [msgspec.json.encode(game.view(state, seat)) for seat in range(state.seats)]
            for viewer in (None, *range(state.seats)):
                view = msgspec.json.encode(game.view(state, None)) if viewer is None else seen[viewer]
                for seat, before in enumerate(alike.setdefault((viewer, view), seen)):
                    if before != seen[seat]:
                        found.setdefault((viewer, seat), state.copy())
            if state.is_over:
                break
            state.apply(state.legal_actions()[0])
    return found


def what_is_hidden_is_dealt_anew(setting: Setting) -> None:
    game = setting.find()
    for (viewer, seat), state in hidden(setting).items():
        truth = game.view(state, seat)
        worlds = (state.resample(viewer, Dice(number)) for number in range(WORLDS))
        assert any(game.view(world, seat) != truth for world in worlds), f"{viewer} knows what only {seat} may know"


def goes_another_way(one: State, two: State, dice: Dice) -> bool:
    """Whether two worlds differ to anybody's eyes, now or after the same actions."""
    while everything(one) == everything(two):
        if one.is_over:
            return False
        action = one.random_action(dice)
        one.apply(action)
        two.apply(action)
    return True


def what_is_to_come_is_dealt_anew(setting: Setting) -> None:
    """Worlds that a viewer may believe differ somewhere in a match, unless the game says that it hides nothing."""
    dice = Dice(15)
    viewers = {None, *range(setting.seats)}
    certain = set(viewers)
    for seed in range(4):
        for state, _ in plies(setting.start(seed), seed):
            for viewer in [*certain] if state.ply % 5 == 0 else []:
                if goes_another_way(state.resample(viewer, dice), state.resample(viewer, dice), dice):
                    certain.discard(viewer)
    assert certain == (viewers if setting.find().perfect_information else set())


def what_the_mover_is_shown_is_revealed(setting: Setting) -> None:
    """Undo goes by `revealed`: it rises where the mover sees something that it could not have known before."""
    dice = Dice(16)
    game = setting.find()
    looked = 0
    for seed in range(100):
        if looked >= 200:  # matches of a small game are short
            break
        for state, action in plies(setting.start(seed), seed):
            looked += 1
            mover, after = state.to_move, played(state, action)
            if after.to_move == mover:
                elsewhere = played(state.resample(mover, dice), action)
                if game.view(after, mover) != game.view(elsewhere, mover):
                    told = f"{game.action_text(state, action)} at {game.notation(state)}"
                    assert after.revealed > state.revealed, told


LAWS = (
    Law(what_is_told_alike_is_known_alike),
    Law(a_believed_state_looks_like_the_true_one),
    Law(what_is_hidden_is_dealt_anew),
    Law(what_is_to_come_is_dealt_anew),
    Law(what_the_mover_is_shown_is_revealed),
)


def as_bytes(state: State, seat: int) -> bytes:
    """The same numbers as `State.observation`, a byte each: ten times as quick."""
    from papercove.rl.sight import sight_of  # reads every environment, which the conformance suite does not need

    return sight_of(state, seat, state.game.observation_size(state.seats))


SEARCHED: dict[str, Callable[[Setting, int], Iterator[bool]]] = {
    "told": partial(told_alike, sight=as_bytes),
    "views": looks_alike,
}


def main(law: str, positions: int, seed: int = 0, game: str = "") -> None:
    searched = [setting for setting in remembering() if game in ("", setting.game)]
    seen: Counter[str] = Counter()
    broken = 0
    while seen.total() < positions:
        for setting in searched:
            for kept in SEARCHED[law](setting, seed):
                seen[f"{setting.game},{setting.seats}"] += 1
                if not kept:
                    broken += 1
                    print("broken:", law, setting, seed, flush=True)
        seed += 1
        print(seen.total(), broken, dict(seen), flush=True)


if __name__ == "__main__":
    law, positions, *more = sys.argv[1:]
    main(law, int(positions), int(more[0]) if more else 0, *more[1:])
