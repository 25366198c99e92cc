"""One step of look-ahead for any game: what quick judgement expects after each action."""

from __future__ import annotations

import cython

if not cython.compiled:
    from papercove.engine.dice import Dice
    from papercove.engine.state import State


def look_ahead(state: State, dice: Dice, worlds: int) -> list[float]:
    """For each legal action, the share the mover may expect right after it, on average over so many worlds."""
    seat = state.to_move
    world = state.copy()
    world.sealed = True  # a round that ends here needs no new deal
    after = world.copy()
    count = state.fill_legal()
    totals = [0.0] * count
    for _ in range(worlds):
        world.resample_in_place(seat, dice.rng)
        for j in range(count):
            after.copy_from(world)
            after.step(state.legal[j])
            totals[j] += after.seat_value(seat)
    return [total / worlds for total in totals]
