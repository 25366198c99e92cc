"""How bots of each level think in Paper World; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "beginner": {"iterations": 12, "notices": 0.2, "misjudges": 0.6},
    "novice": {"iterations": 30, "notices": 0.7, "misjudges": 0.12},
    "casual": {"iterations": 60, "notices": 0.95, "misjudges": 0.03},
    "skilled": {"iterations": 100, "notices": 0.99, "misjudges": 0.005},
    "advanced": {"iterations": 320},
    "expert": {"iterations": 1_600},
    "master": {"iterations": 8_000},
}

# From the win rates of docs/bots.md, on the scale of openskill: two levels are apart by the normal quantile of the
# win rate times the square root of 2 times 25/6. That `casual` is 22, where a newcomer is 25, is a guess.
RATINGS: Mapping[str, float] = {
    "beginner": 16.6,
    "novice": 20.4,
    "casual": 22.0,
    "skilled": 24.4,
    "advanced": 28.0,
    "expert": 31.3,
    "master": 34.7,
}
