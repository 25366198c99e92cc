"""The command line's edge: one sentence for a mistake, exit code 2, never a traceback; a quick start."""

from __future__ import annotations

import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

import papercove
from papercove.cli.app import COMMANDS, app, run


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAPERCOVE_LANGUAGE", "en")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["fly"], "There is no command “fly”. `papercove --help` lists them."),
        (["--port", "x"], "“x” does not fit --port."),
        (["doctor", "--wings"], "There is no option --wings here. Add --help to see the options."),
        (["doctor", "twice"], "“twice” is one argument too many."),
        (["--language", "ja", "doctor"], "There are no words in “ja”. Known languages: en, fr, it, de."),
        (["--language", "fr", "fly"], "Aucune commande «\u00a0fly\u00a0». `papercove --help` en donne la liste."),
        (["--language"], "--language is missing."),
    ],
)
def test_a_mistake_is_told_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.err == f"papercove: {sentence}\n"
    assert told.out == ""


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([name, "--help"]) == 0
    assert f"papercove {name}" in capsys.readouterr().out
    assert app[name].default_command is not None


def test_help_imports_no_command() -> None:
    program = (
        "import sys; from papercove.cli.app import run; run(['--help']);"
        "sys.exit(any(name in sys.modules for name in ('textual', 'starlette', 'papercove.cli.doctor')))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True).returncode == 0


def test_doctor_tells_the_mode_in_its_first_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["doctor"]) == 0
    assert capsys.readouterr().out.splitlines()[0].startswith(("The kernel is compiled", "The kernel is interpreted"))


def test_law_1_the_command_line_names_no_game() -> None:
    folder = Path(str(resources.files("papercove.cli")))
    words = set(papercove.games()) | {id.replace("-", "_") for id in papercove.games()}
    for path in folder.rglob("*.py"):
        assert not any(word in path.read_text("utf-8") for word in words), path.name
