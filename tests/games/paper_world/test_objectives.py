"""Rule 8.6: all objectives, each with landscapes that show it and landscapes that do not.

A landscape is drawn row by row; `.` is an empty cell.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest

from papercove.engine.dice import Dice
from papercove.games.paper_world import spec
from papercove.games.paper_world.cards import FACE_NAMES
from papercove.games.paper_world.notation import cell_at
from papercove.games.paper_world.objectives import KEYS, progress
from papercove.games.paper_world.sheet import score_landscape
from tests.games.paper_world.table import PILES, position, start

Picture = list[list[str]]


def picture(text: str) -> Picture:
    return [row.split() for row in text.split("/")]


def shown(rows: Picture, columns: int = 0, lines: int = 0) -> list[int]:
    """The objectives that a landscape shows, moved by some columns and lines."""
    cards = [
        f"{card}@{column + columns},{row + lines}"
        for row, line in enumerate(rows)
        for column, card in enumerate(line)
        if card != "."
    ]
    return score_landscape(cards).objectives


def mirrored(rows: Picture) -> Picture:
    return [list(reversed(row)) for row in rows]


def upside_down(rows: Picture) -> Picture:
    return list(reversed(rows))


def turned(rows: Picture) -> Picture:
    return [list(row) for row in zip(*reversed(rows), strict=True)]


YES = [
    (1, "Y1 Y2 / Y5 B1"),
    (1, "Y1 Y2 / B1 Y5"),
    (1, "B1 B2 . / G1 B5 Y1"),
    (2, "Y3 B1 G3 / Y1 Y1 Y1 / K3 B1 B3"),
    (2, "Y3 . G3 / Y1 Y1 Y1 / K3 . B3"),
    (3, "Y2 B2 / K2 ."),
    (3, "G2s B2 / Y1 K2"),
    (4, "Y1 B2 / G3 K5"),
    (4, "Y1 Y2 B1 / Y1 G1 K1"),
    (5, "Y1 Y1 Y1 / Y1 Y1 Y1 / Y1 Y1 Y1"),
    (6, "Y1 B1 B2 / G1 Y2 B1 / B1 B2 Y5"),
    (6, "Y1 B1 . / . Y2 B1 / . . Y5"),
    (7, "Y3 B3s Y3"),
    (7, "Y1 B1 Y2 / Y3 B3 K3"),
    (8, "Y5 B5"),
    (8, "Y5 B5 / B5 K1"),
    (9, "Y1 B2 Y3 / . K4 G5"),
    (10, "Y2 B1 / B5 B1 / K2 B1"),
    (10, "G2 / G5 / B2"),
    (11, "Y2 B1 B1 / B1 Y3 B1 / B1 B1 K4"),
    (11, "Y1 B1 B4 / B1 Y3 B1 / B2 B1 K1"),
    (12, "Y4 B4 K4"),
    (12, "Y4 B4 / K4 B1 / K4s ."),
    (13, "Y1 B1 K1 / Y1 B1 ."),
    (13, "Y1 B1 K1 / Y1 B1s K2 / Y1 . ."),
    (14, "Y1 B3 K5"),
    (14, "Y2 B2 K2 / Y3 B3 K3"),
    (15, "Y3 B1 / B4 B1 / K5 B1"),
    (15, "Y4 / B4 / Y4"),
    (16, "Y1s B2s G4s"),
    (16, "Y1s B2s / Y1 G4s / . K3s"),
    (17, "Y3 B3 / G3 K3s"),
    (18, "Y3 Y1 / Y5 Y2"),
    (18, "B1 Y3 Y1 / B1 Y5 Y2"),
    (19, "B1 Y1 B1 / Y2 B3 K4 / B1 G5 B1"),
    (19, ". Y1 . / Y2 B3 K4 / . G5 ."),
    (20, "B1 Y1 B1 / B2 B3 K4 / B1 G5 B1"),
    (20, ". Y1 . / B2 G3 K4 / . G5 ."),
]
NO = [
    (1, "Y1 Y2 Y3"),
    (1, "Y1 Y2 / B1 G5"),
    (1, "Y1 B1 Y2 / . Y5 ."),
    (2, "Y3 B1 G3 / Y1 Y1 Y1 / K3 B1 B2"),
    (2, "Y3 G3 / K3 B3"),
    (2, "Y3 B1 G3 / K3 B1 B3"),
    (3, "Y2 B2 K2"),
    (3, "Y2 B2 / K3 ."),
    (4, "Y1 B2 / G3 Y5"),
    (4, "Y1 B2 G1 / K1 . G1"),
    (5, "Y1 Y1 Y1 / Y1 Y1 Y1 / Y1 Y1 ."),
    (6, "Y1 B1 B2 / G1 Y2 B1 / B1 B2 K5"),
    (6, "Y1 Y2 Y3"),
    (7, "Y3 / B3 / Y3"),
    (7, "Y3 B3 / Y3 K3"),
    (8, "Y5 B4 / K4 K1"),
    (9, "Y1 B2 Y3 / . K4 G4"),
    (10, "Y2 B5 K2"),
    (10, "Y2 / B2 / K5"),
    (10, "Y5 / B2 / K5"),
    (11, "Y2 B3 K4"),
    (11, "Y3 B1 B1 / B1 Y2 B1 / B1 B1 K4"),
    (11, "Y2 B1 B1 / B1 Y4 B1 / B1 B1 K3"),
    (12, "Y4 B4 K3"),
    (13, "Y1 B1 K1 / Y1 B2 ."),
    (14, "Y1 / B3 / K5"),
    (14, "Y4 B5"),
    (14, "Y2 B3 K5"),
    (15, "Y3 B4 K5"),
    (15, "Y4 / B4 / Y3"),
    (16, "Y1s B2s G4"),
    (17, "Y3 B3 / G3 K4"),
    (17, "Y3 B3 K3 / G3 . ."),
    (18, "Y3 Y1 / Y5 B2"),
    (18, "Y3 Y1 Y5 / Y2 . ."),
    (19, ". Y1 . / Y2 B3 K4 / . G4 ."),
    (19, "Y1 Y2 B3 / K4 . . / G5 . ."),
    (20, ". Y1 . / B2 G3 K4 / . Y5 ."),
    (20, "B1 Y1 B1 / B2 B3 K4"),
]
# Rows and columns are not the same when turned.
LINES = {number for number, one in enumerate(spec.OBJECTIVES, 1) if one.shape in ("row", "column")}


@pytest.mark.parametrize(("number", "text"), YES)
def test_8_6_shown(number: int, text: str) -> None:
    assert number in shown(picture(text))


@pytest.mark.parametrize(("number", "text"), NO)
def test_8_6_not_shown(number: int, text: str) -> None:
    assert number not in shown(picture(text))


@pytest.mark.parametrize(("number", "text"), YES)
def test_8_5_mirrored_upside_down_and_shifted_it_is_shown_as_well(number: int, text: str) -> None:
    rows = picture(text)
    assert number in shown(mirrored(rows))
    assert number in shown(upside_down(rows))
    assert number in shown(rows, columns=7, lines=-3)


@pytest.mark.parametrize(("number", "text"), YES)
def test_8_5_turned_it_is_shown_unless_it_is_a_row_or_a_column(number: int, text: str) -> None:
    rows = [(row + ["."] * 3)[: max(len(row) for row in picture(text))] for row in picture(text)]
    assert (number in shown(turned(rows))) == (number not in LINES)


def test_8_1_only_tops_count() -> None:
    state = position("piles Y1(5) B1(5) G1(5) K1(5) Y2(5) / 0: land Y1s.2@0,0 B1s.2@1,0 / 1: land B1@0,0")
    found = progress(state, 0, 16)
    assert (found.fitting, found.met) == ([], False)


# --- the same patterns told a second way, as plainly as possible, against random landscapes ---

Tops = dict[tuple[int, int], str]


def colours(cards: list[str]) -> list[str]:
    return [card[0] for card in cards]


def values(cards: list[str]) -> list[int]:
    return [int(card[1]) for card in cards]


def boxes(tops: Tops) -> list[list[tuple[int, int]]]:
    return [[(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)] for x, y in itertools.product(range(-1, 3), repeat=2)]


def ls(tops: Tops) -> list[list[tuple[int, int]]]:
    return [list(three) for box in boxes(tops) for three in itertools.combinations(box, 3)]


def lines(across: bool) -> list[list[tuple[int, int]]]:
    return [[(i, y) if across else (y, i) for i in range(3)] for y in range(3)]


def some(tops: Tops, shapes: list[list[tuple[int, int]]], test: Callable[[list[str]], bool]) -> bool:
    full = [[tops[cell] for cell in shape] for shape in shapes if all(cell in tops for cell in shape)]
    return any(test(cards) for cards in full)


DIAGONALS = [[(0, 0), (1, 1), (2, 2)], [(2, 0), (1, 1), (0, 2)]]
CORNERS = [[(0, 0), (2, 0), (0, 2), (2, 2)]]
CROSS = [[(1, 1), (1, 0), (0, 1), (2, 1), (1, 2)]]


def told_plainly(tops: Tops) -> list[int]:
    """All objectives that the tops show; column and row begin with 0 at the top left of the landscape."""
    every = list(tops.values())
    rows, columns = lines(across=True), lines(across=False)
    checks = [
        some(tops, ls(tops), lambda cards: len(set(colours(cards))) == 1),
        some(tops, CORNERS, lambda cards: len(set(values(cards))) == 1),
        some(tops, ls(tops), lambda cards: values(cards) == [2, 2, 2]),
        some(tops, boxes(tops), lambda cards: len(set(colours(cards))) == 4),
        len(every) == 9,
        some(tops, DIAGONALS, lambda cards: len(set(colours(cards))) == 1),
        some(tops, rows, lambda cards: values(cards) == [3, 3, 3]),
        values(every).count(5) >= 2,
        set(values(every)) == {1, 2, 3, 4, 5},
        some(tops, columns, lambda cards: values(cards) == [2, 5, 2]),
        some(tops, DIAGONALS, lambda cards: values(cards) in ([2, 3, 4], [4, 3, 2])),
        values(every).count(4) >= 3,
        values(every).count(1) >= 5,
        some(tops, rows, lambda cards: sum(values(cards)) == 9),
        some(tops, columns, lambda cards: sum(values(cards)) == 12),
        sum(card.endswith("s") for card in every) >= 3,
        some(tops, boxes(tops), lambda cards: values(cards) == [3, 3, 3, 3]),
        some(tops, boxes(tops), lambda cards: len(set(colours(cards))) == 1),
        some(tops, CROSS, lambda cards: len(set(values(cards))) == 5),
        some(tops, CROSS, lambda cards: len(set(colours(cards[1:]))) == 4),
    ]
    return [number for number, met in enumerate(checks, 1) if met]


def random_landscape(dice: Dice) -> Tops:
    """Stacks side by side within three by three, their faces from a small or a large choice."""
    choice = [[card for card in FACE_NAMES if card[1] in kept] for kept in ("23", "135", "12345", "4", "34")][
        dice.roll(5)
    ]
    if dice.roll(2):
        choice = [card for card in choice if card[0] in "YB"] + (["G5", "K2"] if dice.roll(2) else [])
    cells = [(dice.roll(3), dice.roll(3))]
    wanted = 1 + dice.roll(9)
    while len(cells) < wanted:
        x, y = cells[dice.roll(len(cells))]
        step = ((1, 0), (-1, 0), (0, 1), (0, -1))[dice.roll(4)]
        new = (x + step[0], y + step[1])
        if new not in cells and 0 <= new[0] < 3 and 0 <= new[1] < 3:
            cells.append(new)
    left, top = (min(cell[axis] for cell in cells) for axis in (0, 1))
    return {(x - left, y - top): choice[dice.roll(len(choice))] for x, y in cells}


def test_8_6_patterns_agree_with_their_plain_telling_on_random_landscapes() -> None:
    dice = Dice("random landscapes")
    seen: set[int] = set()
    for _ in range(4000):
        tops = random_landscape(dice)
        expected = told_plainly(tops)
        assert score_landscape([f"{card}@{x},{y}" for (x, y), card in tops.items()]).objectives == expected, tops
        seen.update(expected)
    assert seen == set(KEYS)


# --- progress, as the view shows it ---


def test_8_6_progress_names_the_cells_that_fit_and_those_that_are_missing() -> None:
    state = position("piles Y1(5) B1(5) G1(5) K1(5) Y2(5) / 0: land Y1@0,0 Y1@1,0 / 1: land B1@0,0")
    found = progress(state, 0, 18)
    assert found.fitting == [cell_at(0, 0), cell_at(1, 0)]
    assert sorted(found.missing) in (
        [cell_at(0, -1), cell_at(1, -1)],
        [cell_at(0, 1), cell_at(1, 1)],
    )
    assert (found.needed, found.met) == (4, False)


def test_8_6_progress_looks_at_every_frame_the_landscape_may_end_up_in() -> None:
    """Two corners of one colour: only a frame that reaches to the right makes them part of a diagonal."""
    state = position("piles Y1(5) B1(5) G1(5) K1(5) Y2(5) / 0: land Y1@0,0 B1@0,1 Y1@1,1 / 1: land B1@0,0")
    assert progress(state, 0, 6).fitting == [cell_at(0, 0), cell_at(1, 1)]


def landscape(tops: Tops) -> str:
    """A landscape in notation, its first card in the middle."""
    anchor = next(iter(tops))
    return " ".join(f"{card}@{x - anchor[0]},{y - anchor[1]}" for (x, y), card in tops.items())


def test_8_6_progress_and_objectives_agree() -> None:
    dice = Dice("progress")
    for _ in range(300):
        tops = random_landscape(dice)
        state = position(f"{PILES} / 0: land {landscape(tops)} / 1: land B1@0,0")
        assert [number for number in KEYS if progress(state, 0, number).met] == told_plainly(tops)


def test_8_6_no_landscape_yet_is_no_progress() -> None:
    state = start(2, 1)
    for number in KEYS:
        found = progress(state, 0, number)
        assert (found.fitting, found.missing, found.met, found.reached) == ([], [], False, 0)


def test_8_6_a_sum_so_far_is_that_of_the_shape() -> None:
    """A full shape of another sum lacks one cell; until it is full, all its cards count."""
    dice = Dice("sums")
    seen = 0
    for _ in range(100):
        tops = random_landscape(dice)
        anchor = next(iter(tops))
        cards = {cell_at(x - anchor[0], y - anchor[1]): card for (x, y), card in tops.items()}
        state = position(f"{PILES} / 0: land {landscape(tops)} / 1: land B1@0,0")
        for number in KEYS:
            found = progress(state, 0, number)
            if found.goal != found.needed and not any(cell in cards for cell in found.missing):
                seen += 1
                assert found.reached == sum(int(cards[cell][1]) for cell in found.fitting)
    assert seen > 50


def test_8_5_a_mirrored_landscape_is_as_far() -> None:
    dice = Dice("mirrors")
    for _ in range(60):
        tops = random_landscape(dice)
        mirror = {(-x, -y): card for (x, y), card in tops.items()}
        here, there = (position(f"{PILES} / 0: land {landscape(land)} / 1: land B1@0,0") for land in (tops, mirror))
        for number in KEYS:
            assert len(progress(here, 0, number).fitting) == len(progress(there, 0, number).fitting)
