"""Whole matches kept as text: they replay to the same end for ever, and together reach every special case."""

from __future__ import annotations

import json

import pytest

from papercove import Record
from tests.golden import paper_world, sea_salt_paper
from tests.golden.goldens import Goldens, end_of

ALL = [paper_world.GOLDENS, sea_salt_paper.GOLDENS]
MATCHES = [(goldens, name) for goldens in ALL for name in goldens.records()]


@pytest.mark.parametrize("goldens", ALL, ids=lambda goldens: goldens.game)
def test_there_is_an_end_for_every_match(goldens: Goldens) -> None:
    assert set(goldens.records()) == set(json.loads(goldens.ends.read_text("utf-8")))


@pytest.mark.parametrize(("goldens", "name"), MATCHES, ids=lambda part: part if isinstance(part, str) else part.game)
def test_a_golden_match_ends_as_it_ended(goldens: Goldens, name: str) -> None:
    text = goldens.records()[name]
    record = Record.read(text)
    assert record.text() == text
    assert end_of(record) == json.loads(goldens.ends.read_text("utf-8"))[name]


@pytest.mark.parametrize("goldens", ALL, ids=lambda goldens: goldens.game)
def test_the_golden_matches_reach_every_special_case(goldens: Goldens) -> None:
    reached: set[str] = set().union(*(goldens.cases_of(Record.read(text)) for text in goldens.records().values()))
    assert reached >= goldens.cases
