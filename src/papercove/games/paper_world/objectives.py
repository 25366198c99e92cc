"""The twenty objectives (rule 8.6), each a pattern over the tops of a landscape.

A pattern asks that some shape holds cards that are alike, varied, of a sum, or in an order. One row of
OBJECTIVES is one line of the printed sheet; the four tests below know nothing of single objectives.
What a landscape shows is its *sight*: for each colour, each value, scissors and all stacks, the cells of
the three by three frame (nine bits, row after row) where a top shows it.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from papercove.games.paper_world.landscape import landscape_frames

if not cython.compiled:
    from papercove.engine.bits import count
    from papercove.games.paper_world.landscape import frame_corner
    from papercove.games.paper_world.table import Table

    ALIKE_TEST, VARIED_TEST, SUM_TEST, ORDER_TEST = range(4)
    SHAPE_COUNT = 8
    MOST_PLACES = 16
    ANYWHERE_SHAPE = 7
    SCISSORS_SIGHT, STACKS_SIGHT = 9, 10
    TEST, SHAPE, FIRST, LAST, NEEDED, TOTAL, ALSO = ([0] * 21 for _ in range(7))
    ORDERED = [0] * 63
    PLACE_COUNT = [0] * SHAPE_COUNT
    PLACES = [0] * (SHAPE_COUNT * MOST_PLACES)
    BEST_PLACE = [0] * (SHAPE_COUNT * 512)


def _cells(*rows: str) -> int:
    """A picture of the frame as a set of cells."""
    return sum(1 << cell for cell, mark in enumerate("".join(rows)) if mark == "#")


def _blocks() -> tuple[int, ...]:
    return tuple(_cells("##.", "##.", "...") << shift for shift in (0, 1, 3, 4))


SHAPES: dict[str, tuple[int, ...]] = {
    "L": tuple(block & ~(1 << cell) for block in _blocks() for cell in range(9) if block >> cell & 1),
    "square": _blocks(),
    "row": (_cells("###", "...", "..."), _cells("...", "###", "..."), _cells("...", "...", "###")),
    "column": (_cells("#..", "#..", "#.."), _cells(".#.", ".#.", ".#."), _cells("..#", "..#", "..#")),
    "diagonal": (_cells("#..", ".#.", "..#"), _cells("..#", ".#.", "#..")),
    "corners": (_cells("#.#", "...", "#.#"),),
    "cross": (_cells(".#.", "###", ".#."),),
    "anywhere": (_cells("###", "###", "###"),),
}
CENTRE = _cells("...", ".#.", "...")

# What a sight shows, by its index: a range of these is what a pattern looks at.
COLOURS = (0, 3)
VALUES = (4, 8)
SCISSORS = (9, 9)
STACKS = (10, 10)


def of_value(number: int) -> tuple[int, int]:
    """The tops of one value."""
    return (3 + number, 3 + number)


class Objective(NamedTuple):
    """One pattern: in some place of `shape` the tops pass `test`, looking at `among`."""

    number: int
    key: str
    shape: str
    test: str
    among: tuple[int, int]
    needed: int  # cells that take part
    total: int = 0  # for the test "sum"
    order: tuple[int, int, int] = (0, 0, 0)  # for the test "order": values, read either way
    also: int = 0  # cells that need a card, whichever


OBJECTIVES = (
    Objective(1, "l-colour", "L", "alike", COLOURS, 3),
    Objective(2, "corners-value", "corners", "alike", VALUES, 4),
    Objective(3, "l-of-2", "L", "alike", of_value(2), 3),
    Objective(4, "square-four-colours", "square", "varied", COLOURS, 4),
    Objective(5, "nine-stacks", "anywhere", "alike", STACKS, 9),
    Objective(6, "diagonal-colour", "diagonal", "alike", COLOURS, 3),
    Objective(7, "row-of-3", "row", "alike", of_value(3), 3),
    Objective(8, "two-5", "anywhere", "alike", of_value(5), 2),
    Objective(9, "one-to-five", "anywhere", "varied", VALUES, 5),
    Objective(10, "column-2-5-2", "column", "order", VALUES, 3, order=(2, 5, 2)),
    Objective(11, "diagonal-2-3-4", "diagonal", "order", VALUES, 3, order=(2, 3, 4)),
    Objective(12, "three-4", "anywhere", "alike", of_value(4), 3),
    Objective(13, "five-1", "anywhere", "alike", of_value(1), 5),
    Objective(14, "row-worth-9", "row", "sum", VALUES, 3, total=9),
    Objective(15, "column-worth-12", "column", "sum", VALUES, 3, total=12),
    Objective(16, "three-scissors", "anywhere", "alike", SCISSORS, 3),
    Objective(17, "square-of-3", "square", "alike", of_value(3), 4),
    Objective(18, "square-colour", "square", "alike", COLOURS, 4),
    Objective(19, "cross-five-values", "cross", "varied", VALUES, 5),
    Objective(20, "cross-four-colours", "cross", "varied", COLOURS, 5, also=CENTRE),
)
KEYS = {objective.number: objective.key for objective in OBJECTIVES}
FIRST_GAME = (1, 14, 16)


def same_card(one: int, other: int) -> bool:
    """Whether two objectives are the two sides of one card (rule 1.4)."""
    return (one + 1) // 2 == (other + 1) // 2


def _best_place(shape: int, mask: int) -> int:
    """The place of a shape that has most cells in `mask`, the earliest of equals."""
    places = list(SHAPES.values())[shape]
    return max(places, key=lambda place: ((place & mask).bit_count(), -places.index(place)))


def _fill_tables() -> None:
    tests = ("alike", "varied", "sum", "order")
    names = list(SHAPES)
    for shape, places in enumerate(SHAPES.values()):
        PLACE_COUNT[shape] = len(places)
        for i, place in enumerate(places):
            PLACES[shape * MOST_PLACES + i] = place
        for mask in range(512):
            BEST_PLACE[shape * 512 + mask] = _best_place(shape, mask)
    for row in OBJECTIVES:
        TEST[row.number] = tests.index(row.test)
        SHAPE[row.number] = names.index(row.shape)
        FIRST[row.number], LAST[row.number] = row.among
        NEEDED[row.number] = row.needed
        TOTAL[row.number] = row.total
        ALSO[row.number] = row.also
        for i in range(3):
            ORDERED[row.number * 3 + i] = row.order[i]


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
    return fit_order(sight, number)


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
        found = fit(table.sight, number)
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
    return [number for number in range(1, 21) if is_met(table.sight, number)]
