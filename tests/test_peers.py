"""What the comparison with peers (bench/peers) does with its measurements, and how its loops choose."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest


def loaded(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, Path(__file__).parent.parent / "bench" / "peers" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


measure, run = loaded("measure"), loaded("run")


def row(peer: str, what: str, rate: float, note: str = "", setting: str = "", game: str = "skat") -> dict[str, Any]:
    named = {"peer": peer, "version": "1", "game": game, "what": what}
    return {**named, "rate": rate, "note": note, "setting": setting}


def test_a_peer_is_told_by_the_setting_that_suits_it_best() -> None:
    rounds = [
        [row("envpool", "steps", 3.0, setting="64 at once"), row("envpool", "steps", 4.0, setting="async")],
        [row("envpool", "steps", 9.0, setting="64 at once"), row("envpool", "steps", 5.0, setting="async")],
        [row("envpool", "steps", 1.0, setting="64 at once"), row("envpool", "steps", 6.0, setting="async")],
    ]
    (told,) = run.at_best(run.medians(rounds))
    assert (told["rate"], told["setting"]) == (5.0, "async")


def test_a_ratio_is_to_our_own_number_in_the_same_loop() -> None:
    ours = "sea-salt-paper"
    rows = [
        row("papercove", "batched steps", 8e6, "masks", game=ours),
        row("papercove", "batched steps", 6e6, "masks and observations", game=ours),
        row("papercove", "batched steps, from Python", 2e6, game=ours),
        row("pgx", "batched steps", 3e6, "masks and observations"),
        row("envpool", "batched steps, from Python", 5e5),
    ]
    ratios = [line.split("|")[-2].strip() for line in run.table(rows).splitlines()[2:]]
    assert ratios == ["", "", "", "2.0 ×", "4.0 ×"]


@pytest.mark.parametrize("kind", ["int8", "bool"])
def test_every_legal_action_of_each_match_is_chosen_evenly_and_no_other(kind: str) -> None:
    numpy = pytest.importorskip("numpy")
    luck = numpy.random.default_rng(1)
    masks = numpy.array([[0, 1, 0, 0], [1, 1, 1, 1], [1, 0, 0, 1]], kind)
    found = numpy.zeros(masks.shape, int)
    for _ in range(4000):
        found[numpy.arange(3), measure.any_of_each(masks, luck)] += 1
    assert (found[masks == 0] == 0).all()
    assert abs(found - masks * (4000 / masks.sum(axis=1, keepdims=True))).max() < 150
