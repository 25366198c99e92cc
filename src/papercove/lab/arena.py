"""The arena: bots play each other, seats rotated and deals mirrored, until somebody is shown to be better."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal

import msgspec

from papercove.bots import bot, decide
from papercove.engine.dice import Dice
from papercove.engine.errors import Unreadable
from papercove.engine.game import Game
from papercove.engine.registry import game as find_game
from papercove.engine.whole import is_positive
from papercove.lab.statistics import by_deal, log_likelihood_ratio, mean, ratings, sprt_bound
from papercove.lab.work import in_order

BETTER_BY = 0.05  # a sequential test asks whether the first bot wins so much more than its even share


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays what, and from which seed."""

    game: str
    bots: tuple[str, ...]  # one for each seat, before they rotate
    seed: int = 0
    options: dict[str, Any] = {}


class Played(msgspec.Struct, frozen=True):
    """One match: for each bot of the contest (not each seat) its share, score, moves and processor seconds."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    moves: tuple[int, ...]
    seconds: tuple[float, ...]


class Standing(msgspec.Struct, frozen=True):
    """How one bot did, with the 95 % interval of its win rate, by deal; a shared win counts in parts.

    There is no interval where the same bot has every seat: it wins its even share by the way deals are mirrored.
    """

    name: str
    win_rate: float
    low: float | None
    high: float | None
    mean_score: float
    ms_per_move: float


class SequentialTest(msgspec.Struct, frozen=True):
    """Whether the first bot wins its even share, or BETTER_BY more; decided once the ratio leaves ±bound."""

    verdict: Literal["better", "not-better", "undecided"]
    even: float
    better: float
    log_likelihood_ratio: float
    bound: float


class Report(msgspec.Struct, frozen=True):
    """The result of an arena."""

    game: str
    seats: int
    games: int
    asked: int  # how many games were wanted: a sequential test may need fewer
    bots: list[Standing]
    sprt: SequentialTest | None = None


class Rung(msgspec.Struct, frozen=True):
    """One bot of a ladder: its rating, and its win rate against the bot below."""

    name: str
    elo: float
    beats_below: float | None
    low: float | None
    high: float | None
    ms_per_move: float


class Ladder(msgspec.Struct, frozen=True):
    """All bots by strength."""

    game: str
    games: int
    rungs: list[Rung]
    pairs: list[Report]


def contest(game: str, bots: Sequence[str], seats: int | None, seed: int, options: Mapping[str, Any]) -> Contest:
    """A contest, checked: the last bot takes the seats that are left over. Raises Unreadable."""
    found = find_game(game)
    wanted = seats if seats is not None else max(len(bots), found.seat_counts[0])
    if not bots or len(bots) > wanted:
        raise Unreadable("arena-bots", bots=len(bots), seats=wanted)
    if wanted not in found.seat_counts:
        raise Unreadable("seats", seats=str(wanted), least=found.seat_counts[0], most=found.seat_counts[-1])
    found.read_options(options)
    for name in bots:
        bot(name, found)
    everybody = (*bots, *[bots[-1]] * (wanted - len(bots)))
    return Contest(game=game, bots=everybody, seed=seed, options=dict(options))


def play_match(game: Game, names: Sequence[str], deal: str, rotation: int, options: Mapping[str, Any]) -> Played:
    """One match; bot `i` sits on seat `(i + rotation) % seats`. The deal's text decides all chance."""
    seats = len(names)
    state = game.start(seats, Dice(deal).bits(), **options)
    at_seat = [(seat - rotation) % seats for seat in range(seats)]
    players = [bot(names[who], game) for who in at_seat]
    dice = [Dice(f"{deal} seat {seat}") for seat in range(seats)]
    moves = [0] * seats
    seconds = [0.0] * seats
    while not state.is_over:
        seat = state.to_move
        began = time.thread_time()
        action = decide(players[seat], state, dice[seat])
        seconds[seat] += time.thread_time() - began
        moves[seat] += 1
        state.apply(action)
    outcome = state.outcome
    assert outcome is not None
    shares = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    sits = [(who + rotation) % seats for who in range(seats)]
    return Played(
        tuple(shares[seat] for seat in sits),
        tuple(outcome.scores[seat] for seat in sits),
        tuple(moves[seat] for seat in sits),
        tuple(seconds[seat] for seat in sits),
    )


