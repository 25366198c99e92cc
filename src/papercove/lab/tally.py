"""What is counted in matches, as plain sums of whole numbers: tallies can be added up and taken apart in any order."""

from __future__ import annotations

from typing import Any

import msgspec

from papercove.engine.constants import NOBODY
from papercove.engine.view import Measure

WIN = 12  # twelfths in a whole win: it is shared by 1, 2, 3 or 4
ONE, GAIN = "", "gain"  # names of the constant and of the gain among what a family's values are multiplied with


class Cell(msgspec.Struct):
    """All times a measure had one value."""

    times: int = 0
    matches: int = 0  # in which it came up
    seated: int = 0  # how often it was somebody's
    wins: int = 0  # twelfths of wins of its seat
    gains: int = 0  # how often it is known what it brought
    gained: int = 0  # points
    tries: int = 0  # how often it could succeed or fail
    successes: int = 0


class Counted(msgspec.Struct):
    """One measure: by value, and in how many matches it came up."""

    values: dict[int, Cell] = {}
    matches: int = 0

    def cell(self, least: int | None = None) -> Cell:
        """All values together, or all from one up."""
        found = Cell()
        for value, cell in self.values.items():
            if least is None or value >= least:
                add(found, cell)
        found.matches = (
            self.matches if least is None else min(found.matches, self.matches)
        )  # at most: a match may have several
        return found

    def total(self) -> int:
        """The sum of all values."""
        return sum(value * cell.times for value, cell in self.values.items())


class Tally(msgspec.Struct):
    """Everything counted over some matches."""

    matches: int = 0
    seat_wins: list[int] = []
    bot_wins: list[int] = []
    first_wins: int = 0
    score_counts: dict[int, int] = {}
    seat_scores: list[int] = []
    bot_scores: list[int] = []
    winning_scores: int = 0
    margins: int = 0  # the winner's points above the best of the others
    rounds: int = 0
    turns: int = 0
    decisions: int = 0
    reasons: dict[str, int] = {}
    measures: dict[str, Counted] = {}
    bot_measures: dict[str, dict[str, Counted]] = {}  # by name, where bots differ
    families: dict[str, dict[tuple[str, str], int]] = {}  # sums of products of values that were known together

    def count(self, seen: list[Measure], shares: list[int], names: list[str]) -> None:
        """Add what one match showed: its measures, the twelfths of its win and the bot of each seat."""
        for measure in seen:
            tables = [self.measures]
            if len(set(names)) > 1 and measure.seat != NOBODY:
                tables.append(self.bot_measures.setdefault(names[measure.seat], {}))
            for table in tables:
                note(table.setdefault(measure.key, Counted(matches=1)), measure, shares)

    def relate(self, together: list[Measure]) -> None:
        """Add what one step showed: the values of one family and seat belong to one gain."""
        families: dict[tuple[str, int], list[tuple[str, int]]] = {}
        for measure in together:
            if measure.gain is not None and measure.success is None:
                row = families.setdefault((family_of(measure.key), measure.seat), [(ONE, 1), (GAIN, measure.gain)])
                row.append((measure.key, measure.value))
        for (family, _), row in families.items():
            sums = self.families.setdefault(family, {})
            row = [(name, value) for name, value in row if value]
            for place, (name, value) in enumerate(row):
                for other, factor in row[place:]:
                    sums[name, other] = sums.get((name, other), 0) + value * factor


def note(counted: Counted, measure: Measure, shares: list[int]) -> None:
    """One more time in the same match."""
    cell = counted.values.setdefault(measure.value, Cell(matches=1))
    cell.times += 1
    if measure.seat != NOBODY:
        cell.seated += 1
        cell.wins += shares[measure.seat]
    if measure.gain is not None:
        cell.gains += 1
        cell.gained += measure.gain
    if measure.success is not None:
        cell.tries += 1
        cell.successes += measure.success


def family_of(key: str) -> str:
    """`card` of `card-crab`: measures of one family are known together, each with the gain of all."""
    return key.partition("-")[0]


def add(mine: Any, theirs: Any, times: int = 1) -> None:
    """Add to a tally, or to part of one, another so many times: -1 takes it away."""
    if type(theirs) is Cell:
        add_cell(mine, theirs, times)
        return
    for name in theirs.__struct_fields__:
        value = getattr(theirs, name)
        setattr(mine, name, sum_of(getattr(mine, name), value, times))


def add_cell(mine: Cell, theirs: Cell, times: int) -> None:
    """The same field by field, by name: adding up cells is most of the work of a study."""
    mine.times += times * theirs.times
    mine.matches += times * theirs.matches
    mine.seated += times * theirs.seated
    mine.wins += times * theirs.wins
    mine.gains += times * theirs.gains
    mine.gained += times * theirs.gained
    mine.tries += times * theirs.tries
    mine.successes += times * theirs.successes


def sum_of(mine: Any, theirs: Any, times: int) -> Any:
    """`mine` with `theirs` added: numbers, lists place by place, dicts key by key."""
    if isinstance(theirs, int):
        return mine + times * theirs
    if isinstance(theirs, list):
        return [a + times * b for a, b in zip(mine or [0] * len(theirs), theirs, strict=True)]
    if isinstance(theirs, dict):
        for key, value in theirs.items():
            if type(value) is int:
                mine[key] = mine.get(key, 0) + times * value
                continue
            if key not in mine:
                mine[key] = type(value)()
            mine[key] = sum_of(mine[key], value, times)
        return mine
    add(mine, theirs, times)
    return mine


def joined(tallies: list[Tally]) -> Tally:
    """All of them together."""
    found = Tally()
    for one in tallies:
        add(found, one)
    return found
