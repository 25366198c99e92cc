"""How bots of each level think in Sea Salt & Paper; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "novice": {"iterations": 30, "notices": 0.5, "misjudges": 0.13},
    "casual": {"iterations": 80, "notices": 0.75, "misjudges": 0.05},
    "skilled": {"iterations": 200, "notices": 0.95, "misjudges": 0.02},
    "expert": {"iterations": 600},
    "master": {"iterations": 20_000},
}
