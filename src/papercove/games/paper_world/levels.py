"""How bots of each level think in Paper World; the fields are those of `papercove.bots.Settings`."""

from collections.abc import Mapping

LEVELS: Mapping[str, Mapping[str, float]] = {
    "novice": {"iterations": 15, "notices": 0.3, "misjudges": 0.4},
    "casual": {"iterations": 40, "notices": 0.8, "misjudges": 0.08},
    "skilled": {"iterations": 100, "notices": 0.95, "misjudges": 0.03},
    "expert": {"iterations": 300},
    "master": {"iterations": 8_000},
}
