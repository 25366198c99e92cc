"""Simulations: bots play many matches, and everything worth counting is counted.

All sums are whole numbers (a share of a win in twelfths), so that the same seed gives the same numbers in
whatever order and number of processes the matches were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from papercove.bots import bot, decide
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.game import Options, Variant
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.lab.work import in_order

WIN = 12  # twelfths in a whole win: it is shared by 1, 2, 3 or 4


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, by which options and, if it is a variant, which changed numbers."""

    game: str
    bots: tuple[str, ...]  # one for each seat; they move up a seat after each match
    seed: int = 0
    options: dict[str, Any] = {}  # those that differ from the game's standard
    variant: dict[str, Any] = {}

    def start(self, seed: int) -> State:
        """Deal a match of this study."""
        game = find_game(self.game)
        if not self.variant:
            return game.start(len(self.bots), seed, **self.options)
        return game.start_variant(game.read_variant(self.variant), len(self.bots), seed, **self.options)


class Sums(msgspec.Struct):
    """Count, sum and sum of squares of a number seen many times."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Sums) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


class Ratio(msgspec.Struct):
    """A number each time something happened, summed match by match: what happens in one match may be alike."""

    total: int = 0
    times: int = 0
    total_squares: int = 0
    times_squares: int = 0
    cross: int = 0

    def add(self, total: int, times: int) -> None:
        """One match in which it happened so many times, with this total."""
        self.join(Ratio(total, times, total * total, times * times, total * times))

    def join(self, other: Ratio) -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Cell(msgspec.Struct):
    """All times a measure had one value: how often, twelfths of wins of the seat, and points gained where known."""

    count: int = 0
    wins: int = 0
    gains: Sums = msgspec.field(default_factory=Sums)


class Counted(msgspec.Struct):
    """One measure over all matches: by value, and how often it came up in a match."""

    values: dict[int, Cell] = {}
    matches: int = 0  # in which it came up at all
    per_match: Sums = msgspec.field(default_factory=Sums)  # only over those matches
    sizes: Ratio = msgspec.field(default_factory=Ratio)  # its values
    wins: Ratio = msgspec.field(default_factory=Ratio)  # twelfths of wins of its seat


class Tally(msgspec.Struct):
    """Everything counted over some matches; two tallies can be joined."""

    matches: int = 0
    seat_wins: list[int] = []
    bot_wins: list[int] = []
    first_wins: int = 0
    scores: dict[int, int] = {}
    seat_scores: list[Sums] = []
    winning_scores: Sums = msgspec.field(default_factory=Sums)
    rounds: Sums = msgspec.field(default_factory=Sums)
    turns: Sums = msgspec.field(default_factory=Sums)
    decisions: Sums = msgspec.field(default_factory=Sums)
    reasons: dict[str, int] = {}
    measures: dict[str, Counted] = {}

    def join(self, other: Tally) -> None:
        """Add what `other` counted."""
        self.matches += other.matches
        self.first_wins += other.first_wins
        self.seat_wins = joined(self.seat_wins, other.seat_wins)
        self.bot_wins = joined(self.bot_wins, other.bot_wins)
        if not self.seat_scores:
            self.seat_scores = [Sums() for _ in other.seat_scores]
        for mine, theirs in zip(self.seat_scores, other.seat_scores, strict=True):
            mine.join(theirs)
        for name in ("winning_scores", "rounds", "turns", "decisions"):
            getattr(self, name).join(getattr(other, name))
        for score, number in other.scores.items():
            self.scores[score] = self.scores.get(score, 0) + number
        for reason, number in other.reasons.items():
            self.reasons[reason] = self.reasons.get(reason, 0) + number
        for key, counted in other.measures.items():
            join_counted(self.measures.setdefault(key, Counted()), counted)


def joined(one: list[int], other: list[int]) -> list[int]:
    """Sums place by place."""
    return [a + b for a, b in zip(one or [0] * len(other), other, strict=True)]


def join_counted(mine: Counted, theirs: Counted) -> None:
    """Add one measure's counts."""
    mine.matches += theirs.matches
    mine.per_match.join(theirs.per_match)
    mine.sizes.join(theirs.sizes)
    mine.wins.join(theirs.wins)
    for value, cell in theirs.values.items():
        own = mine.values.setdefault(value, Cell())
        own.count += cell.count
        own.wins += cell.wins
        own.gains.join(cell.gains)


