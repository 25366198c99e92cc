"""How bots of each level think in Sea Salt & Paper; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "beginner": {"iterations": 20, "notices": 0.7, "misjudges": 0.6},
    "novice": {"iterations": 30, "notices": 0.6, "misjudges": 0.25},
    "casual": {"iterations": 80, "notices": 0.7, "misjudges": 0.1},
    "skilled": {"iterations": 150, "notices": 0.88, "misjudges": 0.035},
    "advanced": {"iterations": 250, "notices": 0.97, "misjudges": 0.012},
    "expert": {"iterations": 500, "crowd": 1_400},
    "master": {"iterations": 20_000},
}

# From the win rates of docs/bots.md, on the scale of openskill: two levels are apart by the normal quantile of the
# win rate times the square root of 2 times 25/6. That `casual` is 22, where a newcomer is 25, is a guess.
RATINGS: Mapping[str, float] = {
    "beginner": 16.5,
    "novice": 19.6,
    "casual": 22.0,
    "skilled": 25.7,
    "advanced": 29.2,
    "expert": 33.8,
    "master": 34.6,
}
