"""Fits the chance to win a match of Sea Salt & Paper from the points each seat has to go, by self-play.

    .venv/bin/python tools/fit_chances.py --bot search:30 --matches 300 --seed 1

A bot plays matches against itself, to the printed and to doubled goals; what the seats gain in a round is taken to be
independent of the scores before it and of the seat. The match is then a race: courses of it are drawn, round after
round, and every chance is the share of courses that end so. The points to go stand at knots, and only what is asked for
between them is interpolated. (Reckoned backwards from knot to knot, each round would be blurred by the width of a cell,
which far from the goal is more than rounds differ by: leads would count too little.)
More points never hurt in such a race, whatever the gains: who would end the match by them wins it, or somebody else
would have ended it anyway. Two things are fitted on top, so that they suit the winners of those matches best. Whoever
begins a round gains more in it, and then mostly ends it, so that somebody else begins the next: a part of what they
gain more is their head start. And since rounds are not quite independent (whoever leads gains less), and one plays for
the goal and not for points once it is near, all chances are raised to one power, and made to add up again.
Writes src/papercove/games/sea_salt_paper/chances.csv; with --seats only the lines of that number of seats.

Begin with `--bot steady`, which does not know the table, then go on with a bot that does.
"""

from __future__ import annotations

import argparse
import itertools
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from papercove import Dice, game
from papercove.bots import bot, decide

OUTPUT = Path(__file__).parent.parent / "src/papercove/games/sea_salt_paper/chances.csv"
WIN = 1000  # four mermaids, as a gain that ends any match
KNOTS = {
    2: (*range(41), 42, 44, 47, 50, 54, 58, 63, 68, 74, 80, 90, 100, 115, 130, 150, 175, 200),
    3: (*range(13), 14, 16, 18, 20, 23, 26, 30, 35, 41, 48, 57, 68, 82, 100, 125, 160, 200),
    4: (0, 1, 3, 5, 7, 9, 12, 15, 18, 22, 27, 33, 40, 50, 65, 85, 115, 155, 200),
}
COURSES = 24_000  # of the race, with all permutations of the seats
LENGTH = 1.6  # rounds of a course, in those that a usual seat needs to the furthest knot
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Followed = tuple[list[int], list[float]]  # the points to go of all seats at the start of a round, and who won the match
PARTS = np.arange(0.0, 1.51, 0.1)
POWERS = np.arange(0.7, 1.61, 0.02)


def play_matches(seats: int, name: str, wanted: int, seed: int) -> tuple[Ints, list[Followed]]:
    """What was gained in each round that was scored, last who had the last turn; and what became of scores.

    Seats are counted from the one that began the round.
    """
    rules = game("sea-salt-paper")
    player = bot(name, rules)
    rounds: list[list[int]] = []
    followed: list[Followed] = []
    for number in range(wanted):
        state = rules.start(seats, seed + number, doubled=number % 2 == 1)
        dice = Dice(f"fit {seed} {number}")
        began: list[tuple[list[int], int]] = []
        while not state.is_over:
            last, starter = state.round, state.starter
            to_go = [state.points_to_win - state.score(seat) for seat in range(seats)]
            state.apply(decide(player, state, dice))
            if state.round != last or state.is_over:
                gained = [state.gained_by(seat) for seat in range(seats)]
                if state.outcome and state.outcome.reason == "four-mermaids":
                    gained[state.outcome.winners[0]] = WIN
                began.append((from_starter(to_go, starter), starter))
                if any(gained):
                    rounds.append([*from_starter(gained, starter), (state.last_turn_by - starter) % seats])
        won = [state.value(seat) for seat in range(seats)]
        followed += [(row, from_starter(won, starter)) for row, starter in began]
    return np.array(rounds), followed


def from_starter(row: list[Any], starter: int) -> list[Any]:
    """One entry a seat, beginning with the seat that began the round."""
    return row[starter:] + row[:starter]


