"""What a row of results allows to say: intervals, ratings, and when a question is answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, log, log10, sqrt

Z95 = 1.959963984540054
LEAST_FREEDOM = 5.0  # below it Student's reach is not known here (`student95`)


def wilson(successes: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a chance of which `successes` of `trials` were seen; shared wins count in parts."""
    if trials == 0:
        return 0.0, 1.0
    return wilson_of(successes / trials, trials, z)


def student95(freedom: float) -> float:
    """How many standard errors Student's 95 % interval reaches, to three digits from 5 degrees of freedom up."""
    z = Z95
    terms = (z, (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return sum(term / freedom**power for power, term in enumerate(terms))


def by_chance(errors: float, freedom: float) -> float:
    """How often chance alone is so many standard errors off: Student's two tails, by Wallace's way to the normal."""
    reach = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log(1 + errors * errors / freedom))
    return erfc(reach / sqrt(2))


def holm(chances: Sequence[float], error: float = 0.05) -> list[bool]:
    """Which of many findings stand: in 95 of 100 studies, none of those that stand is chance (Holm's procedure).

    The least likely one must be as unlikely as if it were one of all, the next as one of the others, and so on.
    """
    found = [False] * len(chances)
    for left, at in zip(range(len(chances), 0, -1), sorted(range(len(chances)), key=chances.__getitem__), strict=True):
        if chances[at] * left > error:
            break
        found[at] = True
    return found


def wilson_of(rate: float, trials: float, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval around a rate seen in so many trials, which need not be a whole number."""
    centre = rate + z * z / (2 * trials)
    reach = z * sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    scale = 1 + z * z / trials
    low, high = max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
    return 0.0 if rate == 0 else low, 1.0 if rate == 1 else high  # exactly, whatever rounding makes of them


def by_deal(shares: Sequence[float], size: int) -> tuple[float, float]:
    """The 95 % interval of a win rate where every `size` results in a row come from one deal, and so may be alike.

    Wilson's interval for as many independent results as would scatter like the deals do, with Student's reach: how much
    deals scatter is known the less, the fewer they are.
    """
    rate = mean(shares)
    deals = [sum(shares[at : at + size]) - rate * len(shares[at : at + size]) for at in range(0, len(shares), size)]
    freedom = len(deals) - 1
    squares = sum(deal * deal for deal in deals)
    if squares == 0.0 or freedom < 1:
        return wilson(rate * len(shares), len(shares))
    variance = squares / len(shares) ** 2
    return wilson_of(rate, rate * (1 - rate) / variance, student95(max(freedom, LEAST_FREEDOM)))


def log_likelihood_ratio(successes: float, trials: int, null: float, better: float) -> float:
    """How much better the results fit the chance `better` than `null`, in natural logarithms."""
    return successes * log(better / null) + (trials - successes) * log((1 - better) / (1 - null))


def sprt_bound(error: float = 0.05) -> float:
    """The ratio, in logarithms, at which a sequential test with these two equal errors may stop."""
    return log((1 - error) / error)


def ratings(results: Mapping[tuple[int, int], tuple[float, int]], count: int, rounds: int = 2000) -> list[float]:
    """Elo ratings of `count` players, the first at 0, from `(a, b) -> (wins of a, games)` of each pair.

    The Bradley-Terry model by minorization; half a win is given to each side of a pair, so that a clean
    sweep stays finite.
    """
    wins = [0.0] * count
    games: dict[tuple[int, int], float] = {}
    for (a, b), (won, met) in results.items():
        wins[a] += won + 0.5
        wins[b] += met - won + 0.5
        games[a, b] = games.get((a, b), 0.0) + met + 1
    strength = [1.0] * count
    for _ in range(rounds):
        shares = [0.0] * count
        for (a, b), played in games.items():
            part = played / (strength[a] + strength[b])
            shares[a] += part
            shares[b] += part
        strength = [wins[i] / shares[i] if shares[i] else strength[i] for i in range(count)]
    return [400 * log10(value / strength[0]) for value in strength]


def mean(values: Sequence[float]) -> float:
    """The average; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
