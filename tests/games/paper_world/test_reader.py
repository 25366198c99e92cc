"""`papercove score paper-world`: landscapes of a real table. Rules 8.6 and 10.1."""

from __future__ import annotations

import io
import json

import pytest

from papercove.cli.app import run
from papercove.engine.errors import Unreadable
from papercove.engine.score import ScoreReader
from papercove.games.paper_world.reader import PaperWorldReader

FIFTEEN = "Y5@0,0 Y5@1,0 Y4@0,1 B3@1,1"


def test_10_1_lines_add_up_to_the_total() -> None:
    reader: ScoreReader = PaperWorldReader()
    given = {"landscape": FIFTEEN.split(), "hand": "3", "discards": "2", "scissors": True, "tokens": ["4"]}
    count = reader.count(reader.read(given))
    assert {line.key: line.points for line in count.lines} == {
        "stars": 15,
        "tokens": 4,
        "scissors": 2,
        "hand": -3,
        "discards": -2,
    }
    assert sum(line.points for line in count.lines) == count.total == 16


def test_8_6_the_objectives_shown_are_named() -> None:
    reader: ScoreReader = PaperWorldReader()
    count = reader.count(reader.read({"landscape": ["Y1@0,0", "Y2@1,0", "Y3@0,1"]}))
    assert count.answer["objectives"] == [1]
    assert [line.args for line in count.extras] == [{"objective": 1}]


def test_10_1_json_lines_are_answered_one_by_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        json.dumps({"landscape": FIFTEEN.split(), "hand": 3, "discards": 2, "scissors": True, "tokens": [4]}),
        json.dumps({"landscape": ["Y1@0,0", "Y2@0,0"]}),
        json.dumps({"landscape": ["Y1@0,0", "Y1@4,0"]}),
        json.dumps({"landscape": ["Y7@0,0"]}),
        json.dumps({"landscape": ["Y1@0,0", "B1@1,1"]}),
        json.dumps({"landscape": ["Y1@3,3", "Y2@4,3", "Y5@4,4"]}),
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    assert run(["score", "paper-world", "--jsonl"]) == 2
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (answers[0]["stars"], answers[0]["total"]) == (15, 16)
    assert [answer.get("line") for answer in answers] == [None, 2, 3, 4, 5, None]
    for answer, named in zip(answers[1:5], ("Y2@0,0", "Y1@4,0", "Y7@0,0", "B1@1,1"), strict=True):
        assert named in answer["error"]
    assert (answers[5]["objectives"], answers[5]["total"]) == ([1], 6)


@pytest.mark.parametrize("given", [{}, {"landscape": "Y1"}, {"landscape": ["Y1@0,0"], "hand": "many"}, {"land": []}])
def test_10_1_what_is_not_a_landscape_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(Unreadable):
        PaperWorldReader().read(given)