def study(
    game: str,
    bots: Sequence[str],
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    variant: Mapping[str, Any] | None = None,
) -> Study:
    """A study, checked: the last bot takes the seats that are left over. Raises Unreadable."""
    found = find_game(game)
    wanted = seats if seats is not None else max(len(bots), found.seat_counts[0])
    if not bots or len(bots) > wanted:
        raise Unreadable("arena-bots", bots=len(bots), seats=wanted)
    for name in bots:
        bot(name, found)
    changes: Variant | None = found.read_variant(variant) if variant else None
    chosen = found.read_options(options or {})
    made = Study(
        game=game,
        bots=(*bots, *[bots[-1]] * (wanted - len(bots))),
        seed=seed,
        options=unusual(chosen),
        variant=changes.changes() if changes else {},
    )
    made.start(0)
    return made


def unusual(options: Options) -> dict[str, Any]:
    """The options that differ from the game's standard."""
    standard: dict[str, Any] = msgspec.to_builtins(type(options)())
    return {name: value for name, value in msgspec.to_builtins(options).items() if value != standard[name]}


def play_match(wanted: Study, number: int) -> Tally:
    """One match, counted. Each has a deal of its own, so that matches are independent; the bots move up a seat."""
    seats = len(wanted.bots)
    deal = f"simulate {wanted.seed} {number}"
    state = wanted.start(Dice(deal).bits())
    game = state.game
    sits = [(seat - number) % seats for seat in range(seats)]  # which bot sits there
    players = [bot(wanted.bots[who], game) for who in sits]
    dice = [Dice(f"{deal} seat {seat}") for seat in range(seats)]
    first = state.to_move
    turns = 1
    seen = []
    while not state.is_over:
        before = state.copy()
        seat = state.to_move
        action = decide(players[seat], state, dice[seat])
        state.apply(action)
        turns += state.to_move != seat and not state.is_over
        seen += game.measures(before, action, state)
    outcome = state.outcome
    assert outcome is not None
    shares = [WIN // len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)]
    tally = Tally(
        matches=1,
        seat_wins=shares,
        bot_wins=[shares[sits.index(who)] for who in range(seats)],
        first_wins=shares[first],
        reasons={outcome.reason: 1},
        seat_scores=[Sums(1, score, score * score) for score in outcome.scores],
    )
    for score in outcome.scores:
        tally.scores[score] = tally.scores.get(score, 0) + 1
    tally.winning_scores.add(outcome.scores[outcome.winners[0]])
    tally.rounds.add(state.round + 1)
    tally.turns.add(turns)
    tally.decisions.add(state.ply)
    for measure in seen:
        counted = tally.measures.setdefault(measure.key, Counted(matches=1))
        cell = counted.values.setdefault(measure.value, Cell())
        cell.count += 1
        cell.wins += shares[measure.seat]
        if measure.gain is not None:
            cell.gains.add(measure.gain)
    for counted in tally.measures.values():
        times = sum(cell.count for cell in counted.values.values())
        counted.per_match.add(times)
        counted.sizes.add(sum(value * cell.count for value, cell in counted.values.items()), times)
        counted.wins.add(sum(cell.wins for cell in counted.values.values()), times)
    return tally


def play_numbered(job: tuple[Study, int]) -> Tally:
    """One match of a study, as a job."""
    return play_match(*job)


def jobs(wanted: Study, matches: int) -> Iterator[tuple[Study, int]]:
    """The matches of a study."""
    for number in range(matches):
        yield wanted, number


def simulate(
    wanted: Study,
    matches: int,
    workers: int = 1,
    cluster: str | None = None,
    watch: Callable[[int], None] | None = None,
) -> Tally:
    """Play so many matches and count."""
    if matches < 1:
        raise Unreadable("arena-games", games=matches)
    tally = Tally()
    for one in in_order(play_numbered, jobs(wanted, matches), workers, cluster):
        tally.join(one)
        if watch:
            watch(tally.matches)
    return tally
