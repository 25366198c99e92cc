"""How bots of each level think in Paper World; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "beginner": {"iterations": 12, "notices": 0.3, "misjudges": 1.0},
    "novice": {"iterations": 16, "notices": 0.4, "misjudges": 0.45},
    "casual": {"iterations": 26, "notices": 0.62, "misjudges": 0.18},
    "skilled": {"iterations": 36, "notices": 0.93, "misjudges": 0.03},
    "advanced": {"iterations": 26, "notices": 1.0, "misjudges": 0.0},  # little thought, but it overlooks nothing
    "expert": {"iterations": 65},
    "master": {"iterations": 190},
}

# From the win rates of docs/bots.md, on the scale of openskill: two levels are apart by the normal quantile of the
# win rate times the square root of 2 times 25/6. That `casual` is 22, where a newcomer is 25, is a guess.
RATINGS: Mapping[str, float] = {
    "beginner": 16.6,
    "novice": 19.3,
    "casual": 22.0,
    "skilled": 24.3,
    "advanced": 27.1,
    "expert": 29.7,
    "master": 32.9,
}

# As these levels were when the shipped puzzles were found, so that they can be found again.
PUZZLE_PLAYERS = ("skilled:100:notices=0.99:misjudges=0.005", "casual:60:notices=0.95:misjudges=0.03", "steady")
