"""How bots of each level think in Paper World; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "novice": {"iterations": 15, "notices": 0.3, "misjudges": 0.4},
    "casual": {"iterations": 40, "notices": 0.8, "misjudges": 0.08},
    "skilled": {"iterations": 100, "notices": 0.95, "misjudges": 0.03},
    "expert": {"iterations": 300},
    "master": {"iterations": 8_000},
}

# From the win rates of docs/bots.md, on the scale of openskill: two levels are apart by the normal quantile of the
# win rate times the square root of 2 times 25/6. That `casual` is 22, where a newcomer is 25, is a guess.
RATINGS: Mapping[str, float] = {"novice": 19.0, "casual": 22.0, "skilled": 24.5, "expert": 32.6, "master": 39.0}
