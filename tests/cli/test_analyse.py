"""`papercove analyse`: a match in words, in four languages; bad files get a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from papercove.bots.analysis import analyse
from papercove.bots.habits import Habit
from papercove.bots.why import Why
from papercove.cli.analyse import show
from papercove.cli.app import run
from papercove.words import LANGUAGES, Words
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("loss", "points", "said"), [(0.55, 0.6, "55"), (0.0, 21.4, "21"), (0.12, 21.4, "12")])
def test_a_way_of_playing_is_told_with_what_it_cost(
    language: str, loss: float, points: float, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found = analyse(played("paper-world", 4, 12), 4)
    example = found.decisions[0].ply
    habit = Habit(0, tuple(range(17)), example, loss, points, (), Why((), (), (), (), ()))
    show(msgspec.structs.replace(found, habits=(habit,)), Words(language), 1.0)
    told = next(line for line in capsys.readouterr().out.splitlines() if " 17" in line)
    assert said in told
    assert "coach-" not in told
    assert (" 21 " in told) == (points > 2)


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
