"""The objectives (rule 8.6), each a pattern over the tops of a landscape.

A pattern asks that some shape holds cards that are alike, varied, of a sum, or in an order. One row of
`spec.OBJECTIVES` is one line of the printed sheet; the tests below know nothing of single objectives.
What a landscape shows is its *sight*: for each colour, each value, scissors and all stacks, the cells of
the three by three frame (nine bits, row after row) where a top shows it.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from papercove.games.paper_world import spec
from papercove.games.paper_world.landscape import landscape_frames

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.paper_world.constants import (
        ALIKE_TEST,
        ANYWHERE_SHAPE,
        MOST_PLACES,
        OBJECTIVE_COUNT,
        ORDER_TEST,
        SCISSORS_SIGHT,
        SHAPE_COUNT,
        STACKS_SIGHT,
        SUM_TEST,
        VARIED_TEST,
    )
    from papercove.games.paper_world.landscape import frame_corner
    from papercove.games.paper_world.table import Table

    TEST, SHAPE, FIRST, LAST, NEEDED, TOTAL, ALSO = ([0] * (OBJECTIVE_COUNT + 1) for _ in range(7))
    ORDERED = [0] * (3 * (OBJECTIVE_COUNT + 1))
    PLACE_COUNT = [0] * SHAPE_COUNT
    PLACES = [0] * (SHAPE_COUNT * MOST_PLACES)
    BEST_PLACE = [0] * (SHAPE_COUNT * 512)

OBJECTIVES, SHAPES = spec.OBJECTIVES, spec.SHAPES
KEYS = {number: objective.name for number, objective in enumerate(OBJECTIVES, 1)}


def same_card(one: int, other: int) -> bool:
    """Whether two objectives are the two sides of one card (rule 1.4)."""
    return (one + 1) // 2 == (other + 1) // 2


def _best_place(shape: int, mask: int) -> int:
    """The place of a shape that has most cells in `mask`, the earliest of equals."""
    places = list(SHAPES.values())[shape]
    return max(places, key=lambda place: ((place & mask).bit_count(), -places.index(place)))


def _fill_tables() -> None:
    names = list(SHAPES)
    most = max(map(len, SHAPES.values()))
    for shape, places in enumerate(SHAPES.values()):
        PLACE_COUNT[shape] = len(places)
        for i, place in enumerate(places):
            PLACES[shape * most + i] = place
        for mask in range(512):
            BEST_PLACE[shape * 512 + mask] = _best_place(shape, mask)
    for number, row in enumerate(OBJECTIVES, 1):
        TEST[number] = spec.TESTS.index(row.test)
        SHAPE[number] = names.index(row.shape)
        FIRST[number], LAST[number] = row.among
        NEEDED[number] = row.needed
        TOTAL[number] = row.total
        ALSO[number] = row.also
        for i in range(3):
            ORDERED[number * 3 + i] = row.order[i]


_fill_tables()


def crop(cells: int, corner: int) -> int:
    """The cells that lie in the three by three with this top left corner, as nine bits, row after row."""
    return (cells >> corner & 7) | (cells >> corner + 5 & 7) << 3 | (cells >> corner + 10 & 7) << 6


def look(table: Table, seat: int, corner: int) -> None:
    """Write into `table.sight` what the tops of a landscape show in the frame with this top left corner."""
    stacks = 0
    shown = 0
    for colour in range(4):
        stacks |= table.colours[seat * 4 + colour]
        table.sight[colour] = crop(table.colours[seat * 4 + colour], corner)
    for value in range(1, 6):
        table.sight[3 + value] = crop(table.heights[seat * 6 + value], corner)
        shown |= table.heights[seat * 6 + value] & table.cuts[seat * 6 + value]
    table.sight[SCISSORS_SIGHT] = crop(shown, corner)
    table.sight[STACKS_SIGHT] = crop(stacks, corner)


# Each test gives the cells that fit so far in the best place, and nine bits higher that whole place.


def fit_alike(sight: list[int], number: int) -> int:
    """One kind of thing fills the shape; anywhere, it is enough to have as many as needed."""
    best = 0
    most = -1
    for group in range(FIRST[number], LAST[number] + 1):
        place = BEST_PLACE[SHAPE[number] * 512 + sight[group]]
        fitting = place & sight[group]
        size = count(fitting)
        if size > most:
            most = size
            best = fitting | place << 9
    return best


def fit_varied(sight: list[int], number: int) -> int:
    """Each of several things lies once in the shape (leaving out the cells where any card will do)."""
    best = 0
    most = -1
    for i in range(PLACE_COUNT[SHAPE[number]]):
        place = PLACES[SHAPE[number] * MOST_PLACES + i]
        fitting = sight[STACKS_SIGHT] & ALSO[number]
        for group in range(FIRST[number], LAST[number] + 1):
            here = sight[group] & place & ~ALSO[number]
            fitting |= here & -here
        size = count(fitting)
        if size > most:
            most = size
            best = fitting | place << 9
    return best


def sum_within(sight: list[int], place: int) -> int:
    """The sum of the values that some cells show."""
    total = 0
    for value in range(1, 6):
        total += value * count(sight[3 + value] & place)
    return total


def fit_sum(sight: list[int], number: int) -> int:
    """The values in the shape add up to the total; a full shape of another sum lacks one cell."""
    best = 0
    most = -1
    for i in range(PLACE_COUNT[SHAPE[number]]):
        place = PLACES[SHAPE[number] * MOST_PLACES + i]
        fitting = sight[STACKS_SIGHT] & place
        if fitting == place and sum_within(sight, place) != TOTAL[number]:
            fitting &= fitting - 1
        size = count(fitting)
        if size > most:
            most = size
            best = fitting | place << 9
    return best


def fit_open_sum(sight: list[int], number: int) -> int:
    """As `fit_sum`, but in a shape that can still come to its total: stacks only grow."""
    best = 0
    most = -1
    for i in range(PLACE_COUNT[SHAPE[number]]):
        place = PLACES[SHAPE[number] * MOST_PLACES + i]
        total = sum_within(sight, place)
        fitting = sight[STACKS_SIGHT] & place
        if fitting == place and total != TOTAL[number]:
            fitting &= fitting - 1
        size = count(fitting)
        if total <= TOTAL[number] and size > most:
            most = size
            best = fitting | place << 9
    return best


def fit_order(sight: list[int], number: int) -> int:
    """The values stand in the shape in order, from either end."""
    best = 0
    most = -1
    a = 3 + ORDERED[number * 3]
    b = 3 + ORDERED[number * 3 + 1]
    c = 3 + ORDERED[number * 3 + 2]
    for i in range(PLACE_COUNT[SHAPE[number]]):
        place = PLACES[SHAPE[number] * MOST_PLACES + i]
        first = place & -place
        middle = (place ^ first) & -(place ^ first)
        last = place ^ first ^ middle
        for way in range(2):
            if way == 0:
                fitting = (sight[a] & first) | (sight[b] & middle) | (sight[c] & last)
            else:
                fitting = (sight[c] & first) | (sight[b] & middle) | (sight[a] & last)
            size = count(fitting)
            if size > most:
                most = size
                best = fitting | place << 9
    return best


def fit(sight: list[int], number: int) -> int:
    """The cells that fit an objective so far (nine bits), and the place they are part of (the next nine)."""
    if TEST[number] == ALIKE_TEST:
        return fit_alike(sight, number)
    if TEST[number] == VARIED_TEST:
        return fit_varied(sight, number)
    if TEST[number] == SUM_TEST:
        return fit_sum(sight, number)
    if TEST[number] == ORDER_TEST:
        return fit_order(sight, number)
    return 0  # no other: contradictions.py


def is_met(sight: list[int], number: int) -> bool:
    """Rule 8.1: whether the tops show the whole pattern."""
    return count(fit(sight, number) & 511) >= NEEDED[number]


def corner_of(table: Table, seat: int) -> int:
    """The top left corner of a seat's landscape. A pattern that is whole there is whole in every frame (8.5)."""
    stacks = (
        table.colours[seat * 4]
        | table.colours[seat * 4 + 1]
        | table.colours[seat * 4 + 2]
        | table.colours[seat * 4 + 3]
    )
    return frame_corner(stacks)


