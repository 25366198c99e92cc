"""What one more is worth, by least squares: each kind by itself, and all kinds of a family together."""

from __future__ import annotations

from collections.abc import Sequence

from papercove.lab.tally import GAIN, ONE, Counted

SINGULAR = 1e-9


def slope(counted: Counted) -> float | None:
    """How much the gain grows with the value, whatever else is held; None where that cannot be told."""
    cells = [(value, cell) for value, cell in counted.values.items() if cell.gains and not cell.tries]
    count = sum(cell.gains for _, cell in cells)
    if len(cells) < 2:
        return None
    mean_value = sum(value * cell.gains for value, cell in cells) / count
    mean_gain = sum(cell.gained for _, cell in cells) / count
    spread = sum(cell.gains * (value - mean_value) ** 2 for value, cell in cells)
    return sum((value - mean_value) * (cell.gained - cell.gains * mean_gain) for value, cell in cells) / spread


def members(sums: dict[tuple[str, str], int]) -> list[str]:
    """The measures of a family."""
    return sorted({name for pair in sums for name in pair} - {ONE, GAIN})


def joint_slopes(sums: dict[tuple[str, str], int], names: Sequence[str]) -> list[float] | None:
    """How much the gain grows with each value while the others of the family stay as they are."""

    def product(one: str, other: str) -> float:
        return sums.get((one, other)) or sums.get((other, one), 0)

    columns = [ONE, *names]
    if product(ONE, ONE) <= len(columns):
        return None
    solved = solve([[product(a, b) for b in columns] for a in columns], [product(a, GAIN) for a in columns])
    return solved and solved[1:]


def solve(matrix: list[list[float]], right: list[float]) -> list[float] | None:
    """The solution of a symmetric system by Cholesky's way; None if a column says nothing new."""
    size = len(right)
    lower = [[0.0] * size for _ in range(size)]
    for i in range(size):
        row = lower[i]
        for j in range(i):
            other = lower[j]
            row[j] = (matrix[i][j] - sum(a * b for a, b in zip(row[:j], other[:j], strict=True))) / other[j]
        left = matrix[i][i] - sum(a * a for a in row[:i])
        if left <= SINGULAR * max(1.0, matrix[i][i]):
            return None
        row[i] = left**0.5
    half: list[float] = []
    for i in range(size):
        half.append((right[i] - sum(a * b for a, b in zip(lower[i][:i], half, strict=True))) / lower[i][i])
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (half[i] - sum(lower[k][i] * found[k] for k in range(i + 1, size))) / lower[i][i]
    return found
