"""`papercove verify` from the outside: no file, no fairness, and in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from papercove.cli.app import run
from papercove.words import LANGUAGES
from tests.cli.seated import seated


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err == f"papercove: There is no file {tmp_path / 'nothing'}.\n"
    assert run(["verify", str(tmp_path)]) == 2
    assert "cannot be read: Is a directory." in capsys.readouterr().err


def test_the_verdict_is_told_in_each_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.papercove"
    file.write_text(seated().record.text(), "utf-8")
    heard = set()
    for language in LANGUAGES:
        assert run(["verify", str(file), "--language", language]) == 1
        heard.add(capsys.readouterr().out)
    assert len(heard) == len(LANGUAGES)
    assert "NOT VERIFIED: The shuffles of this game come from a plain number, not from a sealed secret.\n" in heard