class Progress(NamedTuple):
    """How far a landscape is with an objective; cells are those of its board.

    `reached` of `goal` says the same in one number: cells that fit, or the sum so far.
    """

    fitting: list[int]
    missing: list[int]
    needed: int
    met: bool
    reached: int
    goal: int


def progress(table: Table, seat: int, number: int) -> Progress:
    """The best that a landscape shows of an objective, in any frame it may yet end up in; for Python callers."""
    stacks = 0
    for colour in range(4):
        stacks |= int(table.colours[seat * 4 + colour])
    needed = int(NEEDED[number])
    goal = int(TOTAL[number]) or needed
    best = Progress([], [], needed, False, 0, goal)
    for corner in landscape_frames(stacks) if stacks else []:
        look(table, seat, corner)
        found = fit_open_sum(table.sight, number) if TOTAL[number] else fit(table.sight, number)
        fitting = [_board_cell(corner, cell) for cell in range(9) if found >> cell & 1]
        anywhere = SHAPE[number] == ANYWHERE_SHAPE
        missing = [
            _board_cell(corner, cell)
            for cell in range(9)
            if not anywhere and found >> 9 + cell & 1 and not found >> cell & 1
        ]
        if len(fitting) > len(best.fitting) or not (best.fitting or best.missing):
            reached = sum_within(table.sight, found >> 9) if TOTAL[number] else min(len(fitting), needed)
            best = Progress(fitting, missing, needed, len(fitting) >= needed, reached, goal)
    return best


def _board_cell(corner: int, cell: int) -> int:
    return corner + 5 * (cell // 3) + cell % 3


def met_objectives(table: Table, seat: int) -> list[int]:
    """The numbers of all objectives that a landscape fulfils, for Python callers."""
    look(table, seat, corner_of(table, seat))
    return [number for number in KEYS if is_met(table.sight, number)]