class Race:
    """The chances of so many seats, by knots: `table[own, rivals]`, the rivals' knots as a multiset."""

    def __init__(self, seats: int, rounds: Ints, seed: int) -> None:
        self.seats = seats
        self.knots = np.array(KNOTS[seats])
        plain = rounds[(rounds[:, :seats] < WIN).all(axis=1), :seats]
        self.mean, self.deviation = float(plain.mean()), float(plain.std())
        self.head_start = plain.mean(axis=0) - self.mean  # by seats, from the one that begins on
        self.multisets = list(itertools.combinations_with_replacement(range(len(self.knots)), seats - 1))
        self.rank = np.zeros((len(self.knots),) * (seats - 1), dtype=np.int64)
        for place, knots in enumerate(self.multisets):
            for order in set(itertools.permutations(knots)):
                self.rank[order] = place
        self.table = np.zeros((len(self.knots), len(self.multisets)))
        self.points, self.last = self.courses(rounds, np.random.default_rng(seed))
        self.reached = [np.minimum((self.points < knot).sum(axis=1), self.points.shape[1] - 1) for knot in self.knots]

    def courses(self, rounds: Ints, chance: np.random.Generator) -> tuple[Ints, Ints]:
        """Points of each seat after each round of each course, and who had the last turn in it.

        In every round the seats change places; every permutation of a course is one too, so no seat is favoured.
        """
        orders = [np.array(order) for order in itertools.permutations(range(self.seats))]
        size = COURSES // len(orders), int(LENGTH * self.knots[-1] / self.mean)
        drawn = rounds[chance.integers(len(rounds), size=size)]
        places = chance.permuted(np.broadcast_to(np.arange(self.seats), (*size, self.seats)), axis=2)
        gains = np.take_along_axis(drawn[:, :, : self.seats], places, axis=2)
        last = (places == drawn[:, :, -1:]).argmax(axis=2)
        points = np.concatenate([gains[:, :, order] for order in orders]).cumsum(axis=1)
        return points, np.concatenate([np.argsort(order)[last] for order in orders])

    def solve(self) -> None:
        """Fill the table."""
        for knots in itertools.combinations_with_replacement(range(len(self.knots)), self.seats):
            if knots[0] == 0:  # some have reached the goal in the middle of a round: they share it
                there = knots.count(0)
                self.keep(knots, [1.0 / there if knot == 0 else 0.0 for knot in knots])
        for state in itertools.combinations_with_replacement(range(1, len(self.knots)), self.seats):
            self.keep(state, self.values(state))

    def keep(self, knots: tuple[int, ...], values: list[float]) -> None:
        for seat, knot in enumerate(knots):
            self.table[knot, self.rank[knots[:seat] + knots[seat + 1 :]]] = values[seat]

    def values(self, state: tuple[int, ...]) -> list[float]:
        """The chances of all seats: the shares of the courses that they win."""
        ends = np.minimum.reduce([self.reached[knot][:, seat] for seat, knot in enumerate(state)])
        at = np.arange(len(ends)), ends
        left = self.knots[list(state)] - self.points[at]
        return [float(value) for value in shares(left, self.last[at]).mean(axis=0)]

    def locate(self, left: Floats) -> tuple[Ints, Floats]:
        """The knots below, and how far above them."""
        low = np.minimum(np.searchsorted(self.knots, left, side="right") - 1, len(self.knots) - 2)
        return low, (left - self.knots[low]) / (self.knots[low + 1] - self.knots[low])

    def chances(self, left: Floats) -> Floats:
        """The chances of all seats, for rows of points to go."""
        low, part = self.locate(left)
        total = np.zeros(left.shape)
        for corner in itertools.product((0, 1), repeat=self.seats):
            weights = np.where(np.array(corner), part, 1.0 - part).prod(axis=1)
            at = low + np.array(corner)
            for seat in range(self.seats):
                rivals = tuple(at[:, other] for other in range(self.seats) if other != seat)
                total[:, seat] += weights * self.table[at[:, seat], self.rank[rivals]]
        return total

    def fit(self, followed: list[Followed]) -> tuple[float, float]:
        """Find the head start and the power that suit these matches best, and raise all chances to it; says which part
        of what a place gains is a head start, and the power."""
        to_go = np.array([row for row, _ in followed], dtype=np.float64)
        won = np.array([shares for _, shares in followed])
        gained = self.head_start
        found: list[tuple[float, float, float]] = []
        for part in PARTS:
            told = self.chances(np.maximum(to_go - part * gained, np.minimum(to_go, 1.0)))
            for power in POWERS:
                likelihood = float((won * np.log(raised(told, power) + 1e-9)).sum())
                found.append((likelihood, float(part), float(power)))
        _, part, power = max(found)
        self.head_start = part * gained
        states = np.array(list(itertools.combinations_with_replacement(range(len(self.knots)), self.seats)))
        members = self.members(states)
        values = raised(np.column_stack([self.table[member] for member in members]), power)
        for seat, member in enumerate(members):
            self.table[member] = values[:, seat]
        return part, power

    def members(self, states: Ints) -> list[tuple[Ints, Ints]]:
        """Where the table has the chances of each seat of these states."""
        return [(states[:, seat], self.rank[tuple(np.delete(states, seat, axis=1).T)]) for seat in range(self.seats)]


