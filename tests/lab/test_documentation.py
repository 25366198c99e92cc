"""docs/laboratory.md names what is there."""

from __future__ import annotations

import re
from pathlib import Path

import papercove
from papercove.lab.findings import MeasureFinding

TEXT = (Path(__file__).parents[2] / "docs" / "laboratory.md").read_text("utf-8")


def test_every_number_that_may_be_changed_is_named() -> None:
    table = TEXT[TEXT.index("| game | numbers |") : TEXT.index("--set")]
    types = [papercove.game(id).variant_type for id in ("sea-salt-paper", "paper-world")]
    numbers = {name for kind in types if kind is not None for name in kind.__struct_fields__}
    assert set(re.findall(r"`([a-z_]+)`", table)) == numbers


def test_every_part_of_a_measure_is_named() -> None:
    assert all(f"`{name}`" in TEXT for name in MeasureFinding.__struct_fields__)
