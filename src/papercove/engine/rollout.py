"""Loops that play without people: for benchmarks, fuzzing and tests. They run in the kernel at full speed."""

from __future__ import annotations

import cython

from papercove.engine.state import State

if not cython.compiled:
    from papercove.engine.constants import NOBODY
    from papercove.engine.dice import WORD, Dice, pick

BASIS = 14695981039346656037
PRIME = 1099511628211


def any_action(state: State, rng: list[int]) -> int:
    """A legal action, drawn uniformly; where there is only one, no die is rolled."""
    return state.legal[pick(rng, state.fill_legal())]


def play_random(state: State, fresh: State, dice: Dice, decisions: int) -> int:
    """Play `decisions` random actions, starting again from `fresh` after each match; returns the matches ended.

    The dice of `state` roll on from one match to the next, so no two are alike.
    """
    ended = 0
    left = decisions
    with cython.nogil:
        while left > 0:
            if state.to_move == NOBODY:
                ended += 1
                restart(state, fresh)
            state.step(any_action(state, dice.rng))
            left -= 1
    return ended


def restart(state: State, fresh: State) -> None:
    """Reset `state` to `fresh`, then deal with its own dice."""
    if not cython.compiled:
        rng = [0, 0, 0, 0]
    rng[:] = state.dice
    state.copy_from(fresh)
    state.dice[:] = rng
    state.begin_round()


def play_to_end(state: State, dice: Dice) -> int:
    """Play random actions until the match is over; returns how many."""
    played = 0
    with cython.nogil:
        while state.to_move != NOBODY:
            state.step(any_action(state, dice.rng))
            played += 1
    return played


def copy_often(state: State, times: int) -> State:
    """Copy `state` into another `times` times; returns the copy."""
    target = state.copy()
    with cython.nogil:
        for _ in range(times):
            target.copy_from(state)
    return target


def resample_and_play(state: State, seat: int, dice: Dice, times: int) -> int:
    """Resample `state` for `seat` and play at random to the horizon, `times` times; returns the decisions made."""
    scratch = state.copy()
    goal = state.horizon
    played = 0
    with cython.nogil:
        for _ in range(times):
            scratch.copy_from(state)
            scratch.sealed = True  # the rollout ends with the round: nobody deals the next one
            scratch.resample_in_place(seat, dice.rng)
            scratch.forgetful = True  # and is not resampled again before it is copied anew
            while scratch.to_move >= 0 and scratch.horizon == goal:
                scratch.step(any_action(scratch, dice.rng))
                played += 1
    return played


def play_to_horizon(state: State, dice: Dice) -> None:
    """Follow the rollout policy to the horizon."""
    goal = state.horizon
    with cython.nogil:
        while state.to_move >= 0 and state.horizon == goal:
            state.step(state.rollout_policy(dice.rng))


def fingerprint(state: State, dice: Dice) -> int:
    """Play at random to the end and sum up every action in one number; so two kernels can be compared.

    Every sixteenth ply a copy is also resampled for the seat to move, and asked what its rollout policy would do.
    """
    scratch = state.copy()
    total = BASIS
    with cython.nogil:
        while state.to_move != NOBODY:
            if state.ply % 16 == 0:
                scratch.copy_from(state)
                scratch.resample_in_place(state.to_move, dice.rng)
                for _ in range(8):
                    if scratch.to_move != NOBODY:
                        total = mix(total, scratch.rollout_policy(dice.rng))
                        scratch.step(any_action(scratch, dice.rng))
            action = any_action(state, dice.rng)
            total = mix(total, action)
            state.step(action)
    return total


def mix(total: int, action: int) -> int:
    """One step of the hash FNV-1a."""
    return ((total ^ action) * PRIME) & WORD
