"""Whole matches kept as text: they replay to the same end for ever, and together reach every special case.

Those of a game's earlier versions stay beside the present ones, in a folder of their own.
"""

from __future__ import annotations

import json

import pytest

from papercove import Record
from papercove.engine.registry import game as find_game
from tests.golden import paper_world, sea_salt_paper
from tests.golden.goldens import Goldens, end_of

NOW = [paper_world.GOLDENS, sea_salt_paper.GOLDENS]
ALL = [*NOW, *(goldens._replace(version=version) for goldens in NOW for version in find_game(goldens.game).earlier)]
MATCHES = [(goldens, name) for goldens in ALL for name in goldens.records()]


def name_of(part: Goldens | str) -> str:
    return part if isinstance(part, str) else f"{part.game} {part.version or ''}".strip()


@pytest.mark.parametrize("goldens", ALL, ids=name_of)
def test_there_is_an_end_for_every_match(goldens: Goldens) -> None:
    assert set(goldens.records()) == set(json.loads(goldens.ends.read_text("utf-8")))


@pytest.mark.parametrize(("goldens", "name"), MATCHES, ids=name_of)
def test_a_golden_match_ends_as_it_ended(goldens: Goldens, name: str) -> None:
    text = goldens.records()[name]
    record = Record.read(text)
    assert record.text() == text
    assert record.version == (goldens.version or find_game(goldens.game).version)
    assert end_of(record) == json.loads(goldens.ends.read_text("utf-8"))[name]


@pytest.mark.parametrize("goldens", ALL, ids=name_of)
def test_the_golden_matches_reach_every_special_case(goldens: Goldens) -> None:
    reached: set[str] = set().union(*(goldens.cases_of(Record.read(text)) for text in goldens.records().values()))
    assert reached >= goldens.cases
