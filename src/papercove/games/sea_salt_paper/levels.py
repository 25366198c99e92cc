"""How bots of each level think in Sea Salt & Paper; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "beginner": {"iterations": 20, "notices": 0.7, "misjudges": 0.5},
    "novice": {"iterations": 24, "notices": 0.65, "misjudges": 0.195},
    "casual": {"iterations": 30, "notices": 0.83, "misjudges": 0.057},
    "skilled": {"iterations": 60, "notices": 0.978, "misjudges": 0.009},
    "advanced": {"iterations": 24, "notices": 1.0, "misjudges": 0.0},  # little thought, but it overlooks nothing
    "expert": {"iterations": 1_500, "crowd": 5_000},
    "master": {"iterations": 20_000},
}

# Half its iterations won 60 of 100 matches against an `expert` of 500: too small a step for people to choose between
# (docs/decisions/0005-bots.md).
RETIRED = ("master",)

# From the win rates of docs/bots.md, on the scale of openskill: two levels are apart by the normal quantile of the
# win rate times the square root of 2 times 25/6. That `casual` is 22, where a newcomer is 25, is a guess.
RATINGS: Mapping[str, float] = {
    "beginner": 15.5,
    "novice": 18.6,
    "casual": 22.0,
    "skilled": 25.1,
    "advanced": 28.2,
    "expert": 31.5,
    "master": 32.2,
}

# As these levels were when the shipped puzzles were found, so that they can be found again.
PUZZLE_PLAYERS = ("skilled:150:notices=0.88:misjudges=0.035", "casual:80:notices=0.7:misjudges=0.1", "steady")
