"""Simulations: bots play many matches, and everything worth counting is counted.

All sums are whole numbers (tally.py), so that the same seed gives the same numbers in whatever order and number of
processes the matches were played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from papercove.bots import bot, decide
from papercove.engine.constants import NOBODY
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.game import Options, Variant
from papercove.engine.registry import game as find_game
from papercove.engine.state import State
from papercove.engine.view import Measure
from papercove.engine.whole import is_positive
from papercove.lab.tally import WIN, Tally, add
from papercove.lab.work import in_order

GROUPS = 100  # as many parts as intervals are made from


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
    tally = Tally(matches=1)
    race = Race(seats)
    seen = []
    while not state.is_over:
        before = state.copy()
        action = decide(players[state.to_move], state, dice[state.to_move])
        state.apply(action)
        tally.turns += game.counts_as_turn(before, action, state)
        if game.may_change_lead(before, state):
            race.look(state)
        found = game.measures(before, action, state)
        tally.relate(found)
        seen += found
    outcome = state.outcome
    assert outcome is not None
    shares = [WIN // len(outcome.winners) if seat in outcome.winners else 0 for seat in range(seats)]
    tally.seat_wins = shares
    tally.bot_wins = [shares[sits.index(who)] for who in range(seats)]
    tally.first_wins = shares[first]
    tally.reasons = {outcome.reason: 1}
    tally.seat_scores = list(outcome.scores)
    tally.bot_scores = [outcome.scores[sits.index(who)] for who in range(seats)]
    for score in outcome.scores:
        tally.score_counts[score] = tally.score_counts.get(score, 0) + 1
    winner = outcome.winners[0]
    tally.winning_scores = outcome.scores[winner]
    tally.margins = outcome.scores[winner] - max(outcome.scores[:winner] + outcome.scores[winner + 1 :])
    tally.rounds = state.round + 1
    tally.decisions = state.ply
    tally.count([*seen, *race.measures()], shares, [wanted.bots[who] for who in sits])
    return tally


class Race:
    """Who leads, whenever the game says that this may have changed."""

    def __init__(self, seats: int) -> None:
        self.leader: int | None = None  # the last to lead alone
        self.changes = 0
        self.behind = [0] * seats  # by how much each seat was behind at most

    def look(self, state: State) -> None:
        """Note the points as everybody may count them now."""
        points = [state.score(seat) for seat in range(state.seats)]
        best = max(points)
        self.behind = [max(most, best - own) for most, own in zip(self.behind, points, strict=True)]
        if points.count(best) == 1 and points.index(best) != self.leader:
            self.changes += self.leader is not None
            self.leader = points.index(best)

    def measures(self) -> list[Measure]:
        """How often the lead changed hands; how far behind each seat was at most, and whether it still won."""
        far = [Measure("behind", seat, most) for seat, most in enumerate(self.behind) if most]
        return [Measure("lead-changes", NOBODY, self.changes), *far]


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
) -> list[Tally]:
    """Play so many matches and count, in groups of matches of about the same size.

    Match `n` is in group `n % GROUPS` whatever the workers, and so are the same deals of another study.
    """
    if not is_positive(matches):
        raise Unreadable("arena-games", games=matches)
    groups = [Tally() for _ in range(min(GROUPS, matches))]
    for number, one in enumerate(in_order(play_numbered, jobs(wanted, matches), workers, cluster)):
        add(groups[number % GROUPS], one)
        if watch:
            watch(number + 1)
    return groups
