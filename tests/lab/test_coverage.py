"""The coverage run compares each number of a study with the pool's number for the very same thing."""

from __future__ import annotations

import random

from bench.coverage import Simulated, coverage
from papercove.lab.simulate import study
from papercove.lab.tally import WIN, joined

POOL = Simulated(study("sea-salt-paper", ["greedy"], seed=1), 300, 1, {"behind"})


def test_the_largest_values_together_are_compared_from_the_same_value_up() -> None:
    truth = POOL.truth()
    counted = joined(POOL.pool).measures["behind"]
    begun = set()
    for seed in range(12):
        for path, one in POOL.drawn(400, random.Random(seed)).items():
            if path[:3] == ("measures", "behind", "tail") and path[-1] == "win_rate":
                least = int(path[3].removeprefix("from "))
                begun.add(least)
                cell = counted.cell(least)
                assert truth[path]["value"] == cell.wins / (cell.seated * WIN)
                assert 0 <= one["value"] <= 1
    assert len(begun) > 1  # or this shows nothing


def test_they_are_counted_as_one_number() -> None:
    found = coverage(POOL, 400, 10, 1)
    assert ("measures", "behind", "tail", "win_rate") in found
    assert not any(part.startswith("from ") for path in found for part in path)
