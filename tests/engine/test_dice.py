"""Dice: the same numbers everywhere, and fair ones."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from papercove import Dice

PINNED = [50, 53, 31, 50, 15, 55, 42, 13, 27, 32, 7, 14]


def test_the_generator_is_sfc64_as_numpy_has_it() -> None:
    """An independent implementation, started from the same words, gives the same numbers."""
    key = bytes(range(32))
    peer = np.random.SFC64(0)
    state = peer.state
    words = np.frombuffer(key, dtype="<u8").astype(np.uint64)
    state["state"]["state"] = words
    peer.state = state
    theirs = [int(number) for number in peer.random_raw(112)]
    dice = Dice(key)
    assert [dice.bits() for _ in range(100)] == theirs[12:]


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, two = Dice(7), Dice(7)
    assert [one.roll(1000) for _ in range(50)] == [two.roll(1000) for _ in range(50)]


def test_numbers_are_pinned_for_ever() -> None:
    """Records replay only as long as these stay."""
    dice = Dice("papercove")
    assert [dice.roll(58) for _ in range(12)] == PINNED


def test_rolls_are_even() -> None:
    dice = Dice(1)
    counts = Counter(dice.roll(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < count < 10_400 for count in counts.values())


def test_split_dice_are_independent() -> None:
    dice = Dice(1)
    child = dice.split()
    ahead = [dice.bits() for _ in range(5)]
    again = Dice(1)
    again.split()
    child.bits()
    assert [again.bits() for _ in range(5)] == ahead


def test_a_choice_falls_as_a_roll_does() -> None:
    dice, again = Dice(5), Dice(5)
    row = ["crab", "boat", "fish"]
    assert [dice.choose(row) for _ in range(50)] == [row[again.roll(3)] for _ in range(50)]


def test_nothing_can_be_chosen_from_an_empty_row() -> None:
    dice = Dice(5)
    with pytest.raises(ValueError, match="at least one side"):
        dice.choose([])
    assert dice.bits() == Dice(5).bits()


@pytest.mark.parametrize("sides", [0, -3])
def test_dice_need_sides(sides: int) -> None:
    with pytest.raises(ValueError, match="side"):
        Dice(1).roll(sides)


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Dice(b"short")


@pytest.mark.parametrize("take", [copy.copy, copy.deepcopy])
def test_a_copy_falls_as_these_dice_would(take: Callable[[Dice], Dice]) -> None:
    dice = Dice(7)
    twin = take(dice)
    ahead = [twin.roll(1000) for _ in range(20)]
    assert [dice.roll(1000) for _ in range(20)] == ahead