def play_deal(job: tuple[Contest, int, int]) -> list[Played]:
    """All matches of one deal: the bots sit in each rotation once (as many as are wanted)."""
    wanted, deal, rotations = job
    game = find_game(wanted.game)
    text = f"arena {wanted.seed} {deal}"
    return [play_match(game, wanted.bots, text, rotation, wanted.options) for rotation in range(rotations)]


def deals(wanted: Contest, games: int) -> Iterator[tuple[Contest, int, int]]:
    """The jobs of an arena; the last deal may be cut short."""
    seats = len(wanted.bots)
    for deal, first in enumerate(range(0, games, seats)):
        yield wanted, deal, min(seats, games - first)


def compete(
    wanted: Contest,
    games: int,
    workers: int = 1,
    sprt: bool = False,
    watch: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Report:
    """Play `games` matches, or fewer when a sequential test was asked for and is answered."""
    if not is_positive(games):
        raise Unreadable("arena-games", games=games)
    played: list[Played] = []
    for results in in_order(play_deal, deals(wanted, games), workers, cluster):
        played += results
        if watch:
            watch(len(played))
        if sprt and is_answered(played):
            break
    return report(wanted, played, games, sequential_test(played) if sprt else None)


def is_answered(played: Sequence[Played]) -> bool:
    """Whether the first bot is shown to be better than its even share by BETTER_BY, or not to be."""
    return sequential_test(played).verdict != "undecided"


def sequential_test(played: Sequence[Played]) -> SequentialTest:
    """What these matches say of the first bot."""
    even = 1 / len(played[0].shares)
    won = sum(match.shares[0] for match in played)
    ratio, bound = log_likelihood_ratio(won, len(played), even, even + BETTER_BY), sprt_bound()
    decided: Literal["better", "not-better"] = "better" if ratio > 0 else "not-better"
    return SequentialTest(decided if abs(ratio) >= bound else "undecided", even, even + BETTER_BY, ratio, bound)


def report(wanted: Contest, played: Sequence[Played], asked: int, sprt: SequentialTest | None = None) -> Report:
    """Sum matches up."""
    standings = []
    for who, name in enumerate(wanted.bots):
        won = sum(match.shares[who] for match in played)
        low, high = None, None
        if len(set(wanted.bots)) > 1:
            low, high = by_deal([match.shares[who] for match in played], len(wanted.bots))
        moves = sum(match.moves[who] for match in played)
        spent = sum(match.seconds[who] for match in played)
        score = mean([match.scores[who] for match in played])
        standings.append(Standing(name, won / len(played), low, high, score, 1000 * spent / max(1, moves)))
    return Report(wanted.game, len(wanted.bots), len(played), asked, standings, sprt)


def ladder(
    game: str,
    names: Sequence[str],
    games: int,
    seed: int = 0,
    workers: int = 1,
    options: Mapping[str, Any] | None = None,
    watch: Callable[[int], None] | None = None,
    cluster: str | None = None,
) -> Ladder:
    """Each bot plays the two below it; Elo ratings fit all results, the first bot at 0."""
    pairs = ladder_pairs(len(names))
    reports = []
    done = 0
    for low, high in pairs:
        wanted = contest(game, (names[high], names[low]), 2, seed, options or {})
        before = done

        def note(count: int, before: int = before) -> None:
            if watch:
                watch(before + count)

        reports.append(compete(wanted, games, workers, watch=note, cluster=cluster))
        done += games
    results = {
        (high, low): (found.bots[0].win_rate * found.games, found.games)
        for (low, high), found in zip(pairs, reports, strict=True)
    }
    elos = ratings(results, len(names))
    rungs = []
    for at, name in enumerate(names):
        below = reports[pairs.index((at - 1, at))].bots[0] if at else None
        against = [found for pair, found in zip(pairs, reports, strict=True) if at in pair]
        spent = mean([one.ms_per_move for found in against for one in found.bots if one.name == name])
        if below:
            rungs.append(Rung(name, elos[at], below.win_rate, below.low, below.high, spent))
        else:
            rungs.append(Rung(name, elos[at], None, None, None, spent))
    return Ladder(game, games, rungs, reports)


def ladder_pairs(count: int) -> list[tuple[int, int]]:
    """Who meets whom: each the one below, and the one below that."""
    return sorted((high - step, high) for high in range(count) for step in (1, 2) if high - step >= 0)
