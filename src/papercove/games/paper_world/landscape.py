"""Where cards may lie: the board of five by five cells around the start card, and the frame of three by three.

A set of cells is a mask of 25 bits, row after row. The start card lies in the middle of its board, so that a
landscape has one address for each cell, wherever its frame ends up (rules 5.2 and 5.3).
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from papercove.games.paper_world import spec

if not cython.compiled:
    from papercove.engine.bits import lowest
    from papercove.games.paper_world.constants import BOARD_SIDE, CELLS

    COLUMN_CELLS = [0] * 32
    ROW_CELLS = [0] * 32
    WITHIN_REACH = [0] * 32

BOARD = 0x1FFFFFF
NOT_FIRST_COLUMN = sum(0b11110 << 5 * _row for _row in range(5))
NOT_LAST_COLUMN = sum(0b01111 << 5 * _row for _row in range(5))


def in_one_frame(line: int, other: int) -> bool:
    """Rule 5.3: whether two columns, or two rows, lie within three."""
    return abs(line - other) < spec.FRAME_SIDE


def _fill_tables() -> None:
    """For each set of columns (or rows): their cells, and the columns within a span of three of all of them."""
    for lines in range(32):
        members = [line for line in range(5) if lines >> line & 1]
        COLUMN_CELLS[lines] = sum(1 << 5 * row + column for row in range(5) for column in members)
        ROW_CELLS[lines] = sum(1 << 5 * row + column for row in members for column in range(5))
        WITHIN_REACH[lines] = sum(1 << line for line in range(5) if all(in_one_frame(line, other) for other in members))


_fill_tables()


def columns_of(cells: int) -> int:
    """The set of columns in which cells lie."""
    return (cells | cells >> 5 | cells >> 10 | cells >> 15 | cells >> 20) & 31


def rows_of(cells: int) -> int:
    """The set of rows in which cells lie."""
    rows = 0
    for row in range(BOARD_SIDE):
        if cells >> 5 * row & 31:
            rows |= 1 << row
    return rows


def beside(stacks: int) -> int:
    """Rule 5.2: the cells that share a side with a stack."""
    return ((stacks << 1 & NOT_FIRST_COLUMN) | (stacks >> 1 & NOT_LAST_COLUMN) | stacks << 5 | stacks >> 5) & BOARD


def within_frame(stacks: int) -> int:
    """Rule 5.3: the cells that keep the whole within three columns and three rows."""
    return COLUMN_CELLS[WITHIN_REACH[columns_of(stacks)]] & ROW_CELLS[WITHIN_REACH[rows_of(stacks)]]


def room_around(stacks: int) -> int:
    """Rules 5.2 and 5.3: the free cells beside a stack that keep the whole within the frame."""
    return beside(stacks) & within_frame(stacks) & ~stacks


def frame_corner(stacks: int) -> int:
    """The top left cell of the smallest rectangle around some stacks."""
    return 5 * lowest(rows_of(stacks)) + lowest(columns_of(stacks))


def rule_against_stack(stacks: int, cell: int) -> str:
    """The rule that keeps a new stack from a free cell; empty if none does. For Python callers."""
    if not beside(stacks) >> cell & 1:
        return "5.2"
    return "" if within_frame(stacks) >> cell & 1 else "5.3"


def misplaced(places: Sequence[tuple[int, int]]) -> tuple[str, int] | None:
    """Of stacks on a real table, by column and row: the first that breaks rule 5.3 or else 5.2, after that rule."""
    left, top = (min(place[axis] for place in places) for axis in (0, 1))
    cells = [BOARD_SIDE * (row - top) + column - left for column, row in places]
    for i, (column, row) in enumerate(places):
        if not (in_one_frame(column, left) and in_one_frame(row, top)):
            return "5.3", i
    stacks = sum(1 << cell for cell in set(cells))
    reached = 1 << cells[0]
    for _ in range(CELLS):
        reached |= beside(reached) & stacks
    return next((("5.2", i) for i, cell in enumerate(cells) if not reached >> cell & 1), None)


def landscape_frames(stacks: int) -> list[int]:
    """The top left corners of all frames that the landscape may yet end up in, the first being `frame_corner`."""
    columns = [line for line in range(5) if columns_of(stacks) >> line & 1]
    rows = [line for line in range(5) if rows_of(stacks) >> line & 1]
    return [
        5 * row + column
        for row in range(min(rows), max(rows) - 3, -1)
        for column in range(min(columns), max(columns) - 3, -1)
    ]
