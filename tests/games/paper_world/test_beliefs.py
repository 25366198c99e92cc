"""What is hidden in Paper World, laid out in full on small tables: every deal that fits, each as often as another."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import papercove
from papercove import Dice
from papercove.games.paper_world.match import MatchState
from tests.games.paper_world.table import start, started

DRAWN = 20_000
Piles = tuple[tuple[int, ...], ...]


def piles(state: MatchState) -> Piles:
    return tuple(tuple(state.pile_cards(pile)) for pile in range(5))


def every_deal(state: MatchState) -> dict[Piles, float]:
    """All orders of what lies below the tops, by the faces: how often each comes about if all cards are shuffled."""
    tops = [pile[-1:] for pile in piles(state)]
    below = [pile[:-1] for pile in piles(state)]
    hidden = [face for pile in below for face in pile]
    found: Counter[Piles] = Counter()
    for order in permutations(hidden):
        rest = iter(order)
        found[tuple(tuple(next(rest) for _ in pile) + top for pile, top in zip(below, tops, strict=True))] += 1
    return {deal: count / found.total() for deal, count in found.items()}


@pytest.mark.parametrize("seat", [0, 1, None])
@pytest.mark.parametrize(
    "middle",
    [
        [[0, 10, 20], [5, 1], [9, 18], [], [35]],
        [[3, 3, 12], [12, 7], [30], [3, 4], []],
        [[8, 8, 8, 0], [27], [27, 9], [], []],
    ],
    ids=["no two alike", "three alike", "four alike"],
)
def test_2_6_every_order_below_the_tops_is_dealt_and_no_other(middle: list[list[int]], seat: int | None) -> None:
    state = started()
    for pile, cards in enumerate(middle):
        state.set_pile(pile, cards)
    expected = every_deal(state)
    dice = Dice(f"hidden {middle}")
    dealt = Counter(piles(state.resample(seat, dice)) for _ in range(DRAWN))
    assert set(dealt) == set(expected)
    distance = sum(abs(dealt[deal] / DRAWN - chance) for deal, chance in expected.items()) / 2
    assert distance < 0.02


def test_2_4_before_the_start_cards_objectives_are_drawn_anew() -> None:
    """Three of ten cards, a side of each: 960 threes, each as likely."""
    state = papercove.game("paper-world").as_of(1).start(2, 5)  # with an odd number, one card has a single side
    assert isinstance(state, MatchState)
    dice = Dice("objectives")
    drawn = 96_000
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(drawn):
        world = state.resample(0, dice)
        seen[tuple(world.slot_objective(slot) for slot in range(3))] += 1
    assert len(seen) == 960
    assert sum(abs(count / drawn - 1 / 960) for count in seen.values()) / 2 < 0.05  # chance alone gives 0.04
    assert all((one + 1) // 2 < (two + 1) // 2 < (three + 1) // 2 for one, two, three in seen)


@pytest.mark.parametrize("begun", [False, True])
def test_2_6_a_new_deal_depends_on_what_is_known_and_the_dice_alone(begun: bool) -> None:
    state = started() if begun else start()
    other = state.resample(0, Dice("another order"))
    assert piles(other) != piles(state)
    assert piles(other.resample(0, Dice(1))) == piles(state.resample(0, Dice(1)))