def raised(chances: Floats, power: float) -> Floats:
    """Each chance to this power, in rows that add up to one."""
    powers = np.maximum(chances, 0.0) ** power
    return powers / powers.sum(axis=1, keepdims=True)


def shares(left: Ints, last: Ints) -> Floats:
    """Rules 8.2 and 8.3: most points win; among equals who had the last turn; else they share it."""
    tied = left == left.min(axis=1)[:, None]
    rows = np.arange(len(left))
    breaks = tied[rows, last]
    tied[breaks] = False
    tied[rows[breaks], last[breaks]] = True
    return tied / tied.sum(axis=1)[:, None]


def tidy(race: Race) -> float:
    """Let chances add up to one and never step the wrong way, which a power may; says how far one was moved.

    Both are convex demands: met in turn, again and again, they are met together.
    """
    before = race.table.copy()
    size, seats = len(race.knots), race.seats
    rivals = np.array(race.multisets)
    steps = []  # for each rival: multisets, and the same with that rival one knot further off
    for i in range(seats - 1):
        near = np.flatnonzero(rivals[:, i] + 1 < size)
        far = rivals[near].copy()
        far[:, i] += 1
        steps.append((near, race.rank[tuple(far.T)]))
    states = np.array(list(itertools.combinations_with_replacement(range(size), seats)))
    members = race.members(states)
    for _ in range(2000):
        missing = (1.0 - sum(race.table[member] for member in members)) / seats
        worst = 0.0
        correction = np.zeros_like(race.table)
        for member in members:
            correction[member] = missing
        race.table += correction
        for near, far in steps:
            worst = max(worst, level(race.table, near, far))
        gap = np.maximum(0.0, race.table[1:] - race.table[:-1])
        worst = max(worst, float(gap.max()))
        race.table[1:] -= gap / 2
        race.table[:-1] += gap / 2
        if max(worst, float(np.abs(missing).max())) < 2e-8:
            break
    return float(np.abs(race.table - before).max())


def level(table: Floats, near: Ints, far: Ints) -> float:
    """A rival further off must not mean less: meet in the middle where it does; says how far they were apart."""
    worst = 0.0
    for one, other in zip(near, far, strict=True):
        gap = np.maximum(0.0, table[:, one] - table[:, other])
        worst = max(worst, float(gap.max()))
        table[:, one] -= gap / 2
        table[:, other] += gap / 2
    return worst


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:30")
    parser.add_argument("--matches", type=int, default=300, help="for each number of seats, half to doubled goals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, choices=list(KNOTS), action="append")
    chosen = parser.parse_args()
    kept = OUTPUT.read_text("utf-8").splitlines()
    lines: list[str] = []
    for seats in KNOTS:
        if chosen.seats and seats not in chosen.seats:
            at = next(i for i, line in enumerate(kept) if line.startswith(f"head-start-{seats},"))
            lines += kept[at : at + 2 + len(KNOTS[seats])]
            continue
        began = time.process_time()
        rounds, followed = play_matches(seats, chosen.bot, chosen.matches, chosen.seed)
        played = time.process_time()
        race = Race(seats, rounds, chosen.seed)
        race.solve()
        part, power = race.fit(followed)
        moved = tidy(race)
        spent = f"{played - began:.0f} s of play, {time.process_time() - played:.0f} s of reckoning"
        print(
            f"{seats} seats: {len(rounds)} rounds, {race.mean:.2f} ± {race.deviation:.2f} points a seat and round; "
            f"{part:.1f} of it by place is a head start; power {power:.2f}; "
            f"tidied by at most {moved:.4f}; {spent}",
            flush=True,
        )
        lines.append(f"head-start-{seats}," + ",".join(f"{points:.3f}" for points in race.head_start))
        lines.append(f"knots-{seats}," + ",".join(map(str, race.knots)))
        lines += [
            f"own-{knot}," + ",".join(f"{value:.7f}".removeprefix("0") for value in row)
            for knot, row in zip(race.knots, race.table, strict=True)
        ]
    OUTPUT.write_text("".join(line + "\n" for line in lines), "utf-8")


if __name__ == "__main__":
    main()
