"""`papercove analyse`: a match in words, in four languages; bad files get a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from papercove.cli.app import run
from papercove.words import LANGUAGES
from tests.bots.test_analysis import played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.papercove"
    file.write_text(played("sea-salt-paper", 4, 30).text(), "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_analysis_is_told_in_words(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(record), "--iterations", "40", "--least", "0", "--language", language]) == 0
    told, aside = capsys.readouterr()
    assert "coach-" not in told
    assert len(aside.splitlines()) == 1  # that the match is not finished
    assert "Ann" in told
    assert "%" in told


def test_json_is_the_same_every_time(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for _ in range(2):
        assert run(["analyse", str(record), "--iterations", "20", "--json"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert len(json.loads(texts[0])["curve"]) == 31


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: text[:90], "Line"),
        (lambda text: text.replace("sea-salt-paper 2", "sea-salt-paper 99"), "version"),
        (lambda text: text.replace("papercove-record: 1", "papercove-record: 7"), "format"),
        (lambda text: text.replace("\n0 take", "\n0 rob 1\n0 take", 1), "Line"),
        (lambda text: "\n".join(text.splitlines()[:6]), "nothing to judge"),
    ],
)
def test_a_cut_changed_or_foreign_record_gets_a_sentence(
    record: Path, change: object, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert callable(change)
    record.write_text(change(record.read_text("utf-8")), "utf-8")
    assert run(["analyse", str(record), "--language", "en"]) == 2
    assert words in capsys.readouterr().err


def test_a_file_that_is_not_there_gets_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["analyse", str(tmp_path / "none"), "--language", "en"]) == 2
    assert "There is no file" in capsys.readouterr().err
