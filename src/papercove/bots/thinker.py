"""The searching bot: one or several trees, a budget, and, for gentler levels, human weaknesses."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from math import inf, sqrt

import msgspec

from papercove.bots.contract import MOST_ITERATIONS, MOST_THREADS, Bot, Budget, Opinion, Verdict, is_whole
from papercove.bots.search import Tree
from papercove.engine.dice import Dice
from papercove.engine.state import State

SURE = 16  # worlds in which a win must come at once to be taken without thinking
FIRST_LOOK = 16  # iterations between two looks at the clock, at first
LOOKS = 16  # how often a choice is looked at while it is made: it may be clear already
SHORTEST = 32  # iterations between two such looks, at least
GLANCE = 0.002  # seconds between two looks at the clock, later
MOST_NODES = 100_000_000  # 3.2 GB


class SearchSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a searching bot thinks, and what it overlooks."""

    iterations: int = 10_000
    crowd: int = 0  # additional ones for each seat beyond the second: more rivals hold more hidden cards
    exploration: float = 3.0  # how strongly priors pull towards what was little tried, in units of the results' spread
    caution: float = 0.2  # how much less an untried action is expected to bring, in the same units
    patience: int = 1  # visits before a leaf gets children
    evidence: bool = True  # worlds are weighed by what rivals did, not only by what the seat was shown
    threads: int = 1  # trees grown side by side
    nodes: int = 1_500_000  # of 32 bytes each
    notices: float = 1.0  # the chance to notice an action that is not the most obvious one
    misjudges: float = 0.0  # the usual error in the value of an action, in shares of the win

    def __post_init__(self) -> None:
        whole = (
            is_whole(self.iterations, MOST_ITERATIONS)
            and is_whole(self.threads, MOST_THREADS)
            and is_whole(self.nodes, MOST_NODES)
            and is_whole(self.patience, MOST_ITERATIONS, least=0)
            and is_whole(self.crowd, MOST_ITERATIONS // 4, least=0)
        )
        measures = self.exploration, self.caution, self.misjudges
        if not (whole and all(0 <= measure < inf for measure in measures) and 0 <= self.notices <= 1):
            raise ValueError(f"no bot can think by these settings: {self}")

    def iterations_at(self, seats: int) -> int:
        """How much it thinks about a choice at a table of so many."""
        return min(MOST_ITERATIONS, self.iterations + self.crowd * (seats - 2))


class SearchBot(Bot):
    """Information-set tree search. With `notices` or `misjudges` set it errs as people do: by overlooking
    an action, or by taking the second best for the best; seldom by much, and never by throwing dice."""

    def __init__(self, settings: SearchSettings | None = None, name: str = "search") -> None:
        self.name = name
        self.settings = settings or SearchSettings()

    def choose(self, state: State, dice: Dice, budget: Budget | None = None) -> int:
        actions = state.legal_actions()
        if len(actions) == 1:
            return actions[0]
        return self._think(state, dice, budget, thorough=self._errs).action

    def opinion(self, state: State, dice: Dice, budget: Budget | None = None) -> Opinion:
        return self._think(state, dice, budget, thorough=True)

    @property
    def _errs(self) -> bool:
        return self.settings.notices < 1.0 or self.settings.misjudges > 0.0

    def _think(self, state: State, dice: Dice, budget: Budget | None, thorough: bool) -> Opinion:
        """Search; a choice alone is made as soon as more thinking could not change it, an opinion is `thorough`."""
        budget = budget or Budget(iterations=self.settings.iterations_at(state.seats), threads=self.settings.threads)
        trees = [self._plant(state, dice) for _ in range(budget.threads)]
        winning = next((action for action in state.legal_actions() if trees[0].wins_at_once(action, SURE)), None)
        if winning is None or thorough:
            grow(trees, budget, thorough)
        verdicts, values, iterations = merge(trees)
        action = self._prefer(state, verdicts, dice) if winning is None else winning
        return Opinion(action, verdicts, values, iterations)

    def expect(self, state: State, viewer: int, dice: Dice, iterations: int) -> float:
        """What `viewer` may expect of the match, whoever is to move, from what `viewer` knows of the true `state`."""
        tree = self._plant(state.resample(viewer, dice), dice, viewer)
        tree.run(iterations)
        return tree.value_sums()[viewer] / iterations

    def _plant(self, state: State, dice: Dice, viewer: int | None = None) -> Tree:
        how = self.settings
        return Tree(state, dice, how.exploration, how.caution, how.patience, how.evidence, how.nodes, viewer)

    def _prefer(self, state: State, verdicts: tuple[Verdict, ...], dice: Dice) -> int:
        """The most visited action; for a gentle level, the best of those it notices, as it sees them."""
        chosen = self.settings
        if not self._errs:
            return verdicts[0].action
        weights = state.priors()
        obvious = max(weights, key=lambda action: (weights[action], -action))
        seen = [v for v in verdicts if v.action == obvious or fraction(dice) < chosen.notices]
        return max(seen, key=lambda v: v.value + chosen.misjudges * error(dice)).action


def grow(trees: list[Tree], budget: Budget, thorough: bool) -> None:
    """Spend the budget on the trees, one thread each."""
    if len(trees) == 1:
        think(trees[0], budget, budget.iterations, thorough)
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        share, rest = divmod(budget.iterations or 0, len(trees))
        parts = [share + (i < rest) for i in range(len(trees))]
        for job in [pool.submit(think, tree, budget, part, True) for tree, part in zip(trees, parts, strict=True)]:
            job.result()


def think(tree: Tree, budget: Budget, iterations: int | None, thorough: bool) -> None:
    """Run one tree for its iterations, or until the milliseconds are over."""
    if budget.milliseconds is not None:
        watch_the_clock(tree, budget.milliseconds)
        return
    left = iterations or 0
    part = left if thorough else max(SHORTEST, left // LOOKS)
    while left > 0 and not tree.is_decided(left):
        tree.run(min(part, left))
        left -= part


def watch_the_clock(tree: Tree, milliseconds: float) -> None:
    """Run one tree until so many milliseconds are over."""
    now = time.perf_counter()
    end = now + milliseconds / 1000
    step = FIRST_LOOK
    while now < end:
        tree.run(step)
        before, now = now, time.perf_counter()
        if now - before < GLANCE / 2:
            step *= 2


def merge(trees: list[Tree]) -> tuple[tuple[Verdict, ...], tuple[float, ...], int]:
    """The verdicts of all trees together, most visited first; the value to each seat; all iterations."""
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for tree in trees:
        for action, count, total in tree.verdicts():
            visits[action] = visits.get(action, 0) + count
            totals[action] = totals.get(action, 0.0) + total
    verdicts = [verdict_on(action, totals[action], count) for action, count in visits.items()]
    verdicts.sort(key=lambda verdict: (-verdict.visits, -verdict.value, verdict.action))
    iterations = sum(tree.iterations for tree in trees)
    sums = [sum(column) for column in zip(*(tree.value_sums() for tree in trees), strict=True)]
    return tuple(verdicts), tuple(total / max(1, iterations) for total in sums), iterations


def verdict_on(action: int, total: float, visits: int) -> Verdict:
    """One action's verdict; results lie between 0 and 1, so they scatter no more than a coin of that chance."""
    value = total / visits if visits else 0.0
    return Verdict(action, value, visits, sqrt(max(0.0, value * (1.0 - value)) / visits) if visits else 1.0)


def fraction(dice: Dice) -> float:
    """A number in [0, 1)."""
    return (dice.bits() >> 11) / 9007199254740992.0


def error(dice: Dice) -> float:
    """A bell-shaped number around 0 with deviation 1, by sums alone."""
    return sum(fraction(dice) for _ in range(12)) - 6.0
