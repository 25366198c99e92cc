"""Told alike, known alike: a law of every game. `python -m tests.conformance.alike` searches further."""

from __future__ import annotations

import pytest

from tests.conformance.alike import looks_alike, tables, told_alike
from tests.conformance.games import Setting

every_table = pytest.mark.parametrize("setting", tables(), ids=str)


@every_table
def test_what_is_told_alike_is_known_alike(setting: Setting) -> None:
    found: list[bool] = []
    for seed in range(400):
        found += told_alike(setting, seed)
        if seed >= 3 and len(found) > 20:  # matches of a small game have few such positions
            break
    assert len(found) > 20
    assert all(found)


@every_table
def test_a_believed_state_looks_like_the_true_one(setting: Setting) -> None:
    assert all(looks_alike(setting, 1))
