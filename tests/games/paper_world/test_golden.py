"""Whole matches kept as text: they replay to the same end for ever, and together reach every special case."""

from __future__ import annotations

import json

import pytest

from papercove import Record
from tests.games.paper_world.golden import CASES, ENDS, FILES, FOLDER, cases_of, end_of

EXPECTED = json.loads(ENDS.read_text("utf-8"))


def test_there_is_an_end_for_every_match() -> None:
    assert {file.stem for file in FILES} == set(EXPECTED)


@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_a_golden_match_ends_as_it_ended(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    record = Record.read(text)
    assert record.text() == text
    assert end_of(record) == EXPECTED[name]


def test_the_golden_matches_reach_every_special_case() -> None:
    reached = set().union(*(cases_of(Record.read(file.read_text("utf-8"))) for file in FILES))
    assert reached == CASES
